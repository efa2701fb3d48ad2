// SPDX-License-Identifier: MIT

/// One summand of an active constraint: `coefficient * item.attribute`.
///
/// The attribute is one of left, right, top, bottom, width, height, centerX, centerY, firstBaseline
/// and lastBaseline: margins and the reading direction are resolved.
struct LayoutTerm {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: CGFloat
}

extension NSLayoutConstraint {
    /// The summands of `sum(terms) + offset (==, <=, >=) 0`.
    ///
    /// `offset` is the negated ``constant``. Attributes by reading direction follow the direction
    /// of the view that the constraint is installed on.
    func resolveTerms(on owner: UIView) -> [LayoutTerm] {
        guard let first else { return [] }
        let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result: [LayoutTerm] = []
        result.reserveCapacity(2)
        func add(_ end: LayoutEnd, _ coefficient: CGFloat, opposite: LayoutItem?) {
            let resolved = end.resolved(isRightToLeft: isRightToLeft, opposite: opposite)
            result.append(
                LayoutTerm(
                    item: resolved.item, attribute: resolved.attribute, coefficient: coefficient))
        }
        add(first.end, 1, opposite: second?.end.item)
        if let start = first.start { add(start, -1, opposite: second?.end.item) }
        if let second {
            add(second.end, -multiplier, opposite: first.end.item)
            if let start = second.start { add(start, multiplier, opposite: first.end.item) }
        }
        return isRightToLeft && isDirectional ? mirrored(result, in: owner) : result
    }

    /// The summands with places counted from the owner's right edge to the left.
    private func mirrored(_ terms: [LayoutTerm], in owner: UIView) -> [LayoutTerm] {
        var share: CGFloat = 0
        var result = terms.map { term in
            guard term.attribute.kind == .horizontalPlace else { return term }
            share += term.coefficient
            return LayoutTerm(
                item: term.item, attribute: term.attribute, coefficient: -term.coefficient)
        }
        // The owner's width cancels out unless a multiplier is involved.
        if abs(share) > 1e-12 {
            result.append(
                LayoutTerm(item: owner.layoutItem, attribute: .width, coefficient: share))
        }
        return result
    }

    /// Whether the terms depend on the reading direction.
    var isDirectional: Bool {
        func depends(_ operand: LayoutOperand?) -> Bool {
            guard let operand else { return false }
            return operand.end.attribute.isDirectional
                || operand.start?.attribute.isDirectional == true
        }
        return depends(first) || depends(second)
    }
}

extension LayoutEnd {
    /// The end in terms of attributes that the engine has variables for.
    ///
    /// - Parameter opposite: the item that the constraint relates this one to.
    @MainActor func resolved(isRightToLeft: Bool, opposite: LayoutItem?) -> LayoutEnd {
        var item = item
        var attribute = attribute
        if let plain = attribute.withinMargins {
            attribute = plain
            if !item.isGuide, let view = item.view { item = view.layoutMarginsGuide.layoutItem }
        }
        if attribute.isBaseline, !item.isGuide {
            item = item.baselineItem(attribute)
        }
        // The edges of a scroll view mean its content to what lies in it.
        if attribute.isEdge, !item.isGuide, let scroll = item.view as? UIScrollView,
            let inner = opposite?.view,
            opposite?.isGuide == true
                ? opposite?.guide?.kind == .plain : inner !== scroll,
            inner.isDescendant(of: scroll)
        {
            item = scroll.contentLayoutGuide.layoutItem
        }
        switch attribute {
        case .leading: attribute = isRightToLeft ? .right : .left
        case .trailing: attribute = isRightToLeft ? .left : .right
        default: break
        }
        return LayoutEnd(item: item, attribute: attribute)
    }
}

extension LayoutItem {
    /// The item whose text has the baseline, by way of the views that stand for each other.
    fileprivate func baselineItem(_ attribute: NSLayoutConstraint.Attribute) -> LayoutItem {
        guard var view else { return self }
        // Views that stand for each other in a circle end somewhere.
        for _ in 0..<32 {
            let next =
                attribute == .firstBaseline
                ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view else { break }
            view = next
        }
        return view.layoutItem
    }
}

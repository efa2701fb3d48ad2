// SPDX-License-Identifier: MIT
import ConstraintSolver

// Frames and autoresizing masks as constraints.
extension LayoutEngine {
    /// Keeps a part of a view's place where its frame and mask say, if they decide it.
    func fix(_ part: LayoutEngineItem.Part, of item: LayoutEngineItem) {
        guard let variable = item[part] else { return }
        let present = item.fixes[part.rawValue]
        guard let wanted = placement(of: part, item) else {
            if let present { remove(present.entry) }
            item.fixes[part.rawValue] = nil
            return
        }
        if let present, present.slope == wanted.slope, present.isStay == wanted.isStay,
            present.entry.handle != nil
        {
            // Frames are rounded to pixels, and proportions of them are not exact.
            if abs(present.entry.constant - wanted.constant) > 1e-6 {
                setConstant(wanted.constant, of: present.entry)
            }
            return
        }
        if let present { remove(present.entry) }
        let entry = makeEntry(wanted.isStay ? .stay(part) : .frame(part), item: item)
        var expression = LayoutEngineExpression()
        expression.add(variable, 1)
        if wanted.slope != 0, let superview = item.view?.superview {
            let outer = self.item(of: superview.layoutItem)
            if !outer.tiedSubviews.contains(where: { $0.item === item }) {
                outer.tiedSubviews.append(WeakLayoutItem(item: item))
            }
            expression.add(self.variable(part.length, of: outer), -wanted.slope)
        }
        item.fixes[part.rawValue] = LayoutEngineFix(
            entry: entry, slope: wanted.slope, isStay: wanted.isStay)
        add(
            entry, expression, .equal, wanted.isStay ? LayoutEngine.stayPriority : .required,
            constant: wanted.constant)
    }

    private static let stayPriority = UILayoutPriority(1)

    private struct Placement {
        var constant: Double
        var slope: Double = 0
        var isStay = false
    }

    /// What a view's frame says of a part of its place; nil if constraints decide it.
    private func placement(of part: LayoutEngineItem.Part, _ item: LayoutEngineItem) -> Placement? {
        guard let view = item.view else { return nil }
        if part.isSize, item.measuring != nil { return nil }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let constant =
            switch part {
            case .minX: Double(rect.minX)
            case .minY: Double(rect.minY)
            case .width: Double(rect.width)
            case .height: Double(rect.height)
            }
        guard item.isFixedByFrame else {
            // The root of a tree without a window keeps its size where nothing else is asked.
            let isRoot = view.superview == nil && part.isSize
            return isRoot ? Placement(constant: constant, isStay: true) : nil
        }
        guard let superview = view.superview,
            let outer = superview.layoutState?.item.engineSlot
        else { return Placement(constant: constant) }
        let mask = view.autoresizingMask
        let isHorizontal = part.isHorizontal
        let outerLength = isHorizontal ? superview.bounds.width : superview.bounds.height
        let span = AutoresizedSpan(
            start: isHorizontal ? rect.minX : rect.minY,
            length: isHorizontal ? rect.width : rect.height, outer: outerLength,
            isStartFlexible: mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
            isLengthFlexible: mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
            isEndFlexible: mask.contains(
                isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin))
        let larger = span.resized(to: outerLength + 1)
        let slope = Double(part.isSize ? larger.length - span.length : larger.start - span.start)
        guard slope > 1e-9 else { return Placement(constant: constant) }
        let insets =
            isHorizontal
            ? outer.insets.left + outer.insets.right : outer.insets.top + outer.insets.bottom
        return Placement(
            constant: constant - slope * Double(outerLength - insets), slope: slope)
    }

    func applyFixes() {
        let items = pendingFixes
        pendingFixes = []
        for case let item? in items.map(\.item) {
            item.isWaitingForFix = false
            for part in LayoutEngineItem.parts where item[part] != nil { fix(part, of: item) }
        }
    }

    /// Follows a change of a view's frame, mask or superview.
    func setNeedsFix(_ item: LayoutEngineItem) {
        guard !item.isWaitingForFix else { return }
        item.isWaitingForFix = true
        pendingFixes.append(WeakLayoutItem(item: item))
        setNeedsFlush()
    }

    /// Ties subviews that follow a view's size by their masks to its variables, now that it has
    /// some.
    func linkSubviews(of view: UIView) {
        for child in view.subviews where !child.autoresizingMask.isEmpty {
            guard let item = child.layoutState?.item.engineSlot, item.isFixedByFrame else {
                continue
            }
            setNeedsFix(item)
        }
    }
}

extension UIView {
    /// The frame as it would be without the transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        let center = layer.position
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}

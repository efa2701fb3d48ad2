// SPDX-License-Identifier: MIT

extension UIView {
    func setFrame(_ newValue: CGRect) {
        let value = newValue.sanitized
        guard layer.frame != value else { return }
        let oldSize = layer.bounds.size
        if CATransform3DIsIdentity(layer.transform) {
            let anchor = layer.anchorPoint
            layer.bounds = CGRect(origin: layer.bounds.origin, size: value.size)
            layer.position = CGPoint(
                x: value.minX + value.width * anchor.x, y: value.minY + value.height * anchor.y)
        } else {
            layer.frame = value
        }
        geometryDidChange(from: oldSize)
    }

    func setBounds(_ newValue: CGRect) {
        let value = newValue.sanitized
        let old = layer.bounds
        guard old != value else { return }
        layer.bounds = value
        if old.size != value.size { geometryDidChange(from: old.size) }
        if old.origin != value.origin, layoutState != nil { boundsOriginDidChange() }
    }

    func setCenter(_ newValue: CGPoint) {
        let value = CGRect(origin: newValue, size: .zero).sanitized.origin
        guard layer.position != value else { return }
        layer.position = value
        updateSafeArea()
        if layoutState != nil { layoutItemGeometryDidChange() }
    }

    func geometryDidChange(from oldSize: CGSize) {
        let size = layer.bounds.size
        if size != oldSize {
            if autoresizesSubviews { resizeSubviews(from: oldSize, to: size) }
            boundsSizeDidChange(from: oldSize)
            setNeedsLayout()
            if contentMode == .redraw { setNeedsDisplay() }
            for child in children { child.updateSafeArea() }
        }
        updateSafeArea()
        if layoutState != nil {
            updateSystemGuides()
            layoutItemGeometryDidChange()
        }
    }

    private func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
        for child in children where !child.autoresizingMask.isEmpty {
            child.resize(withOldSuperviewSize: oldSize, newSize: newSize)
        }
    }

    /// Distributes a change of the superview's size as `autoresizingMask` says.
    ///
    /// Each flexible part of an axis takes a share of the change in proportion to its old length;
    /// where all flexible parts are zero, equal shares.
    func resize(withOldSuperviewSize oldSize: CGSize, newSize: CGSize) {
        let mask = autoresizingMask
        let old = frame
        let horizontal = AutoresizedSpan(
            start: old.minX, length: old.width, outer: oldSize.width,
            isStartFlexible: mask.contains(.flexibleLeftMargin),
            isLengthFlexible: mask.contains(.flexibleWidth),
            isEndFlexible: mask.contains(.flexibleRightMargin)
        ).resized(to: newSize.width)
        let vertical = AutoresizedSpan(
            start: old.minY, length: old.height, outer: oldSize.height,
            isStartFlexible: mask.contains(.flexibleTopMargin),
            isLengthFlexible: mask.contains(.flexibleHeight),
            isEndFlexible: mask.contains(.flexibleBottomMargin)
        ).resized(to: newSize.height)
        frame = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length,
            height: vertical.length)
    }

    /// A point of another view, or of the window if nil, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? rootAncestor).layer)
    }

    /// A point of this view in another's coordinates, or the window's if nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? rootAncestor).layer)
    }

    /// A rectangle of another view, or of the window if nil, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? rootAncestor).layer)
    }

    /// A rectangle of this view in another's coordinates, or the window's if nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? rootAncestor).layer)
    }

    private var rootAncestor: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }
}

/// One axis of a view under autoresizing.
struct AutoresizedSpan {
    var start: CGFloat
    var length: CGFloat
    var outer: CGFloat
    var isStartFlexible: Bool
    var isLengthFlexible: Bool
    var isEndFlexible: Bool

    func resized(to newOuter: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let change = newOuter - outer
        guard change != 0, isStartFlexible || isLengthFlexible || isEndFlexible else {
            return (start, length)
        }
        let end = outer - start - length
        let parts = [
            isStartFlexible ? max(start, 0) : 0, isLengthFlexible ? length : 0,
            isEndFlexible ? max(end, 0) : 0,
        ]
        let flexible = parts.reduce(0, +)
        let count = [isStartFlexible, isLengthFlexible, isEndFlexible].count { $0 }
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return flexible > 0 ? change * parts[index] / flexible : change / CGFloat(count)
        }
        return (
            start + share(0, isStartFlexible), max(0, length + share(1, isLengthFlexible))
        )
    }
}

extension CGRect {
    /// The rectangle with non-negative size; components that are not finite become zero.
    package var sanitized: CGRect {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite,
            size.width >= 0, size.height >= 0
        {
            return self
        }
        let raw = CGRect(
            x: finite(origin.x), y: finite(origin.y), width: finite(size.width),
            height: finite(size.height))
        return raw.standardized
    }
}

// SPDX-License-Identifier: MIT
import ConstraintSolver

// From solved values to frames.
extension LayoutEngine {
    /// Notes which items' places changed in the solver, and what follows from new sizes.
    func collectChanges() {
        for variable in solver.takeChangedVariables() {
            guard let owner = owners[variable], let item = owner.item else { continue }
            item.needsPlacing = true
            if !item.isChanged {
                item.isChanged = true
                changedItems.append(item)
            }
            if owner.part.isSize { sizeDidChange(owner.part, of: item) }
        }
    }

    /// Asks for the layout of the superviews of what changed.
    func publishChanges() {
        let items = changedItems
        changedItems = []
        for item in items {
            item.isChanged = false
            if let view = item.view {
                // Of a view that its frame places, only what lies inside can have changed.
                if !item.isFixedByFrame { (view.superview ?? view).setNeedsLayout() }
            } else if let guide = item.layoutItem.guide, let owner = guide.owner {
                guide.solvedFrame = frame(of: item, in: owner)
                if guide.kind == .scrollContent { owner.setNeedsLayout() }
            }
        }
    }

    /// Gives the subviews of a view, and its content's size, the places that were solved.
    func placeSubviews(of view: UIView) {
        for child in view.subviews {
            guard let item = child.layoutState?.item.engineSlot, item.needsPlacing else { continue }
            item.needsPlacing = false
            guard !item.isFixedByFrame else { continue }
            place(child, item)
        }
        if let scroll = view as? UIScrollView, let guide = scroll.layoutState?.contentGuide,
            let item = guide.layoutItem.engineSlot, item.needsPlacing
        {
            item.needsPlacing = false
            let size = frame(of: item, in: scroll).size
            let scale = scroll.zoomScale
            scroll.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        }
    }

    /// Gives a root that no frame fixes the size that was solved.
    func placeRoot(_ view: UIView) {
        guard view.superview == nil, let item = view.layoutState?.item.engineSlot,
            item.needsPlacing, !item.isFixedByFrame
        else { return }
        item.needsPlacing = false
        item.isBeingPlaced = true
        var bounds = view.bounds
        let size = view.frame(forAlignmentRect: frame(of: item, in: view)).size
        if item[.width] != nil { bounds.size.width = size.width }
        if item[.height] != nil { bounds.size.height = size.height }
        view.bounds = bounds
        item.isBeingPlaced = false
    }

    private func place(_ view: UIView, _ item: LayoutEngineItem) {
        work.placements += 1
        let rect = view.frame(forAlignmentRect: solvedRect(of: item))
        let frame = LayoutEngine.toPixels(rect, scale: view.displayScale)
        item.isBeingPlaced = true
        if CATransform3DIsIdentity(view.layer.transform) {
            view.frame = frame
        } else {
            let anchor = view.layer.anchorPoint
            let scale = (view.superview as? UIScrollView)?.zoomScale(of: view) ?? 1
            view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
            view.center = CGPoint(
                x: frame.minX + frame.width * anchor.x * scale,
                y: frame.minY + frame.height * anchor.y * scale)
        }
        item.isBeingPlaced = false
    }

    /// The solved place of a guide, in whole pixels.
    private func frame(of item: LayoutEngineItem, in view: UIView) -> CGRect {
        LayoutEngine.toPixels(solvedRect(of: item), scale: view.displayScale)
    }

    private func solvedRect(of item: LayoutEngineItem) -> CGRect {
        CGRect(
            x: value(.minX, of: item), y: value(.minY, of: item),
            width: max(0, value(.width, of: item)), height: max(0, value(.height, of: item)))
    }

    /// A rectangle whose edges lie on device pixels, so that neighbours meet without a gap.
    ///
    /// A length that is whole pixels stays what it is, lest text be cut by a rounding error.
    static func toPixels(_ rect: CGRect, scale: CGFloat) -> CGRect {
        func span(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
            // Halves are rounded up in spite of the solver's errors in the last digits.
            func round(_ value: CGFloat) -> CGFloat {
                (value * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
            }
            let whole = (length * scale).rounded()
            let isWhole = abs(length * scale - whole) < 1e-5
            let first = round(start)
            return (first, isWhole ? whole / scale : round(start + length) - first)
        }
        let horizontal = span(rect.minX, rect.width)
        let vertical = span(rect.minY, rect.height)
        return CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length,
            height: vertical.length)
    }
}

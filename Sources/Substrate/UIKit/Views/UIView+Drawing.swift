// SPDX-License-Identifier: MIT

extension UIView {
    /// A picture of what ``draw(_:)`` draws, at the view's content scale; nil without an area.
    final func drawnContent() -> LayerContent? {
        let area = bounds
        guard area.width > 0, area.height > 0,
            let context = CALayer.makeContext(size: area.size, scale: contentScaleFactor)
        else { return nil }
        context.translateBy(x: -area.minX, y: -area.minY)
        CurrentContext.with(context) { draw(area) }
        return context.makeImage().map { .picture($0) }
    }
}

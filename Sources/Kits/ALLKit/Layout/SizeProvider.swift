// SPDX-License-Identifier: MIT

/// Content that knows its size: a text, a picture.
public protocol SizeProvider {
    /// The size of the content in a room, in points; called on any thread.
    ///
    /// - Parameter dimensions: The room; an unknown side is no limit.
    func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize
}

extension Optional: SizeProvider where Wrapped: SizeProvider {
    /// The size of what is there; nothing has no size.
    public func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize {
        self?.calculateSize(boundedBy: dimensions) ?? .zero
    }
}

extension NSAttributedString: SizeProvider {
    /// The size of the text in a room, in points and not rounded.
    ///
    /// Cost: that of shaping the text once for each width; equal texts share it.
    public func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize {
        drawing().calculateSize(boundedBy: dimensions)
    }
}

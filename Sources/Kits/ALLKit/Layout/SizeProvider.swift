// SPDX-License-Identifier: MIT

/// Content that knows its size: a text, a picture.
public protocol SizeProvider {
    /// The size of the content in a room, in points; called on any thread.
    ///
    /// - Parameter dimensions: The room; an unknown side is no limit.
    func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize
}

/// Content with lines of text, which `alignItems(.baseline)` puts side by side.
///
/// Other content is aligned with its bottom edge.
public protocol BaselineProviding: SizeProvider {
    /// The distance of the first line's baseline from the content's top; nil without lines. Called
    /// on any thread, and only where a box of the layout is aligned so.
    ///
    /// - Parameter dimensions: The room, as for the size.
    func firstBaseline(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGFloat?
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

extension Optional: BaselineProviding where Wrapped: BaselineProviding {
    /// The baseline of what is there.
    public func firstBaseline(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGFloat? {
        flatMap { $0.firstBaseline(boundedBy: dimensions) }
    }
}

extension NSAttributedString: BaselineProviding {
    /// The baseline of the text's first line in a room.
    public func firstBaseline(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGFloat? {
        drawing().firstBaseline(boundedBy: dimensions)
    }
}

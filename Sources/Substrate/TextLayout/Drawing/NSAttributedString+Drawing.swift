// SPDX-License-Identifier: MIT

extension NSAttributedString {
    /// The size of the text on lines of unbounded width, in points, not rounded.
    public func size() -> CGSize {
        ShapedText.measure(self, .stringDrawing(size: .zero, options: .usesLineFragmentOrigin))
    }

    /// The bounds of the text when it is drawn into a container, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: the container; a width or height of zero is unbounded.
    ///   - options: how to measure.
    ///   - context: takes the bounds; nil if they are not wanted.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(text: self, size: size, options: options, context: context).bounds
    }

    /// Draws the text into a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: the container in points.
    ///   - options: how to draw.
    ///   - context: takes the bounds; nil if they are not wanted.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StringDrawing(text: self, size: rect.size, options: options, context: context)
            .draw(at: rect.origin)
    }

    /// Draws the text into a rectangle of the current context, wrapped to its width.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text on lines of unbounded width, with the top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil
        )
    }
}

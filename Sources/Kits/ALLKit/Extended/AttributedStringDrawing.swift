// SPDX-License-Identifier: MIT

/// A text and how it is measured and drawn; on any thread.
///
/// A layout spec may hand one to its view's configuration, as Swift 6 does not allow for just any
/// `NSAttributedString` (it does for one that `make()` returned):
///
///     let text = "Title".attributed().font(.systemFont(ofSize: 17)).make().drawing()
///     LayoutNodeBuilder().layout(sizeProvider: text).view { (label: UILabel, _) in
///         label.attributedText = text.string
///     }
///
/// A context is written by measuring and drawing: give one to a single drawing at a time.
public struct AttributedStringDrawing: BaselineProviding, @unchecked Sendable {
    // The text is a copy that nobody changes, and the options are a value.
    /// The text, as it was when this was made.
    public let string: NSAttributedString
    /// How it is measured and drawn.
    public let options: NSStringDrawingOptions
    /// Takes and reports scales.
    public let context: NSStringDrawingContext?

    init(
        string: NSAttributedString, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) {
        self.string = string.copy() as? NSAttributedString ?? string
        self.options = options
        self.context = context
    }

    /// The size of the text in a room, in points and not rounded.
    public func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize {
        string.boundingRect(with: dimensions.size, options: options, context: context).size
    }

    /// The baseline of the first line in a room, in points and not rounded; nil without text.
    public func firstBaseline(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGFloat? {
        guard string.length > 0 else { return nil }
        let wraps = options.contains(.usesLineFragmentOrigin)
        var parameters = TextParameters(
            width: wraps ? dimensions.size.width : .infinity, maximumLines: wraps ? 0 : 1,
            lineBreakMode: .byWordWrapping, defaultFont: .systemFont(ofSize: 12))
        parameters.usesParagraphLineBreakModes = true
        parameters.usesFontLeading = options.contains(.usesFontLeading)
        if let context, context.actualScaleFactor > 0 {
            parameters.fontScale = context.actualScaleFactor
        }
        return ShapedText.shape(string, parameters).firstBaseline
    }

    /// Draws the text into a picture at the screen's scale.
    ///
    /// - Parameter size: In points; the text is wrapped to it.
    /// - Returns: The picture; nil if the size is not positive.
    public func draw(with size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        string.draw(
            with: CGRect(origin: .zero, size: size), options: options, context: context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

extension NSAttributedString {
    /// The text with a way to measure and draw it.
    public func drawing(
        options: NSStringDrawingOptions = .usesLineFragmentOrigin,
        context: NSStringDrawingContext? = nil
    ) -> AttributedStringDrawing {
        AttributedStringDrawing(string: self, options: options, context: context)
    }
}

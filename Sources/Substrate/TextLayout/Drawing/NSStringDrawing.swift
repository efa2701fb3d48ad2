// SPDX-License-Identifier: MIT

/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: Int
    /// Makes options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The text is wrapped to the width, and its origin is the top left corner of the first line;
    /// without this option there is one line and the origin is on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading of fonts is added to the height of lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The bounds are those of the glyphs' images.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Text that exceeds the height ends in an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What string drawing takes and reports beyond the options.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which fonts may shrink to fit; 0 means that they do not shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used, set by measuring and drawing.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text in points, set by measuring and drawing.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context without a scale.
    public override init() { super.init() }
}

// SPDX-License-Identifier: MIT

/// The context that drawing on this thread goes to; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    CurrentContext.current
}

/// Makes a context the one that drawing on this thread goes to, until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
    CurrentContext.push(context)
}

/// Ends what the last push began.
public func UIGraphicsPopContext() {
    CurrentContext.pop()
}

/// Begins drawing into a new bitmap on this thread.
///
/// - Parameters:
///   - size: in points; each side at least one pixel.
///   - opaque: kept for source compatibility: bitmaps always have an alpha channel.
///   - scale: device pixels a point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    ImageContexts.begin(size: size, scale: scale)
}

/// Begins drawing into a new bitmap with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    ImageContexts.begin(size: size, scale: 1)
}

/// What has been drawn since the last begin on this thread; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.image()
}

/// Ends drawing into the bitmap of the last begin on this thread; without one it does nothing.
public func UIGraphicsEndImageContext() {
    ImageContexts.end()
}

/// The bitmaps that a thread draws into.
private enum ImageContexts {
    private final class Stack {
        var entries: [(context: CGContext, scale: CGFloat)] = []
    }

    private static var stack: Stack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary["UIKit.ImageContexts"] as? Stack { return stack }
        let stack = Stack()
        dictionary["UIKit.ImageContexts"] = stack
        return stack
    }

    static func begin(size: CGSize, scale: CGFloat) {
        let factor = scale > 0 && scale.isFinite ? scale : max(1, CurrentTraits.screen.displayScale)
        let limit: CGFloat = 16_384
        func pixels(_ length: CGFloat) -> Int {
            length.isFinite ? Int(min(max((length * factor).rounded(.up), 1), limit)) : 1
        }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard let context = CGContext(width: width, height: height, scale: factor) else { return }
        stack.entries.append((context, factor))
        CurrentContext.push(context)
    }

    static func image() -> UIImage? {
        guard let entry = stack.entries.last, let image = entry.context.makeImage() else {
            return nil
        }
        return UIImage(cgImage: image, scale: entry.scale)
    }

    static func end() {
        guard stack.entries.popLast() != nil else { return }
        CurrentContext.pop()
    }
}

/// Draws pictures with a closure.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    /// Makes a renderer of pictures of one size, in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
    }

    /// Makes a renderer at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Draws a picture.
    ///
    /// - Parameter actions: draws into the context that it is given, which is the current one too.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, format.opaque, format.scale)
        defer { UIGraphicsEndImageContext() }
        if let context = UIGraphicsGetCurrentContext() {
            actions(UIGraphicsImageRendererContext(cgContext: context))
        }
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    /// Draws a picture and encodes it as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Device pixels a point; 0 is the screen's.
    open var scale: CGFloat = 0
    /// Whether pictures need no alpha channel. A hint.
    open var opaque = false

    /// A format for the main screen.
    open class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}

/// What a renderer's closure draws into.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw into.
    public let cgContext: CGContext

    init(cgContext: CGContext) {
        self.cgContext = cgContext
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }
}

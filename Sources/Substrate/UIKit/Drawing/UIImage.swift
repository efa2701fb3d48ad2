// SPDX-License-Identifier: MIT

/// A picture with a scale: immutable, and safe to use on any thread.
open class UIImage: NSObject, @unchecked Sendable {
    // Proof of Sendable: every stored property is immutable and Sendable.

    /// The pixels; nil for an empty image.
    public let cgImage: CGImage?

    /// Device pixels a point.
    public let scale: CGFloat

    /// How image views and buttons colour the picture.
    public let renderingMode: RenderingMode

    /// The directions in which the parts at the edges keep their size; see ``capInsets``.
    public let resizingMode: ResizingMode

    /// The edges that keep their size when the image is stretched, in points.
    public let capInsets: UIEdgeInsets

    /// The images that an animated image shows one after the other; nil for a still one.
    public let images: [UIImage]?

    /// How long an animated image shows all its images once, in seconds; 0 for a still one.
    public let duration: TimeInterval

    /// The point size over pixels; an image's own size if nil.
    private let logicalSize: CGSize?

    package init(
        pixels: CGImage?, scale: CGFloat, mode: RenderingMode = .automatic,
        caps: UIEdgeInsets = .zero, resizing: ResizingMode = .tile, size: CGSize? = nil,
        images: [UIImage]? = nil, duration: TimeInterval = 0
    ) {
        cgImage = pixels
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        renderingMode = mode
        capInsets = caps
        resizingMode = resizing
        logicalSize = size
        self.images = images
        self.duration = duration
        super.init()
    }

    /// Makes an image without pixels.
    public override convenience init() {
        self.init(pixels: nil, scale: 1)
    }

    /// Makes an image from pixels, one a point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage, scale: 1)
    }

    /// Makes an image from pixels.
    ///
    /// - Parameter scale: device pixels a point; a value that is not positive counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(pixels: cgImage, scale: scale)
    }

    /// Decodes an image; nil if the data is no picture that can be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes an image; nil if the data is no picture that can be read.
    ///
    /// - Parameter scale: device pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageDecoder.decode(data).get() else { return nil }
        self.init(pixels: image, scale: scale)
    }

    /// Reads an image from a file; nil if it is absent or no picture that can be read.
    ///
    /// A name that ends in `@2x` or `@3x` gives the scale.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let image = try? ImageDecoder.decode(contentsOf: url).get() else { return nil }
        let stem = url.deletingPathExtension().lastPathComponent
        self.init(pixels: image, scale: ImageLibrary.scale(inStem: stem))
    }

    /// Finds an image of the main bundle by name: in its asset catalogs (uncompiled `.xcassets`
    /// folders) or among its loose files, with `@2x` and `@3x` variants.
    ///
    /// The screen's scale picks the variant. Found images are kept for the next call.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds an image of a bundle by name.
    ///
    /// - Parameters:
    ///   - bundle: the main bundle if nil.
    ///   - traitCollection: its scale picks the variant; the screen's if nil.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        guard
            let found = ImageLibrary.shared.image(
                named: name, in: bundle ?? .main, scale: max(1, traits.displayScale),
                style: traits.userInterfaceStyle)
        else { return nil }
        self.init(pixels: found.image, scale: found.scale, mode: found.mode)
    }

    /// The size in points.
    open var size: CGSize {
        if let logicalSize { return logicalSize }
        guard let cgImage else { return .zero }
        return CGSize(
            width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    }

    /// The same picture, coloured another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage, scale: scale, mode: renderingMode, caps: capInsets,
            resizing: resizingMode, size: logicalSize,
            images: images?.map { $0.withRenderingMode(renderingMode) }, duration: duration)
    }

    /// The same picture with edges that keep their size, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture with edges that keep their size, in points.
    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        UIImage(
            pixels: cgImage, scale: scale, mode: renderingMode, caps: capInsets,
            resizing: resizingMode, size: logicalSize,
            images: images?.map {
                $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
            }, duration: duration)
    }

    /// The same picture filled with a colour through its alpha; the rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The same picture filled with a colour through its alpha.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let cgImage,
            let context = CGContext(width: cgImage.width, height: cgImage.height, scale: 1)
        else { return self }
        let area = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        context.draw(cgImage, in: area)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color.cgColor)
        context.fill(area)
        return UIImage(
            pixels: context.makeImage(), scale: scale, mode: renderingMode, caps: capInsets,
            resizing: resizingMode, size: logicalSize,
            images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) },
            duration: duration)
    }

    /// Draws the picture at its own size in the current context.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture stretched to a rectangle in the current context.
    open func draw(in rect: CGRect) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(cgImage, in: rect)
    }

    /// The picture as PNG; nil for an empty image.
    open func pngData() -> Data? {
        cgImage?.pngData()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (cgImage != nil && cgImage === other.cgImage && scale == other.scale
                && renderingMode == other.renderingMode && capInsets == other.capInsets
                && duration == other.duration && images == other.images)
    }

    open override var hash: Int {
        cgImage.map { ObjectIdentifier($0).hashValue } ?? 0
    }

    /// How views colour a picture.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is used does by default.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// Filled with the tint colour through its alpha.
        case alwaysTemplate
    }

    /// How the middle of a resizable picture fills more room.
    public enum ResizingMode: Int, Sendable {
        /// Repeats.
        case tile
        /// Stretches.
        case stretch
    }
}

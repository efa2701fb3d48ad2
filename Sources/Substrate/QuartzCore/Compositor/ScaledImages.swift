// SPDX-License-Identifier: MIT

/// Images at the sizes at which they are shown, so that they are resampled once and not with each
/// drawing.
///
/// Cost: a lookup is a hash; a miss resamples the image. Bounded to 64 MB; images unused the
/// longest go first.
final class ScaledImages: Sendable {
    static let shared = ScaledImages()

    private struct Key: Hashable, Sendable {
        var image: CGImage
        var width: Int
        var height: Int
    }

    private let cache = CostCache<Key, CGImage>(limit: 64 << 20)

    private static let maximumSide: CGFloat = 8_192

    /// The image in the pixel size of a rectangle; the image itself if it has that size already, or
    /// if the rectangle is no size of whole pixels.
    func image(_ image: CGImage, for target: CGRect) -> CGImage {
        let size = target.size
        guard size.width == size.width.rounded(), size.height == size.height.rounded(),
            size.width >= 1, size.height >= 1, size.width <= Self.maximumSide,
            size.height <= Self.maximumSide
        else { return image }
        let (width, height) = (Int(size.width), Int(size.height))
        guard width != image.width || height != image.height else { return image }
        let key = Key(image: image, width: width, height: height)
        if let known = cache.value(for: key) { return known }
        guard
            let context = CGContext(
                width: width, height: height, scale: 1, isOpaque: !image.hasAlpha)
        else { return image }
        context.draw(image, in: CGRect(origin: .zero, size: size))
        guard let made = context.makeImage() else { return image }
        cache.insert(made, for: key, cost: made.byteCount)
        return made
    }

    /// Forgets all images.
    func removeAll() {
        cache.removeAll()
    }
}

// SPDX-License-Identifier: MIT

extension UIImage {
    /// An image that an image view shows as other images one after the other, each equally long.
    ///
    /// It has the pixels, the size and the scale of the first; drawn elsewhere than in an image view
    /// it is that one.
    ///
    /// - Parameters:
    ///   - images: none of them animated; of animated ones the first image is shown.
    ///   - duration: how long all are shown once, in seconds; 0 or less is 1/30 s an image.
    /// - Returns: nil if there are no images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let usable = duration > 0 && duration.isFinite
        return UIImage(
            pixels: first.cgImage, scale: first.scale, mode: first.renderingMode,
            caps: first.capInsets, resizing: first.resizingMode, size: first.size, images: images,
            duration: usable ? duration : TimeInterval(images.count) / 30)
    }

    /// An animated image of the main bundle's images whose names are a name and a number: `walk0`,
    /// `walk1` and so on, from 0 or 1 to the first number that is absent, at most 1024.
    ///
    /// - Parameter duration: how long all are shown once, in seconds; 0 or less is 1/30 s an image.
    /// - Returns: nil if there is neither a number 0 nor a number 1.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: name + String(number)) {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: images, duration: duration)
    }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A picture that is computed: the same seed gives the same picture in every run.
struct Artwork: Hashable, Sendable {
    /// What the picture shows.
    enum Subject: Hashable, Sendable, CaseIterable {
        case hills, peaks, sea, city, forest, tiles, bubbles, glow
    }

    var subject: Subject
    var seed: UInt32

    init(_ subject: Subject, seed: UInt32) {
        self.subject = subject
        self.seed = seed
    }

    /// The picture in a size in points, at two pixels a point.
    @MainActor func image(size: CGSize) -> UIImage {
        let key = Key(artwork: self, size: size)
        if let image = Artwork.images[key] { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            var painter = ArtworkPainter(context.cgContext, size: size, seed: seed)
            painter.paint(subject)
        }
        // About fifty screens of pictures; more are drawn again.
        if Artwork.images.count >= 200 { Artwork.images = [:] }
        Artwork.images[key] = image
        return image
    }

    private struct Key: Hashable {
        var artwork: Artwork
        var size: CGSize

        func hash(into hasher: inout Hasher) {
            hasher.combine(artwork)
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
    }

    @MainActor private static var images: [Key: UIImage] = [:]
}

/// Shows a computed picture in its own size, or one that is drawn once and scaled.
final class ArtworkView: UIImageView {
    /// The picture.
    var artwork: Artwork? {
        didSet { if artwork != oldValue { setNeedsLayout() } }
    }

    /// The size that the picture is drawn in; nil for the view's. With one, a view that grows in an
    /// animation keeps its picture.
    var drawnSize: CGSize? {
        didSet { if drawnSize != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The view is made in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = drawnSize ?? bounds.size
        guard let artwork, size.width > 0, size.height > 0 else {
            image = nil
            return
        }
        image = artwork.image(size: size)
    }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// The room of a shelf: its title, and below it as much height as its list needs.
final class ShelfSpec: ModelLayoutSpec<Shelf> {
    /// Where the list begins, in points from the top.
    static let listTop: CGFloat = 52

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let height = Self.listTop + model.side + CoverSpec.captionHeight
        return LayoutNodeBuilder().layout {
            $0.width(.point(boundingDimensions.width.value ?? 0)).height(.point(height))
                .padding(.horizontal(20), .top(18))
        }.body {
            label(model.title, TextStyle(22, .bold))
        }
    }
}

/// How a record looks on a shelf.
final class CoverSpec: ModelLayoutSpec<Shelf.Cover> {
    /// The height of a cover's two lines, in points.
    static let captionHeight: CGFloat = 48

    private let side: CGFloat

    init(_ cover: Shelf.Cover, side: CGFloat) {
        self.side = side
        super.init(model: cover)
    }

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.width(.point(self.side)).height(.point(self.side + Self.captionHeight))
        }.body {
            picture(model.artwork, cornerRadius: 8) { $0.height(.point(self.side)) }
            label(model.title, TextStyle(15)) { $0.margin(.top(7)) }
            label(model.artist, TextStyle(15, .regular, .secondaryLabel))
        }
    }
}

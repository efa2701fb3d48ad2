// SPDX-License-Identifier: MIT
import ALLKit

/// A picture with a caption.
struct Pin: Equatable, Sendable {
    var id: Int
    var artwork: Artwork
    /// The picture's height in a width of 1.
    var aspect: CGFloat
    var title: String
    var author: String

    private static let titles = [
        ("Blue hour on the pass", "Ida Solberg"), ("Cabin light", "Tom Reyes"),
        ("朝の海", "Kenji Mori"), ("Patterns for a small kitchen, in four colours", "Ana Prado"),
        ("Rooftops", "Lena Fuchs"), ("The quiet side of the lake", "Ida Solberg"),
        ("Sábado en el bosque", "Marta Gil"), ("Study in circles No. 7", "Bo Lund"),
        ("Last bus home", "Chidi Eze"), ("Долина на рассвете", "Олег Титов"),
        ("Weekend above the clouds, without a signal", "Tom Reyes"), ("Tiles", "Ana Prado"),
    ]

    /// Pictures without end: the same index is the same picture.
    static func sample(_ index: Int) -> Pin {
        let subjects: [Artwork.Subject] = [
            .peaks, .forest, .sea, .tiles, .city, .hills, .forest, .bubbles, .city, .hills,
            .peaks, .tiles,
        ]
        let aspects: [CGFloat] = [1.3, 0.9, 1.1, 1, 1.45, 0.75, 1.25, 1, 0.8, 1.15, 1.4, 0.85]
        let (title, author) = titles[index % titles.count]
        return Pin(
            id: index, artwork: Artwork(subjects[index % 12], seed: UInt32(index * 7_919 + 3)),
            aspect: aspects[(index + index / 12) % 12], title: title, author: author)
    }
}

/// How a picture with its caption looks.
final class PinSpec: ModelLayoutSpec<Pin> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let width = boundingDimensions.width.value ?? 0
        return LayoutNodeBuilder().layout { $0.width(.point(width)).padding(.bottom(6)) }.body {
            picture(model.artwork, cornerRadius: 16) {
                $0.height(.point((width * self.model.aspect).rounded()))
            }
            label(model.title, TextStyle(14, .semibold, lines: 2)) {
                $0.margin(.top(7), .horizontal(4))
            }
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).alignItems(.center).margin(.top(5), .horizontal(4))
            }.body {
                avatar(model.author, size: 20)
                label(model.author, TextStyle(12, .regular, .secondaryLabel)) {
                    $0.margin(.left(6)).flexShrink(1)
                }
            }
        }
    }
}

/// Pictures in columns, in a layout of the gallery's own; more come when the end is near.
final class WaterfallScreen: ListScreen {
    private let layout = WaterfallLayout()
    private var count = 24

    init() {
        super.init(title: "Waterfall", layout: layout)
        layout.sizeForItem = { [weak adapter] in adapter?.sizeForItem(at: $0) ?? .zero }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var maximumWidth: CGFloat { .infinity }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        update()
    }

    /// The bounds of a picture: the columns' width.
    override func dimensions(width: CGFloat) -> LayoutDimensions<CGFloat> {
        CGSize(width: layout.columnWidth(width: width), height: .nan).layoutDimensions
    }

    private func update() {
        show((0..<count).map { Item(id: $0, layoutSpec: PinSpec(model: .sample($0))) })
    }
}

extension WaterfallScreen: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let end = scrollView.contentSize.height - scrollView.bounds.height
        guard !isBusy, count < 240, scrollView.contentOffset.y > end - 600, end > 0 else { return }
        count += 24
        update()
    }
}

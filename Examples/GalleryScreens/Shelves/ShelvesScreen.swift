// SPDX-License-Identifier: MIT
import ALLKit

/// Rows that are lists themselves and scroll sideways; each keeps its place while others scroll.
final class ShelvesScreen: ListScreen {
    typealias ShelfAdapter = CollectionViewAdapter<UICollectionView, UICollectionViewCell, Any>

    /// A list for each shelf, as long as the screen lives.
    private(set) var shelves: [ShelfAdapter] = []
    /// Shelves that do not show their covers yet.
    private var emptyShelves = 0

    init() {
        super.init(title: "Listen Now")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var isBusy: Bool { super.isBusy || emptyShelves > 0 }

    override var maximumWidth: CGFloat { .infinity }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        shelves = Shelf.samples.map(makeAdapter)
        let items = zip(Shelf.samples, shelves).map { shelf, adapter in
            let item = Item(id: shelf.title, layoutSpec: ShelfSpec(model: shelf))
            item.makeView = { layout, _ in
                let view = layout.makeView()
                let list = adapter.collectionView
                list.frame = CGRect(
                    x: 0, y: ShelfSpec.listTop, width: layout.size.width,
                    height: layout.size.height - ShelfSpec.listTop)
                view.addSubview(list)
                return view
            }
            return item
        }
        show(items)
    }

    private func makeAdapter(_ shelf: Shelf) -> ShelfAdapter {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 14
        layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        let adapter = ShelfAdapter(layout: layout)
        let list = adapter.collectionView
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        list.alwaysBounceHorizontal = true
        list.accessibilityIdentifier = "shelf \(shelf.title)"
        let height = shelf.side + CoverSpec.captionHeight
        adapter.set(boundingDimensions: CGSize(width: .nan, height: height).layoutDimensions)
        emptyShelves += 1
        adapter.set(
            items: shelf.covers.map {
                Item(id: $0.id, layoutSpec: CoverSpec($0, side: shelf.side))
            }, animated: false,
            completion: { [weak self] _ in self?.emptyShelves -= 1 })
        return adapter
    }
}

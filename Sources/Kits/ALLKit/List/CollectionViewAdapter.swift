// SPDX-License-Identifier: MIT
import ListDiff

/// Shows a list of items in a collection view: lays rows out away from the main thread, finds what
/// changed from one list to the next, and brings it on screen as one batch.
///
/// A long list starts at once: the rows of about two screens are laid out, the others get the mean
/// of those as their size. The rest is then measured in the background in small pieces, outward
/// from what is on screen; measured sizes take their places without moving the rows that are seen.
/// Another list, other bounds or the end of the adapter cancel what is under way.
///
/// ```swift
/// let adapter = CollectionViewAdapter<UICollectionView, UICollectionViewCell, Any>()
/// view.addSubview(adapter.collectionView)
/// adapter.set(boundingDimensions: CGSize(width: width, height: .nan).layoutDimensions)
/// adapter.set(items: [ListItem(id: "a", layoutSpec: RowSpec(model: row))])
/// ```
///
/// The adapter is the collection view's data source and gives a flow layout its items' sizes; the
/// delegate is the user's to set. All members are for the main thread.
///
/// Invariants: what the collection view shows is `shown`; it changes only within an update of the
/// collection view. `engine` has a size for each shown row. A result of a computation that another
/// one overtook is dropped, and its caller is told so.
///
/// Cost: setting items is linear in their number, away from the main thread but for adopting the
/// result; memory is 8 bytes a row beside the items.
///
/// Rows that are moved by hand are in their new places for the adapter too; a list that is set while
/// one is on its way counts from the places that it ends with.
@preconcurrency @MainActor
public final class CollectionViewAdapter<
    CollectionViewType: UICollectionView, CellType: UICollectionViewCell, ContextType
>: NSObject {
    /// What the adapter may do.
    public struct Settings {
        /// Whether ``CollectionViewAdapter/handleMoveGesture(_:)`` moves those rows by hand whose
        /// items allow it.
        public var allowInteractiveMovement = false
        /// Whether rows that change places move; otherwise they go and come.
        public var allowMovesInBatchUpdates = true
    }

    /// Where the list is shown.
    public let collectionView: CollectionViewType

    /// What the adapter may do.
    public var settings = Settings()

    typealias Rows = RowSource<ContextType>

    let engine: RowLayoutEngine<any Layout>
    let queue: LayoutQueue
    let reuseIdentifier = UUID().uuidString

    /// The rows that the collection view shows.
    var shown: Rows = ItemRows([])
    /// The rows that were set last.
    var wanted: Rows = ItemRows([])
    /// nil before bounds were set.
    var bounds: LayoutDimensions<CGFloat>?
    /// The bounds within which the shown rows are laid out; `bounds` may be on their way.
    var shownBounds: LayoutDimensions<CGFloat>?
    /// Counts computations; only the newest is applied.
    let turns = TurnCounter()

    /// Makes an adapter with a collection view of its own.
    ///
    /// - Parameter layout: how the collection view places its cells.
    public required convenience init(layout: UICollectionViewLayout) {
        self.init(layout: layout, queue: .live())
    }

    /// Makes an adapter whose rows stand one below the other.
    public convenience override init() {
        self.init(layout: UICollectionViewFlowLayout())
    }

    /// Makes an adapter that works on a queue that a test steps.
    init(layout: UICollectionViewLayout, queue: LayoutQueue) {
        collectionView = ClassConstruction.makeCollectionView(
            CollectionViewType.self, frame: .zero, layout: layout)
        self.queue = queue
        engine = RowLayoutEngine(queue: queue, cacheCapacity: 192)
        super.init()
        collectionView.register(CellType.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.dataSource = self
        collectionView.isPrefetchingEnabled = false
        engine.onCommit = { [weak self] in self?.rowsWereMeasured($0) }
        engine.isHeld = { [weak collectionView] in
            collectionView.map { $0.isTracking || $0.isDragging } ?? false
        }
    }

    isolated deinit {
        engine.cancel()
        _ = turns.next()
        collectionView.dataSource = nil
        collectionView.delegate = nil
    }

    // MARK: Asking

    /// The context of a shown item; nil for an index that no item has.
    public func contextForItem(at index: Int) -> ContextType? {
        isRow(index) ? shown.item(index).context : nil
    }

    /// The size of a shown item in points; an estimate as long as the row was not measured. nil for
    /// an index that no item has.
    public func sizeForItem(at index: Int) -> CGSize? {
        isRow(index) ? engine.sizes[index] : nil
    }

    func isRow(_ index: Int) -> Bool { index >= 0 && index < shown.count }

    /// The rows on screen.
    var visibleRows: Range<Int> {
        let rows = collectionView.indexPathsForVisibleItems.map(\.item)
        guard let first = rows.min(), let last = rows.max() else { return 0..<0 }
        return first..<last + 1
    }

    /// Twice the area of the screen, in square points: what is laid out before a list is shown.
    var screenArea: CGFloat {
        var size = collectionView.bounds.size
        // Before the first layout the view has no size yet: it will not be larger than the screen.
        if size.width <= 0 || size.height <= 0 { size = UIScreen.main.bounds.size }
        return 2 * size.width * size.height
    }

    // MARK: Sizes

    /// Tells the layout of rows' sizes; what is on screen stays in its place.
    func rowsWereMeasured(_ rows: [Int]) {
        guard let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else {
            collectionView.sizesDidChange()
            return
        }
        var sizes: [Int: CGSize] = [:]
        sizes.reserveCapacity(rows.count)
        for row in rows { sizes[row] = engine.sizes[row] }
        flow.updateSizes(sizes, inSection: 0)
    }
}

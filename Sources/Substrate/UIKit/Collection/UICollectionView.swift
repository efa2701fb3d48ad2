// SPDX-License-Identifier: MIT
import ListDiff

/// A scrolling view of data whose places a layout decides.
///
/// Views exist only for what is on screen; those that leave are used again. Changes of the data are
/// told as batches, which are checked against the rules before anything is touched and shown as
/// one animation of 0.3 s.
///
/// Costs: a scrolled frame follows what comes and goes, a batch the changes and what is on screen;
/// what the layout costs is the layout's to say.
///
/// - Note: Differs from UIKit: a batch begun before the numbers of items were first asked (by a
///   layout pass, say) reloads, since there is nothing to check it against. Drags stay within the
///   program, and there is no loading of nibs.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Makes a collection view.
    ///
    /// - Parameters:
    ///   - frame: the view's place in its superview, in points.
    ///   - layout: decides where the items are.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    isolated deinit {
        // Their blocks change nothing any more; those who wait for them are told.
        finish(batch.waiting.compactMap(\.completion), finished: false)
    }

    // MARK: State

    var layout: UICollectionViewLayout
    /// The numbers of items by section; nil until asked again.
    var counts: [Int]?
    /// The views in use.
    var elements: [ElementKey: UICollectionReusableView] = [:]
    /// Views that a batch takes away and that are still to be seen.
    var departing: [DepartingElement] = []
    /// Views out of use that are still subviews, until the end of the layout pass.
    var idle: [UICollectionReusableView] = []
    var pool = ReusePool()
    var beingMade: UICollectionViewLayoutAttributes?
    var beingReconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?
    var batch = BatchInProgress()
    var prefetch = PrefetchState()
    var aim: ScrollAim?
    var isShowingElements = false
    var movement: InteractiveMovement?
    let autoscroll = MovementAutoscroll()
    var focus = ItemFocus()
    var dragging = ItemDragging()
    var interactiveTransition: InteractiveTransition?
    /// The width that mirrored content is mirrored in; nil for other content.
    var flippedWidth: CGFloat?
    var resizing = ResizingElements()
    var indexBar: CollectionIndexBar?
    var indexTitlesAreOld = true
    /// Set by the default of the data source's question whether an item may move.
    var isMoveAllowedByDefault = false

    // MARK: Configuration

    /// The layout; setting it shows the new one without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Provides the data; setting it reloads.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Hears which items are likely to come on screen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether ``prefetchDataSource`` is told.
    open var isPrefetchingEnabled = true

    /// Which views may ask for another size after they were shown; those whose intrinsic content
    /// size was invalidated, unless set otherwise.
    ///
    /// Such a view is asked in the next layout pass, if its layout works with estimates, and all
    /// goes to new places within 0.3 s, or at once if the size was invalidated in
    /// `performWithoutAnimation`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view behind the items; it covers the view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.layer.zPosition = -1000
            insertSubview(backgroundView, at: 0)
        }
    }

    /// Whether taps select items.
    open var allowsSelection = true { didSet { trimSelection() } }
    /// Whether taps select several items.
    open var allowsMultipleSelection = false { didSet { trimSelection() } }
    /// Whether the view is in editing mode, which has its own rules of selection.
    open var isEditing = false { didSet { trimSelection() } }
    /// Whether taps select items in editing mode.
    open var allowsSelectionDuringEditing = false { didSet { trimSelection() } }
    /// Whether taps select several items in editing mode.
    open var allowsMultipleSelectionDuringEditing = false { didSet { trimSelection() } }

    // MARK: Reuse

    /// Names the class of cells with an identifier; nil forgets it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, for: ReusePool.Queue(kind: .cell, identifier: identifier))
    }

    /// Names the class of supplementary views with a kind and an identifier; nil forgets it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(
            viewClass,
            for: ReusePool.Queue(kind: .supplementary(elementKind), identifier: identifier))
    }

    /// A cell for an item: one out of use, or a new one of the registered class.
    ///
    /// Stops the program if no class is registered for the identifier.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, at: indexPath)
    }

    /// A supplementary view: one out of use, or a new one of the registered class.
    ///
    /// Stops the program if no class is registered for the kind and identifier.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplementary(elementKind), identifier, at: indexPath)
    }

    // MARK: Contents

    /// Throws all views away and asks for everything anew in the next layout pass. The selection
    /// is lost.
    open func reloadData() { reload() }

    /// The number of sections.
    open var numberOfSections: Int { currentCounts.count }

    /// The number of items of a section, which must exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = currentCounts
        precondition(
            counts.indices.contains(section),
            "There is no section \(section): the data has \(counts.count) sections.")
        return counts[section]
    }

    /// The cell of an item; nil if it is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(.cell, indexPath)] as? UICollectionViewCell
    }

    /// The item of a cell; nil if it is not in use.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let path = cell.appliedAttributes?.indexPath, cellForItem(at: path) === cell else {
            return elements.first { $0.value === cell }?.key.path
        }
        return path
    }

    /// The item at a point of the content; nil if there is none, or it is not on screen.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

    /// The cells on screen, in no order.
    open var visibleCells: [UICollectionViewCell] {
        elements.values.compactMap { $0 as? UICollectionViewCell }
    }

    /// The items on screen, in no order.
    open var indexPathsForVisibleItems: [IndexPath] {
        elements.keys.filter { $0.kind == .cell }.map(\.path)
    }

    /// A supplementary view; nil if it is not on screen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[ElementKey(.supplementary(elementKind), indexPath)]
    }

    /// The supplementary views of a kind on screen, in no order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.filter { $0.key.kind == .supplementary(elementKind) }.map(\.value)
    }

    /// The places of the supplementary views of a kind on screen, in no order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path)
    }

    /// Where an item is; nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareLayoutIfNeeded()
        return attributesOfItem(at: indexPath)
    }

    /// Where a supplementary view is; nil if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributesOfSupplementary(kind, at: indexPath)
    }

    // MARK: Layout

    /// Replaces the layout. Items go to their new places within 0.3 s if animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Replaces the layout; the completion runs once the items are there.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    // MARK: Changes

    /// Makes several changes as one batch.
    ///
    /// Deletions, reloads and the sources of moves name places before the batch, insertions and
    /// the targets of moves places after it, in whatever order they are called. The data must
    /// change inside the block. A batch that breaks a rule stops the program with UIKit's message
    /// before anything is touched. A batch begun while another is carried out waits for its end;
    /// one begun inside another's block becomes part of it.
    ///
    /// - Parameters:
    ///   - updates: changes the data and tells the changes.
    ///   - completion: runs exactly once, when the animation ended; its argument is false if it
    ///     was cut off or the view is in no window.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runBatch(updates, completion: completion)
    }

    /// Tells that sections are new, by index after the batch.
    open func insertSections(_ sections: IndexSet) {
        record { $0.insertedSections += sections }
    }

    /// Tells that sections are gone, by index before the batch.
    open func deleteSections(_ sections: IndexSet) {
        record { $0.deletedSections += sections }
    }

    /// Tells that sections have new contents, by index before the batch.
    open func reloadSections(_ sections: IndexSet) {
        record { $0.reloadedSections += sections }
    }

    /// Tells that a section has another index.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections.append(BatchUpdate.SectionMove(from: section, to: newSection)) }
    }

    /// Tells that items are new, by place after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        record { $0.insertedItems += indexPaths.map { ItemPath($0) } }
    }

    /// Tells that items are gone, by place before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.deletedItems += indexPaths.map { ItemPath($0) } }
    }

    /// Tells that items have new contents and need other cells, by place before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        record { $0.reloadedItems += indexPaths.map { ItemPath($0) } }
    }

    /// Tells that an item has another place.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record {
            $0.movedItems.append(
                BatchUpdate.ItemMove(from: ItemPath(indexPath), to: ItemPath(newIndexPath)))
        }
    }

    /// Asks the data source to set the contents of items' present cells anew.
    ///
    /// The dequeue method returns the present cell then. Inside a batch the places are those after
    /// it; outside one the cells change at once, and other sizes are asked of cells only.
    ///
    /// Cost: O(items named).
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        let paths = indexPaths.map { ItemPath($0) }
        if canReconfigureAtOnce {
            reconfigureAtOnce(paths)
        } else {
            record { $0.reconfiguredItems += paths }
        }
    }

    // MARK: Selection

    /// The selected items in no order; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selected.isEmpty ? nil : Array(selected)
    }

    /// Selects an item and scrolls to it; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: the item; nil takes the selection away.
    ///   - animated: whether to scroll in time.
    ///   - scrollPosition: where the item should be; none does not scroll.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes the selection from an item; the delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Interactive movement

    /// Begins to move an item by hand, as a gesture recogniser does.
    ///
    /// The item's cell comes to the front and follows
    /// ``updateInteractiveMovementTargetPosition(_:)``; the others give way. The data source hears
    /// of the movement at its end only.
    ///
    /// - Returns: false if the data source does not let the item move, it is not on screen, or
    ///   another one is being moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(at: indexPath)
    }

    /// Moves the item that is being moved. Near an edge the content scrolls along.
    ///
    /// - Parameter targetPosition: where the cell's middle is to be, in points of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovement(to: targetPosition)
    }

    /// Leaves the moved item where it is: the data source is told to move it in the data, and the
    /// cell goes to its place within 0.3 s.
    open func endInteractiveMovement() { endMovement() }

    /// Brings the moved item and all others back to where they were, within 0.3 s. The data source
    /// hears nothing.
    open func cancelInteractiveMovement() { cancelMovement() }

    /// The place in the data of an item that is shown at a place; they differ only while an item is
    /// being moved.
    open func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath?) -> IndexPath? {
        indexPath.map(dataPath)
    }

    /// The place at which an item of the data is shown; they differ only while an item is being
    /// moved.
    open func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath?) -> IndexPath? {
        indexPath.map(presentationPath)
    }

    // MARK: Scrolling

    /// Scrolls to an item.
    ///
    /// - Parameters:
    ///   - indexPath: the item; one that does not exist stops the program.
    ///   - scrollPosition: where it should be; with none it is only brought in sight. Two
    ///     positions on one axis stop the program.
    ///   - animated: whether to scroll in time.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Overrides

    /// The point of the content at the view's top left corner.
    open override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            if !isOwnMove { aim = nil }
            boundsWillChange(to: CGRect(origin: newValue, size: bounds.size))
            super.contentOffset = newValue
        }
    }

    /// The part of the content on screen. Setting it asks the layout as scrolling does, and does not
    /// tell the delegate.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue.size == bounds.size { boundsWillChange(to: newValue) }
            super.bounds = newValue
        }
    }

    /// Lays out what is on screen.
    open override func layoutSubviews() {
        prepareLayoutIfNeeded()
        super.layoutSubviews()
        resizeElements()
        showElements()
    }

    package override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let flip = flippedOffset(proposed)
        return flippedOffset(
            layout.targetContentOffset(
                forProposedContentOffset: flip,
                withScrollingVelocity: isFlipped
                    ? CGPoint(x: -velocity.x, y: velocity.y) : velocity))
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layout.boundsSizeDidChange(from: bounds.size)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { dragging.outgoing?.cancel() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        (layout as? UICollectionViewFlowLayout)?.referenceDidChange(.fromSafeArea)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        (layout as? UICollectionViewFlowLayout)?.referenceDidChange(.fromLayoutMargins)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.displayScale != traitCollection.displayScale else { return }
        layout.invalidateLayout()
    }

    package override func boundsSizeDidChange(from oldSize: CGSize) {
        layout.boundsSizeDidChange(from: oldSize)
        super.boundsSizeDidChange(from: oldSize)
        followAnimatedBounds(from: oldSize)
    }

    /// Highlights the touched item.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { touchBegan(touch) }
    }

    /// Selects the touched item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { touchEnded(touch) }
    }

    /// Takes the highlight from the touched item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        unhighlight()
    }
}

// SPDX-License-Identifier: MIT
import ListDiff

/// Lays out items in lines, each line filled before the next begins; sections have headers and
/// footers.
///
/// Of a line that is full the items are spread to both edges, a single one is centred. A last line
/// of equal items is spaced as a full one, any other as closely as allowed. Lengths are in points;
/// origins lie on device pixels.
///
/// Costs: items of one size cost nothing to lay out. In a list of one item a line a place, a hit,
/// another size of one row, and the insertion, deletion or move of one row cost O(log n), whether the
/// sizes are estimates or came from cells. Sizes that the delegate gives item by item are asked anew
/// after each batch, and lines of several items of several sizes are made anew: O(n).
/// ``layoutAttributesForElements(in:)`` costs O(log n) and its answer.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Makes a layout of 50 by 50 items, 10 apart, that scrolls vertically.
    public override init() {
        super.init()
    }

    /// Stops the program: layouts cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Stands for "as large as the cell prefers" in ``estimatedItemSize``; ``itemSize`` holds until
    /// the cell was asked.
    open class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The axis along which the lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of items that the delegate gives none.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size that items have until their cells are asked; zero does not ask. With an estimate,
    /// headers and footers are asked as well: their reference sizes are estimates then.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The distance between lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The insets of a section's lines, between header and footer.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// The size of headers, of which the extent along the scrolling axis counts; zero is no header.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers, of which the extent along the scrolling axis counts; zero is no footer.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Whether a header stays in sight while its section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether a footer stays in sight while its section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// What a section's insets across are measured from; the content inset holds in any case.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// What a section's insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's adjusted content inset.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }

    // MARK: State

    var geometry = FlowGeometry()
    /// Whether ``geometry`` is that of the present data and properties.
    var isGeometryCurrent = false
    /// The geometry before the batch that is being carried out.
    var geometryBefore: FlowGeometry?
    /// Sizes that cells asked for, by section; nothing for sections of which none did.
    var measured: [Int: MeasuredSizes] = [:]
    /// The batch that led from ``geometryBefore`` to the present data, until it is followed.
    var batchToFollow: BatchUpdateMap?
    /// Such sizes that ``geometry`` does not have yet.
    var pendingSizes: [Int: [Int: CGSize]] = [:]
    /// Sizes that headers and footers asked for, by section.
    var measuredEdges: [Int: MeasuredEdges] = [:]
    /// Sections of which ``geometry`` does not have those yet.
    var pendingEdges: Set<Int> = []
    /// Set by the default of the delegate's method for sizes.
    var delegateHasNoSizes = false
    /// Whether ``geometry`` has sizes that the delegate gave item by item.
    var isSizedByDelegate = false

    // MARK: Preparation

    /// Lays out what is out of date.
    open override func prepare() {
        super.prepare()
        if !isGeometryCurrent {
            isGeometryCurrent = true
            geometry = makeGeometry()
            batchToFollow = nil
        } else {
            takePendingSizes()
        }
        pendingSizes = [:]
        pendingEdges = []
    }

    private func takePendingSizes() {
        for (section, sizes) in pendingSizes where section < geometry.sections.count {
            geometry.update(sizes.mapValues(geometry.axis.size(_:)), in: section)
        }
        pendingSizes = [:]
        for section in pendingEdges where section < geometry.sections.count {
            guard let edges = measuredEdges[section] else { continue }
            geometry.update(edges.lengths(along: geometry.axis), in: section)
        }
        pendingEdges = []
    }

    /// The size of the whole content.
    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    // MARK: Questions

    /// The attributes of all elements that a rectangle touches, in order.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        var found: [UICollectionViewLayoutAttributes] = []
        appendSupplementary(in: rect, to: &found)
        geometry.forEachItem(in: rect) { section, item, frame in
            let attributes = makeAttributes(item: item, section: section)
            attributes.frame = frame
            found.append(attributes)
        }
        return found
    }

    /// The attributes of an item's cell; nil if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(ofItemAt: indexPath, in: geometry)
    }

    /// The attributes of a header or footer; nil if the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(ofKind: elementKind, section: indexPath.section)
    }

    // MARK: Invalidation

    /// The class of the contexts that describe what of the layout is out of date.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// Says that the whole layout is out of date; sizes are asked anew.
    open override func invalidateLayout() {
        if !isInvalidatedByContext { isGeometryCurrent = false }
        super.invalidateLayout()
    }

    /// Says what of the layout is out of date.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isOfSizes =
                context.invalidatedItemIndexPaths != nil && !pendingSizes.isEmpty
                || context.invalidatedSupplementaryIndexPaths != nil && !pendingEdges.isEmpty
            if context.invalidateEverything || context.invalidateDataSourceCounts
                || !isOfSizes
                    && (context.invalidateFlowLayoutDelegateMetrics
                        || context.invalidateFlowLayoutAttributes)
            {
                isGeometryCurrent = false
            }
        } else {
            isGeometryCurrent = false
        }
        super.invalidateLayout(with: context)
    }

    /// Whether headers or footers that stay in sight have to move, or lines have another length.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return axis.size(newBounds.size).cross != axis.size(collectionView.bounds.size).cross
    }

    /// What is out of date when the collection view shows another area.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isCrossNew = crossLength(in: newBounds.size) != geometry.cross
            flow.invalidateFlowLayoutDelegateMetrics = isCrossNew
            flow.invalidateFlowLayoutAttributes = isCrossNew
        }
        return context
    }

    // MARK: Interactive movement

    /// The place of the item at a position; behind a section's last item, the section's end.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        if let path = collectionView?.itemUnderMovingItem(at: position) { return path }
        return endOfSection(at: position, for: previousIndexPath) ?? previousIndexPath
    }

    /// What is out of date when an item is held elsewhere: nothing but the items named while it
    /// keeps its place among the others.
    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        if targetIndexPaths == previousIndexPaths,
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    // MARK: Sizes of views

    /// Whether an estimate is given and the size of a cell, or the length of a header or footer,
    /// differs.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferredSizes else { return false }
        if preferredAttributes.representedElementCategory == .cell {
            return preferredAttributes.size != originalAttributes.size
        }
        return isEdge(preferredAttributes)
            && axis.size(preferredAttributes.size).main
                != axis.size(originalAttributes.size).main
    }

    /// Takes note of the size that a view prefers.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let path = preferredAttributes.indexPath
        if isEdge(preferredAttributes) {
            noteMeasuredEdge(preferredAttributes)
        } else {
            noteMeasuredSize(preferredAttributes.size, of: path)
            pendingSizes[path.section, default: [:]][path.item] = preferredAttributes.size
        }
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes)
    }

    package override func correctSizes(in rect: CGRect) -> Bool {
        takeCorrections(in: rect)
    }

    package override var correctsSizes: Bool { bulkSizing != nil }

    package override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

    /// Gives items other sizes while the first visible one stays where it is.
    ///
    /// A drag, a deceleration or an animated scroll goes on undisturbed. Before the first
    /// preparation it does nothing: the delegate will be asked. The delegate has to answer with the
    /// new sizes from now on.
    ///
    /// Cost: O(log n) for each item as long as every line holds one, else O(n).
    ///
    /// - Parameters:
    ///   - sizes: In points, by index in the section.
    ///   - section: The section.
    public func updateSizes(_ sizes: [Int: CGSize], inSection section: Int) {
        changeSizes(sizes, inSection: section)
    }

    // MARK: Changes

    package override func attributesBeforeUpdate(ofItemAt indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        geometryBefore.flatMap { attributes(ofItemAt: indexPath, in: $0) }
    }

    package override func dataWillChange(by map: BatchUpdateMap) {
        takePendingSizes()
        geometryBefore = geometry
        batchToFollow = isGeometryCurrent ? map : nil
        measured = carriedSizes(by: map)
        measuredEdges = carriedEdges(by: map)
    }

    package override var hearsOfUpdates: Bool {
        type(of: self) != UICollectionViewFlowLayout.self
    }

    package override func didEndUpdates() {
        geometryBefore = nil
    }

    package override func dataWasReplaced() {
        measured = [:]
        measuredEdges = [:]
        pendingSizes = [:]
        pendingEdges = []
    }

    package override func boundsSizeDidChange(from oldSize: CGSize) {
        guard let size = collectionView?.bounds.size else { return }
        if crossLength(in: size) != geometry.cross
            || type(of: self) != UICollectionViewFlowLayout.self
            || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        {
            super.boundsSizeDidChange(from: oldSize)
        }
    }

    package override var scrollsVertically: Bool { scrollDirection == .vertical }
}

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    /// Makes a context in which all is out of date.
    public override init() {
        super.init()
    }

    /// Whether the delegate has to be asked for sizes and distances; true at first.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines have to be laid out anew; true at first.
    open var invalidateFlowLayoutAttributes = true
}

// SPDX-License-Identifier: MIT
import ListDiff

/// Decides where the elements of a collection view are.
///
/// The collection view asks in this order: ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``; again after an invalidation, and then only in the next
/// layout pass. The base class lays out nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Makes a layout that no collection view uses yet.
    public override init() {
        super.init()
    }

    /// Stops the program: layouts cannot be decoded.
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "A layout cannot be decoded: there is no xib or storyboard loading. Make it in code.")
    }

    /// The collection view that uses the layout.
    open package(set) weak var collectionView: UICollectionView?

    /// Whether the next layout pass has to prepare anew.
    package var isInvalid = true

    /// Whether a context follows that says what is out of date.
    var isInvalidatedByContext = false

    /// Classes of decoration views by kind.
    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that describe what of the layout is out of date.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    // MARK: Geometry

    /// Computes what the questions that follow need. Called before them after an invalidation.
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that a rectangle touches.
    ///
    /// - Parameter rect: in points of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// The attributes of an item's cell; nil if the item is not laid out.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    /// The attributes of a supplementary view; nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; nil if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Names the class of the decoration views of a kind.
    ///
    /// - Parameter viewClass: a kind of ``UICollectionReusableView``; nil forgets the kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass.map {
            ReusePool.reusableViewClass($0, for: elementKind)
        }
    }

    // MARK: Direction

    /// The direction that the layout is written for; left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether a collection view of the other direction mirrors the layout; false unless overridden.
    ///
    /// The layout itself goes on in its own direction: rectangles and positions that it is asked
    /// about, and attributes that it gives, are mirrored on the way. Content that scrolls sideways
    /// begins at its right end.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Says that the whole layout is out of date; the next layout pass prepares it anew.
    ///
    /// The collection view calls it before each ``invalidateLayout(with:)`` of its own.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.layoutWasInvalidated()
    }

    /// Says what of the layout is out of date.
    ///
    /// The context's adjustments of offset and size take effect at once.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Says what of the layout is out of date, as the collection view does: through both methods, so
    /// that a layout may override either.
    func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
        isInvalidatedByContext = true
        invalidateLayout()
        isInvalidatedByContext = false
        invalidateLayout(with: context)
    }

    /// Whether the layout is out of date when the collection view shows another area; false unless
    /// overridden. A change of the size always invalidates.
    ///
    /// - Parameter newBounds: the area to be shown.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is out of date when the collection view shows another area.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        makeInvalidationContext()
    }

    /// Whether the layout follows the size that a view prefers; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is out of date when a view prefers another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        let path = preferredAttributes.indexPath
        switch (
            preferredAttributes.representedElementCategory,
            preferredAttributes.representedElementKind
        ) {
        case (.supplementaryView, let kind?):
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case (.decorationView, let kind?):
            context.invalidateDecorationElements(ofKind: kind, at: [path])
        default: context.invalidateItems(at: [path])
        }
        return context
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Self.invalidationContextClass
        if type == UICollectionViewLayoutInvalidationContext.self {
            return UICollectionViewLayoutInvalidationContext()
        }
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            preconditionFailure(
                "\(Self.self).invalidationContextClass is \(type), not a kind of "
                    + "UICollectionViewLayoutInvalidationContext.")
        }
        return ClassConstruction.makeObject(type)
    }

    /// Replaces estimated sizes of the items in a rectangle by right ones.
    ///
    /// - Returns: whether a size changed.
    package func correctSizes(in rect: CGRect) -> Bool { false }

    /// Whether sizes may be estimates that ``correctSizes(in:)`` replaces.
    package var correctsSizes: Bool { false }

    /// Whether views are asked for the size they prefer.
    package var asksForPreferredSizes: Bool { true }

    // MARK: Interactive movement

    /// Where an item that is held at a position should go: by default to the place of the item that
    /// is there.
    ///
    /// - Parameters:
    ///   - previousIndexPath: where the layout has the item now.
    ///   - position: in points of the content.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.itemUnderMovingItem(at: position) ?? previousIndexPath
    }

    /// Where an item that is held at a position is and how it looks: by default as at rest, with
    /// its middle at the position and in front of all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        return attributes.changed {
            $0.center = position
            $0.zIndex = UICollectionView.movingZIndex
        }
    }

    /// What is out of date when an item is held elsewhere; by default the items named.
    ///
    /// Called for each change of the position, before the layout's order changes.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: where the item goes.
    ///   - targetPosition: where it is held now, in points of the content.
    ///   - previousIndexPaths: where it was.
    ///   - previousPosition: where it was held before.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// What is out of date when an item is let go; by default the items named.
    ///
    /// - Parameters:
    ///   - indexPaths: where the item is from now on.
    ///   - previousIndexPaths: where it was before the movement; if that is taken back, where it
    ///     went.
    ///   - movementCancelled: whether all goes back.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateItems(at: previousIndexPaths + indexPaths)
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: Offsets

    /// Where a scroll that the user let go should come to rest.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: where it would.
    ///   - velocity: points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset to show after a batch of changes or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    { proposedContentOffset }

    // MARK: Changes

    /// Called after the layout of the new data is prepared and before views move to it.
    ///
    /// Costs O(changes); elements that only give way are not listed.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of the animation block of a batch of changes.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item on screen after a batch starts from.
    ///
    /// Asked for all items on screen, and for those that appear in an animated change of layouts or
    /// of the view's size. Unless overridden it is where the item was, and for a new one its place,
    /// transparent; nil stands for the same.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { collectionView?.defaultInitialAttributes(ElementKey(.cell, itemIndexPath)) }

    /// Where an item goes that a batch deletes or that leaves the screen.
    ///
    /// Unless overridden it is the item's new place, and for a deleted one where it was,
    /// transparent; nil stands for the same.
    ///
    /// - Note: Differs from UIKit: items that stay on screen are not asked about.
    ///
    /// - Parameter itemIndexPath: a place before the batch.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { collectionView?.defaultFinalAttributes(ElementKey(.cell, itemIndexPath)) }

    /// Where a supplementary view comes from that appears in a batch.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(
            ElementKey(.supplementary(elementKind), elementIndexPath))
    }

    /// Where a supplementary view goes that disappears in a batch.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(
            ElementKey(.supplementary(elementKind), elementIndexPath))
    }

    /// Where a decoration view comes from that appears in a batch.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(
            ElementKey(.decoration(elementKind), decorationIndexPath))
    }

    /// Where a decoration view goes that disappears in a batch.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(
            ElementKey(.decoration(elementKind), decorationIndexPath))
    }

    /// Supplementary views that appear in the batch though their sections were there before, by
    /// place after the batch; none unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    /// Supplementary views that disappear in the batch though their sections stay, by place before
    /// the batch; none unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    /// Decoration views that appear in the batch though their sections were there before, by place
    /// after the batch; none unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that disappear in the batch though their sections stay, by place before the
    /// batch; none unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Transitions

    /// Called before the collection view goes from this layout to another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view goes from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts at the end of the animation block of a change of layouts.
    open func finalizeLayoutTransition() {}

    /// Called when the collection view's size changes within an animation, before the views go to
    /// their places in the new bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called within the animation after the views went to their places in the new bounds.
    open func finalizeAnimatedBoundsChange() {}

    /// The attributes that an item had before the batch that is being carried out; nil if the
    /// layout does not keep them.
    ///
    /// - Parameter indexPath: a place before the batch.
    package func attributesBeforeUpdate(ofItemAt indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Called before a batch changes the numbers of items; the old layout is still in place.
    ///
    /// - Parameter map: where sections and items go.
    package func dataWillChange(by map: BatchUpdateMap) {}

    /// Whether ``prepare(forCollectionViewUpdates:)`` does anything; a list of a large batch's
    /// changes is costly.
    package var hearsOfUpdates: Bool { true }

    /// Called when nothing asks for the layout before the batch any more.
    package func didEndUpdates() {}

    /// Called when other data took the place of what was laid out.
    package func dataWasReplaced() {}

    /// Called when the collection view's size changed; invalidates.
    package func boundsSizeDidChange(from oldSize: CGSize) {
        guard let bounds = collectionView?.bounds else { return }
        if shouldInvalidateLayout(forBoundsChange: bounds) {
            invalidateLayout(with: invalidationContext(forBoundsChange: bounds))
        } else {
            invalidateLayout()
        }
    }

    /// Whether the content scrolls up and down rather than sideways.
    package var scrollsVertically: Bool {
        guard let size = collectionView?.bounds.size else { return true }
        let content = collectionViewContentSize
        return content.height > size.height || content.width <= size.width
    }
}

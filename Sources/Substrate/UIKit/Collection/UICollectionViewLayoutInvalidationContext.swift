// SPDX-License-Identifier: MIT

/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context in which nothing is named.
    public override init() {
        super.init()
    }

    /// Whether everything is out of date, as after new data.
    open package(set) var invalidateEverything = false

    /// Whether the numbers of sections and items are out of date.
    open package(set) var invalidateDataSourceCounts = false

    /// Items that are out of date, each once, in the order in which they were named; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// Supplementary views that are out of date, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// Decoration views that are out of date, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Where the items that are moved by hand were; nil if none is.
    open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items that are moved by hand go; nil if none is.
    open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the middle of what is moved by hand is to be, in points of the content.
    open package(set) var interactiveMovementTarget = CGPoint.zero

    /// How far to shift the content offset at once, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much to change the content size until the next preparation, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// Names items that are out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.union(invalidatedItemIndexPaths, indexPaths)
    }

    /// Names supplementary views that are out of date.
    open func invalidateSupplementaryElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        let paths = Self.union(invalidatedSupplementaryIndexPaths?[elementKind], indexPaths)
        guard let paths else { return }
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: paths]) { $1 }
    }

    /// Names decoration views that are out of date.
    open func invalidateDecorationElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        let paths = Self.union(invalidatedDecorationIndexPaths?[elementKind], indexPaths)
        guard let paths else { return }
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: paths]) { $1 }
    }

    private static func union(_ known: [IndexPath]?, _ added: [IndexPath]) -> [IndexPath]? {
        var seen = Set(known ?? [])
        let all = (known ?? []) + added.filter { seen.insert($0).inserted }
        return all.isEmpty ? nil : all
    }
}

/// One change of a batch, as a layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    public enum Action: Int, Sendable {
        /// It is new.
        case insert
        /// It goes away.
        case delete
        /// It is replaced.
        case reload
        /// It changes its place.
        case move
        /// Nothing.
        case none
    }

    /// What happens.
    public let updateAction: Action

    /// The place before the batch, nil for an insertion. The item is `NSNotFound` if the whole
    /// section is meant.
    public let indexPathBeforeUpdate: IndexPath?

    /// The place after the batch, nil for a deletion. The item is `NSNotFound` if the whole
    /// section is meant.
    public let indexPathAfterUpdate: IndexPath?

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}

// SPDX-License-Identifier: MIT

/// The place of an item: a section and an index within it.
public struct ItemPath: Hashable, Comparable, Sendable {
    /// Index of the section.
    public var section: Int
    /// Index of the item in its section.
    public var item: Int

    /// Makes a path.
    @inlinable
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Orders by section, then by item.
    @inlinable
    public static func < (left: ItemPath, right: ItemPath) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

/// One batch of changes to a sectioned list, as a collection view takes it.
///
/// Deletes, reloads and the sources of moves are places before the batch; inserts, the targets of
/// moves and reconfigurations are places after it. The order within each list means nothing.
public struct BatchUpdate: Hashable, Sendable {
    /// A section that goes from one index to another.
    public typealias SectionMove = ListDiff.Pair

    /// An item that goes from one place to another.
    public struct ItemMove: Hashable, Sendable {
        /// Place before the batch.
        public var from: ItemPath
        /// Place after the batch.
        public var to: ItemPath

        /// Makes a move.
        @inlinable
        public init(from: ItemPath, to: ItemPath) {
            self.from = from
            self.to = to
        }
    }

    /// Deleted sections, by index before the batch.
    public var deletedSections: [Int] = []
    /// Inserted sections, by index after the batch.
    public var insertedSections: [Int] = []
    /// Reloaded sections, by index before the batch.
    public var reloadedSections: [Int] = []
    /// Moved sections.
    public var movedSections: [SectionMove] = []
    /// Deleted items, by place before the batch.
    public var deletedItems: [ItemPath] = []
    /// Inserted items, by place after the batch.
    public var insertedItems: [ItemPath] = []
    /// Reloaded items, by place before the batch.
    public var reloadedItems: [ItemPath] = []
    /// Moved items.
    public var movedItems: [ItemMove] = []
    /// Survivors to configure anew in their living cells, by place after the batch.
    public var reconfiguredItems: [ItemPath] = []

    /// Makes a batch that changes nothing.
    public init() {}

    /// The batch that leads through a flat difference in one section.
    ///
    /// - Parameters:
    ///   - diff: The difference.
    ///   - section: The section whose items it describes.
    public init(_ diff: ListDiff, section: Int) {
        deletedItems = diff.deletes.map { ItemPath(section: section, item: $0) }
        insertedItems = diff.inserts.map { ItemPath(section: section, item: $0) }
        movedItems = diff.moves.map {
            ItemMove(
                from: ItemPath(section: section, item: $0.from),
                to: ItemPath(section: section, item: $0.to))
        }
        reconfiguredItems = diff.updates.map { ItemPath(section: section, item: $0.to) }
    }
}

/// Why a batch is illegal, in the words of UIKit's exceptions.
public struct BatchUpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message.
    public let description: String
}

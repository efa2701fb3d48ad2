// SPDX-License-Identifier: MIT
import ListDiff

/// The rows of a list, as values that cross threads.
///
/// Invariants: the number of rows and their identities do not change; every row's item can be had
/// on every thread.
// Unchecked: subclasses hold only what is immutable or, as `ListItem` says, not changed once shared.
class RowSource<ContextType>: @unchecked Sendable {
    /// The number of rows.
    var count: Int { 0 }

    /// A row's item.
    func item(_ row: Int) -> ListItem<ContextType> {
        preconditionFailure("There is no row \(row) in a list without rows.")
    }

    /// A row's identity.
    func id(_ row: Int) -> AnyHashable { item(row).id }

    /// The rows after one went to another place.
    func moving(_ row: Int, to target: Int) -> RowSource {
        preconditionFailure("There is no row \(row) in a list without rows.")
    }

    /// The difference from older rows of which all are shown within bounds; see `ListDiff`.
    func difference(
        from old: RowSource, within bounds: LayoutDimensions<CGFloat>
    ) throws -> ListDiff {
        try ListDiff(
            from: (0..<old.count).map { Row(index: $0, id: old.id($0)) },
            to: (0..<count).map { Row(index: $0, id: id($0)) }, id: \.id,
            hasSameContent: {
                item($1.index).hasSameContent(as: old.item($0.index), within: bounds)
            })
    }

    private struct Row {
        let index: Int
        let id: AnyHashable
    }
}

/// Rows whose items are there.
// Unchecked: see `RowSource`.
final class ItemRows<ContextType>: RowSource<ContextType>, @unchecked Sendable {
    private let items: [ListItem<ContextType>]

    init(_ items: [ListItem<ContextType>]) {
        self.items = items
    }

    override var count: Int { items.count }

    override func item(_ row: Int) -> ListItem<ContextType> { items[row] }

    override func moving(_ row: Int, to target: Int) -> RowSource<ContextType> {
        ItemRows(items.moving(row, to: target))
    }

    override func difference(
        from old: RowSource<ContextType>, within bounds: LayoutDimensions<CGFloat>
    ) throws -> ListDiff {
        let known = old.count == 0 ? ItemRows([]) : old as? ItemRows
        guard let old = known else {
            return try super.difference(from: old, within: bounds)
        }
        return try ListDiff(
            from: old.items, to: items, id: \.id,
            hasSameContent: { $0.hasSameContent(as: $1, within: bounds) })
    }
}

/// Rows of which only the identities are there; items are made when they are needed.
// Unchecked: see `RowSource`.
final class IdentityRows<ID: Hashable & Sendable, ContextType>: RowSource<ContextType>,
    @unchecked Sendable
{
    private let ids: [ID]
    private let make: @Sendable (ID) -> ListItem<ContextType>

    init(_ ids: [ID], make: @escaping @Sendable (ID) -> ListItem<ContextType>) {
        self.ids = ids
        self.make = make
    }

    override var count: Int { ids.count }

    override func item(_ row: Int) -> ListItem<ContextType> { make(ids[row]) }

    override func id(_ row: Int) -> AnyHashable { AnyHashable(ids[row]) }

    override func moving(_ row: Int, to target: Int) -> RowSource<ContextType> {
        IdentityRows(ids.moving(row, to: target), make: make)
    }

    override func difference(
        from old: RowSource<ContextType>, within bounds: LayoutDimensions<CGFloat>
    ) throws -> ListDiff {
        // From nothing, whatever kind of rows the nothing had.
        let known = old.count == 0 ? IdentityRows([], make: make) : old as? IdentityRows
        guard let old = known else {
            return try super.difference(from: old, within: bounds)
        }
        // The kinds that most identities are of, each with code of its own.
        let pair: (Any, Any) = (old.ids, ids)
        if let (old, new) = pair as? ([Int], [Int]) { return try between(old, new) }
        if let (old, new) = pair as? ([UInt32], [UInt32]) { return try between(old, new) }
        if let (old, new) = pair as? ([String], [String]) { return try between(old, new) }
        if let (old, new) = pair as? ([UUID], [UUID]) { return try between(old, new) }
        return try between(old.ids, ids)
    }

    @inline(__always)
    private func between<Element: Hashable>(
        _ old: [Element], _ new: [Element]
    ) throws -> ListDiff {
        // An identity names its content.
        try ListDiff(from: old, to: new, id: { $0 }, hasSameContent: { _, _ in true })
    }
}

extension Array {
    fileprivate func moving(_ index: Int, to target: Int) -> Array {
        var result = self
        result.insert(result.remove(at: index), at: target)
        return result
    }
}

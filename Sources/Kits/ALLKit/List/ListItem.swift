// SPDX-License-Identifier: MIT

/// One row of a list: an identity, and a layout spec that says how the row looks.
///
/// Two items of one identity are the same row. If their layout specs differ, the row has new content
/// and is laid out and shown anew; specs are equal if they are the same object, or if both are
/// `ModelLayoutSpec`s of one class whose models are equatable and equal.
///
/// Set the properties before the item is given to an adapter: from then on layouts are made from it
/// on other threads. `context`, `makeView`, `canMove` and `didMove` are used on the main thread only
/// and may change.
public final class ListItem<ContextType>: Hashable, @unchecked Sendable {
    // Unchecked: what other threads read is set before the item is shared, as the contract says.

    /// The identity of the row.
    public let id: AnyHashable

    /// Makes the row's layout.
    let layoutSpec: LayoutSpec

    /// Whatever the list's owner wants to find again with
    /// ``CollectionViewAdapter/contextForItem(at:)``.
    public var context: ContextType?

    /// Makes the view of the row from its layout and its index; nil for `layout.makeView()`.
    public var makeView: ((any Layout, Int) -> UIView)?

    /// Changes the adapter's bounding dimensions for this row. Gets and returns width and height in
    /// points, NaN for one that has no bound. Called on any thread.
    public var boundingDimensionsModifier: LayoutDimensions<CGFloat>.Modifier?

    /// Whether the user may move the row by hand, if the adapter's settings allow it.
    public var canMove = false

    /// Called after the user moved the row by hand, with its old and its new index.
    public var didMove: ((Int, Int) -> Void)?

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - id: the identity of the row among the list's rows.
    ///   - layoutSpec: makes the row's layout.
    public init<IdType: Hashable>(id: IdType, layoutSpec: LayoutSpec) {
        self.id = AnyHashable(id)
        self.layoutSpec = layoutSpec
    }

    /// Whether two items are the same row.
    public static func == (left: ListItem, right: ListItem) -> Bool {
        left === right || left.id == right.id
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    /// Whether another item of the same identity looks the same within an adapter's bounds.
    func hasSameContent(as other: ListItem, within bounds: LayoutDimensions<CGFloat>) -> Bool {
        self === other
            || layoutSpec.makesSameLayout(as: other.layoutSpec)
                && ownBounds(bounds) == other.ownBounds(bounds)
    }

    private func ownBounds(_ bounds: LayoutDimensions<CGFloat>) -> LayoutDimensions<CGFloat> {
        boundingDimensionsModifier.map { bounds.modify($0) } ?? bounds
    }

    /// Makes the layout within bounds. Safe on every thread.
    func makeLayout(_ bounds: LayoutDimensions<CGFloat>) -> any Layout {
        layoutSpec.makeLayoutInTurn(boundingDimensions: ownBounds(bounds))
    }
}

/// A layout spec with a model that may be comparable.
private protocol ModelHolding {
    var anyModel: Any { get }
}

extension ModelLayoutSpec: ModelHolding {
    var anyModel: Any { model }
}

extension LayoutSpec {
    /// Whether another spec is known to make the same layout.
    func makesSameLayout(as other: LayoutSpec) -> Bool {
        if self === other { return true }
        guard type(of: self) == type(of: other), layoutDirection == other.layoutDirection,
            let own = (self as? any ModelHolding)?.anyModel as? any Equatable,
            let theirs = (other as? any ModelHolding)?.anyModel
        else { return false }
        return own.isEqual(to: theirs)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        (other as? Self) == self
    }
}

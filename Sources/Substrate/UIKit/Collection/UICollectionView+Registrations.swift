// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// A class of cells and how to fill one with an item.
    ///
    /// Make it once, outside the data source's cell method: each registration has a reuse pool of
    /// its own.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> {
    ///     cell, indexPath, color in
    ///     cell.contentView.backgroundColor = color
    /// }
    /// ```
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

        let identifier = RegistrationIdentifier.next()
        let handler: Handler

        /// Makes a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views of a kind and how to fill one.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = RegistrationIdentifier.next()
        let elementKind: String
        let handler: Handler

        /// Makes a registration.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell for an item: one out of use, or a new one, filled by the registration.
    ///
    /// - Parameter item: what the handler fills the cell with; with nil it is not called.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        pool.registerIfNeeded(
            Cell.self,
            for: ReusePool.Queue(kind: .cell, identifier: registration.identifier))
        guard
            let cell = dequeueReusableCell(
                withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
        else { preconditionFailure("The pool of \(Cell.self) gave out another class.") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view: one out of use, or a new one, filled by the registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        pool.registerIfNeeded(
            Supplementary.self,
            for: ReusePool.Queue(
                kind: .supplementary(kind), identifier: registration.identifier))
        guard
            let view = dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
                as? Supplementary
        else { preconditionFailure("The pool of \(Supplementary.self) gave out another class.") }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Names of registrations, each once.
@MainActor
enum RegistrationIdentifier {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}

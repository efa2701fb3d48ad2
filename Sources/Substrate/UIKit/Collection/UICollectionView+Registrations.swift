// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// A class of cells and how to fill one with an item.
    ///
    /// Make it once, outside the data source's cell method: each registration has a reuse pool of
    /// its own, and one that is made where it is used stops the program.
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

        let origin = RegistrationOrigin()
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

        let origin = RegistrationOrigin()
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
        registration.origin.check("cell")
        pool.registerIfNeeded(
            Cell.self,
            for: ReusePool.Queue(kind: .cell, identifier: registration.origin.identifier))
        guard
            let cell = dequeueReusableCell(
                withReuseIdentifier: registration.origin.identifier, for: indexPath) as? Cell
        else { preconditionFailure("The pool of \(Cell.self) gave out another class.") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view: one out of use, or a new one, filled by the registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.origin.check("supplementary view")
        let kind = registration.elementKind
        pool.registerIfNeeded(
            Supplementary.self,
            for: ReusePool.Queue(
                kind: .supplementary(kind), identifier: registration.origin.identifier))
        guard
            let view = dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: registration.origin.identifier, for: indexPath)
                as? Supplementary
        else { preconditionFailure("The pool of \(Supplementary.self) gave out another class.") }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Where a registration comes from: a name of its own, and whether it was made on the spot.
@MainActor
struct RegistrationOrigin {
    private static var count = 0
    /// How many data sources are being asked for a view, one within another.
    static var questions = 0

    let identifier: String
    private let isMadeInAnswer: Bool

    init() {
        RegistrationOrigin.count += 1
        identifier = "registration \(RegistrationOrigin.count)"
        isMadeInAnswer = RegistrationOrigin.questions > 0
    }

    /// Stops the program if the registration was made where it is used.
    func check(_ what: String) {
        precondition(
            !isMadeInAnswer,
            "Attempted to dequeue a \(what) using a registration that was created inside the data "
                + "source's method that provides it. Each time one would be created anew, which "
                + "prevents reuse. Registrations should be created up front and reused.")
    }
}

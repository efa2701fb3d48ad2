// SPDX-License-Identifier: MIT

/// Carries out a drop on a collection view.
@MainActor final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
    private let view: UICollectionView
    private let flight: DragFlight
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal

    var session: any UIDropSession { flight.drop }

    /// - Parameter source: where the view has the items, in their order, if they come from it.
    init(
        _ view: UICollectionView, _ flight: DragFlight, proposal: UICollectionViewDropProposal,
        destination: IndexPath?, source: [IndexPath?]
    ) {
        self.view = view
        self.flight = flight
        self.proposal = proposal
        destinationIndexPath = destination
        items = flight.session.items.enumerated().map { index, item in
            DroppedItem(
                item, from: source.indices.contains(index) ? source[index] : nil,
                size: flight.frame(of: item)?.size ?? .zero)
        }
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        let view = view
        view.layoutIfNeeded()
        guard let frame = view.layoutAttributesForItem(at: indexPath)?.frame else {
            return flight.land(dragItem, at: .zero, in: view, alpha: 0)
        }
        let landing = flight.land(dragItem, at: frame, in: view)
        // By the landing, since the cell may be out of sight by its end.
        let key = ObjectIdentifier(landing)
        view.dragging.landing[key] = indexPath
        view.showDragStates()
        landing.addCompletion { [weak view] _ in view?.endLanding(key) }
        return landing
    }

    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        view.layoutIfNeeded()
        let origin = view.layoutAttributesForItem(at: indexPath)?.frame.origin ?? .zero
        return flight.land(
            dragItem, at: rect.offsetBy(dx: origin.x, dy: origin.y), in: view, alpha: 0)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let size = flight.frame(of: dragItem)?.size ?? .zero
        return flight.land(
            dragItem,
            at: CGRect(
                x: target.center.x - size.width / 2, y: target.center.y - size.height / 2,
                width: size.width, height: size.height),
            in: target.container, transform: target.transform)
    }
}

/// One item of a drop.
@MainActor private final class DroppedItem: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}

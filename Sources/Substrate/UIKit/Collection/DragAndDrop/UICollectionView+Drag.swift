// SPDX-License-Identifier: MIT
import ListDiff

/// What a collection view knows of drags from it and over it.
struct ItemDragging {
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var isEnabled = true
    var cadence = UICollectionView.ReorderingCadence.immediate
    var gesture: ItemDragGesture?

    /// The drag that began here.
    var outgoing: DragFlight?
    var isMoving = false
    /// Where the layout has the carried items; nil for those that are gone.
    var lifted: [IndexPath?] = []

    /// The drag that is over the view.
    weak var incoming: DragFlight?
    var proposal: UICollectionViewDropProposal?
    /// Where a drop would go, by place after it.
    var destination: IndexPath?
    var gap: DropGap?
    var gapChange: (path: IndexPath, work: ScheduledWork)?
    /// The item that a drop would go into.
    var entered: IndexPath?
    /// Items whose cells show themselves once the carried view arrived.
    var landing: [ObjectIdentifier: IndexPath] = [:]
}

/// The press that lifts items.
///
/// It is asked before other long presses of the same view, which begin only if it does not.
@MainActor final class ItemDragGesture: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UICollectionView?
    private let recognizer = Press()
    private var waiting: (session: LocalDragSession, path: IndexPath)?

    final class Press: UILongPressGestureRecognizer {
        override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
            other is UILongPressGestureRecognizer && other.view === view
        }
    }

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        recognizer.delegate = self
        recognizer.addHandler { [weak self] in self?.follow($0) }
        view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        guard let view else { return false }
        return view.dragInteractionEnabled && view.dragDelegate != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        waiting = view?.sessionForDrag(at: recognizer)
        return waiting != nil
    }

    private func follow(_ gesture: UIGestureRecognizer) {
        switch gesture.state {
        case .began:
            guard let (session, path) = waiting else { return }
            waiting = nil
            view?.beginDrag(session, at: path)
        case .changed: view?.dragging.outgoing?.move(to: gesture.location(in: nil))
        case .ended:
            guard let flight = view?.dragging.outgoing else { return }
            let finger = gesture.location(in: nil)
            if finger != flight.session.finger { flight.move(to: finger) }
            flight.lift()
        case .cancelled: view?.dragging.outgoing?.cancel()
        default: break
        }
    }
}

// Drags from the view.
extension UICollectionView {
    /// Says what may be dragged; without it nothing is.
    public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragging.dragDelegate }
        set {
            dragging.dragDelegate = newValue
            if newValue != nil, dragging.gesture == nil { dragging.gesture = ItemDragGesture(self) }
        }
    }

    /// Whether a press lifts items, if there is a ``dragDelegate``; true at first, as on an iPad.
    public var dragInteractionEnabled: Bool {
        get { dragging.isEnabled }
        set {
            dragging.isEnabled = newValue
            if !newValue { dragging.outgoing?.cancel() }
        }
    }

    /// Whether items of the view are being dragged, or on their way back.
    public var hasActiveDrag: Bool { dragging.outgoing != nil }

    /// Asks the delegate what a press lifts.
    func sessionForDrag(at press: UIGestureRecognizer) -> (LocalDragSession, IndexPath)? {
        guard let delegate = dragging.dragDelegate, let window, dragging.outgoing == nil,
            movement == nil, !batch.isOpen, !batch.isCommitting, !isShowingElements
        else { return nil }
        layoutIfNeeded()
        guard let path = itemPath(at: press.location(in: self)), cellForItem(at: path) != nil else {
            return nil
        }
        let session = LocalDragSession()
        session.window = window
        session.finger = press.location(in: nil)
        session.items = delegate.collectionView(
            self, itemsForBeginning: session, at: dataPath(of: path))
        guard !session.items.isEmpty else { return nil }
        session.allowsMoveOperation = delegate.collectionView(
            self, dragSessionAllowsMoveOperation: session)
        return (session, path)
    }

    func beginDrag(_ session: LocalDragSession, at path: IndexPath) {
        guard let window, let cell = cellForItem(at: path), contains(path) else { return }
        unhighlight()
        let frame = cell.convert(cell.bounds, to: window)
        let parameters = dragging.dragDelegate?.collectionView(
            self, dragPreviewParametersForItemAt: dataPath(of: path))
        let previews = session.items.map { item -> (view: UIView, frame: CGRect) in
            guard let preview = item.previewProvider?() else {
                return (picture(of: cell, parameters), frame)
            }
            let size = preview.view.bounds.size
            preview.view.backgroundColor =
                preview.parameters.backgroundColor ?? preview.view.backgroundColor
            return (
                preview.view,
                CGRect(
                    x: frame.midX - size.width / 2, y: frame.midY - size.height / 2,
                    width: size.width, height: size.height)
            )
        }
        dragging.lifted = [path]
        dragging.isMoving = false
        dragging.dragDelegate?.collectionView(self, dragSessionWillBegin: session)
        dragging.outgoing = DragFlight(session, from: self, in: window, previews: previews)
        showDragStates()
    }

    private func picture(
        of cell: UICollectionViewCell, _ parameters: UIDragPreviewParameters?
    ) -> UIView {
        let scale = max(traitCollection.displayScale, 1)
        let picture = cell.layer.picture(scale: scale, time: CACurrentMediaTime())
        let view = UIImageView(image: picture.map { UIImage(cgImage: $0, scale: scale) })
        view.frame = CGRect(origin: .zero, size: cell.bounds.size)
        view.backgroundColor = parameters?.backgroundColor
        return view
    }

    // MARK: Looks

    /// What an item's cell has its opacity multiplied by.
    func dragOpacity(at path: IndexPath) -> CGFloat {
        if dragging.landing.values.contains(path) { return 0 }
        guard dragging.outgoing != nil, dragging.lifted.contains(path) else { return 1 }
        let isInGap = dragging.gap?.origin != nil && dragging.gap?.current == path
        return isInGap || !dragging.isMoving ? 0 : 0.4
    }

    /// Gives cells the look that drags want.
    func showDragStates() {
        guard dragging.outgoing != nil || !dragging.landing.isEmpty else { return }
        applyDragStates()
    }

    private func applyDragStates() {
        for (key, view) in elements where key.kind == .cell {
            view.dragOpacity = dragOpacity(at: key.path)
            guard let cell = view as? UICollectionViewCell else { continue }
            let isLifted = dragging.outgoing != nil && dragging.lifted.contains(key.path)
            cell.dragState = isLifted ? (dragging.isMoving ? .dragging : .lifting) : .none
        }
    }

    /// Forgets places of items whose data are replaced; the drag itself goes on.
    func forgetDragPlaces() {
        dragging.gapChange?.work.cancel()
        dragging.gapChange = nil
        dragging.gap = nil
        dragging.lifted = []
        dragging.landing = [:]
        dragging.entered = nil
        dragging.destination = nil
    }

    /// Lets an item's cell show itself again.
    func endLanding(_ landing: ObjectIdentifier) {
        dragging.landing[landing] = nil
        applyDragStates()
    }
}

extension UICollectionView: DragSource {
    func restingPlace(of item: UIDragItem) -> CGRect? {
        guard let window, let path = dragging.lifted.first ?? nil,
            let cell = cellForItem(at: path)
        else { return nil }
        return cell.convert(cell.bounds, to: window)
    }

    func dragDidMove() {
        dragging.isMoving = true
        showDragStates()
    }

    func dragDidEnd(_ operation: UIDropOperation) {
        guard let flight = dragging.outgoing else { return }
        dragging.outgoing = nil
        dragging.lifted = []
        applyDragStates()
        dragging.dragDelegate?.collectionView(self, dragSessionDidEnd: flight.session)
    }
}

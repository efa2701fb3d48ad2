// SPDX-License-Identifier: MIT

/// A view that items are dragged from.
@MainActor protocol DragSource: UIView {
    /// Where an item lies in the window, for a carried view that goes back; nil if it is out of
    /// sight.
    func restingPlace(of item: UIDragItem) -> CGRect?

    /// Called when the finger moved for the first time.
    func dragDidMove()

    /// Called when all is over.
    func dragDidEnd(_ operation: UIDropOperation)
}

/// A view that items are dropped on.
@MainActor protocol DropTarget: UIView {
    func canTakeDrop(_ session: LocalDropSession) -> Bool
    func dropDidEnter(_ flight: DragFlight)
    /// Says what the drop would do where the finger is now.
    func dropDidUpdate(_ flight: DragFlight) -> UIDropOperation
    func dropDidExit(_ flight: DragFlight)
    /// Takes the items; those that it says nothing of vanish where they are.
    func takeDrop(_ flight: DragFlight)
    /// Called on each view that the drag came over, when all is over.
    func dropDidEnd(_ session: LocalDropSession)
}

/// Items on their way through the user's hand: the views carried, and the view under the finger.
@MainActor final class DragFlight {
    /// How long carried views take to their places, in seconds.
    static let landingDuration: TimeInterval = 0.3

    /// How much larger a view is while it is carried.
    private static let liftedScale: CGFloat = 1.04

    let session: LocalDragSession
    let drop: LocalDropSession
    private(set) weak var source: (any DragSource)?
    private weak var window: UIWindow?
    private var carried: [CarriedView] = []
    private weak var target: (any DropTarget)?
    private var participants: [WeakTarget] = []
    private var operation = UIDropOperation.cancel
    private var landings = 0
    private var isMoving = false
    private var isOver = false

    private struct WeakTarget {
        weak var target: (any DropTarget)?
    }

    private struct CarriedView {
        let item: UIDragItem
        let view: UIView
        /// From the finger to the view's middle.
        let grip: CGPoint
        var isLanding = false
    }

    /// Lifts items.
    ///
    /// - Parameters:
    ///   - previews: what is carried for each item, with its place in the window.
    init(
        _ session: LocalDragSession, from source: any DragSource, in window: UIWindow,
        previews: [(view: UIView, frame: CGRect)]
    ) {
        self.session = session
        self.source = source
        self.window = window
        drop = LocalDropSession(session)
        for (item, preview) in zip(session.items, previews) {
            let view = preview.view
            view.isUserInteractionEnabled = false
            view.frame = preview.frame
            view.layer.zPosition = 1_000
            let grip = CGPoint(
                x: view.center.x - session.finger.x, y: view.center.y - session.finger.y)
            carried.append(CarriedView(item: item, view: view, grip: grip))
        }
        // The first item is on top.
        for carried in carried.reversed() { window.addSubview(carried.view) }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [carried] in
            for carried in carried {
                carried.view.transform = CGAffineTransform(
                    scaleX: Self.liftedScale, y: Self.liftedScale)
                carried.view.layer.shadowOpacity = 0.25
            }
        }
    }

    // MARK: Following

    /// Follows the finger.
    ///
    /// - Parameter finger: in the window's coordinates.
    func move(to finger: CGPoint) {
        guard !isOver else { return }
        session.finger = finger
        if !isMoving {
            isMoving = true
            source?.dragDidMove()
        }
        for (index, carried) in carried.enumerated() {
            // Several items gather under the finger, as a pile.
            let grip = self.carried[0].grip
            let shift = CGFloat(index) * 6
            carried.view.center = CGPoint(
                x: finger.x + grip.x + shift, y: finger.y + grip.y + shift)
        }
        update()
    }

    /// Asks the view under the finger anew.
    func update() {
        guard !isOver else { return }
        let new = targetUnderFinger()
        if new !== target {
            target?.dropDidExit(self)
            target = new
            operation = .cancel
            if let new {
                if !participants.contains(where: { $0.target === new }) {
                    participants.append(WeakTarget(target: new))
                }
                new.dropDidEnter(self)
            }
        }
        guard let target else { return }
        operation = allowed(target.dropDidUpdate(self))
    }

    /// What a proposal comes to: a drag that allows no moves has none.
    func allowed(_ operation: UIDropOperation) -> UIDropOperation {
        operation == .move && !session.allowsMoveOperation ? .forbidden : operation
    }

    private func targetUnderFinger() -> (any DropTarget)? {
        var view = window?.hitTest(session.finger, with: nil)
        while let current = view {
            if let target = current as? any DropTarget, target.canTakeDrop(drop) { return target }
            view = current.superview
        }
        return nil
    }

    // MARK: Ending

    /// Drops the items where the finger is, or takes them back.
    func lift() {
        guard !isOver else { return }
        update()
        guard let target, operation == .copy || operation == .move else { return cancel() }
        isOver = true
        landings += 1
        target.takeDrop(self)
        for carried in carried where !carried.isLanding { vanish(carried.item) }
        endLanding()
    }

    /// Takes the items back to where they came from.
    func cancel() {
        guard !isOver else { return }
        isOver = true
        operation = .cancel
        target?.dropDidExit(self)
        landings += 1
        for carried in carried {
            if let place = source?.restingPlace(of: carried.item), let window {
                _ = land(carried.item, at: place, in: window)
            } else {
                vanish(carried.item)
            }
        }
        endLanding()
    }

    /// The place of a carried view in the window, and its size at rest.
    func frame(of item: UIDragItem) -> CGRect? {
        guard let carried = carried.first(where: { $0.item === item }) else { return nil }
        let (center, size) = (carried.view.center, carried.view.bounds.size)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Brings a carried view to a place.
    func land(
        _ item: UIDragItem, at frame: CGRect, in view: UIView, alpha: CGFloat = 1,
        transform: CGAffineTransform = .identity
    ) -> DragLanding {
        let landing = DragLanding()
        guard let index = carried.firstIndex(where: { $0.item === item && !$0.isLanding }),
            let window
        else {
            landing.finishSoon()
            return landing
        }
        carried[index].isLanding = true
        landings += 1
        let carriedView = carried[index].view
        let place = view === window ? frame : view.convert(frame, to: window)
        UIView.animate(
            withDuration: Self.landingDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            carriedView.transform = transform
            carriedView.bounds = CGRect(origin: .zero, size: place.size)
            carriedView.center = CGPoint(x: place.midX, y: place.midY)
            carriedView.layer.shadowOpacity = 0
            carriedView.alpha = alpha
        } completion: { _ in
            landing.finish()
            carriedView.removeFromSuperview()
            self.endLanding()
        }
        return landing
    }

    private func vanish(_ item: UIDragItem) {
        guard let window, let frame = frame(of: item) else { return }
        _ = land(
            item, at: frame, in: window, alpha: 0,
            transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    private func endLanding() {
        landings -= 1
        guard landings == 0 else { return }
        for participant in participants { participant.target?.dropDidEnd(drop) }
        source?.dragDidEnd(operation)
    }
}

/// A carried view on its way to its place.
@MainActor final class DragLanding: UIDragAnimating {
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var isFinished = false

    func addAnimations(_ animations: @escaping () -> Void) {
        UIView.animate(
            withDuration: DragFlight.landingDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        guard !isFinished else { return completion(.end) }
        completions.append(completion)
    }

    func finish() {
        isFinished = true
        let waiting = completions
        completions = []
        for completion in waiting { completion(.end) }
    }

    func finishSoon() {
        let box = MainActorBlock { [self] in finish() }
        DispatchQueue.main.async { MainActor.assumeIsolated { box.run() } }
    }
}

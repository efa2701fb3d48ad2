// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
    /// Whether the gesture was recognised and the recogniser has not been reset.
    var hasRecognized: Bool {
        switch storedState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether nothing more comes before the reset.
    var isFinished: Bool {
        switch storedState {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// Whether the gesture may still be recognised from what happened so far.
    var mayRecognize: Bool {
        storedState == .possible
            && (!trackedTouches.isEmpty || waitsForTouches || waitingState != nil)
    }

    /// Whether both watch the same touch, or views of which one contains the other.
    func competes(with other: UIGestureRecognizer) -> Bool {
        let sharesTouch = trackedTouches.contains { $0.isReceived(by: other) }
        if sharesTouch { return true }
        guard let view, let otherView = other.view else { return false }
        return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
    }

    /// Whether this one, having recognised, makes another one fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let isAllowed =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
                == true
        return !isAllowed
    }
}

/// Someone to tell of a gesture.
@MainActor struct GestureTarget {
    weak var target: AnyObject?
    var action: Selector?
    var handler: ((UIGestureRecognizer) -> Void)?

    func send(from recognizer: UIGestureRecognizer) {
        handler?(recognizer)
        guard let target, let action else { return }
        ActionDelivery.send(action, to: target, from: recognizer)
    }
}

/// A recogniser that is not kept in memory.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

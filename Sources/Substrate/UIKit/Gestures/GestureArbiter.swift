// SPDX-License-Identifier: MIT

/// Decides which recognisers of a window recognise, which wait and which fail.
///
/// Rules, in this order, when a recogniser wants to leave `possible`:
/// 1. It fails if one that has recognised prevents it.
/// 2. It waits while one that it requires to fail may still recognise.
/// 3. It fails if its delegate or its view says that it should not begin.
/// 4. It recognises; those that it prevents, and those that require it to fail, fail.
@MainActor final class GestureArbiter {
    /// Called when a recogniser has recognised, before its actions are sent.
    var onClaim: (UIGestureRecognizer) -> Void = { _ in }
    /// Called after changes, when views may be told of touches.
    var onSettle: () -> Void = {}

    /// The recognisers that watch touches or have not been reset, the deepest view's first.
    private var active: [UIGestureRecognizer] = []
    private var depth = 0
    private var isChanged = false

    // MARK: Membership

    /// The recognisers of a view and of those around it that take a new touch.
    func recognizers(for touch: UITouch, in view: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let candidate = current {
            found += candidate.recognizers.filter { $0.accepts(touch) }
            current = candidate.superview
        }
        for recognizer in found { join(recognizer) }
        return found
    }

    func join(_ recognizer: UIGestureRecognizer) {
        recognizer.arbiter = self
        guard !active.contains(where: { $0 === recognizer }) else { return }
        active.append(recognizer)
    }

    // MARK: Changes

    /// Runs changes; after the outermost one views hear of touches and recognisers are reset.
    func perform(_ changes: () -> Void) {
        depth += 1
        changes()
        if depth == 1 {
            repeat {
                isChanged = false
                onSettle()
                resetFinished()
            } while isChanged
        }
        depth -= 1
    }

    /// Moves a recogniser to another state, as far as the rules allow.
    func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch (recognizer.storedState, state) {
        case (.possible, .began), (.possible, .changed):
            recognize(recognizer, as: .began)
        case (.possible, .ended):
            // A continuous gesture that ended while it waited never began.
            if recognizer.waitingState == .began {
                fail(recognizer)
            } else {
                recognize(recognizer, as: .ended)
            }
        case (.possible, .cancelled), (.possible, .failed):
            fail(recognizer)
        case (.began, .changed), (.began, .ended), (.changed, .changed), (.changed, .ended):
            enter(state, recognizer)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            enter(.cancelled, recognizer)
        default:
            break
        }
    }

    private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.storedState = state
        isChanged = true
        recognizer.sendActions()
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.storedState = .failed
        recognizer.waitingState = nil
        isChanged = true
        reviewWaiting()
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        if isPrevented(recognizer) {
            fail(recognizer)
            return
        }
        if mustWait(recognizer) {
            recognizer.waitingState = state
            return
        }
        recognizer.waitingState = nil
        let begins = recognizer.shouldBegin()
        // The delegate may have changed the recogniser meanwhile.
        guard recognizer.storedState == .possible else { return }
        guard begins else {
            fail(recognizer)
            return
        }
        recognizer.storedState = state
        isChanged = true
        failOthers(for: recognizer)
        onClaim(recognizer)
        recognizer.sendActions()
    }

    private func failOthers(for winner: UIGestureRecognizer) {
        for other in active where other !== winner && other.storedState == .possible {
            guard winner.competes(with: other) else { continue }
            if other.requiresFailure(of: winner) || winner.prevents(other) { fail(other) }
        }
    }

    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.hasRecognized && recognizer.competes(with: other)
                && (other.prevents(recognizer) || recognizer.requiresFailure(of: other))
        }
    }

    private func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.mayRecognize && recognizer.requiresFailure(of: other)
        }
    }

    /// Lets recognisers recognise whose wait is over.
    private func reviewWaiting() {
        for recognizer in active {
            guard let state = recognizer.waitingState else { continue }
            recognize(recognizer, as: state)
        }
    }

    private func resetFinished() {
        let finished = active.filter { $0.isFinished && $0.trackedTouches.isEmpty }
        let idle = active.filter { $0.storedState == .possible && !$0.mayRecognize }
        guard !finished.isEmpty || !idle.isEmpty else { return }
        active.removeAll { candidate in
            finished.contains { $0 === candidate } || idle.contains { $0 === candidate }
        }
        for recognizer in finished { recognizer.returnToPossible() }
        isChanged = true
        reviewWaiting()
    }

    // MARK: Touches held back

    /// Whether a recogniser keeps the touch's view from hearing that it began.
    func holdsBeginning(of touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesBegan && $0.mayRecognize }
    }

    /// Whether a recogniser keeps the touch's view from hearing that it ended.
    func holdsEnd(of touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesEnded && $0.mayRecognize }
    }
}

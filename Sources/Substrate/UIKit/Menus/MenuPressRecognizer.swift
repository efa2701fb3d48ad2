// SPDX-License-Identifier: MIT

/// Recognises the press that opens a menu: one finger that stays for half a second or, where a menu
/// is what the control is for, a tenth, or that is lifted at once.
@preconcurrency @MainActor final class MenuPressRecognizer: UIGestureRecognizer {
    static let duration: TimeInterval = 0.5
    static let primaryDuration: TimeInterval = 0.1
    /// How far the finger may move before, in points.
    static let slop: CGFloat = 10

    /// Whether a menu opens at a place of the view.
    var mayOpen: (CGPoint) -> Bool = { _ in false }
    /// Whether a menu is what the control is for.
    var opensAtOnce: () -> Bool = { false }

    private var start: CGPoint?
    private var wait: ScheduledWork?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard start == nil, let touch = touches.first, touches.count == 1 else {
            state = .failed
            return
        }
        start = touch.windowLocation
        let duration = opensAtOnce() ? Self.primaryDuration : Self.duration
        wait = FrameDriver.shared.schedule(after: duration) { [weak self] in
            self?.wait = nil
            self?.state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if let start, start.distance(to: windowLocation) > Self.slop { state = .failed }
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            guard opensAtOnce() else {
                state = .failed
                return
            }
            state = .began
            if state == .began { state = .ended }
        case .began, .changed: state = .ended
        case .ended, .cancelled, .failed: break
        }
    }

    override func shouldBegin() -> Bool {
        mayOpen(location(in: view)) && super.shouldBegin()
    }

    override func reset() {
        super.reset()
        wait?.cancel()
        wait = nil
        start = nil
    }
}

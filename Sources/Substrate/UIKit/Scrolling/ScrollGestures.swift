// SPDX-License-Identifier: MIT

/// The pan of a scroll view, which also tells it of touches that do not move.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// When the touches moved last, in seconds.
    private(set) var lastEventTime: CFTimeInterval = 0
    /// The view in which the first touch began.
    private(set) weak var touchedView: UIView?
    private var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touchCount == 0 {
            touchedView = touches.first?.view
            scrollView?.touchDidBegin()
        }
        touchCount += touches.count
        note(touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches, isLift: true)
        super.touchesEnded(touches, with: event)
        lift(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches, isLift: true)
        super.touchesCancelled(touches, with: event)
        lift(touches)
    }

    override func reset() {
        super.reset()
        guard touchCount > 0 else { return }
        touchCount = 0
        scrollView?.touchesDidEnd()
    }

    /// When the touches were lifted, in seconds.
    private(set) var liftTime: CFTimeInterval = 0

    private func note(_ touches: Set<UITouch>, isLift: Bool = false) {
        guard let time = touches.map(\.timestamp).max() else { return }
        if isLift { liftTime = time } else { lastEventTime = time }
    }

    private func lift(_ touches: Set<UITouch>) {
        guard touchCount > 0 else { return }
        touchCount = max(0, touchCount - touches.count)
        if touchCount == 0 { scrollView?.touchesDidEnd() }
    }
}

/// Holds touches back from a scroll view's content until it is clear that they are no drag.
@MainActor final class ContentTouchDelay: UIGestureRecognizer {
    /// How long touches are held back, in seconds.
    static let duration: CFTimeInterval = 0.15

    weak var scrollView: UIScrollView?
    private var timer: ScheduledWork?

    /// Whether the content has received the touches.
    private(set) var isOver = false

    /// Lets the touches through to the content.
    func end() {
        timer?.cancel()
        timer = nil
        isOver = true
        if state == .possible { state = .failed }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, timer == nil else { return }
        guard scrollView?.delaysContentTouches ?? false else {
            end()
            return
        }
        isOver = false
        timer = FrameDriver.shared.schedule(after: ContentTouchDelay.duration) { [weak self] in
            self?.end()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        end()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        end()
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }
}

/// Hands the pan's actions to its scroll view.
///
/// Apart from the view, so that subclasses of it may be `ActionPerforming` themselves.
@MainActor final class ScrollPanTarget: ActionPerforming {
    static let action: Selector = "scrollViewPan:"

    weak var scrollView: UIScrollView?

    func canPerform(_ action: Selector) -> Bool { action == ScrollPanTarget.action }

    func perform(_ action: Selector, with sender: Any?) {
        scrollView?.panDidChange()
    }
}

// SPDX-License-Identifier: MIT

/// Watches the touches in a view and its subviews, and tells its targets of a gesture.
///
/// A recogniser for a single moment (a tap) goes from `possible` to `ended` or `failed`. One for a
/// gesture that lasts (a pan) goes from `possible` to `began`, `changed` any number of times, and
/// `ended` or `cancelled`. Actions are sent for `began`, `changed`, `ended` and `cancelled`. After
/// the touches were lifted it is reset to `possible`.
///
/// Of the recognisers that watch the same touches, the first to recognise makes the others fail,
/// unless a delegate lets them recognise at the same time. Those of a deeper view hear of touches
/// first.
///
/// To write one, override ``touchesBegan(_:with:)`` and its siblings and set ``state`` there.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far a gesture has got.
    public enum State: Int, Sendable {
        /// Not recognised yet.
        case possible
        /// A lasting gesture was recognised.
        case began
        /// A lasting gesture went on.
        case changed
        /// A lasting gesture ended, or a gesture of a moment was recognised.
        case ended
        /// A lasting gesture was broken off.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// A gesture of a moment was recognised.
        public static let recognized = State.ended
    }

    /// Makes a recogniser.
    ///
    /// - Parameters:
    ///   - target: is told of the gesture; held weakly.
    ///   - action: what the target performs, with the recogniser as sender.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recogniser without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recogniser that runs a closure.
    ///
    /// - Note: Differs from UIKit: there a recogniser has targets and actions only.
    public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addHandler(handler)
    }

    // MARK: Targets

    private var targets: [GestureTarget] = []

    /// Adds a target; the same pair twice counts once.
    ///
    /// - Parameters:
    ///   - target: is told of the gesture; held weakly.
    ///   - action: what the target performs, with the recogniser as sender.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else {
            return
        }
        targets.append(GestureTarget(target: object, action: action))
    }

    /// Removes targets.
    ///
    /// - Parameters:
    ///   - target: whose pairs are removed; nil is any.
    ///   - action: which pairs are removed; nil is any. With both nil closures are removed too.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            if entry.handler != nil { return object == nil && action == nil }
            return (object == nil || entry.target === object)
                && (action == nil || entry.action == action)
        }
    }

    /// Adds a closure that runs whenever actions are sent.
    ///
    /// - Note: Differs from UIKit: there a recogniser has targets and actions only.
    open func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        targets.append(GestureTarget(handler: handler))
    }

    func sendActions() {
        for entry in targets { entry.send(from: self) }
    }

    // MARK: Contract

    /// Decides on touches and on the relation to other recognisers; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches are watched.
    open var view: UIView? { attachedView }

    private weak var attachedView: UIView?

    /// A name for debugging.
    open var name: String?

    /// Whether touches are watched. Switching it off breaks off a gesture.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { breakOff() } }
    }

    /// Whether the view's touches are cancelled when the gesture is recognised; true at first.
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only when they turn out not to be the gesture.
    open var delaysTouchesBegan = false

    /// Whether the view hears of lifts only when they turn out not to be the gesture; true at
    /// first.
    open var delaysTouchesEnded = true

    /// How far the gesture has got. Subclasses set it; the recogniser may end up in another state,
    /// or stay `possible`, because of other recognisers or the delegate.
    open var state: State {
        get { storedState }
        set { change(to: newValue) }
    }

    var storedState = State.possible
    /// The state that it will enter once those fail that it requires to fail.
    var waitingState: State?
    weak var arbiter: GestureArbiter?

    private func change(to new: State) {
        if arbiter == nil, let present = view?.window?.eventDelivery.arbiter { present.join(self) }
        guard let arbiter else {
            changeAlone(to: new)
            return
        }
        arbiter.perform { arbiter.change(self, to: new) }
    }

    /// Changes without touches and window, where no other recogniser has a say.
    private func changeAlone(to new: State) {
        guard new != .possible else { return }
        storedState = new
        if new != .failed { sendActions() }
        if isFinished { returnToPossible() }
    }

    func returnToPossible() {
        storedState = .possible
        waitingState = nil
        arbiter = nil
        reset()
    }

    func attach(to view: UIView?) {
        if view == nil { breakOff() }
        attachedView = view
    }

    private func breakOff() {
        guard let arbiter else { return }
        arbiter.perform {
            trackedTouches = []
            arbiter.change(self, to: .cancelled)
        }
    }

    // MARK: Touches

    /// The touches that are watched and down.
    package private(set) var trackedTouches: [UITouch] = []
    private var lastLocation = CGPoint.zero

    /// How many touches are watched.
    open var numberOfTouches: Int { trackedTouches.count }

    /// The middle between the touches.
    ///
    /// - Parameter view: whose coordinates are wanted; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where one of the touches is.
    ///
    /// - Parameters:
    ///   - touchIndex: from 0 to ``numberOfTouches``, exclusive.
    ///   - view: whose coordinates are wanted; nil for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            trackedTouches.indices.contains(touchIndex),
            "location(ofTouch:in:): there is no touch \(touchIndex) among \(numberOfTouches).")
        return trackedTouches[touchIndex].location(in: view)
    }

    /// The middle between the touches in the window's coordinates; after the last lift, where it
    /// was.
    var windowLocation: CGPoint {
        trackedTouches.isEmpty ? lastLocation : Self.middle(of: trackedTouches)
    }

    static func middle(of touches: [UITouch]) -> CGPoint {
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        let count = CGFloat(max(1, touches.count))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = view?.window ?? target.window, target !== window else {
            return point
        }
        return target.convert(point, from: window)
    }

    /// Stops watching a touch; its view goes on hearing of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        stopTracking([touch])
        touch.recognizers.removeAll { $0 === self }
    }

    private func stopTracking(_ touches: [UITouch]) {
        let present = windowLocation
        trackedTouches.removeAll { candidate in touches.contains { $0 === candidate } }
        if trackedTouches.isEmpty { lastLocation = present }
    }

    /// Whether the recogniser watches a touch that begins.
    func accepts(_ touch: UITouch) -> Bool {
        guard isEnabled, !isFinished, waitingState == nil else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Takes in what touches did.
    func receive(_ touches: [UITouch], in event: UIEvent) {
        trackedTouches += touches.filter { $0.phase == .began }
        let watched = touches.filter { touch in trackedTouches.contains { $0 === touch } }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let group = watched.filter { $0.phase == phase }
            guard !group.isEmpty else { continue }
            if !isFinished { hear(Set(group), phase: phase, event: event) }
            if phase == .ended || phase == .cancelled { stopTracking(group) }
        }
    }

    private func hear(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    // MARK: Relations

    private var requirements: [WeakRecognizer] = []

    /// Makes this recogniser wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
            || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    // MARK: Overriding

    /// Called when touches begin; does nothing unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move; does nothing unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are lifted; does nothing unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are taken away by the system; breaks the gesture off unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Called after a gesture, when the recogniser is `possible` again, to forget it.
    open func reset() {}

    /// Whether this recogniser, having recognised, makes another one fail; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recogniser, having recognised, makes this one fail; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser waits until another one has failed; false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether another recogniser waits until this one has failed; false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether the gesture goes on although no finger is down, as between two taps.
    package var waitsForTouches: Bool { false }

    /// Whether a control inside the recogniser's view takes the drag of a single finger as its own.
    func isDragOfControl(along way: CGPoint) -> Bool {
        guard trackedTouches.count == 1, let touch = trackedTouches.first else { return false }
        var current = touch.view
        while let candidate = current, candidate !== view {
            if let control = candidate as? UIControl, control.isEnabled,
                control.keepsDrag(of: touch, along: way)
            {
                return true
            }
            current = candidate.superview
        }
        return false
    }

    /// Whether the delegate and the view let the recogniser begin.
    func shouldBegin() -> Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        return view?.gestureRecognizerShouldBegin(self) ?? true
    }

    nonisolated open override var description: String {
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            "<\(type(of: self)): state = \(state)\(name.map { ", name = \($0)" } ?? "")>"
        }
    }
}

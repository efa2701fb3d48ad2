// SPDX-License-Identifier: MIT

/// A view that follows a touch and tells targets of what the user does with it.
///
/// Subclasses override ``beginTracking(_:with:)`` and its siblings to follow the touch, and call
/// ``sendActions(for:)`` when their value changes. While a touch is followed, the area that counts
/// as inside reaches 70 points beyond the bounds. A disabled control swallows touches.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Makes a control.
    ///
    /// - Parameter frame: the control's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that runs an action when it does what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far beyond the bounds a followed touch counts as inside, in points.
    static let trackingSlop: CGFloat = 70

    // MARK: State

    /// Whether the control can be used.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, isTracking { stopTracking(with: nil) }
            stateDidChange()
        }
    }

    /// Whether the control is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control looks touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The control's states together.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when ``state`` changed, for the look that depends on it.
    package func stateDidChange() {}

    /// Whether a tap on the control is kept from tap recognisers of the views around it.
    package var keepsTaps: Bool { false }

    /// Whether a touch that a scroll view kept back while it moved counts as a drag from where it
    /// went down.
    package var catchesUp: Bool { false }

    /// Whether a drag on the control is kept from pan and swipe recognisers of the views around it.
    ///
    /// - Parameter way: how far the finger has moved, in points of the window.
    package func keepsDrag(of touch: UITouch, along way: CGPoint) -> Bool { false }

    // MARK: Content

    /// Where content stands between top and bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content stands between the sides.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeftToRight ? .left : .right
        case .trailing: return isLeftToRight ? .right : .left
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether a touch is followed.
    public private(set) final var isTracking = false

    /// Whether the followed touch is inside.
    public private(set) final var isTouchInside = false

    private weak var trackedTouch: UITouch?

    /// Called when a touch goes down in the control.
    ///
    /// - Returns: whether the touch is followed; true unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the followed touch moves.
    ///
    /// - Returns: whether the touch is followed further; true unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the followed touch is lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the followed touch is taken away.
    ///
    /// - Parameter event: nil if no event is the cause, as when the control is disabled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            forgetTouch()
            return
        }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        if catchesUp, isTracking, touch.location(in: self) != touch.startLocation(in: self) {
            _ = continueTracking(touch, with: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch, with: event)
        guard continueTracking(touch, with: event) else {
            isHighlighted = false
            forgetTouch()
            return
        }
        if isTouchInside != wasInside {
            isHighlighted = isTouchInside
            send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = contains(touch, with: event)
        let events = isTouchInside ? eventsOfTap : .touchUpOutside
        endTracking(touch, with: event)
        isHighlighted = false
        forgetTouch()
        send(events, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        stopTracking(with: event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, isTracking { stopTracking(with: nil) }
    }

    /// What a lift inside sends.
    package var eventsOfTap: Event { .touchUpInside }

    private func stopTracking(with event: UIEvent?) {
        isHighlighted = false
        forgetTouch()
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    private func forgetTouch() {
        isTracking = false
        isTouchInside = false
        trackedTouch = nil
    }

    private func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if point(inside: location, with: event) { return true }
        let slop = UIControl.trackingSlop
        return bounds.insetBy(dx: -slop, dy: -slop).contains(location)
    }

    // MARK: Actions

    private(set) var registrations: [ControlRegistration] = []

    /// Adds a target; one that is known for the action is told of more events.
    ///
    /// - Parameters:
    ///   - target: held weakly; nil is the first responder that performs the action.
    ///   - action: what the target performs, with the control as sender.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let index = registrations.firstIndex(where: { $0.isPair(object, action) }) {
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(
                ControlRegistration(
                    events: controlEvents, receiver: .target(WeakTarget(object), action)))
        }
    }

    /// Removes targets for events.
    ///
    /// - Parameters:
    ///   - target: whose pairs are removed; nil is any.
    ///   - action: which pairs are removed; nil is any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { registration in
            guard case .target(let known, let knownAction) = registration.receiver else {
                return false
            }
            return (object == nil || known.object === object)
                && (action == nil || knownAction == action)
        }
    }

    /// Adds an action. One with the same identifier is replaced, and keeps its place and events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registrations.firstIndex(where: { $0.isAction(action.identifier) }) {
            registrations[index].events.formUnion(controlEvents)
            registrations[index].receiver = .action(action)
        } else {
            registrations.append(
                ControlRegistration(events: controlEvents, receiver: .action(action)))
        }
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
    ) {
        remove(controlEvents) { $0.isAction(actionIdentifier) }
    }

    private func remove(_ events: Event, where matches: (ControlRegistration) -> Bool) {
        for index in registrations.indices where matches(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Tells those that were added for any of the events, in order of addition, each once.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    private func send(_ events: Event, with event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.receiver {
            case .action(let action):
                sendAction(action)
            case .target(let target, let action):
                guard !target.isGone else { continue }
                sendAction(action, to: target.object, for: event)
            }
        }
    }

    /// Sends an action to a target; override it to watch or change what is sent.
    ///
    /// - Parameter target: nil is the first responder that performs the action.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs an action with the control as sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self)
    }

    // MARK: Asking

    /// The targets that were added and are alive; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for case .target(let target, _) in registrations.map(\.receiver) {
            if target.isChain {
                targets.insert(NSNull())
            } else if let object = target.object {
                targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    /// The events that anyone is told of.
    open var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of the actions that a target performs for an event; nil if there are none.
    ///
    /// - Parameter target: nil is the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.compactMap { registration -> String? in
            guard case .target(let known, let action) = registration.receiver,
                known.isSame(as: object), !registration.events.isDisjoint(with: controlEvent)
            else { return nil }
            return action.description
        }
        return names.isEmpty ? nil : names
    }

    // MARK: Menu

    /// What a control with a menu keeps; nil in others.
    var controlMenu: ControlMenu?

    /// The menu that opens; none unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called before the menu opens; does nothing unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu closes; does nothing unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The point of the control that the menu opens from: the middle of the bottom edge, which
    /// stands for the whole control, unless overridden.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        standardMenuAttachmentPoint
    }

    /// Called when an action of the menu was chosen, before it runs.
    func menuDidChoose(_ action: UIAction) {}
}

// SPDX-License-Identifier: MIT

/// A view onto content that may be larger than itself: a finger drags it, a wheel scrolls it.
///
/// Invariants:
/// - `contentOffset` is the origin of `bounds`; subviews lie in the content's coordinates.
/// - Content rests between −`adjustedContentInset` and what makes its end meet the view's end.
///   Setting `contentOffset` may leave these bounds; the user's next scroll returns to them.
/// - While nothing moves no display link runs.
///
/// Cost of a scrolled frame: the delegate's work, one layout of this view, and its indicators.
/// Offsets in the course of a motion are whole device pixels.
///
/// - Note: Differs from UIKit: the wheel with the Control key held zooms.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Makes a scroll view.
    ///
    /// - Parameter frame: the view's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.scrollView = self
        panTarget.scrollView = self
        touchDelay.scrollView = self
        touchDelay.delaysTouchesBegan = true
        touchDelay.cancelsTouchesInView = false
        pan.addTarget(panTarget, action: ScrollPanTarget.action)
        addGestureRecognizer(touchDelay)
        addGestureRecognizer(pan)
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    let touchDelay = ContentTouchDelay(target: nil, action: nil)
    private let panTarget = ScrollPanTarget()

    /// Who hears of the movement.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The recogniser that drags the content. Do not disable it; see ``isScrollEnabled``.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: Content

    /// The point of the content that is shown at the view's top left corner, in points.
    ///
    /// Setting it tells the delegate at once and asks for layout. A drag or a deceleration under
    /// way goes on from the new place; an animated scroll ends in the axis that changed. A value
    /// that is not finite is ignored with a message.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }

    /// The size of the content, in points. A value that is negative or not finite is ignored with
    /// a message.
    open var contentSize = CGSize.zero {
        didSet { contentSizeDidChange(from: oldValue) }
    }

    /// Space around the content, in points. A value that is not finite is ignored with a message.
    ///
    /// Content that rests at its top stays there when the inset changes.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            guard contentInset.isFinite else {
                ScrollNotice.report("contentInset \(contentInset) is not finite; ignored.")
                contentInset = oldValue
                return
            }
            updateAdjustedInset()
        }
    }

    /// When the safe area is added to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedInset() }
    }

    /// ``contentInset`` and the part of the safe area that is added to it, in points.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// Called when ``adjustedContentInset`` changed, before the delegate hears of it.
    open func adjustedContentInsetDidChange() {}

    /// The control above the content that a pull sets going.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// Whether the content stays below the refresh control.
    var isMakingRoom = false

    var adjustedInset = UIEdgeInsets.zero
    /// The part of the safe area in ``adjustedContentInset``.
    var systemInset = UIEdgeInsets.zero
    /// Whether the next layout returns the content into its range.
    var needsOffsetCorrection = false
    /// Whether the next change of the offset is this view's own.
    var isOwnMove = false

    // MARK: Behaviour

    /// Whether the user can scroll. Setting it to false ends a drag.
    open var isScrollEnabled = true {
        didSet {
            pan.isEnabled = isScrollEnabled
            touchDelay.isEnabled = isScrollEnabled
        }
    }

    /// Whether content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether content can be dragged beyond its edges and returns from there.
    open var bounces = true

    /// Whether content can be dragged vertically though it fits.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }

    /// Whether content can be dragged horizontally though it fits.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    /// Whether a drag that begins along one axis stays in it.
    open var isDirectionalLockEnabled = false

    /// How fast content that was let go comes to rest.
    open var decelerationRate = DecelerationRate.normal

    /// Whether touches reach the content only after 0.15 s, unless lifted before.
    open var delaysContentTouches = true

    /// Whether a drag may begin after the content has received the touch, which is then taken from
    /// it.
    open var canCancelContentTouches = true

    /// Whether the content's touch is taken for a drag; asked once the content has received it.
    ///
    /// - Parameter view: the view that was touched.
    /// - Returns: true, for a control false.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether the Home key scrolls this view to its top, if it is the largest such view on
    /// screen.
    ///
    /// - Note: Differs from UIKit: there is no status bar to tap; the key stands for it.
    open var scrollsToTop = true

    /// What a drag does to the text input in the window.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a vertical scroll at the content's end passes to a scroll view around this one.
    open var transfersVerticalScrollingToParent = true

    /// Whether a horizontal scroll at the content's end passes to a scroll view around this one.
    open var transfersHorizontalScrollingToParent = true

    // MARK: State

    /// Whether a finger is down, even if it has not moved.
    open var isTracking: Bool { isTouched }

    /// Whether a finger drags the content.
    open var isDragging: Bool { drag != nil }

    /// Whether content that was let go moves on.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    var isTouched = false
    var drag: ScrollDrag?
    var motion: ScrollMotion?
    var link: CADisplayLink?
    /// Counts the motions and stops, to notice one that a delegate brought about.
    var motionCount = 0
    var preciseWheel: PreciseWheel?

    // MARK: Scrolling

    /// Scrolls to an offset.
    ///
    /// Animated, it takes 0.3 s, tells the delegate of each step and at last calls
    /// ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``; nothing moves before the
    /// next frame. If the content is there already, nothing is called. A view outside a window
    /// does not animate. A deceleration ends.
    ///
    /// - Parameters:
    ///   - contentOffset: in points; it may lie outside the content.
    ///   - animated: whether the content moves there in time.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the least way that shows a rectangle of the content; not at all if it is shown.
    ///
    /// - Parameters:
    ///   - rect: in the content's coordinates. Of one larger than the view the top left is shown.
    ///   - animated: whether the content moves there in time.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scrollToShow(rect, animated: animated)
    }

    // MARK: Zooming

    /// The smallest scale at which content rests; 1 at first.
    ///
    /// Two fingers zoom while ``maximumZoomScale`` is larger and the delegate names a view in
    /// ``UIScrollViewDelegate/viewForZooming(in:)``. A scale that is not positive and finite is
    /// ignored with a message. The present ``zoomScale`` stays until the next zoom.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            if !isUsableZoomScale(minimumZoomScale) { minimumZoomScale = oldValue }
            updatePinch()
        }
    }

    /// The largest scale at which content rests; 1 at first. See ``minimumZoomScale``.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            if !isUsableZoomScale(maximumZoomScale) { maximumZoomScale = oldValue }
            updatePinch()
        }
    }

    /// How large the zoomed view is shown; 1 is its own size.
    ///
    /// Setting it zooms at once, between the limits, about the middle of what is shown; without a
    /// view for zooming nothing happens. Zooming sets the view's `transform` and makes
    /// ``contentSize`` the view's scaled size.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether two fingers can zoom beyond the limits, from where the content returns.
    open var bouncesZoom = true

    /// Whether two fingers zoom.
    open var isZooming: Bool { zoom.pinch != nil }

    /// Whether content that was zoomed beyond its limits returns.
    open var isZoomBouncing: Bool { zoom.motion?.isBounce ?? false }

    /// The recogniser that zooms; nil while ``maximumZoomScale`` is not larger than
    /// ``minimumZoomScale``.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        maximumZoomScale > minimumZoomScale ? zoom.recognizer : nil
    }

    /// Zooms about the middle of what is shown.
    ///
    /// - Parameters:
    ///   - scale: is brought between the limits; one that is not positive and finite is ignored
    ///     with a message.
    ///   - animated: whether it takes 0.3 s, of which the delegate hears the beginning and end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms so that a rectangle fills the view as far as the limits allow, in its middle.
    ///
    /// - Parameters:
    ///   - rect: in the zoomed view's coordinates; one that is not finite is ignored with a
    ///     message.
    ///   - animated: whether it takes 0.3 s, of which the delegate hears the beginning and end.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toShow: rect, animated: animated)
    }

    let zoom = ScrollZoom()

    // MARK: Indicators

    /// Whether the vertical indicator is shown during scrolling.
    open var showsVerticalScrollIndicator = true {
        didSet { updateIndicators() }
    }

    /// Whether the horizontal indicator is shown during scrolling.
    open var showsHorizontalScrollIndicator = true {
        didSet { updateIndicators() }
    }

    /// When the titles at the edge are shown, of a collection view that has some.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { setNeedsLayout() } }
    }

    /// How the indicators look.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { updateIndicators() }
    }

    /// The space between the view's edges and the vertical indicator, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { updateIndicators() }
    }

    /// The space between the view's edges and the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { updateIndicators() }
    }

    /// The space between the view's edges and both indicators; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the part of the safe area that is added to the content's insets is added to the
    /// indicators' too.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { updateIndicators() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.show(in: self)
        indicators.fade(after: ScrollIndicators.flashDuration)
    }

    let indicators = ScrollIndicators()

    // MARK: Package

    /// Shifts the offset without disturbing a drag, a deceleration or an animation, which all go
    /// on from the shifted place.
    ///
    /// For layouts that learn that content above what is shown is larger or smaller than they
    /// thought: change `contentSize` and call this, in one layout pass.
    ///
    /// - Parameter delta: in points; not finite, it is ignored with a message.
    package func adjustContentOffset(by delta: CGPoint) {
        shiftContent(by: delta)
    }

    /// Where content that is let go comes to rest, before the delegate may say otherwise; what is
    /// proposed unless overridden.
    ///
    /// - Parameters:
    ///   - proposed: where it would by itself.
    ///   - velocity: in points a millisecond.
    package func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Overrides

    /// The visible part of the content, in its coordinates.
    ///
    /// Setting it moves the content without telling the delegate.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            let new = super.bounds.origin
            if old != new { offsetDidMove(by: CGPoint { new[$0] - old[$0] }, isOwn: false) }
        }
    }

    /// Returns content that left its range when it became smaller.
    open override func layoutSubviews() {
        super.layoutSubviews()
        correctOffsetIfNeeded()
        placeRefreshControl()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            endMotion()
            breakOffZoom()
            drag = nil
            isTouched = false
            indicators.hide()
        } else {
            updateAdjustedInset()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateIndicators()
    }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === zoom.recognizer { return canZoom }
        guard gestureRecognizer === pan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let begins = shouldBeginDrag()
        if !begins { touchDelay.end() }
        return begins
    }

    /// The view that a touch reaches: while content moves fast, this view, which stops it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, event?.type == .touches, isMovingFast else { return hit }
        return self
    }

    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        UIEdgeInsets(
            top: safeArea.top - systemInset.top, left: safeArea.left - systemInset.left,
            bottom: safeArea.bottom - systemInset.bottom,
            right: safeArea.right - systemInset.right)
    }

    package override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        needsOffsetCorrection = needsOffsetCorrection || isInRange(viewSize: oldSize)
        updateAdjustedInset()
        updateIndicators()
    }
}

/// Messages about values that a scroll view cannot use.
enum ScrollNotice {
    static func report(_ message: String) {
        FileHandle.standardError.write(Data("UIScrollView: \(message)\n".utf8))
    }
}

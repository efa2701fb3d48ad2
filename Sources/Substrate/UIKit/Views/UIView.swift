// SPDX-License-Identifier: MIT

/// A rectangle on screen that draws its content, lays out its subviews and receives touches.
///
/// Invariants:
/// - `subviews` is in paint order, from back to front, and equals the order of the view's layers.
/// - `frame` is derived from `center`, `bounds`, the layer's anchor point and `transform`; it is
///   not stored.
/// - Setters change the model at once. Inside ``animate(withDuration:animations:)`` they also add
///   an animation from the old value to the new one; elsewhere nothing animates.
///
/// All lengths are in points, y grows downward.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerContentProviding,
    UITraitEnvironment
{
    // The class-construction code counts on this order: the frame initialiser, then the coder's.

    /// Makes a view.
    ///
    /// - Parameter frame: the view's place in its superview, in points. A component that is not
    ///   finite counts as zero.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        traits = CurrentTraits.screen
        super.init()
        layer.delegate = self
        layer.needsDisplayOnBoundsChange = false
        if frame != .zero { self.frame = frame }
        let facts = ViewClassFacts.of(Self.self)
        if facts.overridesDraw { layer.setNeedsDisplay() }
        if facts.overridesUpdateConstraints { askForUpdateConstraints() }
    }

    /// Stops the program: views cannot be decoded.
    ///
    /// - Note: Differs from UIKit: there is no xib and storyboard loading. Make views in code with
    ///   `init(frame:)`.
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "A view cannot be decoded: there is no xib or storyboard loading. "
                + "Make the view in code with init(frame:).")
    }

    /// Makes a view with a frame of zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The class of the view's layer; `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that the view draws through. The view is its delegate.
    public let layer: CALayer

    // MARK: Tree

    /// The view that contains this one.
    open package(set) weak var superview: UIView?

    /// The views that this one contains, from back to front.
    open var subviews: [UIView] { children }

    var children: [UIView] = []

    /// The window that the view is in.
    open package(set) weak var window: UIWindow?

    /// The controller whose root view this is.
    weak var controller: UIViewController?

    // MARK: Look

    var background: UIColor?

    /// How content is placed when the view's size differs from it.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            guard contentMode != oldValue else { return }
            contentModeDidChange()
        }
    }

    /// Whether the view's own drawing covers it wholly. A hint; true at first.
    open var isOpaque = true

    /// Whether the context is cleared before ``draw(_:)``; drawing always starts clear here.
    open var clearsContextBeforeDrawing = true

    // MARK: Behaviour

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false

    /// Whether the view takes touches for itself while it has one.
    open var isExclusiveTouch = false

    /// A number that tells the view from others.
    open var tag = 0

    /// Whether a change of this view's size resizes its subviews by their autoresizing masks.
    open var autoresizesSubviews = true

    /// How the view follows its superview's size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if layoutState != nil { layoutItemGeometryDidChange() } }
    }

    var recognizers: [UIGestureRecognizer] = []

    // MARK: Environment

    var traits: UITraitCollection
    var safeArea = UIEdgeInsets.zero

    /// State that few views have.
    var rare: RareState?

    /// What Auto Layout keeps; nil in a view that has nothing to do with it.
    var layoutState: ViewLayoutState?

    // MARK: Chain

    /// The view's controller if it is that controller's root view, else its superview.
    open override var next: UIResponder? {
        controller ?? superview
    }

    // MARK: Geometry

    /// The view's place in its superview's coordinates, in points.
    ///
    /// With a transform other than the identity it is the bounding box; set `bounds` and `center`
    /// then. Components that are not finite count as zero.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    /// The view's area in its own coordinates, in points.
    ///
    /// Its origin shifts the subviews: a scroll view's content offset. Components that are not
    /// finite count as zero.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    /// The place of the layer's anchor point, by default the view's middle, in the superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            setCenter(newValue)
        }
    }

    /// The transform about the layer's anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform about the layer's anchor point, in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The size that suits the view best within a size, in points; its present size unless
    /// overridden. It does not resize the view.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to what ``sizeThatFits(_:)`` asks for, its top left corner fixed.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// The size that the view's content asks for, in points; `noIntrinsicMetric` in an axis
    /// without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` changed, so that the superview lays out anew.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        if layoutState != nil { intrinsicContentSizeDidChange() }
        superview?.subviewDidChange(self, .content)
    }

    // MARK: Constraints

    /// Whether the class is laid out by constraints and does not work without; false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes the view's constraints; called before the layout that follows
    /// ``setNeedsUpdateConstraints()``. Call `super` last.
    open func updateConstraints() {
        controller?.updateViewConstraints()
    }

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { askForUpdateConstraints() }

    /// Whether ``updateConstraints()`` is to be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

    /// Updates the constraints of the view and its subviews that asked for it, at once.
    open func updateConstraintsIfNeeded() { UpdateConstraintsPass.run(in: self) }

    /// The size that the view takes under its constraints, in points, nearest to a target size.
    ///
    /// Both axes yield to the constraints at `fittingSizeLevel`. It does not resize the view.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view takes under its constraints, in points, nearest to a target size.
    ///
    /// - Parameters:
    ///   - targetSize: the size to come near to.
    ///   - horizontalFittingPriority: how important the target's width is.
    ///   - verticalFittingPriority: how important the target's height is.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedFittingSize(
            targetSize, horizontalPriority: horizontalFittingPriority,
            verticalPriority: verticalFittingPriority)
    }

    /// The distances from the frame to the rectangle that constraints align, in points; none unless
    /// overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align, of a view with a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame of a view whose alignment rectangle is given.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: -alignmentRectInsets)
    }

    /// The view whose first baseline is this one's; the view itself unless overridden.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is this one's; the view itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// The first and last baseline of the view's own text at a size, from its top edge in points;
    /// nil without text, whose baseline is the bottom edge.
    func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` in the next layout pass.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out the view and its subviews at once if layout is needed.
    open func layoutIfNeeded() {
        LayoutEngine.shared.prepareForLayout(of: self)
        layer.layoutIfNeeded()
    }

    /// Lays out the subviews; called once a frame at most, when layout is needed.
    ///
    /// Gives subviews the places that constraints ask for. An override that does not call `super`
    /// leaves them where they are.
    open func layoutSubviews() {
        if layoutState?.hasConstrainedSubviews == true {
            LayoutEngine.shared.placeSubviews(of: self)
        }
    }

    /// Whether the height of the content follows the width that constraints give the view.
    var wrapsAtLayoutWidth: Bool { false }

    // MARK: Hit testing

    /// The deepest view that contains a point and takes touches.
    ///
    /// Hidden views, views without user interaction, views with an alpha under 0.01 and views that
    /// a block animates without `allowUserInteraction` are passed over with all their subviews.
    ///
    /// - Parameters:
    ///   - point: a point in this view's coordinates.
    ///   - event: the event that asks, nil outside event handling.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    /// Whether a point lies in the view: at or past its least edges, short of its greatest.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Drawing

    /// Asks for the view's content to be drawn anew in the next frame.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Asks for a part of the view's content to be drawn anew in the next frame.
    ///
    /// - Parameter rect: the part, in points of the view's bounds.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    /// Draws the view's own content into the current graphics context.
    ///
    /// Views that do not override it have no content bitmap.
    ///
    /// - Parameter rect: the area to draw, in points of the view's bounds.
    open func draw(_ rect: CGRect) {}

    /// The colour behind the view's content; nil is clear.
    open var backgroundColor: UIColor? {
        get { background }
        set {
            background = newValue
            layer.backgroundColor = newValue?.resolvedCGColor(with: traits)
        }
    }

    /// How opaque the view and its subviews are, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            let value = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            layer.opacity = Float(value)
        }
    }

    /// Whether the view and its subviews are neither drawn nor touched.
    ///
    /// A view that a layout of a kit hides stays hidden whatever is set; what was set counts as soon
    /// as the layout has a place for the view.
    open var isHidden: Bool {
        get { hidesAtEnd || layer.isHidden }
        set {
            let old = isHidden
            setHidden(newValue)
            if let observers = rare?.hiddenObservers { observers.send(old: old, new: newValue) }
        }
    }

    /// Whether subviews are drawn only inside the view's bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of controls and template images; inherited from the superview if nil is set.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set {
            rareState.tintColor = newValue
            propagateTintColorChange()
        }
    }

    // MARK: Environment

    /// The traits that hold for the view.
    open var traitCollection: UITraitCollection { traits }

    /// The insets of the area that bars and the display's edges do not cover, in points.
    open var safeAreaInsets: UIEdgeInsets { safeArea }

    // MARK: Gestures

    /// Adds a recogniser that watches touches in the view and its subviews.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Removes a recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recogniser may begin; asked of the view that it is attached to.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Children

    /// Adds a view in front of the other subviews, taking it out of its present superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: children.count)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detach()
    }

    // MARK: Hooks

    /// Called when a subview changed in what its arrangement depends on.
    func subviewDidChange(_ view: UIView, _ change: SubviewChange) {}

    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes.
    ///
    /// - Parameter newSuperview: nil if the view is about to be removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes.
    ///
    /// - Parameter newWindow: nil if the view is about to leave its window.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window changed.
    open func didMoveToWindow() {}

    /// Called after the view's traits changed, for layouts and colours that depend on them.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called after the tint colour changed, here or in a superview.
    open func tintColorDidChange() {}

    /// Called after ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    /// Called after ``layoutMargins`` changed.
    open func layoutMarginsDidChange() {}

    /// The layer content that the view shows; asked when the layer needs display.
    package func makeLayerContent() -> LayerContent? {
        guard ViewClassFacts.of(type(of: self)).overridesDraw else { return nil }
        return drawnContent()
    }

    /// Whether the layer shows content that the view makes.
    package var hasLayerContent: Bool { ViewClassFacts.of(type(of: self)).overridesDraw }

    var defaultAccessibilityLabel: String? { nil }

    var defaultAccessibilityValue: String? { nil }

    var isAccessibilityElementByDefault: Bool { false }

    /// The safe area as subviews inherit it, in this view's coordinates.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { safeArea }

    /// Called when the bounds' size changed, before layout.
    package func boundsSizeDidChange(from oldSize: CGSize) {}

    nonisolated open override var description: String {
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            "<\(type(of: self)): frame = (\(frame.minX) \(frame.minY); "
                + "\(frame.width) \(frame.height))>"
        }
    }
}

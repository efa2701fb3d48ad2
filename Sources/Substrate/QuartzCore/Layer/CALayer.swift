// SPDX-License-Identifier: MIT

/// A rectangle of content in a tree of layers.
///
/// Invariants:
/// - `sublayers` is in the order in which layers were added, from back to front; layers of equal
///   `zPosition` are drawn in this order.
/// - Setters change the model at once. What is on screen follows through animations, if the
///   delegate or the transaction asks for one; `presentation()` tells it.
/// - `frame` is derived from bounds, position, anchor point and transform.
///
/// Lengths are in points, y grows downward. Values that are not finite are refused by the views
/// above; a layer that gets one draws nothing.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// Makes a layer of no size.
    public override init() {
        identity = CALayer.nextIdentity()
        super.init()
    }

    /// A number of the layer's own, never used again.
    package final let identity: UInt64

    /// The values without animations.
    package final var modelValues = LayerAppearance()

    /// The layer that this one shows at a moment, for presentation layers.
    final var presented: CALayer?

    // MARK: Tree

    /// The layer that contains this one.
    open internal(set) weak var superlayer: CALayer?

    final var children: [CALayer] = []
    final var hasOrderedChildren = false

    /// What lays out, draws and animates the layer. Not kept.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Content

    /// What the layer draws between its background and its sublayers.
    package final var content: LayerContent? {
        didSet { contentDidChange() }
    }

    /// A number that changes whenever the content changes.
    package final private(set) var contentIdentity: UInt64 = 0

    /// Says that the content draws differently from now on.
    package final func contentDidChange() {
        contentIdentity = CALayer.nextIdentity()
        changed()
    }

    /// How the content is placed in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { changed() } }
    }

    /// Pixels of the content per point; positive.
    open var contentsScale: CGFloat = 1 {
        didSet {
            guard contentsScale != oldValue else { return }
            if !(contentsScale > 0 && contentsScale.isFinite) { contentsScale = 1 }
            if case .picture = content { setNeedsDisplay() }
            changed()
        }
    }

    /// The part of the content that stretches, in fractions of its size; the whole unless set.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsCenter != oldValue { changed() } }
    }

    /// Whether the layer covers what is behind it wholly. A hint.
    open var isOpaque = false

    /// Whether the content is drawn anew when the bounds change.
    open var needsDisplayOnBoundsChange = false

    // MARK: Look

    /// Whether sublayers and content are drawn only inside the bounds and their rounded corners.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { changed() } }
    }

    /// Which corners are rounded by `cornerRadius`.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { changed() } }
    }

    /// The shape of the rounded corners; circular is the only one.
    ///
    /// - Note: Differs from Apple's: `continuous` is absent.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// A layer whose opacity the layer is drawn with; not part of any other tree.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            oldValue?.superlayer = nil
            mask?.removeFromSuperlayer()
            mask?.superlayer = self
            changed()
        }
    }

    /// The outline of the shadow; nil takes the layer's bounds with their rounded corners.
    ///
    /// - Note: Differs from Apple's: content and sublayers throw no shadow of their own shape.
    open var shadowPath: CGPath? {
        didSet { changed() }
    }

    /// A name of the layer, for its owner's use.
    open var name: String?

    /// Actions for changes of properties, by key.
    open var actions: [String: any CAAction]?

    // MARK: State

    final var running: [RunningAnimation] = []
    final var needsLayoutFlag = false
    final var needsDisplayFlag = false
    final var subtreeNeedsLayout = false
    final var subtreeNeedsDisplay = false
    final var wasShown = false

    /// The frame driver's number at the last change of the layer or of a layer inside it.
    final var lastChange: UInt64 = 0

    /// Says that the layer draws differently from now on. Costs the superlayers that have not
    /// heard of a change since the last frame.
    package final func changed() {
        let driver = FrameDriver.shared
        driver.setNeedsFrame()
        let number = driver.changeNumber
        var layer: CALayer? = self
        while let current = layer, current.lastChange != number {
            current.lastChange = number
            layer = current.superlayer
        }
    }

    private static var lastIdentity: UInt64 = 0

    private static func nextIdentity() -> UInt64 {
        lastIdentity += 1
        return lastIdentity
    }

    // MARK: Properties that animate

    private func change<Value: Equatable>(
        _ path: WritableKeyPath<LayerAppearance, Value>, to new: Value, _ key: String
    ) {
        guard new != modelValues[keyPath: path] else { return }
        let action = pendingAction(key)
        modelValues[keyPath: path] = new
        finish(action, key)
    }

    /// The layer's area in its own coordinates, in points. Its origin shifts the sublayers.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set {
            guard newValue != modelValues.bounds else { return }
            let action = pendingAction("bounds")
            modelValues.bounds = newValue
            boundsDidChange()
            finish(action, "bounds")
        }
    }

    /// The place of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { modelValues.position }
        set {
            guard newValue != modelValues.position else { return }
            let action = pendingAction("position")
            modelValues.position = newValue
            finish(action, "position")
        }
    }

    /// The point of the layer that `position` places and `transform` turns about, in fractions of
    /// the bounds; (0.5, 0.5) is the middle.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { change(\.anchorPoint, to: newValue, "anchorPoint") }
    }

    /// The order among siblings: greater is nearer. It moves nothing in the plane.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set {
            guard newValue != modelValues.zPosition else { return }
            let action = pendingAction("zPosition")
            modelValues.zPosition = newValue
            if newValue != 0 { superlayer?.hasOrderedChildren = true }
            finish(action, "zPosition")
        }
    }

    /// The transform about the anchor point. Only its part in the plane is drawn.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set { change(\.transform, to: newValue, "transform") }
    }

    /// A transform of all sublayers about the bounds' origin.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set { change(\.sublayerTransform, to: newValue, "sublayerTransform") }
    }

    /// Whether the layer and its sublayers are not drawn.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { change(\.isHidden, to: newValue, "hidden") }
    }

    /// How opaque the layer with its sublayers is, from 0 to 1.
    open var opacity: Float {
        get { modelValues.opacity }
        set { change(\.opacity, to: newValue, "opacity") }
    }

    /// The colour behind the content; nil is clear.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { change(\.backgroundColor, to: newValue, "backgroundColor") }
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { change(\.cornerRadius, to: newValue, "cornerRadius") }
    }

    /// The width of the border inside the bounds, in points.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { change(\.borderWidth, to: newValue, "borderWidth") }
    }

    /// The colour of the border; nil is clear.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { change(\.borderColor, to: newValue, "borderColor") }
    }

    /// The colour of the shadow; nil is clear.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { change(\.shadowColor, to: newValue, "shadowColor") }
    }

    /// How opaque the shadow is, from 0, none, to 1.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue, "shadowOpacity") }
    }

    /// The shadow's shift, in points.
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { change(\.shadowOffset, to: newValue, "shadowOffset") }
    }

    /// The shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { change(\.shadowRadius, to: newValue, "shadowRadius") }
    }

    /// The part of the content that is shown, in fractions of its size.
    open var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set { change(\.contentsRect, to: newValue, "contentsRect") }
    }

    // MARK: For subclasses

    /// Places the sublayers; asks the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Makes the content; asks the delegate.
    open func display() {
        if let provider = delegate as? any LayerContentProviding {
            content = provider.layerContent(for: self)
        } else if let delegate {
            delegate.display(self)
        } else {
            drawContents()
        }
    }

    /// Draws the content; asks the delegate.
    ///
    /// - Parameter ctx: a context in the layer's coordinates, clear at first.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// The action of a change of a property when neither delegate nor `actions` has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether a change of a property asks for the content to be drawn anew.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value of a property of the layer's own kind of content, if it animates.
    package func modelContentValue(forKey key: String) -> AnimationValue? { nil }

    /// The content with animated values of the layer's own kind.
    package func content(applying values: [String: AnimationValue]) -> LayerContent? { content }

    // MARK: Tree

    /// Adds a layer in front of the other sublayers.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Adds a layer at a place among the sublayers; places past the end are the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        superlayer = nil
        if parent.mask === self {
            parent.mask = nil
            return
        }
        if let index = parent.children.lastIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
        }
        parent.changed()
    }

    /// The deepest layer that contains a point, in front first.
    ///
    /// - Parameter p: a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !modelValues.isHidden else { return nil }
        let point = p.applying(modelValues.transformToSuperlayer.inverted())
        if masksToBounds, !contains(point) { return nil }
        for layer in sublayersInPaintOrder.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    /// Whether a point in the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        modelValues.bounds.contains(p)
    }

    nonisolated open override var description: String {
        guard Thread.isMainThread else { return super.description }
        return MainActor.assumeIsolated {
            "<\(type(of: self)): position = (\(position.x), \(position.y)), "
                + "bounds = (\(bounds.minX), \(bounds.minY); \(bounds.width), \(bounds.height))>"
        }
    }
}

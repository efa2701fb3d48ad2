// SPDX-License-Identifier: MIT
import ListDiff

/// A layout between two others, which the user takes a collection view from one to the other with.
///
/// Made by ``UICollectionView/startInteractiveTransition(to:completion:)``. Elements are between their
/// places in both layouts, as far as ``transitionProgress`` says; those that only one layout has
/// fade. Views are not asked for sizes on the way.
///
/// Cost of a step: O(elements on screen in either layout), and what these ask of their layouts.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that the transition began with.
    public let currentLayout: UICollectionViewLayout

    /// The layout that the transition leads to.
    public let nextLayout: UICollectionViewLayout

    /// The offsets in both layouts, in the view's coordinates.
    var offsets = (current: CGPoint.zero, next: CGPoint.zero)

    private var values: [String: CGFloat] = [:]

    /// Makes a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
    {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
        decorationClasses = currentLayout.decorationClasses.merging(newLayout.decorationClasses) {
            current, _ in current
        }
    }

    /// Stops the program: layouts cannot be decoded.
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "A layout cannot be decoded: there is no xib or storyboard loading. Make it in code.")
    }

    /// How far the transition has got, from 0 (the current layout) to 1 (the next one). Setting it
    /// shows it in the next layout pass; values beyond both ends go on in the same way.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            collectionView?.transitionDidProgress(from: oldValue, self)
        }
    }

    /// Keeps a value of the program's own with the transition, for a subclass to lay out by.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
        invalidateLayout()
    }

    /// A value kept with ``updateValue(_:forAnimatedKey:)``; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Preparation

    /// Has both layouts prepare what of them is out of date.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] where layout.isInvalid {
            layout.isInvalid = false
            layout.prepare()
        }
    }

    /// The size between those of both layouts.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (
            currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
        )
        return CGSize(
            width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// Whether one of the layouts is out of date when another area is shown.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        var isInvalid = false
        for layout in [currentLayout, nextLayout]
        where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidate(using: layout.invalidationContext(forBoundsChange: newBounds))
            isInvalid = true
        }
        return isInvalid
    }

    /// Says what is out of date; new data are so in both layouts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            currentLayout.invalidateLayout()
            nextLayout.invalidateLayout()
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Questions

    /// The attributes of all elements that either layout shows, at their places between both.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let offset = between(offsets.current, offsets.next)
        var found: [UICollectionViewLayoutAttributes] = []
        var keys: Set<ElementKey> = []
        for (layout, own) in [(currentLayout, offsets.current), (nextLayout, offsets.next)] {
            // What is a length off may cross the screen on its way.
            let area = rect.offsetBy(dx: own.x - offset.x, dy: own.y - offset.y)
                .insetBy(dx: -rect.width, dy: -rect.height)
            for attributes in layout.layoutAttributesForElements(in: area) ?? []
            where keys.insert(ElementKey(attributes)).inserted {
                if let mixed = mixedAttributes(ElementKey(attributes)) { found.append(mixed) }
            }
        }
        return found
    }

    /// The attributes of an item between both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixedAttributes(ElementKey(.cell, indexPath)) }

    /// The attributes of a supplementary view between both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixedAttributes(ElementKey(.supplementary(elementKind), indexPath))
    }

    /// The attributes of a decoration view between both layouts.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixedAttributes(ElementKey(.decoration(elementKind), indexPath))
    }

    private func mixedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let from = currentLayout.attributes(of: key).flatMap { $0.isHidden ? nil : $0 }
        let to = nextLayout.attributes(of: key).flatMap { $0.isHidden ? nil : $0 }
        let progress = transitionProgress
        guard let from else { return to?.changed { $0.alpha *= Self.opacity(progress) } }
        guard let to else { return from.changed { $0.alpha *= Self.opacity(1 - progress) } }
        return (progress < 0.5 ? from : to).changed {
            $0.center = between(from.center, to.center)
            $0.bounds = CGRect(
                x: between(from.bounds.minX, to.bounds.minX),
                y: between(from.bounds.minY, to.bounds.minY),
                width: max(0, between(from.bounds.width, to.bounds.width)),
                height: max(0, between(from.bounds.height, to.bounds.height)))
            $0.alpha = Self.opacity(between(from.alpha, to.alpha))
            $0.transform3D = between(from.transform3D, to.transform3D)
        }
    }

    // MARK: Between

    private static func opacity(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * transitionProgress
    }

    private func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        CGPoint(x: between(from.x, to.x), y: between(from.y, to.y))
    }

    private func between(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
        CATransform3D(
            m11: between(from.m11, to.m11), m12: between(from.m12, to.m12),
            m13: between(from.m13, to.m13), m14: between(from.m14, to.m14),
            m21: between(from.m21, to.m21), m22: between(from.m22, to.m22),
            m23: between(from.m23, to.m23), m24: between(from.m24, to.m24),
            m31: between(from.m31, to.m31), m32: between(from.m32, to.m32),
            m33: between(from.m33, to.m33), m34: between(from.m34, to.m34),
            m41: between(from.m41, to.m41), m42: between(from.m42, to.m42),
            m43: between(from.m43, to.m43), m44: between(from.m44, to.m44))
    }

    // MARK: What both layouts hear

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        currentLayout.developmentLayoutDirection
    }

    package override var asksForPreferredSizes: Bool { false }

    package override var scrollsVertically: Bool {
        (transitionProgress < 0.5 ? currentLayout : nextLayout).scrollsVertically
    }

    package override func dataWillChange(by map: BatchUpdateMap) {
        currentLayout.dataWillChange(by: map)
        nextLayout.dataWillChange(by: map)
    }

    package override func didEndUpdates() {
        currentLayout.didEndUpdates()
        nextLayout.didEndUpdates()
    }

    package override func dataWasReplaced() {
        currentLayout.dataWasReplaced()
        nextLayout.dataWasReplaced()
    }

    package override func boundsSizeDidChange(from oldSize: CGSize) {
        currentLayout.boundsSizeDidChange(from: oldSize)
        nextLayout.boundsSizeDidChange(from: oldSize)
        invalidateLayout()
    }
}

extension UICollectionViewLayout {
    /// Where the layout has an element; nil if it has none.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.kind {
        case .cell: layoutAttributesForItem(at: key.path)
        case .supplementary(let kind):
            layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
        case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: key.path)
        }
    }
}

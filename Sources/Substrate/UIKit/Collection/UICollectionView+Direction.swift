// SPDX-License-Identifier: MIT

// What the layout says, in the view's coordinates: mirrored where the user reads the other way.
extension UICollectionView {
    /// Whether the layout's left is the view's right.
    var isFlipped: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private var presentFlippedWidth: CGFloat {
        let inset = adjustedContentInset
        return max(
            layout.collectionViewContentSize.width, bounds.width - inset.left - inset.right)
    }

    private var mirror: CGFloat { flippedWidth ?? presentFlippedWidth }

    /// A rectangle of the view in the layout's coordinates, or the other way round.
    func flipped(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        return CGRect(
            x: mirror - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A point of the view in the layout's coordinates, or the other way round.
    func flipped(_ point: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: mirror - point.x, y: point.y) : point
    }

    /// A content offset of the view in the layout's coordinates, or the other way round.
    func flippedOffset(_ offset: CGPoint) -> CGPoint {
        flipped(CGRect(origin: offset, size: bounds.size)).origin
    }

    /// Attributes of the layout in the view's coordinates.
    func flipped(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard isFlipped else { return attributes }
        return attributes.changed { $0.center = flipped($0.center) }
    }

    /// The area on screen in the layout's coordinates.
    package var layoutBounds: CGRect { flipped(bounds) }

    /// The insets in the layout's coordinates.
    package var layoutContentInset: UIEdgeInsets {
        var inset = adjustedContentInset
        if isFlipped { swap(&inset.left, &inset.right) }
        return inset
    }

    // MARK: Questions

    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = layout.layoutAttributesForElements(in: flipped(rect)) ?? []
        return isFlipped ? found.map(flipped) : found
    }

    func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForItem(at: path).map(flipped)
    }

    func attributesOfSupplementary(_ kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map(flipped)
    }

    // MARK: The beginning at the right

    /// Keeps what is on screen where it is when mirrored content got wider, and begins at its
    /// right end.
    func followFlippedWidth() {
        guard isFlipped, bounds.width > 0 else {
            flippedWidth = nil
            return
        }
        let before = flippedWidth
        let width = presentFlippedWidth
        guard before != width else { return }
        flippedWidth = width
        guard !layout.scrollsVertically else { return }
        guard let before else {
            contentOffset.x = width + adjustedContentInset.right - bounds.width
            return
        }
        let step = width - before
        adjustContentOffset(by: CGPoint(x: step, y: 0))
        UIView.performWithoutAnimation {
            for view in Array(elements.values) + departing.map(\.view) + batch.leaving {
                guard let attributes = view.appliedAttributes else { continue }
                view.place(by: attributes.changed { $0.center.x += step })
            }
        }
    }
}

// SPDX-License-Identifier: MIT

/// Where a layout puts one element of a collection view, and how it looks there.
///
/// Lengths are in points of the collection view's content. Subclasses that add properties
/// override `copy(with:)` and `isEqual(_:)`, and are named in the layout's
/// ``UICollectionViewLayout/layoutAttributesClass``.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Makes attributes that stand for no element yet: no place, opaque, shown.
    public override init() {
        super.init()
    }

    /// Makes attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes of a supplementary view, such as a header.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Makes attributes of a decoration view.
    public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath)
    {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = elementKind
    }

    /// The place of the element's middle.
    open var center = CGPoint.zero

    /// The element's area in its own coordinates.
    open var bounds = CGRect.zero

    /// The element's place. With a transform other than the identity it means nothing.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
                width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(
                x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
        }
    }

    /// The element's size; setting it keeps the middle where it is.
    open var size: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
    }

    /// The transform about the middle, in three dimensions.
    open var transform3D = CATransform3DIdentity

    /// The transform about the middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// The order in which elements cover each other: greater is in front.
    open var zIndex = 0

    /// Whether the element is left out; no view is made for it.
    open var isHidden = false

    /// The element's place in the data.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// What the element is.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; nil for cells.
    open private(set) var representedElementKind: String?

    /// A copy, of the same class.
    ///
    /// A subclass calls this and sets its own properties on the result.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeOfSameClass()
        copy.center = center
        copy.bounds = bounds
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }

    private func makeOfSameClass() -> UICollectionViewLayoutAttributes {
        if type(of: self) == UICollectionViewLayoutAttributes.self {
            return UICollectionViewLayoutAttributes()
        }
        let type = AttributesClass(type: type(of: self))
        return MainActor.assumeIsolated {
            AttributesBox(attributes: ClassConstruction.makeObject(type.type))
        }.attributes
    }

    /// Whether another object describes the same element in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center
            && bounds == other.bounds && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// A number that is the same for equal attributes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(representedElementKind)
        return hasher.finalize()
    }

    func changed(_ change: (UICollectionViewLayoutAttributes) -> Void)
        -> UICollectionViewLayoutAttributes
    {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            preconditionFailure(
                "\(type(of: self)).copy(with:) returned no layout attributes; "
                    + "return what super.copy(with:) made.")
        }
        change(copy)
        return copy
    }
}

private struct AttributesClass: Sendable {
    let type: UICollectionViewLayoutAttributes.Type
}

// Only carries an object made on the main thread back to its caller on the same thread.
private struct AttributesBox: @unchecked Sendable {
    let attributes: UICollectionViewLayoutAttributes
}

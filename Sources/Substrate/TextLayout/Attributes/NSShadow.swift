// SPDX-License-Identifier: MIT

/// A shadow cast by text: an offset, a blur and a colour.
open class NSShadow: NSObject, NSCopying {
    // First: see AttributeValueTag.
    private let tag = AttributeValueTag()

    /// The offset of the shadow in points; positive values go right and down. Default: (0, −1), as
    /// in UIKit.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The radius of the blur in points; 0 gives a sharp shadow. Default: 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`; nil draws no shadow. Default: black at one third opacity.
    open var shadowColor: Any? = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)

    /// Makes a shadow with the default offset, blur and colour.
    public override init() { super.init() }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other object is a shadow of the same offset, blur and colour object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as AnyObject?) === (other.shadowColor as AnyObject?)
    }

    /// A hash of the offset and blur.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}

// SPDX-License-Identifier: MIT

/// A place at which text after a tab character starts.
///
/// - Note: Differs from UIKit: text after a tab stop always starts there; right, centred and
///   decimal stops cannot be made.
open class NSTextTab: NSObject, @unchecked Sendable {
    // Unchecked because NSObject is not Sendable; the only stored property is constant.

    // First: see AttributeValueTag.
    private let tag = AttributeValueTag()

    /// The distance of the stop from the leading margin, in points.
    public let location: CGFloat

    /// Makes a stop at a distance from the leading margin, in points.
    public init(location: CGFloat) {
        self.location = location
        super.init()
    }

    /// Whether the other object is a stop at the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab)?.location == location
    }

    /// A hash of the location.
    open override var hash: Int { location.hashValue }
}

// SPDX-License-Identifier: MIT

/// An element of a menu: an action, another menu, or elements that are found when it opens.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The element's title.
    open package(set) var title: String
    /// What is said under the title; nil for nothing.
    open var subtitle: String?
    /// The element's image.
    open package(set) var image: UIImage?

    package init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// How an action of a menu looks and acts.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes attributes from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen, and is grey.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something, and is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not in the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The mark beside an action of a menu.
    public enum State: Int, Sendable {
        /// None.
        case off
        /// A check mark.
        case on
        /// A dash.
        case mixed
    }
}

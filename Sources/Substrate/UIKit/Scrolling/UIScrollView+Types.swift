// SPDX-License-Identifier: MIT

extension UIScrollView {
    /// When the titles at a list's edge that a finger jumps with are shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// While the list has titles.
        case automatic
        /// Never.
        case alwaysHidden
    }

    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll, and above and below in a navigation controller in any case.
        case automatic
        /// Along axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// At every edge.
        case always
    }

    /// How scroll indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark over light content and light over dark, by the interface's style.
        case `default`
        /// Dark.
        case black
        /// Light.
        case white
    }

    /// How fast content that was let go comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What a millisecond leaves of the speed, from 0 to less than 1.
        public let rawValue: CGFloat

        /// Makes a rate. Values outside the range count as the nearest inside.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998: a flick carries far.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: content stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// What a drag does to the text input in the window.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Nothing.
        case none
        /// The drag ends editing when it begins.
        case onDrag
        /// As ``onDrag``: there is no keyboard on screen that a finger could reach.
        case interactive
    }
}

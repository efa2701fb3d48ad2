// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// The axis along which content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical
        /// Left and right.
        case horizontal
    }

    /// What an element of a layout is.
    public enum ElementCategory: UInt, Sendable {
        /// The view of an item.
        case cell
        /// A view that the data source provides beside the cells, such as a header.
        case supplementaryView
        /// A view that the layout provides.
        case decorationView
    }

    /// Which views may ask for another size after they were shown.
    ///
    /// - Note: Differs from UIKit: there is no case for changed constraints.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled
        /// Those whose intrinsic content size, or that of the cell's content view, was invalidated.
        case enabled
    }

    /// Where an item that is scrolled to should be. At most one position an axis; none scrolls only
    /// if the item is not wholly in sight.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes positions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)

        static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
        static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    }

    /// The kind of a section's header in a flow layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of a section's footer in a flow layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

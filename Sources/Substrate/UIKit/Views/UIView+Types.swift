// SPDX-License-Identifier: MIT

extension UIView {
    /// State that few views have, kept apart so that ordinary views stay small.
    final class RareState {
        var tintColor: UIColor?
        var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
        var style = UIUserInterfaceStyle.unspecified
        var semantics = UISemanticContentAttribute.unspecified
        var margins: OwnMargins?
        var preservesSuperviewMargins = false
        var insetsMarginsFromSafeArea = true
        var mask: UIView?
        /// The running animation blocks that keep touches from the view.
        var blockingAnimations = 0
        var contentScale: CGFloat?
        var restorationIdentifier: String?
        var identifier: String?
        var label: String?
        var hint: String?
        var value: String?
        var isElement: Bool?
        /// Whether the view counts as hidden and is shown until an animation ends.
        var hidesAtEnd = false
        var hiddenObservers = PropertyObservers()
        /// Whether the view's user hides it too; nil unless a layout does.
        var isHiddenOtherwise: Bool?
        var interactions: [any UIInteraction] = []
        var motion: ViewMotion?
        var focusGroup: String?
    }

    /// Whether a layout that has no place for the view hides it. At its end ``isHidden`` is what it
    /// was before, or what it was set to meanwhile.
    package var isHiddenByLayout: Bool {
        get { rare?.isHiddenOtherwise != nil }
        set {
            guard newValue != isHiddenByLayout else { return }
            if newValue {
                let before = isHidden
                isHidden = true
                rareState.isHiddenOtherwise = before
            } else {
                let before = rareState.isHiddenOtherwise ?? false
                rareState.isHiddenOtherwise = nil
                isHidden = before
            }
        }
    }

    /// Whether the view counts as hidden and is shown until an animation ends.
    var hidesAtEnd: Bool {
        get { rare?.hidesAtEnd ?? false }
        set {
            guard newValue != hidesAtEnd else { return }
            rareState.hidesAtEnd = newValue
            layer.isHidden = false
        }
    }

    /// Hides a view whose room is closed.
    func finishHiding() {
        hidesAtEnd = false
        layer.isHidden = true
    }

    func setHidden(_ newValue: Bool) {
        if let rare, rare.isHiddenOtherwise != nil {
            rare.isHiddenOtherwise = newValue
            return
        }
        guard newValue != isHidden else { return }
        hidesAtEnd = false
        layer.isHidden = newValue
        superview?.subviewDidChange(self, .visibility)
    }

    /// What of a subview changed.
    enum SubviewChange {
        /// Its intrinsic size or the priorities of its content.
        case content
        /// Whether it is hidden.
        case visibility
        /// It is no subview any more.
        case left
    }

    /// The rarely set state, made at first use.
    var rareState: RareState {
        if let rare { return rare }
        let made = RareState()
        rare = made
        return made
    }

    /// What stands for "no size of its own" in an intrinsic content size: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How content is placed in a view of another size.
    public enum ContentMode: Int, Sendable {
        /// Stretches to fill, without regard to proportions.
        case scaleToFill
        /// As large as fits, in proportion.
        case scaleAspectFit
        /// As small as covers, in proportion.
        case scaleAspectFill
        /// Draws anew when the bounds change.
        case redraw
        /// In the middle, at its own size.
        case center
        /// At the middle of the top edge, at its own size.
        case top
        /// At the middle of the bottom edge, at its own size.
        case bottom
        /// At the middle of the left edge, at its own size.
        case left
        /// At the middle of the right edge, at its own size.
        case right
        /// In the top left corner, at its own size.
        case topLeft
        /// In the top right corner, at its own size.
        case topRight
        /// In the bottom left corner, at its own size.
        case bottomLeft
        /// In the bottom right corner, at its own size.
        case bottomRight
    }

    /// Which parts of a view's place give way when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a mask from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the left edge gives way.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width gives way.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge gives way.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge gives way.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height gives way.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge gives way.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How a view's tint colour is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic
        /// As it is.
        case normal
        /// Without saturation.
        case dimmed
    }
}

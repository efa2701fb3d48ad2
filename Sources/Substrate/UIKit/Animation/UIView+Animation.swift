// SPDX-License-Identifier: MIT

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the block, so that their moves animate too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views that are being animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on screen rather than from the model's value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back after each run; with `repeat` only.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws views anew during a transition, as every transition here does.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Inherits nothing from a block around.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Dissolves one content into another.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        var timingFunction: CAMediaTimingFunction {
            switch rawValue >> 16 & 0xf {
            case 1: CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
            case 2: CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
            case 3: CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
            default: CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
            }
        }
    }

    /// Animates changes of views.
    ///
    /// Frame, bounds, center, transform, alpha, background colour and the layer's border, corner
    /// and shadow animate. Values change at once; what is on screen follows.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 or less changes without animation.
    ///   - animations: makes the changes; runs now.
    ///   - completion: runs when the animations ended; its argument is false if they were cut off.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.run(
            ViewAnimation(duration: duration), animations: animations, completion: completion)
    }

    /// Animates changes of views.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates changes of views after a delay.
    ///
    /// - Parameters:
    ///   - delay: in seconds.
    ///   - options: the curve and more.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.run(
            ViewAnimation(duration: duration, delay: delay, options: options),
            animations: animations, completion: completion)
    }

    /// Animates changes of views as a spring that settles within the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging, less swings more. Must be above 0.
    ///   - velocity: the speed at the start; 1 is the whole distance a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = FittedSpring(
            duration: duration, dampingRatio: dampingRatio, velocity: velocity)
        ViewAnimation.run(
            ViewAnimation(duration: duration, delay: delay, options: options, spring: spring),
            animations: animations, completion: completion)
    }

    /// Changes views without animation, also inside an animation block.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        ViewAnimation.withoutAnimation(actions)
    }

    /// Whether animation blocks animate; false makes every change take effect at once.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// Switches animation blocks on and off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    /// The duration of the block that is running, in seconds; 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.duration ?? 0
    }

    /// Changes a view's content with a dissolve.
    ///
    /// - Note: Differs from UIKit: `.transitionCrossDissolve` alone dissolves; without a
    ///   transition option the change is made at once. The dissolve fades the new content in.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard options.contains(.transitionCrossDissolve), duration > 0 else {
            performWithoutAnimation { animations?() }
            completion?(true)
            return
        }
        performWithoutAnimation {
            animations?()
            view.layoutIfNeeded()
        }
        let target = view.alpha
        performWithoutAnimation { view.alpha = 0 }
        animate(
            withDuration: duration, delay: 0, options: options, animations: { view.alpha = target },
            completion: completion)
    }

    private static let noAction = NSNull()

    /// The action of a view's layer for a change of a property: nothing outside animation blocks.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let animation = ViewAnimation.current, ViewAnimation.areEnabled else {
            return UIView.noAction
        }
        return animation.action(for: layer, key: event) ?? UIView.noAction
    }
}

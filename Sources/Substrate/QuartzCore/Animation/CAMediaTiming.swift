// SPDX-License-Identifier: MIT

/// What an animation shows before it begins and after it ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's spelling.
    public let rawValue: String

    /// Makes a mode from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value holds before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The model's value outside the animation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsForwards: Bool { self == .forwards || self == .both }
    var fillsBackwards: Bool { self == .backwards || self == .both }
}

/// When something runs, how fast and how often.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's time; 0 is when it is added.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast time passes against the parent's; 1 is as fast.
    var speed: Float { get set }
    /// A shift of the local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs; 0 counts as 1.
    var repeatCount: Float { get set }
    /// For how long it repeats, in seconds, instead of a count; 0, by the count.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run also runs back.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation was added to a layer.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation left its layer.
    ///
    /// - Parameter flag: whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that happens when a layer's property changes.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action, after the change.
    ///
    /// - Parameters:
    ///   - key: the property.
    ///   - object: the layer.
    ///   - arguments: more about the event, nil for changes of properties.
    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the null object stands for "no action".
    public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

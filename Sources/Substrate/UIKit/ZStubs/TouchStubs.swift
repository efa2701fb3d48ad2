// SPDX-License-Identifier: MIT
import WindowSystem

@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64);
        public static let primaryActionTriggered = Event(rawValue: 8192)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []; public static let disabled = State(rawValue: 2);
        public static let highlighted = State(rawValue: 1)
    }
    open var isEnabled = true
    package var keepsTaps: Bool { false }
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int { case custom = 0, system }
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    open var titleLabel: UILabel? { nil }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var contentEdgeInsets = UIEdgeInsets.zero
    open func setTitle(_ t: String?, for s: UIControl.State) {}
    open func setImage(_ t: UIImage?, for s: UIControl.State) {}
    open func setTitleColor(_ t: UIColor?, for s: UIControl.State) {}
}

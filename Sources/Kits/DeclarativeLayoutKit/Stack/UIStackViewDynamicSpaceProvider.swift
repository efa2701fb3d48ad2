// SPDX-License-Identifier: MIT

/// Room between arranged views that changes.
///
///     let gap = UIStackViewDynamicSpaceProvider(8)
///     let stack = VerticalStack { title; UIStackViewSpace(gap); text }
///     gap.update(with: 20)
///
/// Those who observe it are told the value at once and on every update, on the main actor.
@preconcurrency @MainActor
public final class UIStackViewDynamicSpaceProvider {
    /// The room in points, or a constant of `UIStackView` such as `spacingUseDefault`.
    public private(set) var currentValue: CGFloat

    private var observers: [(CGFloat) -> Void] = []
    private var visibility: NSKeyValueObservation?

    /// Makes a provider of a value, at first that of the stack view.
    public init(_ initialValue: CGFloat = UIStackView.spacingUseDefault) {
        currentValue = initialValue
    }

    /// Gives all who observe another value.
    public func update(with newValue: CGFloat) {
        currentValue = newValue
        for observer in observers { observer(newValue) }
    }

    /// A provider of room that is there while a view is visible, and of the stack view's default
    /// while it is hidden and once it is gone. The view is not kept alive; any number of providers
    /// may follow one view.
    public static func binding(
        space: CGFloat, toVisibility view: UIView
    ) -> UIStackViewDynamicSpaceProvider {
        let provider = UIStackViewDynamicSpaceProvider()
        provider.visibility = view.observe(\.isHidden, options: [.initial, .new]) {
            [weak provider] view, _ in
            provider?.update(with: view.isHidden ? UIStackView.spacingUseDefault : space)
        }
        let farewell = Farewell { [weak provider] in
            provider?.update(with: UIStackView.spacingUseDefault)
        }
        Attachment.add(farewell, to: view)
        return provider
    }

    func observe(_ observer: @escaping (CGFloat) -> Void) {
        observers.append(observer)
        observer(currentValue)
    }
}

/// Runs a closure when the object that it is attached to goes.
@MainActor
private final class Farewell {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    isolated deinit { body() }
}

/// What views keep for as long as they live; any number of objects.
@MainActor
enum Attachment {
    private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

    static func add(_ object: AnyObject, to view: UIView) {
        var objects = objc_getAssociatedObject(view, key) as? [AnyObject] ?? []
        objects.append(object)
        objc_setAssociatedObject(view, key, objects, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

// SPDX-License-Identifier: MIT

/// What a change's handler is told, and when first.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change says the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change says the old value; not of the first call of ``initial``.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler runs at once, before the observation is returned.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change, if the observation asks for it.
    public let newValue: Value?
    /// The value before the change, if the observation asks for it.
    public let oldValue: Value?
}

/// An observation; it ends with ``invalidate()``, and when nobody holds it any more.
public final class NSKeyValueObservation: NSObject {
    private var handler: ((_ old: Bool, _ new: Bool) -> Void)?

    init(_ handler: @escaping (_ old: Bool, _ new: Bool) -> Void) {
        self.handler = handler
        super.init()
    }

    /// Ends the observation: the handler does not run any more.
    public func invalidate() {
        handler = nil
    }

    var isValid: Bool { handler != nil }

    func send(old: Bool, new: Bool) {
        handler?(old, new)
    }
}

/// An object whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIView {
    /// Runs a closure whenever a property is set, on the main actor, right after it was set.
    ///
    /// - Parameters:
    ///   - keyPath: the property. Only `\.isHidden` can be observed; any other stops the program.
    ///   - options: what the handler is told.
    ///   - changeHandler: is told of every setting, also of the value that was there already.
    /// - Returns: the observation; the view does not hold it.
    /// - Note: Differs from UIKit: the Objective-C runtime observes every property.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        precondition(
            keyPath as AnyKeyPath == \Self.isHidden as AnyKeyPath,
            "\(keyPath) cannot be observed; only isHidden can.")
        let observation = NSKeyValueObservation { [weak self] old, new in
            guard let self else { return }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new as? Value : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil))
        }
        rareState.hiddenObservers.add(observation)
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        return observation
    }
}

/// Those who observe a property. They are not kept alive.
struct PropertyObservers {
    private struct Entry {
        weak var observation: NSKeyValueObservation?
    }

    private var entries: [Entry] = []

    mutating func add(_ observation: NSKeyValueObservation) {
        entries.removeAll { $0.observation?.isValid != true }
        entries.append(Entry(observation: observation))
    }

    func send(old: Bool, new: Bool) {
        for entry in entries { entry.observation?.send(old: old, new: new) }
    }
}

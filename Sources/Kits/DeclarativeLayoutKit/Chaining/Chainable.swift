// SPDX-License-Identifier: MIT

/// What can be configured in a chain of calls.
public protocol Chainable {}

extension NSObject: Chainable {}

extension Optional: Chainable {}

extension Chainable {
    /// Sets the property at a key path and returns the receiver.
    @discardableResult
    public func setting<Value>(
        _ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: Value
    ) -> Self {
        self[keyPath: keyPath] = value
        return self
    }

    /// Runs a closure on a copy of the receiver and returns the copy: the same object, if it is one.
    @discardableResult
    public func applying(_ transform: (inout Self) -> Void) -> Self {
        var copy = self
        transform(&copy)
        return copy
    }

    /// Puts the receiver into a variable and returns it.
    ///
    /// Stops the program if the variable's type does not take the receiver.
    @discardableResult
    public func assign<T>(to variable: inout T) -> Self {
        guard let value = self as? T else {
            preconditionFailure("\(Self.self) cannot be assigned to a variable of type \(T.self)")
        }
        variable = value
        return self
    }
}

// SPDX-License-Identifier: MIT

/// What a control shows, by its state.
struct ValueByState<Value> {
    private var values: [UInt: Value] = [:]

    /// The value set for exactly a state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value for a state, or the normal one.
    func value(for state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}

// SPDX-License-Identifier: MIT

/// Builds an array from statements: values, which may be nil, `if`, `switch`, `for` and
/// `if #available`.
@resultBuilder
public enum ArrayBuilder<E> {
    /// What a statement is: a value of the array.
    public typealias Expression = E

    /// What the whole is.
    public typealias FinalResult = [E]

    /// A part of the array while it is being built.
    public indirect enum Component {
        /// One value.
        case expression(Expression)
        /// Parts in a row.
        case block([Component])
    }

    /// A value.
    public static func buildExpression(_ expression: Expression) -> Component {
        .expression(expression)
    }

    /// A value that is left out if it is nil.
    public static func buildExpression(_ expression: Expression?) -> Component {
        expression.map { .expression($0) } ?? .block([])
    }

    /// Statements in a row.
    public static func buildBlock(_ components: Component...) -> Component { .block(components) }

    /// An `if` without `else`.
    public static func buildOptional(_ component: Component?) -> Component {
        component ?? .block([])
    }

    /// The first branch of a choice.
    public static func buildEither(first component: Component) -> Component { component }

    /// The second branch of a choice.
    public static func buildEither(second component: Component) -> Component { component }

    /// A `for` loop.
    public static func buildArray(_ components: [Component]) -> Component { .block(components) }

    /// What is behind `if #available`.
    public static func buildLimitedAvailability(_ component: Component) -> Component { component }

    /// The values of all parts, in order. Linear.
    public static func buildFinalResult(_ component: Component) -> FinalResult {
        var result: FinalResult = []
        append(component, to: &result)
        return result
    }

    private static func append(_ component: Component, to result: inout FinalResult) {
        switch component {
        case .expression(let value): result.append(value)
        case .block(let parts): for part in parts { append(part, to: &result) }
        }
    }
}

/// Builds the items that are added to a view.
public typealias AutoLayoutItemsBuilder = ArrayBuilder<any AutoLayoutItemConvertible>

/// Builds the elements of a stack view.
public typealias StackViewConfigurationsComposer = ArrayBuilder<any UIStackViewConfiguration>

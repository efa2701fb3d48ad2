// SPDX-License-Identifier: MIT

/// Collects the nodes that a closure lists, one a line.
@resultBuilder
public struct LayoutBuilder {
    /// A node.
    public static func buildExpression(
        _ node: any LayoutNodeConvertible
    ) -> [any LayoutNodeConvertible] { [node] }

    /// A node that may be missing.
    public static func buildExpression(
        _ node: (any LayoutNodeConvertible)?
    ) -> [any LayoutNodeConvertible] { node.map { [$0] } ?? [] }

    /// Several nodes.
    public static func buildExpression(
        _ nodes: [any LayoutNodeConvertible]
    ) -> [any LayoutNodeConvertible] { nodes }

    /// The lines of a closure.
    public static func buildBlock(
        _ content: [any LayoutNodeConvertible]...
    ) -> [any LayoutNodeConvertible] { content.flatMap { $0 } }

    /// An `if` without an `else`.
    public static func buildOptional(
        _ content: [any LayoutNodeConvertible]?
    ) -> [any LayoutNodeConvertible] { content ?? [] }

    /// The first branch of an `if`.
    public static func buildEither(
        first content: [any LayoutNodeConvertible]
    ) -> [any LayoutNodeConvertible] { content }

    /// The second branch of an `if`.
    public static func buildEither(
        second content: [any LayoutNodeConvertible]
    ) -> [any LayoutNodeConvertible] { content }

    /// A loop.
    public static func buildArray(
        _ content: [[any LayoutNodeConvertible]]
    ) -> [any LayoutNodeConvertible] { content.flatMap { $0 } }
}

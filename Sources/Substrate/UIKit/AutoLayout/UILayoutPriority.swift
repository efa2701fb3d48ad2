// SPDX-License-Identifier: MIT

/// How important it is that a constraint holds, above 0 and at most 1000.
///
/// A constraint of ``required`` priority must hold. Of the others a higher one is satisfied first,
/// as nearly as it can be, and no number of lower ones outweighs it.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: Float

    /// Makes a priority from its number; checked where the priority is given to something.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from its number; checked where the priority is given to something.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// How strongly a button resists being made smaller than its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What a drag that may resize the window asks with: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// What a window keeps its size with: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// What a drag that may not resize the window asks with: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How strongly a view resists being made larger than its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// What a view is measured with: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

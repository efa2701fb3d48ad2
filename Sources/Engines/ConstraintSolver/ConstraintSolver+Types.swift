// SPDX-License-Identifier: MIT

extension ConstraintSolver {
    /// An unknown of a solver. Ordered by the time of making.
    public struct Variable: Hashable, Sendable, Comparable, CustomStringConvertible {
        let serial: Int
        let slot: Int32

        /// Orders by the time of making.
        public static func < (left: Variable, right: Variable) -> Bool {
            left.serial < right.serial
        }

        /// The variable's number.
        public var description: String { "x\(serial)" }
    }

    /// A constraint of a solver. Ordered by the time of adding; never used for another one later.
    public struct Constraint: Hashable, Sendable, Comparable, CustomStringConvertible {
        let serial: Int
        let slot: Int32

        /// Orders by the time of adding.
        public static func < (left: Constraint, right: Constraint) -> Bool {
            left.serial < right.serial
        }

        /// The constraint's number.
        public var description: String { "c\(serial)" }
    }

    /// A coefficient times a variable.
    public struct Term: Hashable, Sendable {
        /// The factor; finite.
        public var coefficient: Double
        /// The variable it multiplies.
        public var variable: Variable

        /// Makes a term.
        public init(_ coefficient: Double, _ variable: Variable) {
            self.coefficient = coefficient
            self.variable = variable
        }
    }

    /// How the sum of a constraint's terms relates to its constant.
    public enum Relation: Hashable, Sendable {
        /// The sum is at most the constant.
        case lessThanOrEqual
        /// The sum is the constant.
        case equal
        /// The sum is at least the constant.
        case greaterThanOrEqual
    }

    /// How much a constraint matters: above zero, up to 1000, which is required.
    ///
    /// An optional constraint of a higher priority beats any number of lower ones; those of equal
    /// priority share the sum of their errors. Fractions are levels of their own.
    public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number, above 0 and at most 1000.
        public let rawValue: Float

        /// Makes a priority; the number must be above 0 and at most 1000.
        public init(rawValue: Float) {
            precondition(
                rawValue > 0 && rawValue <= 1000,
                "A priority is \(rawValue); it must be above 0 and at most 1000.")
            self.rawValue = rawValue
        }

        /// Makes a priority; the number must be above 0 and at most 1000.
        public init(_ rawValue: Float) {
            self.init(rawValue: rawValue)
        }

        /// Never broken: 1000.
        public static let required = Priority(1000)

        /// Orders by the number.
        public static func < (left: Priority, right: Priority) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// A required constraint was refused, since it contradicts others.
    public struct Unsatisfiable: Error, Hashable {
        /// A minimal set of installed required constraints that the refused one contradicts, in
        /// the order of adding: without any one of them it would be accepted. Empty when the
        /// refused constraint contradicts itself, as `0 == 1` does.
        public let conflicting: [Constraint]
    }
}

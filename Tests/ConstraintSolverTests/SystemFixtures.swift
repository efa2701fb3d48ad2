// SPDX-License-Identifier: MIT
import ConstraintSolver
import Foundation

/// A system of Fixtures/systems.txt: its lines, and the state of playing them to a solver.
struct SystemFixture {
    /// The line where it starts, counted from one.
    var line: Int
    var steps: [Substring] = []

    /// All systems of the file.
    static func all() throws -> [SystemFixture] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/systems.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        var systems: [SystemFixture] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            if line.hasPrefix("s ") { systems.append(SystemFixture(line: index + 1)) }
            systems[systems.count - 1].steps.append(line)
        }
        return systems
    }
}

/// A constraint as a test knows it.
struct ModelConstraint {
    var terms: [ConstraintSolver.Term]
    var relation: ConstraintSolver.Relation
    var constant: Double
    var priority: ConstraintSolver.Priority

    /// How far the values of a solver are from what the constraint asks for.
    func error(in solver: ConstraintSolver) -> Double {
        let slack = terms.reduce(-constant) {
            $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        switch relation {
        case .equal: return abs(slack)
        case .lessThanOrEqual: return max(0, slack)
        case .greaterThanOrEqual: return max(0, -slack)
        }
    }

    /// `=1000 8 1x0 -2x3` of the file.
    init(_ text: Substring, _ variables: [ConstraintSolver.Variable]) {
        let words = text.split(separator: " ")
        switch words[0].first {
        case "<": relation = .lessThanOrEqual
        case ">": relation = .greaterThanOrEqual
        default: relation = .equal
        }
        priority = .init(Float(words[0].dropFirst()) ?? .nan)
        constant = Double(words[1]) ?? .nan
        terms = words[2...].map { word in
            let parts = word.split(separator: "x")
            return .init(Double(parts[0]) ?? .nan, variables[Int(parts[1]) ?? -1])
        }
    }

    init(
        terms: [ConstraintSolver.Term], relation: ConstraintSolver.Relation, constant: Double,
        priority: ConstraintSolver.Priority
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Adds it to a solver.
    func add(
        to solver: ConstraintSolver
    ) throws(ConstraintSolver.Unsatisfiable) -> ConstraintSolver.Constraint {
        try solver.add(terms, relation, constant, priority: priority)
    }
}

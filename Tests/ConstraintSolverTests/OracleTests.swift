// SPDX-License-Identifier: MIT
import ConstraintSolver
import XCTest

/// The solver against an outside one: Fixtures/README.md.
final class OracleTests: XCTestCase {
    func testErrorsOfEveryPriorityAndRefusalsAreThoseOfTheOutsideSolver() throws {
        let systems = try SystemFixture.all()
        XCTAssertGreaterThanOrEqual(systems.count, 5_000)
        var failures = 0
        for system in systems {
            let player = SystemPlayer(system)
            player.play()
            guard !player.complaints.isEmpty else { continue }
            failures += 1
            if failures <= 5 {
                XCTFail(
                    "systems.txt:\(system.line): \(player.complaints.joined(separator: "; "))")
            }
        }
        XCTAssertEqual(failures, 0)
    }
}

/// Plays a system to a solver and compares what it answers.
private final class SystemPlayer {
    let system: SystemFixture
    let solver = ConstraintSolver()
    var variables: [ConstraintSolver.Variable] = []
    var constraints: [Int: (handle: ConstraintSolver.Constraint, model: ModelConstraint)] = [:]
    var serial = 0
    var complaints: [String] = []

    init(_ system: SystemFixture) {
        self.system = system
    }

    func play() {
        for (index, step) in system.steps.enumerated() {
            let words = step.split(separator: " ")
            let before = complaints.count
            switch step.first {
            case "s":
                variables = (0..<(Int(words[1]) ?? 0)).map { _ in solver.makeVariable() }
            case "+", "!": add(step)
            case "-":
                let number = Int(words[1]) ?? -1
                if let constraint = constraints.removeValue(forKey: number) {
                    solver.remove(constraint.handle)
                }
            case "=", "~": edit(words)
            case "?": checkErrors(words.dropFirst())
            case "a": checkAmbiguity(words[1])
            case "v": checkValues(words.dropFirst())
            default: complaints.append("unknown step")
            }
            for place in before..<complaints.count {
                complaints[place] += " (line \(system.line + index): \(step))"
            }
            if complaints.count > before { return }
        }
    }

    private func add(_ step: Substring) {
        let model = ModelConstraint(step.dropFirst(), variables)
        defer { serial += 1 }
        do {
            constraints[serial] = (try model.add(to: solver), model)
            if step.first == "!" { complaints.append("accepted") }
        } catch {
            if step.first == "+" { complaints.append("refused") }
            checkConflict(error.conflicting, model)
        }
    }

    private func edit(_ words: [Substring]) {
        let number = Int(words[1]) ?? -1
        let constant = Double(words[2]) ?? .nan
        guard let (handle, model) = constraints[number] else { return }
        do {
            try solver.setConstant(constant, of: handle)
            constraints[number]?.model.constant = constant
            if words[0] == "~" { complaints.append("accepted") }
        } catch {
            if words[0] == "=" { complaints.append("refused") }
            var edited = model
            edited.constant = constant
            checkConflict(error.conflicting, edited)
        }
    }

    /// A conflict's set contradicts the refused constraint, and no smaller one does.
    private func checkConflict(
        _ conflict: [ConstraintSolver.Constraint], _ refused: ModelConstraint
    ) {
        let models = conflict.compactMap { handle in
            constraints.values.first { $0.handle == handle }?.model
        }
        guard models.count == conflict.count else {
            return complaints.append("the conflict names a constraint that is not there")
        }
        if isFeasible(models + [refused]) { complaints.append("the conflict's set is possible") }
        for index in models.indices {
            var fewer = models
            fewer.remove(at: index)
            if !isFeasible(fewer + [refused]) {
                complaints.append("the conflict's set is not minimal")
            }
        }
    }

    private func isFeasible(_ models: [ModelConstraint]) -> Bool {
        let fresh = ConstraintSolver()
        let copies = variables.map { _ in fresh.makeVariable() }
        for var model in models {
            model.terms = model.terms.map {
                .init($0.coefficient, copies[variables.firstIndex(of: $0.variable) ?? 0])
            }
            do { _ = try model.add(to: fresh) } catch { return false }
        }
        return true
    }

    private func checkErrors(_ words: ArraySlice<Substring>) {
        for constraint in constraints.values where constraint.model.priority == .required {
            let error = constraint.model.error(in: solver)
            if error > 1e-6 { complaints.append("a required constraint is off by \(error)") }
        }
        for word in words {
            let parts = word.split(separator: ":").compactMap { Float($0) }
            let sum = constraints.values.filter { $0.model.priority.rawValue == parts[0] }
                .reduce(0) { $0 + $1.model.error(in: solver) }
            let least = Double(word.split(separator: ":")[1]) ?? .nan
            guard abs(sum - least) <= 2e-5 * max(1, abs(least)) else {
                return complaints.append("priority \(parts[0]): \(sum), not \(least)")
            }
        }
    }

    private func checkAmbiguity(_ flags: Substring) {
        for (variable, flag) in zip(variables, flags) where flag != "?" {
            if solver.isAmbiguous(variable) != (flag == "1") {
                complaints.append("\(variable) is ambiguous: \(flag == "0")")
            }
        }
    }

    private func checkValues(_ words: ArraySlice<Substring>) {
        for (variable, word) in zip(variables, words) {
            let value = solver.value(of: variable)
            guard abs(value - (Double(word) ?? .nan)) <= 1e-4 * max(1, abs(value)) else {
                return complaints.append("\(variable) is \(value), not \(word)")
            }
        }
    }
}

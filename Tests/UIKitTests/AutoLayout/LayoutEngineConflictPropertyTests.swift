// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import UIKit

/// Conflicts made at random move nothing but the views that they speak of.
@preconcurrency @MainActor final class LayoutEngineConflictPropertyTests: XCTestCase {
    private struct Outcome: Equatable {
        var before: [CGRect] = []
        var after: [CGRect] = []
        var afterwards: [CGRect] = []
        var contradicted: Set<Int> = []
        var conflicts = 0
    }

    /// A column of views of which some get contradictory sizes, which end again.
    private func run(seed: UInt64) -> Outcome {
        var random = SeededGenerator(seed: seed)
        let stage = LayoutEngineStage()
        var outcome = Outcome()
        let views = (0..<8).map { _ in stage.addView() }
        for (index, view) in views.enumerated() {
            let above = index == 0 ? stage.window.topAnchor : views[index - 1].bottomAnchor
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above, constant: 4),
                view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.widthAnchor.constraint(equalToConstant: CGFloat(10 * index + 10)),
            ])
        }
        stage.layOut()
        outcome.before = views.map(\.frame)
        var added: [NSLayoutConstraint] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: 0..<8, using: &random)
            outcome.contradicted.insert(index)
            let length = CGFloat(Int.random(in: 200...300, using: &random))
            let anchor =
                Bool.random(using: &random) ? views[index].widthAnchor : views[index].heightAnchor
            added.append(
                Bool.random(using: &random)
                    ? anchor.constraint(equalToConstant: length)
                    : anchor.constraint(greaterThanOrEqualToConstant: length))
        }
        NSLayoutConstraint.activate(added)
        stage.layOut()
        outcome.after = views.map(\.frame)
        outcome.conflicts = stage.conflicts.count
        XCTAssertEqual(outcome.conflicts, added.count, "seed \(seed)")
        for (constraint, text) in zip(added, stage.conflicts) {
            XCTAssertTrue(
                text.contains("breaking constraint \n\(constraint)\n"), "seed \(seed): \(text)")
        }
        NSLayoutConstraint.deactivate(added)
        stage.layOut()
        outcome.afterwards = views.map(\.frame)
        return outcome
    }

    func testNothingMovesWhenWhatWasAddedLastGivesWay() {
        for seed in UInt64(0)..<40 {
            let outcome = run(seed: seed)
            XCTAssertEqual(outcome.after, outcome.before, "seed \(seed)")
            XCTAssertEqual(outcome.afterwards, outcome.before, "seed \(seed)")
            XCTAssertEqual(run(seed: seed), outcome, "seed \(seed): another choice")
        }
    }
}

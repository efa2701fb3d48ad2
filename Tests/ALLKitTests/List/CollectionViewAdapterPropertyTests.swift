// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKitTesting
import XCTest

@testable import ALLKit

/// Random lists, bounds and scrolls, with results that arrive whenever chance will have it.
@preconcurrency @MainActor final class CollectionViewAdapterPropertyTests: XCTestCase {
    private struct Run {
        var random: SeededGenerator
        let stage: ListStage
        var rows: [TestRow] = []
        var nextID = 0
        var calls: [(what: String, answers: Answers)] = []

        mutating func row() -> TestRow {
            nextID += 1
            // A few identities occur twice, a few rows have no height or a lot.
            let id = Int.random(in: 0..<20, using: &random) == 0 ? nextID / 2 : nextID
            let height: CGFloat =
                switch Int.random(in: 0..<12, using: &random) {
                case 0: 0
                case 1: 900
                default: CGFloat(Int.random(in: 10...80, using: &random))
                }
            return TestRow(id, word: "\(nextID)", height: height)
        }

        mutating func change() {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: rows = []
            case 1: rows.shuffle(using: &random)
            case 2: rows = (0..<Int.random(in: 0...1_500, using: &random)).map { _ in row() }
            default:
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    let place = Int.random(in: 0...rows.count, using: &random)
                    let isInsertion = rows.isEmpty || place == rows.count
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0 where !isInsertion: rows.remove(at: place)
                    case 1 where !isInsertion:
                        let moved = rows.remove(at: place)
                        rows.insert(
                            moved, at: Int.random(in: 0...rows.count, using: &random))
                    case 2 where !isInsertion:
                        let old = rows[place]
                        rows[place] = row()
                        rows[place].id = old.id
                    default: rows.insert(row(), at: place)
                    }
                }
            }
        }
    }

    func testEveryRowShownIsTheRightOneWhateverComesInBetween() {
        for seed in UInt64(1)...60 { run(seed: seed, inOrder: true, steps: 60) }
    }

    func testResultsThatArriveOutOfTurnDoNoHarm() {
        for seed in UInt64(1_001)...1_030 { run(seed: seed, inOrder: false, steps: 60) }
    }

    private func run(seed: UInt64, inOrder: Bool, steps: Int) {
        // A broken batch stops the program, so the seed must be told before.
        print("seed \(seed)")
        var run = Run(random: SeededGenerator(seed: seed), stage: ListStage())
        let stage = run.stage
        stage.adapter.settings.allowMovesInBatchUpdates = Bool.random(using: &run.random)
        var width: CGFloat = 300
        stage.adapter.set(boundingDimensions: stage.width(width))
        for step in 0..<steps {
            switch Int.random(in: 0..<12, using: &run.random) {
            case 0, 1, 2:
                run.change()
                let isAnimated = Bool.random(using: &run.random)
                run.calls.append(("list \(step)", stage.set(run.rows, animated: isAnimated)))
            case 3:
                width = [300, 260, 200].randomElement(using: &run.random) ?? 300
                let answers = Answers()
                stage.adapter.set(
                    boundingDimensions: stage.width(width), async: Bool.random(using: &run.random)
                ) { answers.all.append($0) }
                run.calls.append(("bounds \(step)", answers))
            case 4:
                let room = max(0, stage.view.contentSize.height - stage.view.bounds.height)
                stage.view.contentOffset.y =
                    room * CGFloat.random(in: 0...1, using: &run.random)
            case 5:
                let count = stage.view.numberOfItems(inSection: 0)
                guard count > 0 else { break }
                let row = Int.random(in: 0..<count, using: &run.random)
                stage.view.scrollToItem(
                    at: IndexPath(item: row, section: 0), at: .top,
                    animated: Bool.random(using: &run.random))
            case 6:
                stage.window.drag(
                    from: CGPoint(x: 100, y: 200),
                    to: CGPoint(x: 100, y: CGFloat.random(in: 20...380, using: &run.random)),
                    duration: 0.1)
            case 7: stage.queue.stepLater()
            case 8: stage.window.advance(by: 0.1)
            case 9: stage.window.runFrame()
            default:
                stage.queue.stepBackground()
                if inOrder {
                    stage.queue.stepMain()
                } else if stage.queue.mainCount > 0 {
                    stage.queue.stepMain(
                        Int.random(in: 0..<stage.queue.mainCount, using: &run.random))
                }
            }
            if Int.random(in: 0..<3, using: &run.random) == 0 {
                stage.window.runFrame()
                stage.check(stage.shownRows, "step \(step), seed \(seed)")
            }
        }
        stage.settle()
        stage.checkPlaces(run.rows, "seed \(seed)")
        for row in stage.visibleRows {
            let shown = stage.rowView(row)?.frame.width
            XCTAssertEqual(shown, width, "row \(row), seed \(seed)")
        }
        for (what, answers) in run.calls {
            XCTAssertEqual(answers.all.count, 1, "\(what) was answered wrongly, seed \(seed)")
        }
    }
}

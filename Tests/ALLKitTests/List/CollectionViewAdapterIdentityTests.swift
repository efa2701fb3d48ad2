// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

/// Rows by identity, identities that occur twice, and the selection.
@preconcurrency @MainActor final class CollectionViewAdapterIdentityTests: XCTestCase {
    private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

    private func selected(_ stage: ListStage) -> [Int] {
        (stage.view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }

    // MARK: Identities

    func testRowsByIdentityAreShownLikeItems() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let first = stage.setIDs(Array(0..<30)) { CGFloat(20 + $0) }
        stage.settle()
        XCTAssertEqual(first.all, [true])
        stage.checkPlaces((0..<30).map { TestRow($0, height: CGFloat(20 + $0)) })
        let ids = [7, 3] + Array(10..<25) + [99]
        let second = stage.setIDs(ids, animated: true) { CGFloat(20 + $0) }
        stage.settle()
        XCTAssertEqual(second.all, [true])
        stage.checkPlaces(ids.map { TestRow($0, height: CGFloat(20 + $0)) })
        let third = stage.setIDs(ids) { CGFloat(20 + $0) }
        stage.settle()
        XCTAssertEqual(third.all, [false])
    }

    func testALongListMeasuresAboutTwoScreensBeforeItIsShown() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.setIDs(Array(0..<100_000)) { CGFloat(40 + $0 % 3) }
        stage.queue.stepBackground()
        stage.queue.stepMain()
        stage.window.runFrame()
        XCTAssertGreaterThanOrEqual(stage.visibleRows.count, 9)
        XCTAssertGreaterThanOrEqual(stage.log.rows.count, 18)
        XCTAssertLessThanOrEqual(stage.log.rows.count, 24)
        XCTAssertEqual(stage.log.rows, Array(0..<stage.log.rows.count))
        stage.check((0..<100_000).map { TestRow($0, height: CGFloat(40 + $0 % 3)) })
    }

    func testRowsByIdentityAndItemsReplaceEachOther() {
        let stage = ListStage()
        let rows = (0..<6).map { TestRow($0, height: 30) }
        stage.show(rows)
        let cell = stage.cell(1)
        let ids = stage.setIDs([1, 2, 8]) { _ in 30 }
        stage.settle()
        XCTAssertEqual(ids.all, [true])
        stage.checkPlaces([1, 2, 8].map { TestRow($0, height: 30) })
        XCTAssertTrue(stage.cell(0) === cell, "an identity means the same in both")
        stage.set(rows)
        stage.settle()
        stage.checkPlaces(rows)
    }

    func testIdentitiesThatOccurTwiceArePairedInOrder() throws {
        let stage = ListStage()
        let twins = [
            TestRow(1, word: "a", height: 30), TestRow(2), TestRow(1, word: "b", height: 50),
            TestRow(1, word: "c", height: 20),
        ]
        stage.show(twins)
        stage.checkPlaces(twins)
        let first = try XCTUnwrap(stage.cell(0))
        let next = [TestRow(2), TestRow(1, word: "a", height: 30), TestRow(5)]
        let answers = stage.set(next, animated: true)
        stage.settle()
        XCTAssertEqual(answers.all, [true])
        stage.checkPlaces(next)
        XCTAssertTrue(stage.cell(1) === first)
        stage.set(twins)
        stage.settle()
        stage.checkPlaces(twins)
    }

    // MARK: Selection

    func testTheSelectionGoesWithItsRowThroughABatch() {
        for allowed in [true, false] {
            let stage = ListStage()
            stage.adapter.settings.allowMovesInBatchUpdates = allowed
            stage.show((0..<20).map { TestRow($0) })
            stage.view.allowsMultipleSelection = true
            for row in [0, 4, 7] {
                stage.view.selectItem(at: path(row), animated: false, scrollPosition: [])
            }
            stage.set([TestRow(30), TestRow(7)] + (1..<7).map { TestRow($0) })
            stage.settle()
            XCTAssertEqual(selected(stage), [1, 5])
            XCTAssertEqual(stage.cell(1)?.isSelected, true)
            XCTAssertEqual(stage.cell(5)?.isSelected, true)
            XCTAssertEqual(stage.cell(0)?.isSelected, false)
        }
    }

    func testTheSelectionGoesWithItsRowThroughABigShuffle() {
        let stage = ListStage()
        let ids = Array(0..<3_000)
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.setIDs(ids) { CGFloat(30 + $0 % 5) }
        stage.settle()
        stage.view.allowsMultipleSelection = true
        for row in [0, 5, 1_500, 2_999] {
            stage.view.selectItem(at: path(row), animated: false, scrollPosition: [])
        }
        let next = ids.filter { $0 != 5 }.sorted { ($0 % 7, $0) < ($1 % 7, $1) }
        let answers = stage.setIDs(next, animated: true) { CGFloat(30 + $0 % 5) }
        stage.settle()
        XCTAssertEqual(answers.all, [true])
        let expected = [0, 1_500, 2_999].compactMap { next.firstIndex(of: $0) }.sorted()
        XCTAssertEqual(selected(stage), expected)
        for row in stage.visibleRows {
            XCTAssertEqual(stage.cell(row)?.isSelected, expected.contains(row), "row \(row)")
        }
        stage.checkPlaces(next.map { TestRow($0, height: CGFloat(30 + $0 % 5)) })
    }

    func testOfTwinsOnlyTheSelectedOneStaysSelected() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let ids = Array(repeating: 7, count: 2) + Array(10..<2_500)
        stage.setIDs(ids) { _ in 30 }
        stage.settle()
        stage.view.allowsMultipleSelection = true
        stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        let next = Array(ids.reversed())
        stage.setIDs(next) { _ in 30 }
        stage.settle()
        XCTAssertEqual(selected(stage), [next.count - 1])
    }

    // MARK: The end

    func testAnAdapterThatGoesWhileWorkIsUnderWayAnswersFalse() {
        let queue = SteppedQueue()
        let log = MeasureLog()
        var answers: [Bool] = []
        weak var weakAdapter: ListStage.Adapter?
        var view: UICollectionView?
        for steps in 0...3 {
            do {
                let adapter = ListStage.Adapter(layout: ListStage.column(), queue: queue.queue)
                weakAdapter = adapter
                view = adapter.collectionView
                adapter.set(
                    boundingDimensions: CGSize(width: 300, height: 0).layoutDimensions)
                answers = []
                adapter.set(
                    items: (0..<100).map {
                        ListItem(id: $0, layoutSpec: RowSpec(TestRow($0), log: log))
                    }
                ) { answers.append($0) }
                if steps > 0 { queue.stepBackground() }
                if steps > 1 { queue.stepMain() }
                if steps > 2 { queue.stepBackground() }
            }
            XCTAssertNil(weakAdapter, "after \(steps) steps")
            XCTAssertNil(view?.dataSource)
            let measured = log.rows.count
            queue.drain()
            XCTAssertEqual(answers, [steps > 1], "after \(steps) steps")
            if steps != 1 { XCTAssertEqual(log.rows.count, measured, "work has stopped") }
        }
    }

    func testAnAdapterThatGoesWhileBoundsAreUnderWayAnswersFalse() {
        let queue = SteppedQueue()
        for steps in 0...1 {
            var answers: [Bool] = []
            do {
                let adapter = ListStage.Adapter(layout: ListStage.column(), queue: queue.queue)
                adapter.set(
                    boundingDimensions: CGSize(width: 300, height: 0).layoutDimensions,
                    async: true
                ) { answers.append($0) }
                if steps > 0 { queue.stepBackground() }
            }
            queue.drain()
            XCTAssertEqual(answers, [false], "after \(steps) steps")
        }
    }

    func testAnAdapterThatGoesDuringABatchAnswersOnce() {
        for isAnimated in [false, true] {
            let queue = SteppedQueue()
            let answers = Answers()
            let window = OffscreenWindow(size: CGSize(width: 300, height: 400))
            do {
                let adapter = ListStage.Adapter(layout: ListStage.column(), queue: queue.queue)
                adapter.collectionView.frame = window.window.bounds
                window.window.addSubview(adapter.collectionView)
                adapter.set(
                    boundingDimensions: CGSize(width: 300, height: 0).layoutDimensions)
                for ids in [[1, 2, 3], [3, 1]] {
                    queue.drain()
                    window.runFrame()
                    adapter.set(
                        items: ids.map { ListItem(id: $0, layoutSpec: RowSpec(TestRow($0))) },
                        animated: isAnimated
                    ) { answers.all.append($0) }
                }
                queue.drainNow()
                window.runFrame()
                adapter.collectionView.removeFromSuperview()
            }
            queue.drain()
            window.settle()
            XCTAssertEqual(answers.all.count, 2, "animated: \(isAnimated)")
        }
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

@preconcurrency @MainActor final class CollectionViewAdapterTests: XCTestCase {
    private let rows = (0..<5).map { TestRow($0, height: CGFloat(20 + $0)) }

    // MARK: Overtaking

    func testAListThatIsOvertakenBeforeItsTurnIsNotLaidOut() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let answers = (0..<3).map { list in stage.set([TestRow(list * 10)]) }
        stage.settle()
        XCTAssertEqual(stage.log.rows, [20])
        XCTAssertEqual(answers.map(\.all), [[false], [false], [true]])
        XCTAssertEqual(stage.words, ["row 20"])
    }

    func testBoundsThatAreOvertakenBeforeTheirTurnLayOutNothing() {
        let stage = ListStage()
        stage.show([TestRow(0)])
        stage.log.rows = []
        let answers = Answers()
        for width: CGFloat in [200, 100] {
            stage.adapter.set(boundingDimensions: stage.width(width), async: true) {
                answers.all.append($0)
            }
        }
        stage.settle()
        XCTAssertEqual(stage.log.rows, [0])
        XCTAssertEqual(answers.all, [false, true])
        XCTAssertEqual(stage.cell(0)?.frame.width, 100)
    }

    func testTheEndOfTheAdapterEndsItsWork() {
        let queue = SteppedQueue()
        let log = MeasureLog()
        var adapter: ListStage.Adapter? = ListStage.Adapter(
            layout: ListStage.column(), queue: queue.queue)
        adapter?.set(
            boundingDimensions: CGSize(width: 300, height: CGFloat.nan).layoutDimensions)
        adapter?.set(items: [ListItem(id: 1, layoutSpec: RowSpec(TestRow(1), log: log))])
        adapter = nil
        queue.drain()
        XCTAssertEqual(log.rows, [])
    }

    // MARK: Bounds and items

    func testItemsThatCameBeforeTheBoundsAreShownWithThem() {
        let stage = ListStage()
        let first = stage.set(rows)
        XCTAssertEqual(first.all, [false], "there are no bounds yet")
        stage.settle()
        XCTAssertEqual(stage.visibleRows, [])
        let second = Answers()
        stage.adapter.set(boundingDimensions: stage.width(300)) { second.all.append($0) }
        XCTAssertEqual(second.all, [true])
        stage.settle()
        stage.checkPlaces(rows)
        XCTAssertEqual(stage.words.count, 5)
        XCTAssertEqual(first.all, [false])
        XCTAssertEqual(second.all, [true])
    }

    func testItemsAreLaidOutAwayFromTheCaller() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let answers = stage.set(rows)
        XCTAssertEqual(stage.log.rows, [])
        XCTAssertEqual(answers.all, [])
        stage.queue.stepBackground()
        XCTAssertEqual(stage.log.rows, [0, 1, 2, 3, 4])
        XCTAssertEqual(answers.all, [])
        XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 0)
        stage.settle()
        XCTAssertEqual(answers.all, [true])
        stage.checkPlaces(rows)
        XCTAssertEqual(stage.log.rows, [0, 1, 2, 3, 4], "each row is laid out once")
    }

    func testEqualBoundsAnswerFalseAndLayOutNothing() {
        let stage = ListStage()
        stage.show(rows)
        stage.log.rows = []
        let answers = Answers()
        stage.adapter.set(boundingDimensions: stage.width(300)) { answers.all.append($0) }
        stage.settle()
        XCTAssertEqual(answers.all, [false])
        XCTAssertEqual(stage.log.rows, [])
    }

    func testOtherBoundsLayOutAnew() {
        let stage = ListStage()
        stage.show(rows)
        stage.adapter.set(boundingDimensions: stage.width(200))
        stage.settle()
        stage.checkPlaces(rows)
        XCTAssertEqual(stage.cell(0)?.frame.width, 200)
        XCTAssertEqual(stage.adapter.sizeForItem(at: 3), CGSize(width: 200, height: 23))
    }

    func testAsynchronousBoundsComeLaterAndAnswerTrue() {
        let stage = ListStage()
        stage.show(rows)
        let answers = Answers()
        stage.adapter.set(boundingDimensions: stage.width(200), async: true) {
            answers.all.append($0)
        }
        XCTAssertEqual(stage.adapter.sizeForItem(at: 0)?.width, 300)
        XCTAssertEqual(answers.all, [])
        stage.settle()
        XCTAssertEqual(answers.all, [true])
        XCTAssertEqual(stage.cell(0)?.frame.width, 200)
    }

    func testItemsThatOvertakeAsynchronousBoundsAreLaidOutWithinThem() {
        for next in [rows, rows.dropLast() + [TestRow(9)]] {
            let stage = ListStage()
            stage.show(rows)
            let bounds = Answers()
            stage.adapter.set(boundingDimensions: stage.width(200), async: true) {
                bounds.all.append($0)
            }
            let items = stage.set(next)
            stage.settle()
            XCTAssertEqual(bounds.all, [false])
            XCTAssertEqual(items.all, [true])
            stage.checkPlaces(next)
            for row in next.indices {
                XCTAssertEqual(stage.cell(row)?.frame.width, 200, "row \(row)")
                XCTAssertEqual(stage.rowView(row)?.frame.width, 200, "row \(row)")
            }
        }
    }

    func testBoundsThatOvertakeItemsShowTheseItems() {
        let stage = ListStage()
        stage.show(rows)
        let next = [TestRow(7), TestRow(8)]
        let items = stage.set(next)
        let bounds = Answers()
        stage.adapter.set(boundingDimensions: stage.width(200)) { bounds.all.append($0) }
        stage.settle()
        XCTAssertEqual(items.all, [false])
        XCTAssertEqual(bounds.all, [true])
        stage.checkPlaces(next)
    }

    func testOnlyTheLastOfSeveralListsIsShown() {
        let stage = ListStage()
        stage.show(rows)
        let first = stage.set([TestRow(50)])
        let second = stage.set(rows.reversed())
        let third = stage.set([TestRow(3, height: 23), TestRow(60)])
        stage.settle()
        XCTAssertEqual(first.all, [false])
        XCTAssertEqual(second.all, [false])
        XCTAssertEqual(third.all, [true])
        stage.checkPlaces([TestRow(3, height: 23), TestRow(60)])
    }

    func testAListThatFollowsBeforeTheFirstFrameAnswersTrue() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let first = stage.set(rows)
        stage.queue.drainNow()
        let second = stage.set(rows.reversed(), animated: true)
        stage.queue.drainNow()
        stage.settle()
        XCTAssertEqual(first.all, [true])
        XCTAssertEqual(second.all, [true])
        stage.checkPlaces(rows.reversed())
    }

    func testAListThatIsChangedOutOfSightIsRightWhenItComesInSight() {
        let stage = ListStage()
        stage.show(rows)
        stage.view.removeFromSuperview()
        let answers = stage.set(Array(rows.dropFirst(2)) + [TestRow(77)], animated: true)
        stage.settle()
        XCTAssertEqual(answers.all.count, 1)
        stage.window.window.addSubview(stage.view)
        stage.settle()
        stage.checkPlaces(Array(rows.dropFirst(2)) + [TestRow(77)])
    }

    func testAListWithoutDifferenceAnswersFalse() {
        let stage = ListStage()
        stage.show(rows)
        stage.log.rows = []
        let cell = stage.cell(0)
        let answers = stage.set(rows)
        stage.settle()
        XCTAssertEqual(answers.all, [false])
        XCTAssertEqual(stage.log.rows, [])
        XCTAssertTrue(stage.cell(0) === cell)
    }

    func testAListThatWasEmptyOrBecomesSoIsShownFromTheStart() {
        let stage = ListStage()
        stage.show([])
        for list in [rows, [], [TestRow(9)], []] {
            let answers = stage.set(list, animated: true)
            stage.settle()
            XCTAssertEqual(answers.all, [true])
            stage.checkPlaces(list)
            XCTAssertEqual(stage.visibleRows.count, list.count)
        }
        XCTAssertEqual(stage.view.contentSize.height, 0)
        let answers = stage.set([])
        stage.settle()
        XCTAssertEqual(answers.all, [false])
    }

    // MARK: Animation

    func testAnAnimatedBatchTakesItsTimeAndAnswersAtItsEnd() throws {
        let stage = ListStage()
        stage.show(rows)
        let cell = try XCTUnwrap(stage.cell(0))
        let answers = stage.set([TestRow(9, height: 100)] + rows, animated: true)
        stage.queue.drainNow()
        XCTAssertEqual(cell.frame.minY, 100)
        stage.window.advance(by: 0.1)
        let top = try XCTUnwrap(cell.layer.presentation()).frame.minY
        XCTAssertGreaterThan(top, 0)
        XCTAssertLessThan(top, 100)
        XCTAssertEqual(answers.all, [])
        stage.window.advance(by: 0.3)
        XCTAssertEqual(answers.all, [true])
        XCTAssertTrue(stage.cell(1) === cell)
        stage.settle()
        XCTAssertEqual(answers.all, [true])
        stage.checkPlaces([TestRow(9, height: 100)] + rows)
    }

    func testABatchWithoutAnimationIsInPlaceAtOnce() throws {
        let stage = ListStage()
        stage.show(rows)
        let cell = try XCTUnwrap(stage.cell(4))
        let answers = stage.set([rows[4], rows[0]])
        stage.queue.drainNow()
        XCTAssertEqual(cell.frame.minY, 0)
        XCTAssertNil(cell.layer.animationKeys())
        stage.window.runFrame()
        XCTAssertEqual(answers.all, [true])
        stage.checkPlaces([rows[4], rows[0]])
    }

    func testRowsMoveWithTheirCellsUnlessMovesAreNotAllowed() throws {
        for allowed in [true, false] {
            let stage = ListStage()
            stage.adapter.settings.allowMovesInBatchUpdates = allowed
            stage.show(rows)
            let cell = try XCTUnwrap(stage.cell(4))
            let next = [rows[4]] + rows.dropLast()
            let answers = stage.set(next, animated: true)
            stage.settle()
            XCTAssertEqual(answers.all, [true])
            stage.checkPlaces(next)
            XCTAssertEqual(stage.cell(0) === cell, allowed)
        }
    }

    func testAllowingMovesIsTheDefault() {
        XCTAssertTrue(ListStage().adapter.settings.allowMovesInBatchUpdates)
    }

    // MARK: Content

    func testARowWithNewContentIsLaidOutAndFilledAnewInItsCell() throws {
        let stage = ListStage()
        stage.show(rows)
        stage.log.rows = []
        let cell = try XCTUnwrap(stage.cell(2))
        var next = rows
        next[2].word = "other"
        next[2].height = 70
        let answers = stage.set(next, animated: true)
        stage.settle()
        XCTAssertEqual(answers.all, [true])
        XCTAssertEqual(stage.log.rows, [2], "only this row has changed")
        XCTAssertTrue(stage.cell(2) === cell)
        stage.checkPlaces(next)
    }

    func testARowThatMovesAndChangesShowsItsNewContent() {
        for allowed in [true, false] {
            let stage = ListStage()
            stage.adapter.settings.allowMovesInBatchUpdates = allowed
            stage.show(rows)
            let changed = TestRow(4, word: "other", height: 90)
            let next = [changed] + rows.dropLast()
            stage.set(next, animated: true)
            stage.settle()
            stage.checkPlaces(next)
        }
    }

    func testClosuresOfTheNewItemAreUsedEvenWithoutADifference() {
        let stage = ListStage()
        stage.show(rows)
        let items = stage.items(rows)
        items[1].context = "new"
        stage.adapter.set(items: items)
        stage.settle()
        XCTAssertEqual(stage.adapter.contextForItem(at: 1), "new")
    }

    func testMakeViewGetsTheLayoutAndTheIndexAndItsViewIsShown() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let items = stage.items(rows)
        var calls: [String] = []
        let own = UIView()
        items[3].makeView = { layout, index in
            calls.append("\(index) \(layout.size.height)")
            return own
        }
        stage.adapter.set(items: items)
        stage.settle()
        XCTAssertEqual(calls, ["3 23.0"])
        XCTAssertTrue(stage.cell(3)?.contentView.subviews.first === own)
        XCTAssertEqual(stage.cell(3)?.contentView.subviews.count, 1)
    }

    func testTheModifierGetsTheBoundsWithNaNForNoneAndItsNonsenseIsNoBound() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let items = stage.items(rows)
        let asked = AskedBounds()
        items[0].boundingDimensionsModifier = { width, height in
            asked.all.append((width, height))
            return (width - 120, height)
        }
        items[1].boundingDimensionsModifier = { _, _ in (.nan, -3) }
        items[2].boundingDimensionsModifier = { _, _ in (0, .infinity) }
        stage.adapter.set(items: items)
        stage.settle()
        XCTAssertEqual(asked.all.map(\.0), [300])
        XCTAssertEqual(asked.all.map { $0.1.isNaN }, [true])
        let widths = (0..<5).map { stage.adapter.sizeForItem(at: $0)?.width }
        XCTAssertEqual(widths, [180, 100, 100, 300, 300])
    }

    func testContextsAndSizesAreAskedByIndexAndNilWhereThereIsNoItem() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let items = stage.items(rows)
        items[2].context = "two"
        stage.adapter.set(items: items)
        XCTAssertNil(stage.adapter.sizeForItem(at: 0), "nothing is shown yet")
        stage.settle()
        XCTAssertEqual(stage.adapter.contextForItem(at: 2), "two")
        XCTAssertNil(stage.adapter.contextForItem(at: 1))
        XCTAssertEqual(stage.adapter.sizeForItem(at: 2), CGSize(width: 300, height: 22))
        for index in [-1, 5, .max] {
            XCTAssertNil(stage.adapter.contextForItem(at: index))
            XCTAssertNil(stage.adapter.sizeForItem(at: index))
        }
    }

    func testTheAdapterIsDataSourceAndNotDelegate() {
        let stage = ListStage()
        XCTAssertTrue(stage.view.dataSource === stage.adapter)
        XCTAssertNil(stage.view.delegate)
        XCTAssertFalse(stage.view.isPrefetchingEnabled)
        XCTAssertEqual(stage.adapter.numberOfSections(in: stage.view), 1)
    }
}

/// What a modifier was asked; only the main thread of a test touches it.
private final class AskedBounds: @unchecked Sendable {
    var all: [(CGFloat, CGFloat)] = []
}

// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

@preconcurrency @MainActor
final class RowLayoutEngineTests: XCTestCase {
    /// Counts measurements; only the main thread of a test touches it.
    private final class Log: @unchecked Sendable {
        var rows: [Int] = []
    }

    private let stepped = SteppedQueue()
    private let log = Log()

    /// Row r is 100 wide and 20 + r % 7 high; its layout is its number.
    private func measure() -> RowLayoutEngine<Int>.Measure {
        let log = log
        return { row in
            log.rows.append(row)
            return .init(size: CGSize(width: 100, height: 20 + row % 7), layout: row)
        }
    }

    private func engine(count: Int) -> RowLayoutEngine<Int> {
        let engine = RowLayoutEngine<Int>(queue: stepped.queue, cacheCapacity: 60)
        engine.start(
            sizes: RowSizes(count: count, estimate: CGSize(width: 100, height: 44)),
            measure: measure())
        return engine
    }

    func testTheFirstScreenMeasuresTwoScreensOfRowsAndNoMore() {
        let engine = engine(count: 60_000)
        // Two screens of 100 x 400 points; rows are about 23 high.
        let rows = engine.measureScreen(from: 0, area: 2 * 100 * 400)
        XCTAssertEqual(rows, 0..<35)
        XCTAssertEqual(log.rows, Array(0..<35))
        XCTAssertEqual(engine.sizes.measuredCount, 35)
        XCTAssertEqual(engine.sizes[59_999], engine.sizes.mean)
        XCTAssertEqual(stepped.backgroundCount, 0)
    }

    func testRowsWithoutExtentDoNotMeasureTheWholeList() {
        let engine = RowLayoutEngine<Int>(queue: stepped.queue, cacheCapacity: 9)
        engine.start(sizes: RowSizes(count: 60_000, estimate: .zero)) {
            .init(size: CGSize(width: CGFloat.nan, height: -1), layout: $0)
        }
        XCTAssertEqual(
            engine.measureScreen(from: 0, area: 1e6).count, ScreenSearch.rowLimit)
        XCTAssertEqual(engine.sizes[0], .zero)
    }

    func testPiecesGoOutwardAndEveryRowIsMeasuredOnce() {
        let engine = engine(count: 1_000)
        let screen = engine.measureScreen(from: 500, area: 20_000)
        engine.refine(from: screen)
        stepped.stepBackground()
        let piece = log.rows.dropFirst(screen.count)
        XCTAssertTrue(piece.allSatisfy { (480..<530).contains($0) }, "\(piece)")
        stepped.drain()
        XCTAssertEqual(log.rows.sorted(), Array(0..<1_000))
        XCTAssertTrue(engine.sizes.isComplete)
        XCTAssertFalse(engine.isRefining)
    }

    func testACommitNamesTheRowsWhoseSizesChanged() {
        let engine = engine(count: 40)
        var commits: [[Int]] = []
        engine.onCommit = { commits.append($0) }
        engine.refine(from: 0..<1)
        stepped.stepBackground()
        XCTAssertEqual(commits, [], "nothing is committed off the main thread")
        stepped.stepMain()
        XCTAssertEqual(commits.first, Array(0..<16))
        XCTAssertEqual(engine.sizes[3], CGSize(width: 100, height: 23))
    }

    func testANewStartStopsThePieceAtItsNextRowAndDropsWhatIsOnItsWay() {
        let engine = engine(count: 1_000)
        engine.onCommit = { _ in XCTFail("a superseded piece was committed") }
        engine.refine(from: 0..<1)
        stepped.stepBackground()
        XCTAssertEqual(stepped.mainCount, 1)
        engine.start(
            sizes: RowSizes(count: 5, estimate: CGSize(width: 1, height: 1)), measure: measure())
        stepped.stepMain()
        XCTAssertEqual(engine.sizes.measuredCount, 0)

        engine.refine(from: 0..<1)
        engine.cancel()
        let measured = log.rows.count
        stepped.drain()
        XCTAssertEqual(log.rows.count, measured)
        XCTAssertFalse(engine.isRefining)
    }

    func testAPieceThatGivesWayEndsAtItsNextRowAndComesAgain() {
        let engine = engine(count: 100)
        engine.refine(from: 0..<1)
        engine.giveWay()
        stepped.stepBackground()
        XCTAssertEqual(log.rows, [])
        stepped.stepMain()
        stepped.stepBackground()
        XCTAssertEqual(log.rows, Array(0..<16))
        stepped.drain()
        XCTAssertTrue(engine.sizes.isComplete)
        XCTAssertEqual(log.rows.sorted(), Array(0..<100))
    }

    func testTwoRowsOfAPieceAreMeasuredAtATime() {
        let helper = SteppedThread()
        let log = ThreadLog()
        stepped.crew = helper.crew
        let engine = RowLayoutEngine<Int>(queue: stepped.queue, cacheCapacity: 9)
        engine.start(sizes: RowSizes(count: 2, estimate: .zero)) { row in
            if row == 0 { helper.step() }
            log.note(row)
            return .init(size: CGSize(width: 1, height: 1), layout: row)
        }
        engine.refine(from: 0..<1)
        stepped.drain()
        log.checkTheFirstTwo()
        XCTAssertTrue(engine.sizes.isComplete)
    }

    func testWhileTheListScrollsOneProcessorIsLeftAlone() {
        let helper = SteppedThread()
        stepped.crew = helper.crew
        let engine = RowLayoutEngine<Int>(queue: stepped.queue, cacheCapacity: 300)
        engine.start(sizes: RowSizes(count: 400, estimate: .zero)) { row in
            XCTAssertFalse(helper.step(), "row \(row)")
            return .init(size: CGSize(width: 1, height: 1), layout: row)
        }
        engine.refine(from: 0..<1)
        engine.cancel()
        engine.focus(on: 0..<10)
        engine.refine(from: 0..<10)
        stepped.stepBackground()
        XCTAssertTrue(helper.step(), "for the piece that was cancelled")
        stepped.drainNow()
        XCTAssertGreaterThan(engine.sizes.measuredCount, 50)
    }

    func testTheFirstScreenIsSharedAndCoversTheAreaToo() {
        let helper = SteppedThread()
        let log = ThreadLog()
        stepped.crew = helper.crew
        let engine = RowLayoutEngine<Int>(queue: stepped.queue, cacheCapacity: 60)
        engine.start(sizes: RowSizes(count: 60_000, estimate: .zero)) {
            if $0 == 0 { helper.step() }
            log.note($0)
            return .init(size: CGSize(width: 100, height: 20 + $0 % 7), layout: $0)
        }
        XCTAssertEqual(engine.measureScreen(from: 0, area: 2 * 100 * 400), 0..<35)
        log.checkTheFirstTwo()
        XCTAssertLessThanOrEqual(engine.sizes.measuredCount, 35 + 2, "little is measured in vain")
    }

    func testAJumpMeasuresItsRowsAtOnceAndTurnsTheBackgroundThere() {
        let engine = engine(count: 60_000)
        engine.refine(from: engine.measureScreen(from: 0, area: 20_000))
        log.rows = []
        let changed = engine.require(50_000..<50_010)
        XCTAssertEqual(log.rows, Array(50_000..<50_010))
        // Rows as high as the estimate do not change.
        XCTAssertEqual(changed, changed.filter { engine.sizes[$0] != engine.sizes.estimate })
        XCTAssertGreaterThan(changed.count, 7)
        XCTAssertEqual(engine.require(50_000..<50_010), [])
        engine.focus(on: 50_000..<50_010)
        stepped.stepBackground()
        stepped.stepMain()
        log.rows = []
        stepped.stepBackground()
        XCTAssertFalse(log.rows.isEmpty)
        XCTAssertTrue(log.rows.allSatisfy { abs($0 - 50_000) < 100 }, "\(log.rows)")
        engine.cancel()
    }

    func testWhileRowsComeAndGoOnlyTheNearOnesAreMeasured() {
        let engine = engine(count: 2_000)
        engine.refine(from: engine.measureScreen(from: 0, area: 20_000))
        for screen in stride(from: 0, to: 200, by: 10) {
            engine.focus(on: screen..<screen + 10)
            stepped.drainNow()
        }
        XCTAssertGreaterThanOrEqual(log.rows.count, 210)
        XCTAssertLessThan(log.rows.count, 260, "the far rows wait")
        XCTAssertTrue(engine.isRefining)
        stepped.drain()
        XCTAssertTrue(engine.sizes.isComplete)
        XCTAssertFalse(engine.isRefining)
    }

    func testHeldPiecesWaitAndAreCommittedOnRelease() {
        let engine = engine(count: 100)
        var commits: [[Int]] = []
        engine.onCommit = { commits.append($0) }
        var isHeld = true
        engine.isHeld = { isHeld }
        engine.refine(from: 0..<1)
        stepped.drainNow()
        stepped.stepLater()
        XCTAssertEqual(commits, [])
        XCTAssertEqual(engine.sizes.measuredCount, 0)
        XCTAssertTrue(engine.isRefining)
        isHeld = false
        stepped.stepLater()
        XCTAssertEqual(commits, [Array(0..<100)])
        XCTAssertFalse(engine.isRefining)
    }

    func testLayoutsAreKeptNearTheScreenOnly() {
        let engine = engine(count: 2_000)
        engine.refine(from: 0..<10)
        stepped.drain()
        log.rows = []
        XCTAssertEqual(engine.layout(20)?.layout, 20)
        XCTAssertEqual(log.rows, [])
        XCTAssertEqual(engine.layout(1_500)?.layout, 1_500)
        XCTAssertEqual(log.rows, [1_500])
        XCTAssertEqual(engine.layout(1_500)?.sizeChanged, false)
    }

    func testSurvivorsKeepTheirSizesThroughAChange() {
        let engine = engine(count: 10)
        engine.refine(from: 0..<1)
        stepped.drain()
        let map: [Int?] = [1, 2, nil, 0, 3, 4, 5, 6, 7, 8]
        let moved = engine.sizes.moved(to: map, count: 11, changed: [8])
        XCTAssertEqual(moved[0], CGSize(width: 100, height: 23))
        XCTAssertEqual(moved.measuredCount, 8)
        XCTAssertFalse(moved.isMeasured(8))
        XCTAssertFalse(moved.isMeasured(9))
        let layouts = engine.layouts(movedTo: map, changed: [8])
        engine.start(sizes: moved, keeping: layouts, measure: measure())
        log.rows = []
        XCTAssertEqual(engine.layout(0)?.layout, 3)
        XCTAssertEqual(log.rows, [])
    }
}

// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class ListWorkTests: XCTestCase {
    private let log = MeasureLog()
    private let turns = TurnCounter()

    private func rows(_ ids: [Int]) -> RowSource<Int> {
        IdentityRows(ids) { ListItem(id: $0, layoutSpec: RowSpec(TestRow($0))) }
    }

    /// The row whose measuring is overtaken.
    private var overtakenAt: Int?

    /// Work from one list to another; row r of the new list is 100 wide and 20 high.
    private func work(
        _ old: [Int], _ new: [Int], sizes: RowSizes? = nil, firstVisible: Int = 0,
        area: CGFloat = 20_000
    ) -> ListWork<Int> {
        let (log, turns, overtakenAt) = (log, turns, overtakenAt)
        let layout = RowSpec(TestRow(0)).makeLayoutWith(
            boundingDimensions: CGSize.zero.layoutDimensions)
        let shared = SharedLayout(layout: layout)
        return ListWork(
            old: rows(old), new: rows(new), bounds: CGSize.zero.layoutDimensions,
            sizes: sizes ?? RowSizes(count: old.count, estimate: CGSize(width: 10, height: 10)),
            measure: { row in
                log.rows.append(row)
                if row == overtakenAt { _ = turns.next() }
                return .init(size: CGSize(width: 100, height: 20), layout: shared.layout)
            }, firstVisible: firstVisible, area: area, turn: turns.next(),
            crew: .single)
    }

    // Unchecked: the layout is made once and then only read.
    private struct SharedLayout: @unchecked Sendable { let layout: any Layout }

    private func measured(_ count: Int) -> RowSizes {
        var sizes = RowSizes(count: count, estimate: CGSize(width: 100, height: 33))
        for row in 0..<count { sizes.record(CGSize(width: 100, height: 30 + row), for: row) }
        return sizes
    }

    func testSurvivorsKeepTheirSizesAndNewRowsOnScreenAreLaidOut() throws {
        let work = work([1, 2, 3], [3, 9, 1], sizes: measured(3))
        let result = try XCTUnwrap(work.run())
        XCTAssertEqual(log.rows, [1])
        XCTAssertEqual(result.newIndices, [2, nil, 0])
        XCTAssertEqual((0..<3).map { result.sizes[$0].height }, [32, 20, 30])
        XCTAssertEqual(result.screen.results.map(\.row), [1])
        XCTAssertEqual(result.measuredBefore, 3)
        XCTAssertEqual(result.diff.deletes, [1])
        XCTAssertEqual(result.diff.inserts, [1])
    }

    func testOnlyTheAreaFromTheFirstRowOnScreenIsLaidOut() throws {
        let result = try XCTUnwrap(work([], Array(0..<60_000), area: 20_000).run())
        XCTAssertEqual(log.rows, Array(0..<10))
        XCTAssertEqual(result.sizes[50_000], CGSize(width: 100, height: 20), "the mean")
        log.rows = []
        let later = work([], Array(0..<60_000), firstVisible: 59_995, area: 20_000)
        XCTAssertNotNil(later.run())
        XCTAssertEqual(log.rows, Array(59_995..<60_000))
    }

    func testTheEstimateOfRowsAboveTheScreenStaysAsItIs() throws {
        let ids = Array(0..<1_000)
        let estimate = CGSize(width: 10, height: 10)
        let result = try XCTUnwrap(work(ids, ids, firstVisible: 500).run())
        XCTAssertEqual(result.sizes[0], estimate)
        XCTAssertEqual(result.sizes[500], CGSize(width: 100, height: 20))
    }

    func testAFirstRowBeyondTheEndIsNoHarm() throws {
        let result = try XCTUnwrap(work(Array(0..<50), [7], firstVisible: 40).run())
        XCTAssertEqual(log.rows, [0])
        XCTAssertEqual(result.sizes.count, 1)
        XCTAssertNotNil(work([1], [], firstVisible: 3).run())
    }

    func testWorkThatWasOvertakenIsNotDone() {
        let first = work([], Array(0..<100))
        let second = work([], [5])
        XCTAssertNil(first.run())
        XCTAssertEqual(log.rows, [])
        XCTAssertNotNil(second.run())
    }

    func testWorkThatIsOvertakenEndsBeforeItsNextRow() {
        overtakenAt = 3
        let work = work([], Array(0..<100))
        XCTAssertEqual(work.run()?.screen.results.count, 4)
        XCTAssertFalse(work.turn.isNewest)
        XCTAssertEqual(log.rows, [0, 1, 2, 3])
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

/// What is laid out first, what is laid out again, and what is given up.
@preconcurrency @MainActor final class CollectionViewAdapterOrderTests: XCTestCase {
    private static func height(_ id: Int) -> CGFloat { CGFloat(30 + id * 7 % 23) }
    private let rows = (0..<1_000).map { TestRow($0, height: height($0)) }

    /// A list whose rows are all laid out, scrolled to a row.
    private func stage(at row: Int) -> ListStage {
        let stage = ListStage()
        stage.show(rows)
        stage.view.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
        stage.settle()
        stage.log.rows = []
        return stage
    }

    // MARK: Rotating and resizing

    func testOtherBoundsLayOutTheRowsOnScreenFirst() throws {
        let stage = stage(at: 500)
        let seen = stage.visibleRows
        stage.adapter.set(boundingDimensions: stage.width(200))
        let first = stage.log.rows
        XCTAssertEqual(Array(first.prefix(seen.count)), seen)
        XCTAssertLessThan(first.count, 80, "about two screens")
        for row in seen {
            XCTAssertEqual(
                stage.adapter.sizeForItem(at: row), CGSize(width: 200, height: rows[row].height))
        }
        // The others follow outward.
        stage.queue.stepBackground()
        let piece = stage.log.rows.dropFirst(first.count)
        let (top, bottom) = try (XCTUnwrap(first.first), XCTUnwrap(first.last))
        XCTAssertFalse(piece.isEmpty)
        XCTAssertTrue(piece.allSatisfy { top - 20...bottom + 20 ~= $0 }, "\(piece)")
        stage.settle()
        XCTAssertEqual(Set(stage.log.rows), Set(0..<1_000))
        stage.check(rows)
    }

    func testAsynchronousBoundsLayOutTheRowsOnScreenFirstToo() {
        let stage = stage(at: 700)
        let seen = stage.visibleRows
        stage.adapter.set(boundingDimensions: stage.width(200), async: true)
        XCTAssertEqual(stage.log.rows, [])
        stage.queue.stepBackground()
        XCTAssertEqual(Array(stage.log.rows.prefix(seen.count)), seen)
        XCTAssertLessThan(stage.log.rows.count, 80)
        XCTAssertEqual(stage.adapter.sizeForItem(at: seen[0])?.width, 300)
        stage.queue.stepMain()
        XCTAssertEqual(stage.adapter.sizeForItem(at: seen[0])?.width, 200)
    }

    func testOtherBoundsEndTheWorkWithinTheOldOnes() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.set(rows)
        stage.queue.stepBackground()
        stage.queue.stepMain()
        XCTAssertGreaterThan(stage.queue.backgroundCount, 0, "a piece is on its way")
        stage.adapter.set(boundingDimensions: stage.width(200), async: true)
        stage.log.rows = []
        stage.queue.stepBackground()
        XCTAssertEqual(stage.log.rows, [])
        stage.settle()
        XCTAssertEqual(
            stage.adapter.sizeForItem(at: 999), CGSize(width: 200, height: Self.height(999)))
    }

    // MARK: Other lists

    func testAnotherListLaysOutOnlyWhatIsNew() {
        let stage = stage(at: 0)
        var next = rows
        next.swapAt(2, 40)
        next[1].height = 90
        next.remove(at: 4)
        next.insert(TestRow(5_000, height: 33), at: 3)
        stage.set(next, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.rows.sorted(), [1, 5_000])
        stage.checkPlaces(next)
    }

    func testAnotherListDoesNotWaitForTheRestOfTheOldOne() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.set(rows)
        stage.queue.stepBackground()
        stage.queue.stepMain()
        XCTAssertGreaterThan(stage.queue.backgroundCount, 0, "a piece is on its way")
        stage.log.rows = []
        let next = [TestRow(5_000)] + rows
        stage.set(next)
        stage.queue.stepBackground()
        XCTAssertEqual(stage.log.rows, [], "the piece gives way")
        stage.queue.stepBackground()
        XCTAssertEqual(stage.log.rows, [5_000])
        stage.settle()
        stage.checkPlaces(next)
        XCTAssertTrue(stage.adapter.engine.sizes.isComplete)
    }

    func testAListWithoutDifferenceDoesNotEndTheWork() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.set(rows)
        stage.queue.stepBackground()
        stage.queue.stepMain()
        stage.set(rows)
        stage.settle()
        XCTAssertTrue(stage.adapter.engine.sizes.isComplete)
        stage.checkPlaces(rows)
    }

    func testARowWithAnotherModifierIsLaidOutWithinItsNewBounds() {
        let stage = stage(at: 0)
        let items = stage.items(rows)
        items[3].boundingDimensionsModifier = { width, height in (width - 100, height) }
        stage.adapter.set(items: items)
        stage.settle()
        XCTAssertEqual(stage.log.rows, [3])
        XCTAssertEqual(stage.adapter.sizeForItem(at: 3)?.width, 200)
        XCTAssertEqual(stage.rowView(3)?.frame.width, 200)
    }

    // MARK: Several at the same time

    func testTheRowsOfAListAreLaidOutByTwoThreads() {
        let queue = SteppedQueue()
        let helper = SteppedThread()
        let log = ThreadLog()
        queue.crew = helper.crew
        let adapter = ListStage.Adapter(layout: ListStage.column(), queue: queue.queue)
        let window = OffscreenWindow(view: adapter.collectionView)
        adapter.set(boundingDimensions: CGSize(width: 300, height: CGFloat.nan).layoutDimensions)
        adapter.set(
            items: (0..<50).map { row in
                ListItem(id: row, layoutSpec: SharedSpec(row, helper: helper, log: log))
            })
        queue.drain()
        window.settle()
        log.checkTheFirstTwo()
        XCTAssertEqual(adapter.sizeForItem(at: 49), CGSize(width: 300, height: 40))
    }
}

/// A row; while the first one is laid out, a helper does what it was asked to do.
private final class SharedSpec: LayoutSpec {
    private let row: Int
    private let helper: SteppedThread
    private let log: ThreadLog

    init(_ row: Int, helper: SteppedThread, log: ThreadLog) {
        self.row = row
        self.helper = helper
        self.log = log
        super.init()
    }

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        if row == 0 { helper.step() }
        log.note(row)
        return LayoutNode(children: [], { $0.height(40) })
    }
}

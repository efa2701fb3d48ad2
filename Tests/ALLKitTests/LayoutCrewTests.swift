// SPDX-License-Identifier: MIT
import Synchronization
import XCTest

@testable import ALLKit

final class LayoutCrewTests: XCTestCase {
    func testEachNumberIsGivenOnce() {
        for size in 1...4 {
            for count in [0, 1, 2, 257] {
                let given = Mutex([Int]())
                LayoutCrew(size: size).share(count) { index in
                    given.withLock { $0.append(index) }
                }
                XCTAssertEqual(given.withLock { $0.sorted() }, Array(0..<count))
            }
        }
    }

    func testTheCallerAndItsHelperWorkAtTheSameTime() {
        let helper = SteppedThread()
        let log = ThreadLog()
        helper.crew.share(2) { row in
            if row == 0 { XCTAssertTrue(helper.step()) }
            log.note(row)
        }
        log.checkTheFirstTwo()
    }

    func testThereIsAThreadForEachProcessor() {
        XCTAssertEqual(LayoutCrew.live().size, ProcessInfo.processInfo.activeProcessorCount)
        XCTAssertEqual(LayoutQueue.live().crew.size, LayoutCrew.live().size)
        XCTAssertEqual(LayoutCrew.single.size, 1)
        XCTAssertEqual(LayoutCrew(size: 0).size, 1)
    }

    func testAHelperThatIsBusyElsewhereIsNotWaitedFor() {
        let helper = SteppedThread()
        let log = ThreadLog()
        helper.crew.share(10) { log.note($0) }
        XCTAssertEqual(log.all.map(\.row), Array(0..<10))
        XCTAssertTrue(log.all.allSatisfy(\.isMain))
        XCTAssertTrue(helper.step())
        XCTAssertEqual(log.all.count, 10, "the helper came too late")
    }

    func testAHelperThatComesLateHoldsNothingThatTheRowsHold() {
        final class Held: Sendable {}
        let helper = SteppedThread()
        weak var weakHeld: Held?
        do {
            let held = Held()
            weakHeld = held
            helper.crew.share(2) { _ in withExtendedLifetime(held) {} }
        }
        XCTAssertNil(weakHeld)
        XCTAssertTrue(helper.step())
    }

    func testTextsThatRowsShareAreMeasuredAsByOneThread() {
        let words = ["one ", "δύο ", "三 ", "أربعة ", "five 🖐 "]
        let texts = (0..<8).map { index in
            let text = NSMutableAttributedString(string: "")
            for part in 0..<40 {
                let size = CGFloat(10 + (index * 7 + part * 3) % 15)
                text.append(
                    words[(index + part) % words.count].attributed()
                        .font(.systemFont(ofSize: size)).make() as NSAttributedString)
            }
            return NSAttributedString(attributedString: text)
        }
        let shared = SharedTexts(texts: texts)
        let bounds = (0..<500).map { CGSize(width: 80 + $0 % 250, height: 0).layoutDimensions }
        func sizes(_ crew: LayoutCrew) -> [CGSize] {
            let measure: RowLayoutEngine<Int>.Measure = { row in
                let size = shared.texts[row % 8].calculateSize(boundedBy: bounds[row])
                return .init(size: size, layout: row)
            }
            let results = crew.measure(
                Array(bounds.indices), isCancelled: { false }, measure)
            return results.map(\.result.size)
        }
        // By four threads first, when no size is known yet.
        let together = sizes(LayoutCrew(size: 4))
        XCTAssertEqual(together, sizes(.single))
        XCTAssertGreaterThan(Set(together.map(\.height)).count, 20)
    }

    func testResultsAreInTheOrderOfTheRowsAndEndWhereTheyAreCancelled() {
        for size in [1, 3] {
            let crew = LayoutCrew(size: size)
            let rows = (0..<100).map { ($0 * 37) % 100 }
            let all = crew.measure(rows, isCancelled: { false }) {
                .init(size: CGSize(width: $0, height: 1), layout: -$0)
            }
            XCTAssertEqual(all.map(\.row), rows)
            XCTAssertEqual(all.map(\.result.layout), rows.map { -$0 })
            let isCancelled = Atomic(false)
            let some = crew.measure(rows, isCancelled: { isCancelled.load(ordering: .relaxed) }) {
                isCancelled.store(true, ordering: .relaxed)
                return .init(size: .zero, layout: $0)
            }
            // Each thread may have been about to begin one.
            XCTAssertLessThanOrEqual(some.count, size)
        }
    }
}

/// Texts that several threads read.
// Unchecked: nobody changes them.
private struct SharedTexts: @unchecked Sendable {
    let texts: [NSAttributedString]
}

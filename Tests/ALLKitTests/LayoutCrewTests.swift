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
        let meeting = Meeting(of: 2)
        LayoutCrew(size: 2).share(2) { _ in meeting.attend() }
        XCTAssertTrue(meeting.tookPlace)
    }

    func testThereIsAThreadForEachProcessor() {
        XCTAssertEqual(LayoutCrew.live().size, ProcessInfo.processInfo.activeProcessorCount)
        XCTAssertEqual(LayoutQueue.live().crew.size, LayoutCrew.live().size)
        XCTAssertEqual(LayoutCrew.single.size, 1)
        XCTAssertEqual(LayoutCrew(size: 0).size, 1)
    }

    func testAHelperThatIsBusyElsewhereIsNotWaitedFor() {
        let crew = LayoutCrew(size: 2)
        let (busy, free) = (Meeting(of: 3), DispatchSemaphore(value: 0))
        let ended = expectation(description: "the other work")
        Thread.detachNewThread {
            crew.share(2) { _ in
                busy.attend()
                free.wait()
            }
            ended.fulfill()
        }
        busy.attend()
        let count = Atomic(0)
        crew.share(10) { _ in count.add(1, ordering: .relaxed) }
        XCTAssertEqual(count.load(ordering: .relaxed), 10)
        free.signal()
        free.signal()
        wait(for: [ended], timeout: 10)
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

/// A place where threads wait for each other.
final class Meeting: Sendable {
    private let missing: Mutex<Int>
    private let arrived = DispatchSemaphore(value: 0)
    private let size: Int

    init(of size: Int) {
        self.size = size
        missing = Mutex(size)
    }

    /// Waits for the others; if they do not come, some seconds at most.
    func attend() {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if isLast {
            for _ in 1..<size { arrived.signal() }
        } else {
            _ = arrived.wait(timeout: .now() + 10)
        }
    }

    /// Whether everybody came.
    var tookPlace: Bool { missing.withLock { $0 <= 0 } }
}

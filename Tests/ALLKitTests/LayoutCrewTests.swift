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

// SPDX-License-Identifier: MIT
import Synchronization
import XCTest

@testable import ALLKit

/// A thread of a crew that works when told, and is busy elsewhere else.
final class SteppedThread: Sendable {
    private let asked = Mutex<[@Sendable () -> Void]>([])

    /// The caller and this thread.
    var crew: LayoutCrew {
        LayoutCrew(helpers: [{ [self] work in asked.withLock { $0.append(work) } }])
    }

    /// Does what the thread was asked to do, and waits until it is done.
    ///
    /// - Returns: whether it was asked.
    @discardableResult
    func step() -> Bool {
        let work = asked.withLock { asked in
            defer { asked = [] }
            return asked
        }
        for piece in work { onAnotherThread(piece) }
        return !work.isEmpty
    }
}

/// Runs work on a thread of its own and waits for its end.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        work()
        ended.signal()
    }
    ended.wait()
}

/// Rows in the order in which they were measured, by the main thread or by another one.
final class ThreadLog: Sendable {
    struct Entry: Hashable {
        let row: Int
        let isMain: Bool
    }

    private let entries = Mutex<[Entry]>([])

    func note(_ row: Int) {
        let isMain = Thread.isMainThread
        entries.withLock { $0.append(Entry(row: row, isMain: isMain)) }
    }

    var all: [Entry] { entries.withLock { $0 } }

    /// Checks that the helper measured row 1 while row 0 was measured by the main thread.
    func checkTheFirstTwo(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(
            all.filter { $0.row < 2 },
            [Entry(row: 1, isMain: false), Entry(row: 0, isMain: true)], file: file, line: line)
    }
}

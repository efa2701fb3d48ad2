// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import WindowSystem

@preconcurrency @MainActor final class MainLoopTests: XCTestCase {
    func testConditionThatHoldsEndsTheLoopBeforeItWaits() {
        MainLoop.run(until: { true })
    }

    func testTimersTasksAndTheMainQueueRunInTheLoop() {
        var done: Set<String> = []
        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
            MainActor.assumeIsolated {
                _ = done.insert("timer")
                MainLoop.wake()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = done.insert("queue") } }
        Task { done.insert("task") }
        MainLoop.run(until: { done.count == 3 })
        XCTAssertEqual(done, ["timer", "queue", "task"])
    }

    func testStopFromATimerEndsAWaitingLoop() {
        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
            MainActor.assumeIsolated { MainLoop.stop() }
        }
        RunLoop.main.add(timer, forMode: .common)
        MainLoop.run()
    }

    func testWakeFromAnotherThreadMakesTheLoopAskItsCondition() {
        let flag = Flag()
        DispatchQueue.global().async {
            flag.set()
            MainLoop.wake()
        }
        MainLoop.run(until: { flag.isSet })
    }

    func testPumpRunsBeforeEachWait() {
        var turns = 0
        let token = MainLoop.addPump { turns += 1 }
        MainLoop.run(until: { true })
        XCTAssertEqual(turns, 1)
        MainLoop.removePump(token)
        MainLoop.run(until: { true })
        XCTAssertEqual(turns, 1)
    }
}

/// A Boolean that threads share.
private final class Flag: @unchecked Sendable {  // The lock guards the only field.
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() {
        lock.withLock { value = true }
    }
}

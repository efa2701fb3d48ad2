// SPDX-License-Identifier: MIT
import Foundation

@testable import ALLKit

/// A layout queue that runs when told: background work on the calling thread, then main work.
final class SteppedQueue: @unchecked Sendable {
    // Only the main thread of a test touches the lists.
    private var background: [@Sendable () -> Void] = []
    private var main: [@MainActor @Sendable () -> Void] = []

    var queue: LayoutQueue {
        LayoutQueue(
            background: { [self] in background.append($0) }, main: { [self] in main.append($0) })
    }

    var backgroundCount: Int { background.count }
    var mainCount: Int { main.count }

    /// Runs the oldest piece of background work.
    func stepBackground() {
        guard !background.isEmpty else { return }
        background.removeFirst()()
    }

    /// Runs the oldest piece of work for the main actor.
    @MainActor
    func stepMain() {
        guard !main.isEmpty else { return }
        main.removeFirst()()
    }

    /// Runs everything, and what it leads to.
    @MainActor
    func drain() {
        while !background.isEmpty || !main.isEmpty {
            stepBackground()
            stepMain()
        }
    }
}

// SPDX-License-Identifier: MIT
import Foundation

@testable import ALLKit

/// A layout queue that runs when told: background work on the calling thread, then main work.
final class SteppedQueue: @unchecked Sendable {
    // Only the main thread of a test touches the lists.
    private var background: [@Sendable () -> Void] = []
    private var main: [@MainActor @Sendable () -> Void] = []
    private var later: [@MainActor @Sendable () -> Void] = []

    /// Who shares the background work.
    var crew = LayoutCrew.single

    var queue: LayoutQueue {
        LayoutQueue(
            background: { [self] in background.append($0) }, main: { [self] in main.append($0) },
            later: { [self] in later.append($0) }, crew: crew)
    }

    var backgroundCount: Int { background.count }
    var mainCount: Int { main.count }
    /// Whether anything waits, be it postponed.
    var hasWork: Bool { !background.isEmpty || !main.isEmpty || !later.isEmpty }

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

    /// Runs any piece that waits for the main actor, out of turn.
    @MainActor
    func stepMain(_ index: Int) {
        main.remove(at: index)()
    }

    /// Lets the pause pass after which postponed work runs.
    @MainActor
    func stepLater() {
        let due = later
        later = []
        for work in due { work() }
    }

    /// Runs everything that is not postponed, and what it leads to.
    @MainActor
    func drainNow() {
        while !background.isEmpty || !main.isEmpty {
            stepBackground()
            stepMain()
        }
    }

    /// Runs everything, and what it leads to.
    @MainActor
    func drain() {
        drainNow()
        for _ in 0..<10_000 where !later.isEmpty {
            stepLater()
            drainNow()
        }
    }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Where layouts are made away from the main thread, and how results come back to it.
///
/// Tests put a queue in its place that they step by hand.
package struct LayoutQueue: Sendable {
    /// Runs work in order on another thread.
    package let background: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Runs work in order on the main actor, after the current turn.
    package let main: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    /// Runs work on the main actor, once scrolling may have come to rest: a fifth of a second on.
    package let later: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    /// The threads that share the work of a call.
    package let crew: LayoutCrew

    /// Makes a queue from three executors and a crew.
    package init(
        background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        main: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void,
        later: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void,
        crew: LayoutCrew = .single
    ) {
        self.background = background
        self.main = main
        self.later = later
        self.crew = crew
    }

    /// A serial queue of low priority, one for each call, whose work all processors share.
    package static func live() -> LayoutQueue {
        let queue = DispatchQueue(label: "ALLKit.layouts", qos: .utility)
        return LayoutQueue(
            background: { work in queue.async { work() } },
            main: { work in DispatchQueue.main.async { MainActor.assumeIsolated { work() } } },
            later: { work in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                    MainActor.assumeIsolated { work() }
                }
            }, crew: .live())
    }
}

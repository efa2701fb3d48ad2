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

    /// Makes a queue from two executors.
    package init(
        background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        main: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    ) {
        self.background = background
        self.main = main
    }

    /// A serial queue of low priority, one for each call.
    package static func live() -> LayoutQueue {
        let queue = DispatchQueue(label: "ALLKit.layouts", qos: .utility)
        return LayoutQueue(
            background: { work in queue.async { work() } },
            main: { work in DispatchQueue.main.async { MainActor.assumeIsolated { work() } } })
    }
}

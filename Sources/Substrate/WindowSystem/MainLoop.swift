// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// The main loop of a program with windows.
///
/// It blocks in `RunLoop.main`, so timers, the main queue and main-actor tasks run as in any
/// Foundation program, and the desktop's connection wakes it like any other source. With nothing to
/// do it sleeps: there is no polling.
@MainActor package enum MainLoop {
    private static var isStopping = false

    /// Work done before each wait, such as reading a desktop's connection. See `addPump`.
    private static var pumps: [(token: Int, body: @MainActor () -> Void)] = []
    private static var nextToken = 0

    /// Runs until `stop()` is called or `condition` holds; it is asked after each piece of work.
    package static func run(until condition: () -> Bool = { false }) {
        isStopping = false
        while true {
            for pump in pumps { pump.body() }
            if isStopping || condition() { break }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        isStopping = false
    }

    /// Ends the innermost `run` after the current piece of work.
    package static func stop() {
        isStopping = true
        wake()
    }

    /// Makes a waiting loop take one turn. May be called from any thread.
    package nonisolated static func wake() {
        DispatchQueue.main.async {}
    }

    /// Adds work that is done before each wait.
    ///
    /// - Returns: A token for `removePump`.
    static func addPump(_ body: @escaping @MainActor () -> Void) -> Int {
        nextToken += 1
        pumps.append((nextToken, body))
        return nextToken
    }

    /// Removes work added by `addPump`.
    static func removePump(_ token: Int) {
        pumps.removeAll { $0.token == token }
    }
}

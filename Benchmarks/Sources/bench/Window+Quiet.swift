// SPDX-License-Identifier: MIT
import CPeers
import Foundation
import UIKitTesting

extension OffscreenWindow {
    /// Lets animations end, and background work, so that it is not counted to what is measured
    /// next. Gives up after `limit` seconds of real time.
    func becomeQuiet(within limit: Double = 180) {
        settle(within: 30)
        let end = peer_wall_seconds() + limit
        var quiet = 0
        while quiet < 2, peer_wall_seconds() < end {
            let start = peer_cpu_seconds()
            let wall = peer_wall_seconds()
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
            runFrame()
            // The run loop may return early, at once when it has nothing to wait for.
            let rest = 0.2 - (peer_wall_seconds() - wall)
            if rest > 0 { Thread.sleep(forTimeInterval: rest) }
            quiet = peer_cpu_seconds() - start < 0.01 ? quiet + 1 : 0
        }
    }
}

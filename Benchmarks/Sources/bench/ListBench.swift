// SPDX-License-Identifier: MIT
import CPeers
import UIKit
import UIKitTesting

/// Jumps and changes in a list of 60,000 rows, against what was measured of other toolkits.
@MainActor struct ListBench {
    private static let count = 60_000

    func run(_ report: inout Report) {
        let controller = BenchList(count: Self.count)
        let window = OffscreenWindow(rootViewController: controller)
        window.becomeQuiet()
        jump(controller, window, &report)
        change(controller, window, &report)
    }

    private func jump(
        _ controller: BenchList, _ window: OffscreenWindow, _ report: inout Report
    ) {
        let list = controller.collectionView
        var costs: [Double] = []
        for round in 0..<30 {
            list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
            window.becomeQuiet()
            // A little further each time: rows that were never shown.
            let target = IndexPath(item: 50_000 + round * 50, section: 0)
            costs.append(
                Measurement.cpu {
                    list.scrollToItem(at: target, at: .top, animated: false)
                    window.runFrame()
                })
        }
        report.add(
            ReportRow(
                "(f) jump to row 50,000 (peer: QListView, recorded)",
                ours: Measurement.median(costs) * 1e3, peer: 7.4, unit: "ms"), limit: 1)
    }

    private func change(
        _ controller: BenchList, _ window: OffscreenWindow, _ report: inout Report
    ) {
        let list = controller.collectionView
        list.scrollToItem(at: IndexPath(item: 30_000, section: 0), at: .top, animated: false)
        window.becomeQuiet()
        let cost = Measurement.median(rounds: 30) { round in
            finish(window) { controller.insert(100_000 + round, at: 30_003, completion: $0) }
            finish(window) { controller.remove(at: 30_003, completion: $0) }
        }
        report.add(
            ReportRow(
                "(f) insert and delete in 60,000 rows (peer: Qt Quick, recorded)",
                ours: cost * 1e3, peer: 5.7, unit: "ms"), limit: 1)
    }

    /// Makes a change and runs frames until it has been shown.
    private func finish(_ window: OffscreenWindow, _ change: (@escaping () -> Void) -> Void) {
        var isShown = false
        change { isShown = true }
        let end = peer_wall_seconds() + 20
        while !isShown, peer_wall_seconds() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            window.runFrame()
        }
        precondition(isShown, "The list did not report the end of a change.")
        window.runFrame()
    }
}

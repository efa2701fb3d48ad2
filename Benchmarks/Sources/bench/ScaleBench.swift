// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// Scrolled frames in the middle of lists of growing length: the cost must not grow.
@MainActor struct ScaleBench {
    func run(_ report: inout Report) {
        var base = 0.0
        for count in [1_000, 60_000, 1_000_000] {
            let cost = frame(count: count)
            if base == 0 {
                base = cost
                continue
            }
            report.add(
                ReportRow(
                    "(d) scrolled frame of \(count) rows (peer: ours at 1000)", ours: cost * 1e3,
                    peer: base * 1e3, unit: "ms"), limit: 1.2)
        }
    }

    private func frame(count: Int) -> Double {
        let controller = BenchList(count: count)
        let window = OffscreenWindow(rootViewController: controller)
        let list = controller.collectionView
        window.becomeQuiet()
        list.contentOffset.y = (list.contentSize.height / 2).rounded()
        window.becomeQuiet()
        let start = list.contentOffset.y
        return Measurement.median(rounds: 600, warmups: 300) { round in
            let phase = round % 400
            list.contentOffset.y = start + 12 * CGFloat(phase < 200 ? phase : 400 - phase)
            window.runFrame()
        }
    }
}

// SPDX-License-Identifier: MIT
import CPeers
import UIKit

/// Sizing a label of 140 characters, each time with new text, against raw Pango.
@MainActor struct TextBench {
    private static let width = 340.0
    private static let fontSize = 15.0

    func run(_ report: inout Report) {
        let rounds = 400
        let warmups = 50
        let texts = SampleText.lines(count: 2 * (rounds + warmups), length: 140)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: Self.fontSize)
        let bounds = CGSize(width: Self.width, height: .greatestFiniteMagnitude)
        let result = "Inter".withCString { family in
            let sizer = peer_sizer_create(
                peer_text_style(
                    family: family, weight: 400, size: Self.fontSize, width: Self.width, lines: 0))
            defer { peer_sizer_destroy(sizer) }
            return Measurement.compare(rounds: rounds, warmups: warmups) { round in
                label.text = texts[2 * round]
                _ = label.sizeThatFits(bounds)
            } peer: { round in
                var size = (0.0, 0.0)
                peer_sizer_measure(sizer, texts[2 * round + 1], &size.0, &size.1)
            }
        }
        report.add(
            ReportRow(
                "(c) size a 140-character label (peer: raw Pango)", ours: result.ours * 1e6,
                peer: result.peer * 1e6, unit: "us"), limit: 1.15)
    }
}

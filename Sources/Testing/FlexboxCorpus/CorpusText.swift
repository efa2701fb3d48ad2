// SPDX-License-Identifier: MIT
import Flexbox

/// Text whose glyphs are 10 wide and high; its baseline is 8 below its top.
struct CorpusText {
    private let pieces: [(width: Double, spaceBefore: Double)]

    init(_ text: String) {
        var pieces: [(width: Double, spaceBefore: Double)] = []
        var width = 0.0
        var space = 0.0
        for scalar in text.unicodeScalars {
            guard scalar == " " || scalar == "\u{200B}" else {
                width += 10
                continue
            }
            if width > 0 {
                pieces.append((width, space))
                space = 0
            }
            width = 0
            if scalar == " " { space = 10 }
        }
        if width > 0 { pieces.append((width, space)) }
        self.pieces = pieces
    }

    func measure(_ request: FlexRequest) -> FlexSize {
        let limit: Double =
            switch request.width {
            case .exactly(let width), .atMost(let width): width
            case .minContent: 0
            case .maxContent: .infinity
            }
        guard !pieces.isEmpty else { return FlexSize(width: 0, height: 0) }
        var longest = 0.0
        var line = 0.0
        var lines = 1.0
        for (position, piece) in pieces.enumerated() {
            if position > 0, line + piece.spaceBefore + piece.width > limit + 0.02 {
                lines += 1
                line = piece.width
            } else {
                line += position > 0 ? piece.spaceBefore + piece.width : piece.width
            }
            longest = max(longest, line)
        }
        return FlexSize(width: longest, height: 10 * lines, baseline: 8)
    }
}

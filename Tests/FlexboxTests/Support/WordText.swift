// SPDX-License-Identifier: MIT
import Flexbox

/// Content of a measured leaf: words in lines, or a picture that keeps its proportions.
enum LeafContent: Equatable {
    /// Words of these widths, a space of 4 between them, lines of this height.
    case words([Double], lineHeight: Double)
    /// A picture of this size; where one length is given, the other follows.
    case picture(width: Double, height: Double)
    /// Whatever is asked, this size.
    case fixed(width: Double, height: Double, baseline: Double?)

    func measure(_ request: FlexRequest) -> FlexSize {
        switch self {
        case .words(let words, let lineHeight):
            let lines = Self.lines(of: words, within: request.width.limit)
            return FlexSize(
                width: lines.max() ?? 0, height: Double(lines.count) * lineHeight,
                baseline: lines.isEmpty ? nil : lineHeight * 0.75)
        case .picture(let width, let height):
            // Its own width, or that rounded up to a pixel, goes with its own height.
            if case .exactly(let exact) = request.width, !(width..<width + 1).contains(exact) {
                return FlexSize(width: exact, height: exact * height / width)
            }
            return FlexSize(width: width, height: height)
        case .fixed(let width, let height, let baseline):
            return FlexSize(width: width, height: height, baseline: baseline)
        }
    }

    /// The lengths of the lines; a word that is too long has a line of its own.
    private static func lines(of words: [Double], within limit: Double) -> [Double] {
        var lines: [Double] = []
        for word in words {
            if let last = lines.last, last + 4 + word <= limit + 1e-6 {
                lines[lines.count - 1] = last + 4 + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}

extension FlexRoom {
    /// What a text takes as the length of its lines at most.
    var limit: Double {
        switch self {
        case .exactly(let length), .atMost(let length): length
        case .minContent: 0
        case .maxContent: .infinity
        }
    }
}

// SPDX-License-Identifier: MIT
import Flexbox
import Foundation

/// A case of a corpus: a tree of boxes and the frames that a browser gave them.
struct CorpusCase {
    let name: String
    let tree: [String: Any]
    let profile: FlexStyle
    let leftToRight: [[Double]]
    let rightToLeft: [[Double]]

    /// Reads a file; throws if it cannot be read or is no corpus.
    static func read(_ url: URL) throws -> [CorpusCase] {
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        guard let file = value as? [String: Any], let cases = file["cases"] as? [[String: Any]]
        else { throw CocoaError(.fileReadCorruptFile) }
        return try cases.map { entry in
            guard let name = entry["name"] as? String, let tree = entry["tree"] as? [String: Any],
                let frames = entry["ltr"] as? [[NSNumber]],
                let defaults = entry["defaults"] as? String
            else { throw CocoaError(.fileReadCorruptFile) }
            let mirrored = entry["rtl"] as? [[NSNumber]] ?? frames
            return CorpusCase(
                name: name, tree: tree, profile: profile(defaults),
                leftToRight: frames.map { $0.map(\.doubleValue) },
                rightToLeft: mirrored.map { $0.map(\.doubleValue) })
        }
    }

    private static func profile(_ name: String) -> FlexStyle {
        guard name != "css" else { return .web }
        var style = FlexStyle()
        if name == "yoga" {
            style.minWidth = .auto
            style.minHeight = .auto
        }
        return style
    }

    /// The largest difference of a frame's number, in points, and where it is.
    func largestDifference(_ direction: FlexStyle.WritingDirection) -> (Double, String) {
        let expected = direction == .rightToLeft ? rightToLeft : leftToRight
        var builder = Builder(profile: profile)
        let root = builder.add(tree)
        let texts = builder.texts
        let result = builder.tree.compute(root, direction: direction) { node, request in
            texts[node]?.measure(request) ?? FlexSize(width: 0, height: 0)
        }
        var largest = (0.0, "")
        for (position, node) in builder.order(root).enumerated() {
            let frame = result.frame(of: node)
            let actual = [frame.x, frame.y, frame.width, frame.height]
            let difference = zip(actual, expected[position]).map { abs($0 - $1) }.max() ?? 0
            if !(difference <= largest.0) {
                largest = (difference, "box \(position): \(actual), not \(expected[position])")
            }
        }
        return largest
    }

    private struct Builder {
        let profile: FlexStyle
        var tree = FlexTree()
        var texts: [FlexNode: CorpusText] = [:]

        mutating func add(_ value: [String: Any]) -> FlexNode {
            let style = CorpusStyle(value).style(profile)
            if let text = value["text"] as? String {
                let node = tree.add(style, isMeasured: true)
                texts[node] = CorpusText(text)
                return node
            }
            var children: [FlexNode] = []
            for child in value["children"] as? [[String: Any]] ?? [] {
                children.append(add(child))
            }
            return tree.add(style, children: children)
        }

        func order(_ node: FlexNode) -> [FlexNode] {
            [node] + tree.children(of: node).flatMap { order($0) }
        }
    }
}

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

// SPDX-License-Identifier: MIT
import Flexbox
import Foundation

/// What is wrong with a file of cases.
public struct CorpusError: Error, CustomStringConvertible {
    /// For a person.
    public let description: String
}

/// A case of a corpus: a tree of boxes and the frames that a browser gave them.
public struct CorpusCase {
    /// How far a number of a frame may be off, in points.
    public static let tolerance = 0.25

    /// A box whose frame is not that of the browser; numbers are x, y, width and height.
    public struct Difference {
        /// The position of the box in the tree, parents first.
        public let box: Int
        /// The frame of the browser.
        public let expected: [Double]
        /// The frame of the engine.
        public let actual: [Double]
    }

    /// The name, unique in its file.
    public let name: String
    private let tree: [String: Any]
    private let profile: FlexStyle
    private let leftToRight: [[Double]]
    private let rightToLeft: [[Double]]

    /// Reads a file; throws if it cannot be read or is no corpus.
    public static func read(_ url: URL) throws -> [CorpusCase] {
        try read(Data(contentsOf: url), name: url.lastPathComponent)
    }

    /// Reads the contents of a file; throws if they are no corpus.
    public static func read(_ data: Data, name: String) throws -> [CorpusCase] {
        let value = try JSONSerialization.jsonObject(with: data)
        guard let file = value as? [String: Any], let cases = file["cases"] as? [[String: Any]]
        else { throw CorpusError(description: "\(name) has no cases.") }
        return try cases.map { entry in
            guard let name = entry["name"] as? String, let tree = entry["tree"] as? [String: Any],
                let frames = entry["ltr"] as? [[NSNumber]],
                let defaults = entry["defaults"] as? String
            else {
                throw CorpusError(
                    description: "A case lacks name, tree, ltr or defaults: \(entry)")
            }
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

    /// Lays the tree out and compares; throws if a property has a value that is not known.
    public func differences(_ direction: FlexStyle.WritingDirection) throws -> [Difference] {
        let expected = direction == .rightToLeft ? rightToLeft : leftToRight
        var builder = Builder(profile: profile)
        let root = try builder.add(tree)
        let texts = builder.texts
        let result = builder.tree.compute(root, direction: direction) { node, request in
            texts[node]?.measure(request) ?? FlexSize(width: 0, height: 0)
        }
        let order = builder.order(root)
        guard order.count == expected.count, expected.allSatisfy({ $0.count == 4 }) else {
            throw CorpusError(description: "\(name) has not four numbers for each box.")
        }
        return zip(order, expected).enumerated().compactMap { position, pair in
            let frame = result.frame(of: pair.0)
            let actual = [frame.x, frame.y, frame.width, frame.height]
            let agrees = zip(actual, pair.1).allSatisfy { abs($0 - $1) <= Self.tolerance }
            return agrees ? nil : Difference(box: position, expected: pair.1, actual: actual)
        }
    }

    /// How the engine lays the tree out, step by step.
    public func trace(_ direction: FlexStyle.WritingDirection) throws -> FlexTrace {
        var builder = Builder(profile: profile)
        let root = try builder.add(tree)
        let texts = builder.texts
        return builder.tree.trace(root, direction: direction) { node, request in
            texts[node]?.measure(request) ?? FlexSize(width: 0, height: 0)
        }
    }

    private struct Builder {
        let profile: FlexStyle
        var tree = FlexTree()
        var texts: [FlexNode: CorpusText] = [:]

        mutating func add(_ value: [String: Any]) throws -> FlexNode {
            let style = try CorpusStyle(value).style(profile)
            if let text = value["text"] as? String {
                let node = tree.add(style, isMeasured: true)
                texts[node] = CorpusText(text)
                return node
            }
            var children: [FlexNode] = []
            for child in value["children"] as? [[String: Any]] ?? [] {
                children.append(try add(child))
            }
            return tree.add(style, children: children)
        }

        func order(_ node: FlexNode) -> [FlexNode] {
            [node] + tree.children(of: node).flatMap { order($0) }
        }
    }
}

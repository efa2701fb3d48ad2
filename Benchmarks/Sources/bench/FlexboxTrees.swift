// SPDX-License-Identifier: MIT
import Flexbox
import Foundation

/// A box of a tree that every engine lays out. Sizes are given, so that no text is measured.
struct BenchBox: Encodable {
    var style: [String: Double]
    var children: [BenchBox] = []

    enum CodingKeys: String, CodingKey {
        case style = "s"
        case children = "c"
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The style as properties that are set one after the other.
    var properties: [BenchProperty] { style.map { BenchProperty($0.key, $0.value) } }

    /// The style for Flexbox; Yoga's defaults, no pixel rounding.
    var flexStyle: FlexStyle { FlexStyle(properties.span) }
}

/// A property of a box, parsed.
struct BenchProperty {
    enum Name: String {
        case width, part, height, basis, margin, padding, grow, shrink, row, wrap, center
    }

    let name: Name
    let value: Double

    init(_ name: String, _ value: Double) {
        guard let known = Name(rawValue: name) else { fatalError("What is \(name)?") }
        self.name = known
        self.value = value
    }
}

extension FlexStyle {
    init(_ properties: borrowing Span<BenchProperty>) {
        self.init()
        for index in properties.indices {
            let property = properties[index]
            let value = property.value
            switch property.name {
            case .width: width = .points(value)
            case .part: width = .percent(value)
            case .height: height = .points(value)
            case .basis: flexBasis = .points(value)
            case .margin: margin = FlexEdges(.points(value))
            case .padding: padding = FlexEdges(.points(value))
            case .grow: flexGrow = value
            case .shrink: flexShrink = value
            case .row: flexDirection = .row
            case .wrap: flexWrap = .wrap
            case .center: alignItems = .center
            }
        }
    }
}

/// A tree and the width it is laid out in.
struct BenchTree: Encodable {
    var width: Double
    var root: BenchBox

    /// A list of 1,000 posts of 12 boxes: a picture and two lines, a text, an image, three counters.
    static let feed: BenchTree = {
        let counter = BenchBox(style: ["width": 60, "height": 20])
        let lines = BenchBox(
            style: ["grow": 1, "shrink": 1, "basis": 0],
            children: [BenchBox(style: ["height": 18]), BenchBox(style: ["height": 14])])
        let head = BenchBox(
            style: ["row": 1, "center": 1],
            children: [BenchBox(style: ["width": 40, "height": 40, "margin": 4]), lines])
        let post = BenchBox(
            style: ["padding": 12],
            children: [
                head, BenchBox(style: ["height": 40, "margin": 4]),
                BenchBox(style: ["height": 200]),
                BenchBox(style: ["row": 1, "margin": 4], children: [counter, counter, counter]),
            ])
        return BenchTree(
            width: 320,
            root: BenchBox(style: [:], children: Array(repeating: post, count: 1_000)))
    }()

    static let wide = BenchTree(
        width: 1_000,
        root: BenchBox(
            style: ["row": 1, "wrap": 1],
            children: (0..<10_000).map {
                BenchBox(style: ["width": Double(20 + $0 % 30), "height": 20, "margin": 2])
            }))

    /// Each level in the one above; columns, or rows and columns in turn. With a part, each is as
    /// wide as so many hundredths of the one above.
    static func nested(_ depth: Int, alternates: Bool = false, part: Double? = nil) -> BenchTree {
        var box = BenchBox(style: ["width": 10, "height": 10])
        for level in 0..<depth {
            var style: [String: Double] = alternates && level % 2 == 0 ? ["row": 1] : [:]
            if let part, level < depth - 1 { style["part"] = part }
            box = BenchBox(style: style, children: [box])
        }
        return BenchTree(width: 300, root: box)
    }

    /// Ten children on each level, in columns and rows in turn.
    static func levels(_ depth: Int) -> BenchTree {
        func make(_ level: Int) -> BenchBox {
            if level == depth { return BenchBox(style: ["height": 10, "grow": 1, "margin": 1]) }
            let children = (0..<10).map { _ in make(level + 1) }
            return BenchBox(
                style: level % 2 == 0 ? ["grow": 1] : ["grow": 1, "row": 1], children: children)
        }
        return BenchTree(width: 1_000, root: make(0))
    }

    /// All that the peers lay out too.
    static let all: [(name: String, tree: BenchTree)] = [
        ("wrapping row of 10,000", wide), ("feed of 1,000 posts", feed),
        ("100 nested columns", nested(100)),
        ("20 nested rows and columns", nested(20, alternates: true)),
        ("four levels, 11,111", levels(4)), ("two levels, 111", levels(2)),
        ("one level, 11", levels(1)),
    ]
}

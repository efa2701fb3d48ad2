// SPDX-License-Identifier: MIT
import Flexbox

/// A tree as plain values, to be built anew, changed and printed.
struct TreeModel {
    struct Box {
        var style: FlexStyle
        var content: LeafContent?
        var children: [Int] = []
    }

    /// Children come before their parents; the root is the last.
    var boxes: [Box] = []
    var width: Double?
    var height: Double?
    var direction = FlexStyle.WritingDirection.leftToRight
    var configuration = FlexConfiguration()

    var root: Int { boxes.count - 1 }

    /// The tree with nodes in the order of the boxes.
    func build() -> (tree: FlexTree, nodes: [FlexNode]) {
        var tree = FlexTree(capacity: boxes.count)
        var nodes: [FlexNode] = []
        for box in boxes {
            nodes.append(
                tree.add(
                    box.style, children: box.children.map { nodes[$0] },
                    isMeasured: box.content != nil))
        }
        return (tree, nodes)
    }

    /// Lays a tree out that was built from the model, and returns the frames of its boxes.
    func compute(_ tree: inout FlexTree, _ nodes: [FlexNode]) -> FlexResult {
        let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        return tree.compute(
            nodes[root], width: width, height: height, direction: direction,
            configuration: configuration
        ) { node, request in
            guard let place = places[node], let content = boxes[place].content else {
                return FlexSize(width: 0, height: 0)
            }
            return content.measure(request)
        }
    }

    /// The frames of a tree that is built and laid out anew.
    func frames() -> [FlexRect] {
        var (tree, nodes) = build()
        let result = compute(&tree, nodes)
        return nodes.map { result.frame(of: $0) }
    }

    /// The frames in the coordinates of the root's container.
    func absoluteFrames() -> [FlexRect] {
        var (tree, nodes) = build()
        let result = compute(&tree, nodes)
        return nodes.map { result.absoluteFrame(of: $0) }
    }

    var parents: [Int?] {
        var parents = [Int?](repeating: nil, count: boxes.count)
        for (index, box) in boxes.enumerated() {
            for child in box.children { parents[child] = index }
        }
        return parents
    }

    /// Without a box and what is in it; nil for the root.
    func removing(_ removed: Int) -> TreeModel? {
        guard removed != root else { return nil }
        var gone = [Bool](repeating: false, count: boxes.count)
        gone[removed] = true
        for index in boxes.indices.reversed() where gone[index] {
            for child in boxes[index].children { gone[child] = true }
        }
        var places = [Int](repeating: -1, count: boxes.count)
        var model = self
        model.boxes = []
        for index in boxes.indices where !gone[index] {
            places[index] = model.boxes.count
            var box = boxes[index]
            box.children = box.children.filter { !gone[$0] }.map { places[$0] }
            model.boxes.append(box)
        }
        return model
    }
}

extension TreeModel: CustomStringConvertible {
    var description: String {
        var lines = [
            "width \(width.map { "\($0)" } ?? "none"), height "
                + "\(height.map { "\($0)" } ?? "none"), \(direction), \(configuration)"
        ]
        for (index, box) in boxes.enumerated() {
            let set = StyleProperty.all.filter { !$0.isEqual(box.style, FlexStyle()) }
                .map { "\($0.name)=\($0.text(box.style))" }
            let content = box.content.map { " content \($0)" } ?? ""
            lines.append("\(index): children \(box.children)\(content) \(set)")
        }
        return lines.joined(separator: "\n")
    }
}

extension TreeModel {
    /// A random tree.
    init(
        _ choices: inout Choices, boxes count: Int, range: NumberRange = .tame,
        adjusting adjust: (inout Box) -> Void = { _ in }
    ) {
        let base = choices.pick([FlexStyle.web, FlexStyle(), Self.yogaWithAutomaticMinimum])
        // Boxes that have no parent yet; each new container takes some of the last.
        var open: [Int] = []
        while boxes.isEmpty || boxes.count < count - 1 || open.count > 1 {
            let isLast = boxes.count >= count - 1
            var box = Box(style: base)
            if isLast || (open.count > 1 && choices.oneIn(3)) {
                let taken = isLast ? open.count : 1 + choices.pick(min(open.count, 5))
                box.children = Array(open.suffix(taken))
                open.removeLast(taken)
            } else if !choices.oneIn(3) {
                box.content = Self.content(&choices, range)
            }
            for _ in 0..<choices.pick(7) {
                StyleProperty.any(&choices).vary(&box.style, &choices, range)
            }
            adjust(&box)
            open.append(boxes.count)
            boxes.append(box)
        }
        width = choices.oneIn(3) ? nil : Double(choices.pick(400))
        height = choices.oneIn(2) ? nil : Double(choices.pick(400))
        direction = choices.oneIn(4) ? .rightToLeft : .leftToRight
        configuration.measuresAtMost = choices.oneIn(3)
    }

    private static var yogaWithAutomaticMinimum: FlexStyle {
        var style = FlexStyle()
        style.minWidth = .auto
        style.minHeight = .auto
        return style
    }

    static func content(_ choices: inout Choices, _ range: NumberRange) -> LeafContent {
        switch choices.pick(range.isWild ? 7 : 6) {
        case 6:
            .fixed(
                width: range.strange(&choices), height: range.strange(&choices),
                baseline: range.strange(&choices))
        case 0: .picture(width: Double(1 + choices.pick(100)), height: Double(choices.pick(60)))
        case 1:
            .fixed(
                width: Double(choices.pick(300)) / 3, height: Double(choices.pick(90)) / 3,
                baseline: choices.oneIn(3) ? Double(choices.pick(20)) : nil)
        default:
            .words(
                (0..<choices.pick(9)).map { _ in Double(20 + choices.pick(100)) / 3 },
                lineHeight: Double(40 + choices.pick(20)) / 4)
        }
    }
}

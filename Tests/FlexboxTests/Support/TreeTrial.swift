// SPDX-License-Identifier: MIT
import Flexbox

/// A random tree, changes of it, and mistakes of the caller, all decided by bytes.
enum TreeTrial {
    /// What is wrong with the frames that bytes lead to: one that is no number, or those of a
    /// changed tree that are not those of a new one. Nil if all is well.
    static func fault(of bytes: [UInt8]) -> String? {
        var choices = Choices(bytes: bytes)
        var model = TreeModel(
            &choices, boxes: choices.pick(40), range: choices.oneIn(3) ? .tame : .wild)
        let lengths: [Double?] = [nil, 100, 0, -1, .nan, .infinity, 1e308, 33.3]
        model.width = choices.pick(lengths)
        model.height = choices.pick(lengths)
        model.configuration.pointScale = choices.pick([nil, 1, 2, 1.5, 0, .nan, 1e308, -1])
        var (tree, nodes) = model.build()
        if let fault = strangeFrame(model.compute(&tree, nodes), nodes) { return fault }
        for _ in 0..<4 where !choices.isExhausted {
            let box = choices.pick(model.boxes.count)
            let property = StyleProperty.any(&choices)
            property.vary(&model.boxes[box].style, &choices, .wild)
            tree[nodes[box]] = model.boxes[box].style
            let result = model.compute(&tree, nodes)
            if let fault = strangeFrame(result, nodes) { return fault }
            let expected = model.frames()
            let differences = zip(nodes.map { result.frame(of: $0) }, expected).enumerated()
                .filter { !isSame($1.0, $1.1, tolerance: tolerance(of: expected)) }
            if let (place, (changed, new)) = differences.first {
                return "Box \(place) has \(changed) after a change of \(property.name) of box "
                    + "\(box), and \(new) in a new tree.\n\(model)"
            }
        }
        guard !choices.isExhausted else { return nil }
        // Children that have a parent already, or are listed twice.
        let taken = (0..<choices.pick(6)).map { _ in choices.pick(nodes) }
        let parent = tree.add(FlexStyle(), children: taken, isMeasured: choices.oneIn(3))
        let all = nodes + [parent]
        let root = choices.pick(nodes)
        return strangeFrame(tree.compute(parent, width: 100), all)
            ?? strangeFrame(tree.compute(root, width: 100), all)
            ?? strangeFrame(model.compute(&tree, nodes), all)
    }

    private static func numbers(_ frame: FlexRect) -> [Double] {
        [frame.x, frame.y, frame.width, frame.height]
    }

    /// Sums in another order differ in the last places, of the largest length that takes part.
    private static func tolerance(of frames: [FlexRect]) -> Double {
        1e-9 + 1e-13 * (frames.flatMap(numbers).map(abs).max() ?? 0)
    }

    private static func isSame(
        _ left: FlexRect, _ right: FlexRect, tolerance: Double
    ) -> Bool {
        zip(numbers(left), numbers(right)).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private static func strangeFrame(_ result: FlexResult, _ nodes: [FlexNode]) -> String? {
        for node in nodes {
            let frame = result.frame(of: node)
            guard numbers(frame).allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else {
                return "\(node) has the frame \(frame)."
            }
        }
        return nil
    }
}

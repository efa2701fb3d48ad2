// SPDX-License-Identifier: MIT

/// How a layout came about, step by step, for a person who looks for the reason of a frame.
///
///     let trace = tree.trace(root, width: 320) { node, request in size(of: node, request) }
///     print(trace)
///     for step in trace.steps(of: row) where step.kind == .flexibleLengths { … }
///
/// A container has the steps of its last arrangement, which its children's frames are from.
public struct FlexTrace: Sendable, CustomStringConvertible {
    /// A part of the algorithm, in the order of the specification.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// §9.1, §9.2 step 2: the room in the container.
        case room = "room"
        /// §9.2 step 3: the flex base size and hypothetical main size of each item.
        case baseSizes = "base sizes"
        /// §9.3 step 5: which items form which line.
        case lineBreaking = "line breaking"
        /// §9.7: growing and shrinking.
        case flexibleLengths = "flexible lengths"
        /// §9.4: sizes across the main axis, of items and lines.
        case crossSizes = "cross sizes"
        /// §9.5, §9.6: where the items go.
        case alignment = "alignment"

        /// The section of CSS Flexible Box Layout Level 1.
        public var section: String {
            switch self {
            case .room: "§9.1"
            case .baseSizes: "§9.2"
            case .lineBreaking: "§9.3"
            case .flexibleLengths: "§9.7"
            case .crossSizes: "§9.4"
            case .alignment: "§9.5"
            }
        }
    }

    /// One statement about a container or one of its items.
    public struct Step: Sendable, Hashable, CustomStringConvertible {
        /// The part of the algorithm.
        public let kind: Kind
        /// The item that it is about; nil for the container or a line.
        public let item: FlexNode?
        /// What was found, with lengths in points.
        public let text: String

        /// The section and the text, in one line.
        public var description: String { "\(kind.section) \(kind.rawValue): \(text)" }
    }

    /// Containers in the order of the tree, parents first, and the level of each.
    let order: [(node: FlexNode, level: Int, frame: FlexRect)]
    let stepsOfBoxes: [Int: [Step]]

    /// The steps of a container; none for boxes without children.
    public func steps(of node: FlexNode) -> [Step] { stepsOfBoxes[node.index] ?? [] }

    /// All boxes as an indented list, each with its frame and its steps. Boxes are named by their
    /// place in the tree, parents first, from 0.
    public var description: String {
        var lines: [String] = []
        for (place, entry) in order.enumerated() {
            let indent = String(repeating: "  ", count: entry.level)
            let frame = entry.frame
            lines.append(
                "\(indent)box \(place): x \(short(frame.x)), y \(short(frame.y)), "
                    + "\(short(frame.width)) × \(short(frame.height))")
            for step in steps(of: entry.node) {
                let item = step.item.flatMap { places[$0.index] }
                let subject = item.map { "box \($0): " } ?? ""
                lines.append(
                    "\(indent)  \(step.kind.section) \(step.kind.rawValue): \(subject)\(step.text)")
            }
        }
        return lines.joined(separator: "\n")
    }

    private var places: [Int: Int] {
        Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.node.index, $0) })
    }
}

extension FlexTree {
    /// Computes the tree anew and says how.
    ///
    /// The tree itself, and what it knows of the last computation, stay as they are. Cost: that of a
    /// first computation and several lines of text for each box.
    ///
    /// - Parameters: As those of `compute`.
    /// - Returns: The steps of every container.
    public func trace(
        _ root: FlexNode, width: Double? = nil, height: Double? = nil,
        direction: FlexStyle.WritingDirection = .leftToRight,
        configuration: FlexConfiguration = FlexConfiguration(),
        measure: (FlexNode, FlexRequest) -> FlexSize = { _, _ in FlexSize(width: 0, height: 0) }
    ) -> FlexTrace {
        var tree = self
        tree.invalidate()
        let tracer = Tracer()
        tree.tracer = tracer
        let result = tree.compute(
            root, width: width, height: height, direction: direction,
            configuration: configuration, measure: measure)
        var order: [(node: FlexNode, level: Int, frame: FlexRect)] = []
        var stack = root.index < count ? [(root, 0)] : []
        while let (node, level) = stack.popLast() {
            order.append((node, level, result.frame(of: node)))
            for child in children(of: node).reversed() { stack.append((child, level + 1)) }
        }
        return FlexTrace(order: order, stepsOfBoxes: tracer.steps)
    }
}

/// Collects steps while a solver runs.
final class Tracer: @unchecked Sendable {  // Made and read by one call, which waits for the solver.
    var steps: [Int: [FlexTrace.Step]] = [:]

    func begin(_ index: Int) { steps[index] = [] }

    func add(_ kind: FlexTrace.Kind, _ index: Int, item: Int? = nil, _ text: String) {
        steps[index, default: []].append(
            FlexTrace.Step(kind: kind, item: item.map { FlexNode(index: $0) }, text: text))
    }
}

/// A length to a thousandth of a point.
func short(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "no limit" : "none" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? String(Int(rounded)) : String(rounded)
}

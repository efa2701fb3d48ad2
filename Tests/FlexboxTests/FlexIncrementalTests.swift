// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// A tree that was changed must give the frames of a tree that is built anew.
final class FlexIncrementalTests: XCTestCase {
    func testARatioThatABoxGetsReachesTheContainersAround() {
        // The height of the row is definite only for what is below it once that has a ratio.
        var tree = FlexTree()
        let item = tree.add(.web)
        let row = tree.add(FlexStyle(.web) { $0.minHeight = 50 }, children: [item])
        let outer = tree.add(.web, children: [row])
        let root = tree.add(FlexStyle(.web) { $0.height = 60 }, children: [outer])
        _ = tree.compute(root)
        tree[item].aspectRatio = 1.5
        let result = tree.compute(root)
        assert(result.frame(of: item), 0, 0, 90, 60)
        assert(result.frame(of: root), 0, 0, 90, 60)
    }

    func testWhatAContainerNoLongerKnowsOfItsContentChangesNothing() {
        // A box that had a part of the height for a while leaves its row as a new one is.
        func make(_ tree: inout FlexTree) -> (root: FlexNode, leaf: FlexNode, box: FlexNode) {
            let leaf = tree.add(FlexStyle { $0.minWidth = .auto }, isMeasured: true)
            let box = tree.add(FlexStyle())
            let row = tree.add(
                FlexStyle {
                    $0.flexDirection = .row
                    $0.flexGrow = 1
                    $0.width = .fitContent
                }, children: [leaf, box])
            let root = tree.add(
                FlexStyle {
                    $0.width = 22
                    $0.height = 100
                }, children: [row])
            return (root, leaf, box)
        }
        func measure(_ node: FlexNode, _ request: FlexRequest) -> FlexSize {
            let width = request.width == .minContent ? 10.0 : 49
            return FlexSize(width: width, height: 44)
        }
        var tree = FlexTree()
        let (root, leaf, box) = make(&tree)
        _ = tree.compute(root, measure: measure)
        tree[box].minHeight = .percent(10)
        _ = tree.compute(root, measure: measure)
        tree[box].minHeight = .zero
        let changed = tree.compute(root, measure: measure).frame(of: leaf)
        var fresh = FlexTree()
        let (newRoot, newLeaf, _) = make(&fresh)
        XCTAssertEqual(changed, fresh.compute(newRoot, measure: measure).frame(of: newLeaf))
    }

    func testManyChangesAtOnceGiveTheFramesOfANewTree() {
        var tree = FlexTree()
        var leaves: [FlexNode] = []
        let rows = (0..<80).map { _ in
            let items = (0..<8).map { _ in tree.add(FlexStyle { $0.height = 10 }) }
            leaves += items
            return tree.add(FlexStyle(), children: items)
        }
        let root = tree.add(FlexStyle(), children: rows)
        _ = tree.compute(root, width: 100)
        for count in [70, 640] {
            for leaf in leaves.prefix(count) { tree[leaf].height = .points(Double(count)) }
            let result = tree.compute(root, width: 100)
            let changed = Double(count * count)
            let others = Double(640 - count) * 10
            assert(result.frame(of: root), 0, 0, 100, changed + others)
        }
    }

    private enum Edit: CustomStringConvertible {
        case property(box: Int, String, FlexStyle)
        case content(box: Int, LeafContent)
        case room(width: Double?, height: Double?)
        case direction(FlexStyle.WritingDirection)
        case configuration(FlexConfiguration)

        init(_ choices: inout Choices, _ model: TreeModel) {
            let box = choices.pick(model.boxes.count)
            switch choices.pick(20) {
            case 0:
                self = .room(
                    width: choices.oneIn(3) ? nil : Double(choices.pick(400)),
                    height: choices.oneIn(2) ? nil : Double(choices.pick(400)))
            case 1: self = .direction(choices.pick([.leftToRight, .rightToLeft]))
            case 2:
                self = .configuration(
                    FlexConfiguration(
                        pointScale: choices.pick([nil, nil, 1, 2]),
                        measuresAtMost: choices.oneIn(2)))
            case 3..<8 where model.boxes[box].content != nil:
                self = .content(box: box, TreeModel.content(&choices, .tame))
            default:
                var style = model.boxes[box].style
                let property = StyleProperty.any(&choices)
                if choices.oneIn(4) {
                    property.copy(FlexStyle(), &style)
                } else {
                    property.vary(&style, &choices, .tame)
                }
                self = .property(box: box, property.name, style)
            }
        }

        func apply(to model: inout TreeModel) {
            switch self {
            case .property(let box, let name, let style):
                guard let property = StyleProperty.all.first(where: { $0.name == name }) else {
                    return
                }
                property.copy(style, &model.boxes[box].style)
            case .content(let box, let content): model.boxes[box].content = content
            case .room(let width, let height):
                model.width = width
                model.height = height
            case .direction(let direction): model.direction = direction
            case .configuration(let configuration): model.configuration = configuration
            }
        }

        func apply(to tree: inout FlexTree, _ nodes: [FlexNode], _ model: TreeModel) {
            switch self {
            case .property(let box, _, _): tree[nodes[box]] = model.boxes[box].style
            case .content(let box, _): tree.setNeedsMeasure(nodes[box])
            case .room, .direction, .configuration: break
            }
        }

        var box: Int? {
            switch self {
            case .property(let box, _, _), .content(let box, _): box
            default: nil
            }
        }

        var description: String {
            switch self {
            case .property(let box, let name, let style):
                let property = StyleProperty.all.first { $0.name == name }
                return "box \(box): \(name) = \(property?.text(style) ?? "")"
            case .content(let box, let content): return "box \(box): content \(content)"
            case .room(let width, let height):
                return "room \(width.map { "\($0)" } ?? "none"), "
                    + "\(height.map { "\($0)" } ?? "none")"
            case .direction(let direction): return "direction \(direction)"
            case .configuration(let configuration): return "\(configuration)"
            }
        }
    }

    /// A model and the edits after each of which the frames are compared.
    private struct Scenario {
        var model: TreeModel
        var edits: [Edit]

        /// The first box that differs after the last edit, with what it is and should be.
        func difference() -> String? {
            var model = model
            var (tree, nodes) = model.build()
            _ = model.compute(&tree, nodes)
            for (place, edit) in edits.enumerated() {
                edit.apply(to: &model)
                edit.apply(to: &tree, nodes, model)
                let result = model.compute(&tree, nodes)
                guard place == edits.count - 1 else { continue }
                return Self.difference(nodes.map { result.frame(of: $0) }, model.frames())
            }
            return nil
        }

        static func difference(_ actual: [FlexRect], _ expected: [FlexRect]) -> String? {
            for (index, (actual, expected)) in zip(actual, expected).enumerated() {
                let distances = [
                    actual.x - expected.x, actual.y - expected.y, actual.width - expected.width,
                    actual.height - expected.height,
                ]
                if !distances.allSatisfy({ abs($0) < 1e-6 }) {
                    return "box \(index) is \(actual), anew \(expected)"
                }
            }
            return nil
        }

        /// The smallest scenario that still differs: fewer edits, boxes and properties.
        func smallest() -> Scenario {
            var best = self
            for count in 1..<max(edits.count, 1) {
                var shorter = self
                let kept = edits.count - count
                for edit in edits[..<kept] { edit.apply(to: &shorter.model) }
                shorter.edits = Array(edits[kept...])
                if shorter.difference() != nil {
                    best = shorter
                    break
                }
            }
            var improved = true
            while improved {
                improved = false
                for candidate in best.simpler() where candidate.difference() != nil {
                    best = candidate
                    improved = true
                    break
                }
            }
            return best
        }

        private func simpler() -> [Scenario] {
            var result: [Scenario] = []
            for index in edits.indices where edits.count > 1 {
                var scenario = self
                scenario.edits.remove(at: index)
                result.append(scenario)
            }
            for box in model.boxes.indices {
                // Numbers of boxes shift, so only boxes after those of the edits are taken away.
                let first = edits.compactMap(\.box).max() ?? -1
                if box > first, let smaller = model.removing(box) {
                    result.append(Scenario(model: smaller, edits: edits))
                }
                if !model.boxes[box].children.isEmpty, box != model.root {
                    var scenario = self
                    scenario.model.boxes[box].children = []
                    let orphans = model.boxes[box].children
                    let parent = model.boxes.indices.first {
                        model.boxes[$0].children.contains(box)
                    }
                    if let parent { scenario.model.boxes[parent].children += orphans }
                    result.append(scenario)
                }
                for property in StyleProperty.all
                where !property.isEqual(model.boxes[box].style, FlexStyle()) {
                    var scenario = self
                    property.copy(FlexStyle(), &scenario.model.boxes[box].style)
                    result.append(scenario)
                }
                if model.boxes[box].content != nil, !edits.contains(where: { $0.box == box }) {
                    var scenario = self
                    scenario.model.boxes[box].content = nil
                    result.append(scenario)
                }
            }
            return result
        }
    }

    private func check(seeds: Range<UInt64>, edits count: Int, boxes: Int) {
        for seed in seeds {
            var choices = Choices(seed: seed)
            let first = TreeModel(&choices, boxes: 2 + choices.pick(boxes))
            var model = first
            var (tree, nodes) = model.build()
            _ = model.compute(&tree, nodes)
            var edits: [Edit] = []
            for _ in 0..<count {
                let edit = Edit(&choices, model)
                edits.append(edit)
                edit.apply(to: &model)
                edit.apply(to: &tree, nodes, model)
                // Some edits are seen by the engine only together with the next one.
                guard !choices.oneIn(4) || edits.count == count else { continue }
                let result = model.compute(&tree, nodes)
                let actual = nodes.map { result.frame(of: $0) }
                guard let difference = Scenario.difference(actual, model.frames()) else { continue }
                let smallest = Scenario(model: first, edits: edits).smallest()
                XCTFail(
                    """
                    Seed \(seed), after edit \(edits.count) (\(edit)): \(difference)
                    Smallest: \(smallest.difference() ?? "depends on edits made together")
                    \(smallest.model)
                    \(smallest.edits.map(\.description).joined(separator: "\n"))
                    """)
                return
            }
        }
    }

    func testSmallTreesGiveAfterEveryChangeTheFramesOfATreeBuiltAnew() {
        check(seeds: 0..<300, edits: 20, boxes: 10)
    }

    func testLargeTreesGiveAfterEveryChangeTheFramesOfATreeBuiltAnew() {
        check(seeds: 1000..<1040, edits: 50, boxes: 60)
    }
}

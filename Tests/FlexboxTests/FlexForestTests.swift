// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// A tree that grows between computations, and several roots in one.
final class FlexForestTests: XCTestCase {
    private func box(_ height: Double) -> FlexStyle { FlexStyle { $0.height = .points(height) } }

    func testABoxCanBeAddedAroundAComputedRoot() {
        var tree = FlexTree()
        let leaf = tree.add(FlexStyle(), isMeasured: true)
        let inner = tree.add(FlexStyle { $0.padding = FlexEdges(5) }, children: [leaf])
        func measure(_ node: FlexNode, _ request: FlexRequest) -> FlexSize {
            LeafContent.words([30, 30], lineHeight: 10).measure(request)
        }
        let alone = tree.compute(inner, width: 50, measure: measure)
        XCTAssertEqual(alone.frame(of: leaf), FlexRect(x: 5, y: 5, width: 40, height: 20))
        let sibling = tree.add(box(7))
        let root = tree.add(FlexStyle { $0.padding = FlexEdges(10) }, children: [sibling, inner])
        let result = tree.compute(root, width: 100, measure: measure)
        XCTAssertEqual(result.frame(of: inner), FlexRect(x: 10, y: 17, width: 80, height: 20))
        XCTAssertEqual(result.frame(of: leaf), FlexRect(x: 5, y: 5, width: 70, height: 10))
        XCTAssertEqual(result.absoluteFrame(of: leaf).y, 22)
    }

    func testWhatContainsTheRootDoesNotMoveIt() {
        var tree = FlexTree()
        let leaf = tree.add(box(4))
        let root = tree.add(FlexStyle { $0.padding = FlexEdges(5) }, children: [leaf])
        let middle = tree.add(FlexStyle { $0.margin = FlexEdges(7) }, children: [root])
        let outer = tree.add(FlexStyle(), children: [middle])
        let whole = tree.compute(outer, width: 60)
        XCTAssertEqual(
            whole.absoluteFrame(of: leaf), FlexRect(x: 12, y: 12, width: 36, height: 4))
        let part = tree.compute(root, width: 50)
        XCTAssertEqual(part.absoluteFrame(of: leaf), FlexRect(x: 5, y: 5, width: 40, height: 4))
        XCTAssertEqual(part.absoluteFrame(of: root), FlexRect(x: 0, y: 0, width: 50, height: 14))
    }

    func testRootsOfOneTreeDoNotDisturbEachOther() {
        for seed: UInt64 in 0..<100 {
            var choices = Choices(seed: seed)
            let models = (0..<3).map { _ in TreeModel(&choices, boxes: 2 + choices.pick(12)) }
            var tree = FlexTree()
            var nodes: [[FlexNode]] = []
            for model in models {
                var added: [FlexNode] = []
                for box in model.boxes {
                    added.append(
                        tree.add(
                            box.style, children: box.children.map { added[$0] },
                            isMeasured: box.content != nil))
                }
                nodes.append(added)
            }
            for place in [0, 1, 2, 1, 0, 2] {
                let result = models[place].compute(&tree, nodes[place])
                let frames = nodes[place].map { result.frame(of: $0) }
                guard frames == models[place].frames() else {
                    return XCTFail("Seed \(seed), tree \(place)\n\(models[place])")
                }
            }
        }
    }

    func testAnEarlierResultKeepsItsFrames() {
        var tree = FlexTree()
        let leaf = tree.add(box(10))
        let root = tree.add(FlexStyle(), children: [leaf])
        let before = tree.compute(root, width: 100)
        tree[leaf].height = 20
        let after = tree.compute(root, width: 50)
        XCTAssertEqual(before.frame(of: leaf), FlexRect(x: 0, y: 0, width: 100, height: 10))
        XCTAssertEqual(after.frame(of: leaf), FlexRect(x: 0, y: 0, width: 50, height: 20))
    }

    func testRoomForMoreBoxesChangesNothing() {
        var plain = FlexTree()
        var roomy = FlexTree(capacity: 100)
        for _ in 0..<10 {
            plain.add(box(10))
            roomy.add(box(10))
        }
        XCTAssertEqual(plain.count, roomy.count)
        let first = plain.add(FlexStyle())
        XCTAssertEqual(roomy.add(FlexStyle()), first)
        XCTAssertEqual(plain.compute(first).frame(of: first), roomy.compute(first).frame(of: first))
    }
}

// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// What measured leaves are asked, and how often; the numbers are those that FlexMeasure.swift
/// promises.
final class FlexMeasureTests: XCTestCase {
    /// Three words of 40, 30 and 20; 98 on one line.
    private let text = LeafContent.words([40, 30, 20], lineHeight: 10)

    // MARK: What is asked

    func testALeafThatIsStretchedIsGivenItsExactWidth() {
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(text)
        let root = recorder.tree.add(FlexStyle(), children: [leaf])
        let result = recorder.compute(root, width: 80)
        assert(result.frame(of: leaf), 0, 0, 80, 20)
        XCTAssertEqual(recorder.requests[leaf]?.first?.width, .exactly(80))
        XCTAssertEqual(recorder.requests[leaf]?.first?.height, .maxContent)
    }

    func testALeafIsAskedForItsContentWithoutPaddingAndBorder() {
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(
            text,
            FlexStyle {
                $0.padding = FlexEdges(3)
                $0.border = FlexEdges(2)
            })
        let root = recorder.tree.add(FlexStyle(), children: [leaf])
        let result = recorder.compute(root, width: 90)
        assert(result.frame(of: leaf), 0, 0, 90, 30)
        XCTAssertEqual(recorder.requests[leaf]?.first?.width, .exactly(80))
    }

    func testALeafThatIsNotStretchedIsAskedForAtMostTheRoomInYoga() {
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(text, FlexStyle { $0.alignSelf = .flexStart })
        let root = recorder.tree.add(FlexStyle(), children: [leaf])
        let result = recorder.compute(
            root, width: 80, configuration: FlexConfiguration(measuresAtMost: true))
        assert(result.frame(of: leaf), 0, 0, 74, 20)
        XCTAssertTrue(recorder.requests[leaf]?.contains { $0.width == .atMost(80) } ?? false)
    }

    func testALeafInARowIsAskedForItsWidthWithoutLimit() {
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(text)
        let root = recorder.tree.add(FlexStyle { $0.flexDirection = .row }, children: [leaf])
        let result = recorder.compute(root, width: 300, height: 50)
        assert(result.frame(of: leaf), 0, 0, 98, 50)
        XCTAssertTrue(recorder.requests[leaf]?.contains { $0.width == .maxContent } ?? false)
    }

    func testALeafThatShrinksIsAskedForItsLeastWidth() {
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(text, .web)
        let root = recorder.tree.add(.web, children: [leaf])
        let result = recorder.compute(root, width: 10)
        assert(result.frame(of: leaf), 0, 0, 40, 30)
        XCTAssertTrue(
            recorder.requests[leaf]?.contains { $0.width == .minContent } ?? false,
            "\(recorder.requests)")
    }

    func testAWidthKeywordAsksForTheContent() {
        for (keyword, room, width) in [
            (FlexLength.minContent, FlexRoom.minContent, 40.0), (.maxContent, .maxContent, 98),
        ] {
            var recorder = MeasureRecorder()
            let leaf = recorder.leaf(text, FlexStyle { $0.width = keyword })
            let root = recorder.tree.add(FlexStyle(), children: [leaf])
            let result = recorder.compute(root, width: 80)
            XCTAssertEqual(result.frame(of: leaf).width, width)
            XCTAssertTrue(recorder.requests[leaf]?.contains { $0.width == room } ?? false)
        }
    }

    func testABaselineThatALeafReportsAlignsIt() {
        var recorder = MeasureRecorder()
        let large = recorder.leaf(.fixed(width: 10, height: 40, baseline: 30))
        let small = recorder.leaf(.fixed(width: 10, height: 10, baseline: 8))
        let root = recorder.tree.add(
            FlexStyle {
                $0.flexDirection = .row
                $0.alignItems = .baseline
            }, children: [large, small])
        let result = recorder.compute(root, width: 100)
        XCTAssertEqual(result.frame(of: small).y, 22)
    }

    // MARK: Repetition

    func testALeafIsMeasuredAsOftenAtEveryDepth() {
        func count(_ base: FlexStyle, _ configuration: FlexConfiguration, depth: Int) -> Int {
            var recorder = MeasureRecorder()
            let leaf = recorder.leaf(text, base)
            var node = leaf
            for level in 0..<depth {
                node = recorder.tree.add(
                    FlexStyle(base) {
                        $0.flexDirection = level.isMultiple(of: 2) ? .row : .column
                    }, children: [node])
            }
            _ = recorder.compute(node, width: 70, configuration: configuration)
            return recorder.count(leaf)
        }
        for base in [FlexStyle(), FlexStyle.web] {
            for configuration in [FlexConfiguration(), FlexConfiguration(measuresAtMost: true)] {
                XCTAssertLessThanOrEqual(count(base, configuration, depth: 2), 5)
                XCTAssertEqual(
                    count(base, configuration, depth: 100), count(base, configuration, depth: 10))
            }
        }
    }

    func testTheSameIsNeverAskedTwice() {
        for seed: UInt64 in 0..<300 {
            var choices = Choices(seed: seed)
            let model = TreeModel(&choices, boxes: 2 + choices.pick(30))
            var (tree, nodes) = model.build()
            var asked: Set<String> = []
            var repeated: [String] = []
            let contents = Dictionary(
                uniqueKeysWithValues: zip(nodes, model.boxes).map { ($0, $1.content) })
            _ = tree.compute(
                nodes[model.root], width: model.width, height: model.height,
                direction: model.direction, configuration: model.configuration
            ) { node, request in
                let question = "\(node) \(request)"
                if !asked.insert(question).inserted { repeated.append(question) }
                return contents[node]??.measure(request) ?? FlexSize(width: 0, height: 0)
            }
            XCTAssertEqual(repeated, [], "Seed \(seed)")
        }
    }

    // MARK: Later computations

    func testASecondLayoutMeasuresNothing() {
        for seed: UInt64 in 0..<200 {
            var choices = Choices(seed: seed)
            let model = TreeModel(&choices, boxes: 2 + choices.pick(30))
            var (tree, nodes) = model.build()
            let first = model.compute(&tree, nodes)
            var count = 0
            let second = tree.compute(
                nodes[model.root], width: model.width, height: model.height,
                direction: model.direction, configuration: model.configuration
            ) { _, _ in
                count += 1
                return FlexSize(width: 0, height: 0)
            }
            XCTAssertEqual(count, 0, "Seed \(seed)")
            for node in nodes {
                XCTAssertEqual(first.frame(of: node), second.frame(of: node), "Seed \(seed)")
            }
        }
    }

    func testOnlyTheLeafThatChangedIsMeasured() {
        for seed: UInt64 in 0..<200 {
            var choices = Choices(seed: seed)
            let model = TreeModel(&choices, boxes: 2 + choices.pick(30))
            var (tree, nodes) = model.build()
            _ = model.compute(&tree, nodes)
            let leaves = model.boxes.indices.filter { model.boxes[$0].content != nil }
            guard !leaves.isEmpty else { continue }
            let changed = choices.pick(leaves)
            tree.setNeedsMeasure(nodes[changed])
            var asked: Set<FlexNode> = []
            _ = tree.compute(
                nodes[model.root], width: model.width, height: model.height,
                direction: model.direction, configuration: model.configuration
            ) { node, request in
                asked.insert(node)
                return model.boxes[changed].content?.measure(request)
                    ?? FlexSize(width: 0, height: 0)
            }
            XCTAssertTrue(asked.isSubset(of: [nodes[changed]]), "Seed \(seed)")
        }
    }

    func testTextThatOverflowedIsAskedAgainInTheRoomItTook() {
        // In no room each word has a line of 40 at most; in 40, the last two share one.
        let words = LeafContent.words([40, 10, 10], lineHeight: 10)
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(words)
        let root = recorder.tree.add(FlexStyle(), children: [leaf])
        XCTAssertEqual(recorder.compute(root, width: 1).frame(of: leaf).height, 30)
        XCTAssertEqual(recorder.compute(root, width: 40).frame(of: leaf).height, 20)
    }
}

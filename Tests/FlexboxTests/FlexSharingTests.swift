// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// Styles share what surrounds boxes, and trees share storage; nobody may notice.
final class FlexSharingTests: XCTestCase {
    func testACopyOfAStyleKeepsItsEdges() {
        var first = FlexStyle { $0.margin = FlexEdges(4) }
        let second = first
        first.margin = FlexEdges(5)
        first.padding = FlexEdges(2)
        XCTAssertEqual(second.margin, FlexEdges(4))
        XCTAssertEqual(second.padding, FlexEdges(0))
        XCTAssertEqual(first.margin, FlexEdges(5))
        XCTAssertEqual(first.padding, FlexEdges(2))
    }

    func testAStyleThatATreeHasKeepsItsEdges() {
        var tree = FlexTree()
        var style = FlexStyle {
            $0.width = 10
            $0.height = 10
            $0.margin = FlexEdges(4)
        }
        let first = tree.add(style)
        style.margin = FlexEdges(7)
        let second = tree.add(style)
        let root = tree.add(FlexStyle(), children: [first, second])
        var changed = tree[first]
        changed.margin = FlexEdges(9)
        XCTAssertEqual(tree[first].margin, FlexEdges(4))
        let result = tree.compute(root)
        XCTAssertEqual(result.frame(of: first), FlexRect(x: 4, y: 4, width: 10, height: 10))
        XCTAssertEqual(result.frame(of: second), FlexRect(x: 7, y: 25, width: 10, height: 10))
    }

    func testEdgesThatAreTakenAwayAgainLeaveAnEqualStyle() {
        for change: (inout FlexStyle, FlexLength) -> Void in [
            { $0.margin = FlexEdges($1) }, { $0.padding = FlexEdges($1) },
            { $0.border = FlexEdges($1) }, { $0.rowGap = $1 }, { $0.columnGap = $1 },
        ] {
            var style = FlexStyle()
            change(&style, .percent(3))
            XCTAssertNotEqual(style, FlexStyle())
            change(&style, 0)
            XCTAssertEqual(style, FlexStyle())
            XCTAssertEqual(style.hashValue, FlexStyle().hashValue)
        }
        var style = FlexStyle()
        style.insets = FlexEdges(3)
        style.insets = FlexEdges(.auto)
        XCTAssertEqual(style, FlexStyle())
    }

    /// More different edges than are searched one after the other, then each again.
    func testManyDifferentEdgesAreToldApart() {
        var tree = FlexTree()
        let nodes = (0..<400).map { index in
            tree.add(
                FlexStyle {
                    $0.height = 1
                    $0.margin = FlexEdges(left: .points(Double(index % 100)))
                })
        }
        let root = tree.add(FlexStyle(), children: nodes)
        let result = tree.compute(root, width: 500)
        for (index, node) in nodes.enumerated() {
            XCTAssertEqual(result.frame(of: node).x, Double(index % 100))
            XCTAssertEqual(tree[node].margin.left, .points(Double(index % 100)))
        }
    }

    func testArraysSpansAndLazySequencesOfChildrenBuildTheSameTree() {
        func tree(_ add: (inout FlexTree, [FlexNode]) -> FlexNode) -> [FlexNode] {
            var tree = FlexTree()
            let nodes = (0..<3).map { _ in tree.add(FlexStyle()) }
            let parent = add(&tree, nodes)
            return tree.children(of: parent)
        }
        let array = tree { $0.add(FlexStyle(), children: $1) }
        XCTAssertEqual(array.count, 3)
        XCTAssertEqual(array, tree { $0.add(FlexStyle(), children: $1.span) })
        XCTAssertEqual(array, tree { $0.add(FlexStyle(), children: $1.lazy.map { $0 }) })
        XCTAssertEqual(array, tree { $0.add(FlexStyle(), children: AnySequence($1)) })
    }

    func testABoxThatMovesAfterALayoutHasItsPlaceInTheNewParent() {
        var tree = FlexTree()
        let leaf = tree.add(
            FlexStyle {
                $0.width = 10
                $0.height = 10
            })
        let first = tree.add(FlexStyle { $0.padding = FlexEdges(3) }, children: [leaf])
        _ = tree.compute(first)
        let before = tree
        let second = tree.add(FlexStyle { $0.padding = FlexEdges(8) }, children: [leaf])
        let root = tree.add(FlexStyle { $0.padding = FlexEdges(1) }, children: [first, second])
        let result = tree.compute(root)
        XCTAssertEqual(
            result.absoluteFrame(of: leaf), FlexRect(x: 9, y: 15, width: 10, height: 10))
        XCTAssertEqual(before.children(of: first), [leaf])
    }
}

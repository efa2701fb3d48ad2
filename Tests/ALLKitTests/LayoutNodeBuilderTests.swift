// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

@preconcurrency @MainActor final class LayoutNodeBuilderTests: XCTestCase {
    private func box(_ height: CGFloat) -> LayoutNode {
        LayoutNode(children: [], { $0.height(.point(height)) })
    }

    func testABodyTakesNodesOneALine() {
        let node = LayoutNodeBuilder().layout().body {
            box(1)
            box(2)
            box(3)
        }.layoutNode
        XCTAssertEqual(node.children.count, 3)
        XCTAssertNil(node.recipe)
    }

    func testABodyTakesOneNode() {
        let child = box(1)
        let node = LayoutNodeBuilder().layout().body { child }.layoutNode
        XCTAssertEqual(node.children.count, 1)
        XCTAssertTrue(node.children.first === child)
    }

    func testABodyTakesAnArray() {
        let node = LayoutNodeBuilder().layout().body { (0..<12).map { _ in box(1) } }.layoutNode
        XCTAssertEqual(node.children.count, 12)
    }

    func testABodyLeavesOutWhatAConditionLeavesOut() {
        func node(_ isShown: Bool) -> LayoutNode {
            LayoutNodeBuilder().layout().body {
                if isShown { box(1) }
                box(2)
            }.layoutNode
        }
        XCTAssertEqual(node(true).children.count, 2)
        XCTAssertEqual(node(false).children.count, 1)
    }

    func testTheViewIsOfTheClosuresClass() {
        let node = LayoutNodeBuilder().layout { $0.padding(.all(4)) }.view {
            (label: UILabel, _) in label.text = "A"
        }.body { box(1) }.layoutNode
        let view = node.recipe?.make()
        XCTAssertTrue(view is UILabel)
        if let view { node.recipe?.configure(view, true) }
        XCTAssertEqual((view as? UILabel)?.text, "A")
    }

    func testContentAndViewMakeALeaf() {
        let node = LayoutNodeBuilder().layout(sizeProvider: NSAttributedString(string: "A")).view {
            (_: UILabel, _) in
        }.layoutNode
        XCTAssertNotNil(node.sizeProvider)
        XCTAssertNotNil(node.recipe)
        XCTAssertTrue(node.children.isEmpty)
    }

    func testMissingChildrenAreDropped() {
        XCTAssertEqual(LayoutNode(children: [nil, box(1), nil]).children.count, 1)
    }

    func testTheBuildersFormsForTwoToTenNodesKeepTheirOrder() {
        let nodes = (0..<10).map { _ in LayoutNode(children: []) }
        func isKept(_ built: [any LayoutNodeConvertible]) -> Bool {
            zip(built, nodes).allSatisfy { $0.layoutNode === $1 }
        }
        let (two, ten) = (
            LayoutBuilder.buildBlock(nodes[0], nodes[1]),
            LayoutBuilder.buildBlock(
                nodes[0], nodes[1], nodes[2], nodes[3], nodes[4], nodes[5], nodes[6], nodes[7],
                nodes[8], nodes[9])
        )
        XCTAssertEqual(two.count, 2)
        XCTAssertEqual(ten.count, 10)
        XCTAssertTrue(isKept(two))
        XCTAssertTrue(isKept(ten))
    }
}

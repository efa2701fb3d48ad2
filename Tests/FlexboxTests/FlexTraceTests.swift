// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

final class FlexTraceTests: XCTestCase {
    /// A row of 100 in lines: two items of 40 that grow, and one of 50 for the next line.
    private func example() -> (tree: FlexTree, row: FlexNode, items: [FlexNode]) {
        var tree = FlexTree()
        let items = [40, 40, 50].map { width in
            tree.add(
                FlexStyle {
                    $0.width = .points(width)
                    $0.height = 10
                    $0.flexGrow = width == 40 ? 1 : 0
                })
        }
        let row = tree.add(
            FlexStyle {
                $0.flexDirection = .row
                $0.flexWrap = .wrap
                $0.width = 100
            }, children: items)
        return (tree, row, items)
    }

    func testStepsComeInTheOrderOfTheAlgorithm() {
        let (tree, row, _) = example()
        var kinds: [FlexTrace.Kind] = []
        for step in tree.trace(row).steps(of: row) where kinds.last != step.kind {
            kinds.append(step.kind)
        }
        XCTAssertEqual(
            kinds,
            [.room, .baseSizes, .lineBreaking, .flexibleLengths, .crossSizes, .alignment])
    }

    func testLinesAndFlexibleLengthsAreTold() {
        let (tree, row, items) = example()
        let steps = tree.trace(row).steps(of: row)
        XCTAssert(steps.contains { $0.text == "line 1 has 2 items, 80 long" })
        XCTAssert(steps.contains { $0.text == "line 2 has 1 items, 50 long" })
        let flexed = steps.filter { $0.kind == .flexibleLengths && $0.item == items[1] }
        XCTAssertEqual(flexed.map(\.text), ["40 becomes 50 (factor 1)"])
    }

    func testALeafHasNoSteps() {
        let (tree, row, items) = example()
        XCTAssertEqual(tree.trace(row).steps(of: items[0]), [])
    }

    func testTracingLeavesTheTreeAsItWas() {
        var (tree, row, items) = example()
        let before = tree.compute(row)
        _ = tree.trace(row, width: 500)
        let after = tree.compute(row)
        for node in items + [row] {
            XCTAssertEqual(before.frame(of: node), after.frame(of: node))
        }
    }

    func testTheDescriptionNamesEveryBoxWithItsFrame() {
        let (tree, row, _) = example()
        let lines = tree.trace(row).description.split(separator: "\n")
        let boxes = lines.filter { $0.drop(while: { $0 == " " }).hasPrefix("box ") }
        XCTAssertEqual(
            boxes,
            [
                "box 0: x 0, y 0, 100 × 20", "  box 1: x 0, y 0, 50 × 10",
                "  box 2: x 50, y 0, 50 × 10", "  box 3: x 0, y 10, 50 × 10",
            ])
    }
}

// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// How often measured leaves are asked.
final class FlexMeasureCountTests: XCTestCase {
    /// Three words of 40, 30 and 20; 98 on one line.
    private let text = LeafContent.words([40, 30, 20], lineHeight: 10)

    func testALeafStretchedInAColumnIsMeasuredOnce() {
        for base in [FlexStyle(), FlexStyle(.web) { $0.flexDirection = .column }] {
            var recorder = MeasureRecorder()
            let leaves = (0..<20).map { _ in recorder.leaf(text, base) }
            let root = recorder.tree.add(base, children: leaves)
            _ = recorder.compute(root, width: 80)
            XCTAssertEqual(leaves.map { recorder.count($0) }, leaves.map { _ in 1 })
        }
    }

    func testALeafWithAGivenSizeIsNotMeasured() {
        var recorder = MeasureRecorder()
        let leaf = recorder.leaf(
            text,
            FlexStyle {
                $0.width = 30
                $0.height = 20
            })
        let root = recorder.tree.add(FlexStyle(), children: [leaf])
        let result = recorder.compute(root, width: 80)
        assert(result.frame(of: leaf), 0, 0, 30, 20)
        XCTAssertEqual(recorder.count(leaf), 0)
    }

    func testALeafInARowThatFitsIsMeasuredOnce() {
        for configuration in [FlexConfiguration(), FlexConfiguration(measuresAtMost: true)] {
            var recorder = MeasureRecorder()
            let leaves = (0..<3).map { _ in recorder.leaf(text) }
            let root = recorder.tree.add(FlexStyle { $0.flexDirection = .row }, children: leaves)
            _ = recorder.compute(root, width: 500, configuration: configuration)
            XCTAssertEqual(leaves.map { recorder.count($0) }, [1, 1, 1], "\(configuration)")
        }
    }

    func testALeafThatShrinksInARowIsMeasuredAtMostThreeTimes() {
        var recorder = MeasureRecorder()
        let leaves = (0..<3).map { _ in recorder.leaf(text, .web) }
        let root = recorder.tree.add(.web, children: leaves)
        _ = recorder.compute(root, width: 200)
        for leaf in leaves {
            // Without limit, the least, and the width it got.
            XCTAssertLessThanOrEqual(recorder.count(leaf), 3)
        }
    }

    func testALeafThatGrowsInARowIsMeasuredAtMostTwice() {
        var recorder = MeasureRecorder()
        let leaves = (0..<3).map { _ in recorder.leaf(text, FlexStyle { $0.flexGrow = 1 }) }
        let root = recorder.tree.add(FlexStyle { $0.flexDirection = .row }, children: leaves)
        _ = recorder.compute(root, width: 500)
        for leaf in leaves { XCTAssertLessThanOrEqual(recorder.count(leaf), 2) }
    }

    func testALeafThatGrowsFromNothingIsMeasuredOnce() {
        var recorder = MeasureRecorder()
        let leaves = (0..<3).map { _ in
            recorder.leaf(
                text,
                FlexStyle {
                    $0.flexGrow = 1
                    $0.flexBasis = 0
                })
        }
        let root = recorder.tree.add(FlexStyle { $0.flexDirection = .row }, children: leaves)
        _ = recorder.compute(root, width: 240)
        XCTAssertEqual(leaves.map { recorder.count($0) }, [1, 1, 1])
    }

    func testALeafInLinesIsMeasuredAtMostTwice() {
        var recorder = MeasureRecorder()
        let leaves = (0..<10).map { _ in recorder.leaf(text) }
        let root = recorder.tree.add(
            FlexStyle {
                $0.flexDirection = .row
                $0.flexWrap = .wrap
            }, children: leaves)
        _ = recorder.compute(root, width: 250)
        for leaf in leaves { XCTAssertLessThanOrEqual(recorder.count(leaf), 2) }
    }

    func testALeafInNestedRowsAndColumnsIsMeasuredAsOftenAtEveryDepth() {
        for base in [FlexStyle(), FlexStyle.web] {
            for configuration in [FlexConfiguration(), FlexConfiguration(measuresAtMost: true)] {
                for depth in [1, 10, 100] {
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
                    XCTAssertLessThanOrEqual(
                        recorder.count(leaf), 3, "depth \(depth), \(recorder.requests)")
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

final class FlexTreeTests: XCTestCase {
    private func style(_ change: (inout FlexStyle) -> Void) -> FlexStyle {
        var style = FlexStyle()
        change(&style)
        return style
    }

    private func assert(
        _ frame: FlexRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        line: UInt = #line
    ) {
        XCTAssertEqual(frame.x, x, accuracy: 1e-9, "x", line: line)
        XCTAssertEqual(frame.y, y, accuracy: 1e-9, "y", line: line)
        XCTAssertEqual(frame.width, width, accuracy: 1e-9, "width", line: line)
        XCTAssertEqual(frame.height, height, accuracy: 1e-9, "height", line: line)
    }

    func testARootFillsTheRoomItIsGiven() {
        var tree = FlexTree()
        let child = tree.add(style { $0.flexGrow = 1 })
        let root = tree.add(FlexStyle(), children: [child])
        let result = tree.compute(root, width: 320, height: 480)
        assert(result.frame(of: root), 0, 0, 320, 480)
        assert(result.frame(of: child), 0, 0, 320, 480)
    }

    func testARootWithoutRoomIsAsLargeAsItsContent() {
        var tree = FlexTree()
        let first = tree.add(
            style {
                $0.width = 100
                $0.height = 100
            })
        let second = tree.add(
            style {
                $0.width = 110
                $0.height = 110
                $0.margin.left = 10
            })
        let root = tree.add(
            style {
                $0.flexDirection = .row
                $0.alignItems = .center
                $0.padding = FlexEdges(10)
            }, children: [first, second])
        let result = tree.compute(root)
        assert(result.frame(of: root), 0, 0, 240, 130)
        assert(result.frame(of: first), 10, 15, 100, 100)
        assert(result.frame(of: second), 120, 10, 110, 110)
    }

    func testNestedLeavesAreMeasuredALimitedNumberOfTimes() {
        var tree = FlexTree()
        var node = tree.add(FlexStyle(), isMeasured: true)
        let leaf = node
        for depth in 0..<40 {
            node = tree.add(
                style {
                    $0.flexDirection = depth % 2 == 0 ? .row : .column
                    $0.minWidth = .auto
                    $0.minHeight = .auto
                    $0.flexShrink = 1
                }, children: [node])
        }
        var count = 0
        let result = tree.compute(node, width: 300) { _, _ in
            count += 1
            return FlexSize(width: 50, height: 20)
        }
        XCTAssertEqual(result.absoluteFrame(of: leaf).height, 20)
        XCTAssertLessThanOrEqual(count, 8)
    }

    func testASecondComputationMeasuresOnlyWhatChanged() {
        var tree = FlexTree()
        let leaves = (0..<10).map { _ in tree.add(FlexStyle(), isMeasured: true) }
        let rows = leaves.map { tree.add(FlexStyle(), children: [$0]) }
        let root = tree.add(FlexStyle(), children: rows)
        _ = tree.compute(root, width: 100) { _, _ in FlexSize(width: 10, height: 10) }
        tree.setNeedsMeasure(leaves[3])
        var asked: Set<FlexNode> = []
        let result = tree.compute(root, width: 100) { node, _ in
            asked.insert(node)
            return FlexSize(width: 10, height: 30)
        }
        XCTAssertEqual(asked, [leaves[3]])
        assert(result.frame(of: rows[3]), 0, 30, 100, 30)
        assert(result.frame(of: rows[4]), 0, 60, 100, 10)
        assert(result.frame(of: root), 0, 0, 100, 120)
    }

    func testAChangedStyleMovesItsNeighbours() {
        var tree = FlexTree()
        let first = tree.add(style { $0.height = 10 })
        let second = tree.add(style { $0.height = 10 })
        let root = tree.add(FlexStyle(), children: [first, second])
        _ = tree.compute(root, width: 100)
        tree[first].height = 25
        let result = tree.compute(root, width: 100)
        assert(result.frame(of: second), 0, 25, 100, 10)
    }

    func testTextInARowWrapsInItsContainerAsInYoga() {
        func width(_ configuration: FlexConfiguration) -> Double {
            var tree = FlexTree()
            let text = tree.add(FlexStyle(), isMeasured: true)
            let root = tree.add(style { $0.flexDirection = .row }, children: [text])
            return tree.compute(root, width: 100, configuration: configuration) { _, request in
                switch request.width {
                case .atMost(let room): FlexSize(width: room - 7, height: 40)
                case .exactly(let width): FlexSize(width: width, height: 40)
                case .minContent: FlexSize(width: 20, height: 200)
                case .maxContent: FlexSize(width: 300, height: 20)
                }
            }.frame(of: text).width
        }
        XCTAssertEqual(width(FlexConfiguration(measuresAtMost: true)), 93)
        XCTAssertEqual(width(FlexConfiguration()), 300)
    }

    func testRoundedNeighboursShareTheirEdge() {
        var tree = FlexTree()
        let items = (0..<3).map { _ in tree.add(style { $0.flexGrow = 1 }) }
        let root = tree.add(style { $0.flexDirection = .row }, children: items)
        let result = tree.compute(
            root, width: 100, height: 10, configuration: .yoga(pointScale: 2))
        XCTAssertEqual(items.map { result.frame(of: $0).x }, [0, 33.5, 66.5])
        XCTAssertEqual(items.map { result.frame(of: $0).width }, [33.5, 33, 33.5])
    }

    func testRoundingNeverCutsText() {
        var tree = FlexTree()
        let text = tree.add(style { $0.alignSelf = .flexStart }, isMeasured: true)
        let root = tree.add(style { $0.padding.left = .points(0.4) }, children: [text])
        let result = tree.compute(
            root, width: 100, configuration: FlexConfiguration(pointScale: 1)
        ) { _, _ in FlexSize(width: 20.3, height: 11.2) }
        assert(result.frame(of: text), 0, 0, 21, 12)
    }

    func testRoundingKeepsWholeSizesWhole() {
        var tree = FlexTree()
        let icon = tree.add(
            style {
                $0.width = 24
                $0.height = 24
            }, isMeasured: true)
        let root = tree.add(
            style {
                $0.alignItems = .center
                $0.justifyContent = .center
            }, children: [icon])
        let result = tree.compute(
            root, width: 45, height: 45, configuration: FlexConfiguration(pointScale: 1))
        // 10.5 goes up, as for boxes that are not measured.
        assert(result.frame(of: icon), 11, 11, 24, 24)
    }

    func testBoxesThatTakeNoPartHaveEmptyFrames() {
        var tree = FlexTree()
        let inner = tree.add(style { $0.height = 10 })
        let hidden = tree.add(style { $0.display = .none }, children: [inner])
        let shown = tree.add(style { $0.height = 10 })
        let root = tree.add(FlexStyle(), children: [hidden, shown])
        let result = tree.compute(root, width: 100)
        assert(result.frame(of: hidden), 0, 0, 0, 0)
        assert(result.frame(of: inner), 0, 0, 0, 0)
        assert(result.frame(of: shown), 0, 0, 100, 10)
    }

    func testABoxAroundWrappedTextIsAsWideAsTheTextAsInYoga() {
        var tree = FlexTree()
        let text = tree.add(FlexStyle(), isMeasured: true)
        let icon = tree.add(style { $0.width = 20 })
        let shrinking = tree.add(style { $0.flexShrink = 1 }, children: [text])
        let row = tree.add(
            style {
                $0.flexDirection = .row
                $0.alignSelf = .flexStart
                $0.padding = FlexEdges(5)
            }, children: [icon, shrinking])
        let root = tree.add(FlexStyle(), children: [row])
        // Text of 300 that breaks into pieces of 40.
        let result = tree.compute(
            root, width: 200, configuration: FlexConfiguration(measuresAtMost: true)
        ) { _, request in
            switch request.width {
            case .exactly(let width): return FlexSize(width: width, height: width < 300 ? 40 : 20)
            case .atMost(let room):
                return FlexSize(width: min(300, (room / 40).rounded(.down) * 40), height: 40)
            case .minContent, .maxContent: return FlexSize(width: 300, height: 20)
            }
        }
        XCTAssertEqual(result.frame(of: icon).width, 20)
        // Four words fit beside the icon; the row is 20 + 160 and its padding.
        assert(result.frame(of: shrinking), 25, 5, 160, 40)
        XCTAssertEqual(result.frame(of: row).width, 190)
    }
}

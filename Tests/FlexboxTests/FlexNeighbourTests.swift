// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// Measured boxes on device pixels beside others.
final class FlexNeighbourTests: XCTestCase {
    private let scales = [1, 2, 3, 1.5]

    /// Texts and boxes in turn in a row or column, each next to the other.
    func testMeasuredNeighboursTouchEachOther() {
        for seed: UInt64 in 0..<500 {
            var choices = Choices(seed: seed)
            let isRow = choices.oneIn(2)
            let base = choices.pick([FlexStyle(), .web])
            var tree = FlexTree()
            var contents: [FlexNode: LeafContent] = [:]
            let items = (0..<(2 + choices.pick(6))).map { _ in
                let isMeasured = choices.oneIn(2)
                let style = FlexStyle(base) {
                    $0.flexGrow = choices.pick([0, 0, 1])
                    if !isMeasured {
                        $0.width = .points(Double(choices.pick(200)) / 7)
                        $0.height = .points(Double(choices.pick(200)) / 7)
                    }
                }
                let node = tree.add(style, isMeasured: isMeasured)
                if isMeasured { contents[node] = TreeModel.content(&choices, .tame) }
                return node
            }
            let root = tree.add(
                FlexStyle(base) {
                    $0.flexDirection = isRow ? .row : .column
                    $0.padding = FlexEdges(.points(Double(choices.pick(20)) / 7))
                }, children: items)
            let scale = choices.pick(scales)
            let result = tree.compute(
                root, width: isRow ? nil : 300, height: isRow ? 100 : nil,
                configuration: FlexConfiguration(
                    pointScale: scale, measuresAtMost: choices.oneIn(2))
            ) { contents[$0]?.measure($1) ?? FlexSize(width: 0, height: 0) }
            for (item, next) in zip(items, items.dropFirst()) {
                let (item, next) = (result.frame(of: item), result.frame(of: next))
                let end = isRow ? item.x + item.width : item.y + item.height
                let start = isRow ? next.x : next.y
                guard abs(start - end) < 1e-6 else {
                    return XCTFail("Seed \(seed), scale \(scale): \(end), then \(start)")
                }
            }
        }
    }

    func testItemsThatShareARowFillIt() {
        for seed: UInt64 in 0..<300 {
            var choices = Choices(seed: seed)
            var tree = FlexTree()
            let items = (0..<(1 + choices.pick(12))).map { _ in
                tree.add(
                    FlexStyle {
                        $0.flexGrow = Double(1 + choices.pick(5))
                        $0.flexBasis = .points(Double(choices.pick(30)) / 7)
                    }, isMeasured: choices.oneIn(2))
            }
            let row = tree.add(FlexStyle { $0.flexDirection = .row }, children: items)
            let root = tree.add(
                FlexStyle { $0.padding = FlexEdges(.points(Double(choices.pick(40)) / 7)) },
                children: [row])
            let scale = choices.pick(scales)
            let result = tree.compute(
                root, width: 80 + Double(choices.pick(4000)) / 7, height: 50,
                configuration: .yoga(pointScale: scale))
            let sum = items.reduce(0) { $0 + result.frame(of: $1).width }
            let width = result.frame(of: row).width
            guard abs(sum - width) < 1e-6 else {
                return XCTFail("Seed \(seed), scale \(scale): \(sum) of \(width)")
            }
        }
    }

    func testAScaleThatIsNoneRoundsNothing() {
        for scale in [0, -1, Double.nan, .infinity] {
            var tree = FlexTree()
            let item = tree.add(
                FlexStyle {
                    $0.width = 10.3
                    $0.height = 10.7
                })
            let root = tree.add(FlexStyle(), children: [item])
            let result = tree.compute(
                root, width: 100, configuration: FlexConfiguration(pointScale: scale))
            XCTAssertEqual(
                result.frame(of: item), FlexRect(x: 0, y: 0, width: 10.3, height: 10.7))
        }
    }
}

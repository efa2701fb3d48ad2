// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// Work does not depend on how boxes are nested; counted, not timed.
final class FlexCostTests: XCTestCase {
    /// A chain of containers, each with a text beside the next container.
    private func measurements(_ nesting: FlexNesting, _ base: FlexStyle, depth: Int) -> Double {
        var tree = FlexTree()
        var node = tree.add(base, isMeasured: true)
        for level in 0..<depth {
            let leaf = tree.add(base, isMeasured: true)
            node = tree.add(nesting.style(level, base), children: [leaf, node])
        }
        let text = LeafContent.words([20, 30, 10], lineHeight: 10)
        var count = 0
        _ = tree.compute(node, width: 500) { _, request in
            count += 1
            return text.measure(request)
        }
        return Double(count) / Double(depth + 1)
    }

    func testALeafIsMeasuredAsOftenAtEveryDepth() {
        for base in [FlexStyle(), FlexStyle.web] {
            for nesting in FlexNesting.allCases {
                for depth in [10, 100, 1000] {
                    let count = measurements(nesting, base, depth: depth)
                    XCTAssertLessThanOrEqual(count, 4, "\(nesting) at depth \(depth)")
                }
            }
        }
    }
}

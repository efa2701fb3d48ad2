// SPDX-License-Identifier: MIT
import Flexbox
import Foundation
import Synchronization
import XCTest

/// Trees that are deeper than a stack of calls could be.
final class FlexDepthTests: XCTestCase {
    /// What went wrong with chains of 10,000 boxes.
    private static func layOutDeepTrees() -> [String] {
        var failures: [String] = []
        for base in [FlexStyle(), FlexStyle.web] {
            for nesting in FlexNesting.allCases {
                var tree = FlexTree()
                let leaf = tree.add(base, isMeasured: true)
                var node = leaf
                for level in 0..<10_000 {
                    node = tree.add(nesting.style(level, base), children: [node])
                }
                func height(_ content: Double) -> Double {
                    let result = tree.compute(node, width: 100) { _, _ in
                        FlexSize(width: 30, height: content)
                    }
                    return result.absoluteFrame(of: leaf).height
                }
                if height(10) != 10 { failures.append("\(nesting)") }
                if height(0) != 10 { failures.append("\(nesting) a second time") }
                tree.setNeedsMeasure(leaf)
                if height(20) != 20 { failures.append("\(nesting) changed") }
                tree[node].display = .none
                if height(20) != 0 { failures.append("\(nesting) hidden") }
            }
        }
        return failures
    }

    /// Boxes without a box of their own, and boxes placed by insets.
    private static func layOutDeepTreesOfUnusualBoxes() -> [String] {
        var failures: [String] = []
        let styles = [
            FlexStyle { $0.display = .contents },
            FlexStyle {
                $0.position = .absolute
                $0.insets = FlexEdges(0)
            },
            FlexStyle { $0.flexGrow = 1 }, FlexStyle { $0.height = .percent(100) },
            FlexStyle { $0.aspectRatio = 1 }, FlexStyle { $0.alignItems = .baseline },
            FlexStyle { $0.alignSelf = .flexStart }, FlexStyle { $0.position = .static },
        ]
        for (place, style) in styles.enumerated() {
            var tree = FlexTree()
            let leaf = tree.add(FlexStyle(), isMeasured: true)
            var node = leaf
            for _ in 0..<10_000 { node = tree.add(style, children: [node]) }
            node = tree.add(FlexStyle(), children: [node])
            let result = tree.compute(node, width: 100, height: 100) { _, _ in
                FlexSize(width: 30, height: 10)
            }
            if result.frame(of: leaf).height != 10 { failures.append("style \(place)") }
        }
        return failures
    }

    private final class Outcome: Sendable {
        let failures = Mutex<[String]>(["not ended"])
        let end = DispatchSemaphore(value: 0)
    }

    private func onSmallStack(_ work: @escaping @Sendable () -> [String]) -> [String] {
        let outcome = Outcome()
        let thread = Thread {
            let failures = work()
            outcome.failures.withLock { $0 = failures }
            outcome.end.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        outcome.end.wait()
        return outcome.failures.withLock { $0 }
    }

    func testTreesOfTenThousandLevelsAreLaidOut() {
        XCTAssertEqual(Self.layOutDeepTrees(), [])
        XCTAssertEqual(Self.layOutDeepTreesOfUnusualBoxes(), [])
    }

    func testTreesOfTenThousandLevelsAreLaidOutOnAThreadWithASmallStack() {
        XCTAssertEqual(onSmallStack { Self.layOutDeepTrees() }, [])
        XCTAssertEqual(onSmallStack { Self.layOutDeepTreesOfUnusualBoxes() }, [])
    }
}

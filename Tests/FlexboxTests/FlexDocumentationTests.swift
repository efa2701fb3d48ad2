// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// The examples of Documentation/Flexbox.md.
final class FlexDocumentationTests: XCTestCase {
    func testTheExampleOfATree() {
        var tree = FlexTree()
        let icon = tree.add(
            FlexStyle {
                $0.width = 24
                $0.height = 24
            })
        let title = tree.add(FlexStyle { $0.flexGrow = 1 })
        let row = tree.add(
            FlexStyle {
                $0.flexDirection = .row
                $0.alignItems = .center
                $0.columnGap = 8
                $0.padding = FlexEdges(12)
            }, children: [icon, title])
        let result = tree.compute(row, width: 320)
        XCTAssertEqual(result.frame(of: title), FlexRect(x: 44, y: 24, width: 264, height: 0))
    }

    /// Text whose letters are all of one size.
    private struct TypewriterText {
        let words: [String]

        func size(_ request: FlexRequest) -> FlexSize {
            let limit: Double =
                switch request.width {
                case .exactly(let width), .atMost(let width): width
                case .minContent: 0  // as narrow as the words allow
                case .maxContent: .infinity  // everything on one line
                }
            var lines: [Int] = []
            for word in words {
                if let last = lines.last, Double((last + 1 + word.count) * 8) <= limit {
                    lines[lines.count - 1] = last + 1 + word.count
                } else {
                    lines.append(word.count)
                }
            }
            return FlexSize(
                width: Double((lines.max() ?? 0) * 8), height: Double(lines.count * 16),
                baseline: 12)
        }
    }

    func testTheExampleOfAMeasuredLeaf() {
        var texts: [FlexNode: TypewriterText] = [:]
        var tree = FlexTree()
        let title = tree.add(FlexStyle(), isMeasured: true)
        texts[title] = TypewriterText(words: ["A", "title", "of", "some", "length"])
        let card = tree.add(FlexStyle { $0.padding = FlexEdges(10) }, children: [title])

        let result = tree.compute(card, width: 120) { node, request in
            texts[node]?.size(request) ?? FlexSize(width: 0, height: 0)
        }
        XCTAssertEqual(result.frame(of: title), FlexRect(x: 10, y: 10, width: 100, height: 32))
        XCTAssertEqual(result.frame(of: card), FlexRect(x: 0, y: 0, width: 120, height: 52))

        texts[title] = TypewriterText(words: ["Short"])
        tree.setNeedsMeasure(title)
        let changed = tree.compute(card, width: 120) { node, request in
            texts[node]?.size(request) ?? FlexSize(width: 0, height: 0)
        }
        XCTAssertEqual(changed.frame(of: card).height, 36)
    }
}

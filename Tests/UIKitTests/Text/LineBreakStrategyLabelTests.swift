// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// A label's `lineBreakStrategy`.
@preconcurrency @MainActor final class LineBreakStrategyLabelTests: XCTestCase {
    private let text = "one two three four"
    /// Room for three words a line.
    private let room = LineBreakStrategyLabelTests.width(of: "one two three") + 3

    private static func width(of text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return label.sizeThatFits(.zero).width
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private func widthOfLines(_ label: UILabel) -> CGFloat {
        label.sizeThatFits(CGSize(width: room, height: 1000)).width
    }

    func testALabelLeavesNoWordAloneUnlessItIsTold() {
        let label = label()
        XCTAssertEqual(label.lineBreakStrategy, .standard)
        XCTAssertEqual(widthOfLines(label), Self.width(of: "three four"))
        label.lineBreakStrategy = []
        XCTAssertEqual(widthOfLines(label), Self.width(of: "one two three"))
        label.lineBreakStrategy = .pushOut
        XCTAssertEqual(widthOfLines(label), Self.width(of: "three four"))
    }

    func testTheHeightIsTheSameWithEveryStrategy() {
        let label = label()
        let size = CGSize(width: room, height: 1000)
        let pushed = label.sizeThatFits(size).height
        label.lineBreakStrategy = []
        XCTAssertEqual(label.sizeThatFits(size).height, pushed)
    }

    func testAttributedTextBringsItsStyleAndTheSetterOverridesIt() {
        let style = NSMutableParagraphStyle()
        let label = label()
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        XCTAssertEqual(label.lineBreakStrategy, [])
        XCTAssertEqual(widthOfLines(label), Self.width(of: "one two three"))
        label.lineBreakStrategy = .pushOut
        XCTAssertEqual(widthOfLines(label), Self.width(of: "three four"))
        let adopted =
            label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            as? NSParagraphStyle
        XCTAssertEqual(adopted?.lineBreakStrategy, .pushOut)
    }

    func testALabelIsDrawnWithTheLinesItMeasured() {
        let label = label()
        label.frame.size = label.sizeThatFits(CGSize(width: room, height: 1000))
        guard case .text(let shaped, _, _)? = label.makeLayerContent() else {
            return XCTFail("the label draws no text")
        }
        XCTAssertEqual(shaped.lines.map(\.range.location), [0, 8])
    }
}

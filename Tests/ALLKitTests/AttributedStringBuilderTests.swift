// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class AttributedStringBuilderTests: XCTestCase {
    func testAttributesHoldForTheWholeText() {
        let font = UIFont.systemFont(ofSize: 20)
        let text = "Title".attributed().font(font).kern(2).underlineStyle(.single)
            .strikethroughStyle(9).make()
        var range = NSRange()
        let attributes = text.attributes(at: 0, effectiveRange: &range)
        XCTAssertEqual(range, NSRange(location: 0, length: 5))
        XCTAssertEqual(attributes[.font] as? UIFont, font)
        XCTAssertEqual(attributes[.kern] as? NSNumber, 2)
        XCTAssertEqual(attributes[.underlineStyle] as? NSNumber, 1)
        XCTAssertEqual(attributes[.strikethroughStyle] as? NSNumber, 9)
        XCTAssertNil(attributes[.paragraphStyle])
    }

    func testParagraphAttributesShareOneStyle() {
        let text = "Text".attributed().alignment(.center).lineSpacing(3).headIndent(4).make()
        let style =
            text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.alignment, .center)
        XCTAssertEqual(style?.lineSpacing, 3)
        XCTAssertEqual(style?.headIndent, 4)
    }

    func testATextThatWasMadeDoesNotChangeWithItsBuilder() {
        let builder = "Text".attributed().lineSpacing(3)
        let text = builder.make()
        _ = builder.lineSpacing(9)
        let style =
            text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.lineSpacing, 3)
    }

    func testAShadowHasItsOffsetAndBlur() {
        let text = "Text".attributed()
            .shadow(offsetX: 1, offsetY: 2, blurRadius: 3, color: .red).make()
        let shadow = text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
        XCTAssertEqual(shadow?.shadowOffset, CGSize(width: 1, height: 2))
        XCTAssertEqual(shadow?.shadowBlurRadius, 3)
    }
}

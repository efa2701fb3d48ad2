// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import TextLayout

final class AttributeValueTests: XCTestCase {
    private func assertReplaceable(
        _ key: NSAttributedString.Key, _ make: (Int) -> Any, line: UInt = #line
    ) {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        let text = NSMutableAttributedString(string: "abcdefghij")
        var expected = [Int?](repeating: nil, count: 10)
        for value in 0..<300 {
            let start = Int.random(in: 0..<10, using: &generator)
            let end = Int.random(in: start + 1...10, using: &generator)
            text.addAttribute(
                key, value: make(value), range: NSRange(location: start, length: end - start))
            for index in start..<end { expected[index] = value }
        }
        for (index, value) in expected.enumerated() {
            let found = text.attribute(key, at: index, effectiveRange: nil) as? NSObject
            let wanted = value.flatMap { make($0) as? NSObject }
            XCTAssertEqual(found, wanted, "seed \(seed)", line: line)
        }
    }

    /// Foundation stops the process on values whose first word looks like a type number of zero.
    func testFontsStylesAndShadowsCanReplaceEachOther() {
        assertReplaceable(.font) { UIFont.systemFont(ofSize: CGFloat($0 + 1)) }
        assertReplaceable(.paragraphStyle) { value in
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(value)
            return style
        }
        assertReplaceable(.shadow) { value in
            let shadow = NSShadow()
            shadow.shadowColor = nil
            shadow.shadowBlurRadius = CGFloat(value)
            return shadow
        }
    }

    func testTheTagIsTheFirstWordOfTheObjects() {
        for object in [
            UIFont.systemFont(ofSize: 12), NSParagraphStyle(), NSMutableParagraphStyle(),
            NSShadow(), NSTextTab(location: 3), UIFont.systemFont(ofSize: 12).fontDescriptor,
        ] as [NSObject] {
            // Two words of header come before the first stored property of a Swift object.
            let word = Unmanaged.passUnretained(object).toOpaque()
                .load(fromByteOffset: 16, as: UInt64.self)
            XCTAssertEqual(word, 0x3FF00, "\(type(of: object))")
        }
    }
}

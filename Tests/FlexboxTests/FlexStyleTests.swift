// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

final class FlexStyleTests: XCTestCase {
    func testAStyleIsMadeInOneExpression() {
        let style = FlexStyle {
            $0.width = 10
            $0.margin.start = 4
        }
        var expected = FlexStyle()
        expected.width = .points(10)
        expected.margin.start = .points(4)
        XCTAssertEqual(style, expected)
    }

    func testAStyleIsMadeFromAnother() {
        let style = FlexStyle(.web) { $0.flexGrow = 2 }
        XCTAssertEqual(style.flexGrow, 2)
        XCTAssertEqual(style.flexDirection, .row)
        XCTAssertEqual(FlexStyle.web.flexGrow, 0)
    }

    func testANewStyleHasTheDefaultsOfYoga() {
        let style = FlexStyle()
        XCTAssertEqual(style.flexDirection, .column)
        XCTAssertEqual(style.alignItems, .stretch)
        XCTAssertEqual(style.alignContent, .flexStart)
        XCTAssertEqual(style.flexShrink, 0)
        XCTAssertEqual(style.minWidth, .zero)
        XCTAssertEqual(style.position, .relative)
    }

    func testTheStyleOfTheWebHasTheInitialValuesOfCSS() {
        let style = FlexStyle.web
        XCTAssertEqual(style.flexDirection, .row)
        XCTAssertEqual(style.alignItems, .normal)
        XCTAssertEqual(style.alignContent, .normal)
        XCTAssertEqual(style.flexShrink, 1)
        XCTAssertEqual(style.minWidth, .auto)
        XCTAssertEqual(style.minHeight, .auto)
    }

    /// Random trees vary every property, so that a property which is lost or mixed up shows here.
    func testEveryPropertyKeepsItsValueAndLeavesTheOthersAlone() {
        var choices = Choices(seed: 7)
        for property in StyleProperty.all {
            var style = FlexStyle()
            for _ in 0..<20 where property.isEqual(style, FlexStyle()) {
                property.vary(&style, &choices, .tame)
            }
            XCTAssertFalse(property.isEqual(style, FlexStyle()), property.name)
            for other in StyleProperty.all where other.name != property.name {
                XCTAssertTrue(
                    other.isEqual(style, FlexStyle()), "\(property.name) changed \(other.name)")
            }
            XCTAssertNotEqual(style, FlexStyle(), property.name)
            property.copy(FlexStyle(), &style)
            XCTAssertEqual(style, FlexStyle(), property.name)
        }
    }
}

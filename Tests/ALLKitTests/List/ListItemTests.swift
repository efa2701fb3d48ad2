// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class ListItemTests: XCTestCase {
    private final class PlainSpec: LayoutSpec {}
    private final class OneSpec: ModelLayoutSpec<Int> {}
    private final class OtherSpec: ModelLayoutSpec<Int> {}
    private final class OpaqueSpec: ModelLayoutSpec<() -> Void> {}

    private func item(_ spec: LayoutSpec, id: String = "a") -> ListItem<Int> {
        ListItem(id: id, layoutSpec: spec)
    }

    func testItemsAreEqualByIdentityAlone() {
        let spec = PlainSpec()
        let first = item(spec)
        let second = item(OneSpec(model: 3))
        second.context = 5
        XCTAssertEqual(first, second)
        XCTAssertEqual(first.hashValue, second.hashValue)
        XCTAssertNotEqual(first, item(spec, id: "b"))
        XCTAssertEqual(Set([first, second, item(spec, id: "b")]).count, 2)
    }

    func testIdentitiesOfOtherKindsDiffer() {
        let number = ListItem<Int>(id: 1, layoutSpec: PlainSpec())
        let text = ListItem<Int>(id: "1", layoutSpec: PlainSpec())
        XCTAssertNotEqual(number, text)
        XCTAssertEqual(number.id, AnyHashable(1))
    }

    func testOneSpecMakesTheSameContent() {
        let spec = PlainSpec()
        XCTAssertTrue(item(spec).hasSameContent(as: item(spec)))
        XCTAssertFalse(item(spec).hasSameContent(as: item(PlainSpec())))
    }

    func testEqualModelsOfOneClassMakeTheSameContent() {
        XCTAssertTrue(item(OneSpec(model: 1)).hasSameContent(as: item(OneSpec(model: 1))))
        XCTAssertFalse(item(OneSpec(model: 1)).hasSameContent(as: item(OneSpec(model: 2))))
        XCTAssertFalse(item(OneSpec(model: 1)).hasSameContent(as: item(OtherSpec(model: 1))))
        XCTAssertFalse(
            item(OneSpec(model: 1)).hasSameContent(
                as: item(OneSpec(model: 1, layoutDirection: .rightToLeft))))
    }

    func testModelsThatCannotBeComparedCountAsChanged() {
        XCTAssertFalse(item(OpaqueSpec(model: {})).hasSameContent(as: item(OpaqueSpec(model: {}))))
    }

    func testALayoutIsMadeWithinTheModifiedBounds() {
        let row = ListItem<Int>(id: 1, layoutSpec: RowSpec(TestRow(1, height: 12)))
        let bounds = CGSize(width: 90, height: 0).layoutDimensions
        XCTAssertEqual(row.makeLayout(bounds).size, CGSize(width: 90, height: 12))
        row.boundingDimensionsModifier = { width, height in
            XCTAssertTrue(height.isNaN)
            return (width / 2, height)
        }
        XCTAssertEqual(row.makeLayout(bounds).size, CGSize(width: 45, height: 12))
        row.boundingDimensionsModifier = { _, _ in (-.infinity, .nan) }
        XCTAssertEqual(row.makeLayout(bounds).size, CGSize(width: 100, height: 12))
    }
}

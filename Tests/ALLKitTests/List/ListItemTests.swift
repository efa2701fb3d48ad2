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

    private func isSame(_ left: ListItem<Int>, _ right: ListItem<Int>) -> Bool {
        left.hasSameContent(as: right, within: CGSize(width: 90, height: 0).layoutDimensions)
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
        XCTAssertTrue(isSame(item(spec), item(spec)))
        XCTAssertFalse(isSame(item(spec), item(PlainSpec())))
    }

    func testEqualModelsOfOneClassMakeTheSameContent() {
        XCTAssertTrue(isSame(item(OneSpec(model: 1)), item(OneSpec(model: 1))))
        XCTAssertFalse(isSame(item(OneSpec(model: 1)), item(OneSpec(model: 2))))
        XCTAssertFalse(isSame(item(OneSpec(model: 1)), item(OtherSpec(model: 1))))
        XCTAssertFalse(
            isSame(
                item(OneSpec(model: 1)), item(OneSpec(model: 1, layoutDirection: .rightToLeft))))
    }

    func testModelsThatCannotBeComparedCountAsChanged() {
        XCTAssertFalse(isSame(item(OpaqueSpec(model: {})), item(OpaqueSpec(model: {}))))
    }

    func testAnotherModifierMakesOtherContentOnlyIfItGivesOtherBounds() {
        let (plain, half, alsoHalf, third) = (
            item(OneSpec(model: 1)), item(OneSpec(model: 1)), item(OneSpec(model: 1)),
            item(OneSpec(model: 1))
        )
        half.boundingDimensionsModifier = { width, height in (width / 2, height) }
        alsoHalf.boundingDimensionsModifier = { width, _ in (width * 0.5, .nan) }
        third.boundingDimensionsModifier = { width, height in (width / 3, height) }
        XCTAssertFalse(isSame(plain, half))
        XCTAssertTrue(isSame(half, alsoHalf))
        XCTAssertFalse(isSame(third, half))
    }

    func testNoTwoThreadsMakeLayoutsOfOneSpec() {
        let spec = CountingSpec()
        let items = (0..<4).map { ListItem<Int>(id: $0, layoutSpec: spec) }
        let bounds = CGSize(width: 90, height: 0).layoutDimensions
        LayoutCrew(size: 4).share(2_000) { row in
            _ = items[row % 4].makeLayout(bounds)
        }
        XCTAssertEqual(spec.count, 2_000)
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

/// Counts its layouts, slowly and without care for other threads.
private final class CountingSpec: LayoutSpec {
    private(set) var count = 0

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        let before = count
        sched_yield()
        count = before + 1
        return LayoutNode(children: [])
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

private final class Marker: UIView {}

private final class TestSpec: ModelLayoutSpec<LayoutNode> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible { model }
}

@preconcurrency @MainActor final class LayoutTests: XCTestCase {
    private func layout(
        _ node: LayoutNode, width: CGFloat = .nan, height: CGFloat = .nan,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> any Layout {
        TestSpec(model: node, layoutDirection: direction).makeLayoutWith(
            boundingDimensions: LayoutDimensions(
                width: width.layoutDimension, height: height.layoutDimension))
    }

    func testARowIsAsLargeAsItsChildrenAndPadding() {
        let node = LayoutNode(
            children: [
                LayoutNode(
                    children: [], { $0.width(100).height(100) }, { (_: UIView, _) in }),
                LayoutNode(
                    children: [], { $0.width(110).height(110).margin(.left(10)) },
                    { (_: UIView, _) in }),
            ],
            { $0.flexDirection(.row).padding(.all(10)).alignItems(.center) })
        let layout = layout(node)
        XCTAssertEqual(layout.size, CGSize(width: 240, height: 130))
        XCTAssertEqual(
            layout.makeView().subviews.map(\.frame),
            [
                CGRect(x: 10, y: 15, width: 100, height: 100),
                CGRect(x: 120, y: 10, width: 110, height: 110),
            ])
    }

    func testANodeWithoutTextHasNoSize() {
        let text: NSAttributedString? = nil
        XCTAssertEqual(layout(LayoutNode(sizeProvider: text)).size, .zero)
    }

    func testViewsAreMadeOnceAndThenUsedAgain() {
        var isNew: [Bool] = []
        let node = LayoutNode(
            children: [
                LayoutNode(
                    children: [], { $0.width(10).height(10) },
                    { (_: Marker, new) in isNew.append(new) })
            ], { $0.padding(.all(5)) })
        let layout = layout(node)
        let view = layout.makeView()
        let made = view.subviews.first
        layout.makeContentIn(view: view)
        XCTAssertEqual(isNew, [true, false])
        XCTAssertTrue(made is Marker)
        XCTAssertTrue(view.subviews.first === made)
        XCTAssertEqual(view.subviews.count, 1)
    }

    func testAnotherLayoutTakesOverViewsOfTheSameClassAndReplacesOthers() {
        func marker() -> LayoutNode {
            LayoutNode(children: [], { $0.height(10) }, { (_: Marker, _) in })
        }
        func label() -> LayoutNode {
            LayoutNode(children: [], { $0.height(10) }, { (_: UILabel, _) in })
        }
        let view = layout(LayoutNode(children: [marker(), marker()])).makeView()
        let first = view.subviews[0]
        layout(LayoutNode(children: [marker(), label(), marker()])).setup(in: view)
        XCTAssertEqual(view.subviews.count, 3)
        XCTAssertTrue(view.subviews[0] === first)
        XCTAssertTrue(view.subviews[1] is UILabel)
        XCTAssertTrue(view.subviews[2] is Marker)
    }

    func testNestedViewsLieInTheHostInTheOrderOfTheTree() {
        let inner = LayoutNode(
            children: [], { $0.width(10).height(10).margin(.all(3)) }, { (_: Marker, _) in })
        let outer = LayoutNode(
            children: [inner], { $0.padding(.left(7)) }, { (_: UILabel, _) in })
        let view = layout(LayoutNode(children: [outer], { $0.padding(.top(20)) })).makeView()
        XCTAssertTrue(view.subviews[0] is UILabel)
        XCTAssertTrue(view.subviews[1] is Marker)
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 0, y: 20, width: 23, height: 16))
        XCTAssertEqual(view.subviews[1].frame, CGRect(x: 10, y: 23, width: 10, height: 10))
    }

    func testSetUpGivesTheViewItsPlaceAndSize() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        layout(LayoutNode(children: [], { $0.height(50) }), width: 320)
            .setup(in: view, at: CGPoint(x: 8, y: 9))
        XCTAssertEqual(view.frame, CGRect(x: 8, y: 9, width: 320, height: 50))
    }

    func testRowsRunLeftwardInASpecFromRightToLeft() {
        let node = LayoutNode(
            children: [
                LayoutNode(children: [], { $0.width(10).height(5) }, { (_: Marker, _) in })
            ], { $0.flexDirection(.row) })
        let view = layout(node, width: 100, direction: .rightToLeft).makeView()
        XCTAssertEqual(view.subviews[0].frame.minX, 90)
    }

    func testAHiddenNodeTakesNoRoom() {
        let hidden = LayoutNode(children: [], { $0.height(40).isHidden(true) })
        let shown = LayoutNode(children: [], { $0.height(30) })
        XCTAssertEqual(layout(LayoutNode(children: [hidden, shown]), width: 10).size.height, 30)
    }

    func testWhatIsInAHiddenNodeIsNotSeenWhateverItsViews() {
        func node(isHidden: Bool) -> LayoutNode {
            let control = LayoutNode(
                children: [], { $0.width(51).height(31) }, { (_: UISwitch, _) in })
            let marker = LayoutNode(
                children: [], { $0.width(20).height(20) }, { (_: Marker, _) in })
            return LayoutNode(children: [
                LayoutNode(children: [control, marker], { $0.isHidden(isHidden) }),
                LayoutNode(children: [], { $0.width(10).height(10) }, { (_: Marker, _) in }),
            ])
        }
        let hidden = layout(node(isHidden: true), width: 100)
        let view = hidden.makeView()
        XCTAssertEqual(view.subviews.map(\.isHidden), [true, true, false])
        XCTAssertEqual(view.subviews[1].frame.size, .zero)
        XCTAssertEqual(view.subviews[2].frame.minY, 0)
        let shown = layout(node(isHidden: false), width: 100)
        shown.makeContentIn(view: view)
        XCTAssertEqual(view.subviews.map(\.isHidden), [false, false, false])
        XCTAssertEqual(view.subviews[2].frame.minY, 51)
        // What the user hides stays so.
        view.subviews[1].isHidden = true
        for _ in 0..<2 { hidden.makeContentIn(view: view) }
        shown.makeContentIn(view: view)
        XCTAssertEqual(view.subviews.map(\.isHidden), [false, true, false])
        // What the user says while the layout hides the views counts once it shows them.
        hidden.makeContentIn(view: view)
        view.subviews[0].isHidden = true
        view.subviews[1].isHidden = false
        XCTAssertEqual(view.subviews.map(\.isHidden), [true, true, false])
        for _ in 0..<2 { hidden.makeContentIn(view: view) }
        XCTAssertEqual(view.subviews.map(\.isHidden), [true, true, false])
        shown.makeContentIn(view: view)
        XCTAssertEqual(view.subviews.map(\.isHidden), [true, false, false])
    }

    func testAnOverlayIsPlacedByItsDistances() {
        let overlay = LayoutNode(
            children: [],
            { $0.isOverlay(true).position(.right(4), .bottom(6)).width(10).height(20) },
            { (_: Marker, _) in })
        let view = layout(LayoutNode(children: [overlay]), width: 100, height: 80).makeView()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 86, y: 54, width: 10, height: 20))
    }

    func testLaterLengthsOfAnEdgeWin() {
        let node = LayoutNode(children: [], { $0.padding(.all(10), .left(1), .vertical(2)) })
        XCTAssertEqual(layout(node).size, CGSize(width: 11, height: 4))
    }

    func testFlexSharesTheRoom() {
        func item(_ flex: CGFloat) -> LayoutNode {
            LayoutNode(children: [], { $0.flex(flex) }, { (_: Marker, _) in })
        }
        let node = LayoutNode(children: [item(1), item(3)], { $0.flexDirection(.row) })
        let view = layout(node, width: 100, height: 10).makeView()
        XCTAssertEqual(view.subviews.map(\.frame.width), [25, 75])
    }

    func testTextWrapsInTheRoomOfARowThatShrinks() {
        let text = String(repeating: "word ", count: 40).attributed()
            .font(.systemFont(ofSize: 15)).make()
        let icon = LayoutNode(children: [], { $0.width(40).height(40) })
        let label = LayoutNode(
            sizeProvider: text, { $0.flexShrink(1) }, { (_: UILabel, _) in })
        let view = layout(
            LayoutNode(children: [icon, label], { $0.flexDirection(.row) }), width: 200
        ).makeView()
        let frame = view.subviews[0].frame
        XCTAssertEqual(frame.minX, 40)
        XCTAssertLessThanOrEqual(frame.maxX, 200)
        let needed = text.calculateSize(
            boundedBy: CGSize(width: frame.width, height: 0).layoutDimensions)
        XCTAssertGreaterThanOrEqual(frame.height, needed.height)
        XCTAssertGreaterThan(frame.height, 40)
    }

    func testABoxAroundWrappedTextIsAsWideAsItsLongestLine() {
        let text = "Some words that do not fit".attributed().font(.systemFont(ofSize: 17)).make()
        let widest = text.calculateSize(
            boundedBy: CGSize(width: 120, height: 0).layoutDimensions
        ).width
        XCTAssertLessThan(widest, 118)
        let bubble = LayoutNode(
            children: [LayoutNode(sizeProvider: text)], { $0.alignSelf(.flexStart) },
            { (_: UIView, _) in })
        let view = layout(LayoutNode(children: [bubble]), width: 120).makeView()
        XCTAssertEqual(view.subviews[0].frame.width, widest, accuracy: 1)
    }

    func testLayoutsAreMadeOnAnyThread() {
        final class Results: @unchecked Sendable {
            // Each index is written by one iteration.
            var sizes = [CGSize](repeating: .zero, count: 32)
        }
        let results = Results()
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: 32) { index in
            let text = "Some words that wrap".attributed().font(.systemFont(ofSize: 15)).make()
            let size = TestSpec(model: LayoutNode(sizeProvider: text)).makeLayoutWith(
                boundingDimensions: CGSize(width: 80, height: 0).layoutDimensions
            ).size
            lock.withLock { results.sizes[index] = size }
        }
        XCTAssertEqual(Set(results.sizes.map(\.height)).count, 1)
        XCTAssertEqual(results.sizes[0].width, 80)
        XCTAssertGreaterThan(results.sizes[0].height, 30)
    }
}

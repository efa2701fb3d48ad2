// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

private final class BoxSpec: LayoutSpec {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        LayoutNode(children: [], { $0.height(50) }, { (_: UIView, _) in })
    }
}

@preconcurrency @MainActor final class SwipeActionsTests: XCTestCase {
    private var buttons: [UIView] = []
    private var closings: [(Bool) -> Void] = []

    private func makeView(_ count: Int) -> (any UIView & ISwipeView)? {
        (buttons, closings) = ([], [])
        let actions = (0..<count).map { _ in
            SwipeAction(layoutSpec: BoxSpec()) { button, close in
                self.buttons.append(button)
                self.closings.append(close)
            }
        }
        let layout = BoxSpec().makeLayoutWith(
            boundingDimensions: CGSize(width: 300, height: 0).layoutDimensions)
        let view = SwipeActions(actions, size: 80)?.makeView(contentLayout: layout)
        buttons.reverse()
        closings.reverse()
        view?.layoutIfNeeded()
        return view
    }

    private func content(of view: any UIView & ISwipeView) -> UIView? { view.subviews.last }

    func testThereAreNoActionsWithoutAListOrASize() {
        XCTAssertNil(SwipeActions([]))
        let action = SwipeAction(layoutSpec: BoxSpec()) { _, _ in }
        XCTAssertNil(SwipeActions([action], size: .nan))
        XCTAssertNil(SwipeActions([action], size: 0))
        XCTAssertEqual(SwipeActions([action])?.size, 96)
    }

    func testOpenActionsStandAtTheRightInTheirOrder() throws {
        let view = try XCTUnwrap(makeView(2))
        view.open(animated: false)
        XCTAssertEqual(buttons[0].frame, CGRect(x: 140, y: 0, width: 80, height: 50))
        XCTAssertEqual(buttons[1].frame, CGRect(x: 220, y: 0, width: 80, height: 50))
        XCTAssertEqual(content(of: view)?.frame, CGRect(x: -160, y: 0, width: 300, height: 50))
    }

    func testClosedActionsHaveNoWidth() throws {
        let view = try XCTUnwrap(makeView(1))
        view.open(animated: false)
        view.close(animated: false)
        XCTAssertEqual(buttons[0].frame.width, 0)
        XCTAssertEqual(content(of: view)?.frame.minX, 0)
    }

    func testAFingerOpensTheActionsAndATapClosesThem() throws {
        let view = try XCTUnwrap(makeView(1))
        let window = OffscreenWindow(size: CGSize(width: 300, height: 200))
        window.window.addSubview(view)
        window.advance(by: 0.1)
        window.drag(from: CGPoint(x: 250, y: 25), to: CGPoint(x: 190, y: 25))
        window.advance(by: 0.5)
        XCTAssertEqual(content(of: view)?.frame.minX, -80)
        window.tap(at: CGPoint(x: 50, y: 25))
        window.advance(by: 0.5)
        XCTAssertEqual(content(of: view)?.frame.minX, 0)
    }

    func testAVerticalDragLeavesTheActionsClosed() throws {
        let view = try XCTUnwrap(makeView(1))
        let window = OffscreenWindow(size: CGSize(width: 300, height: 200))
        window.window.addSubview(view)
        window.advance(by: 0.1)
        window.drag(from: CGPoint(x: 250, y: 10), to: CGPoint(x: 240, y: 45))
        window.advance(by: 0.5)
        XCTAssertEqual(content(of: view)?.frame.minX, 0)
    }

    // MARK: Under a finger

    /// A view of two buttons of 80 points in a window, and how far it is open.
    private func makeStage() throws -> (window: OffscreenWindow, view: SwipeView) {
        let view = try XCTUnwrap(makeView(2) as? SwipeView)
        let window = OffscreenWindow(size: CGSize(width: 300, height: 200))
        window.window.addSubview(view)
        window.runFrame()
        return (window, view)
    }

    private func check(
        _ view: SwipeView, offset: CGFloat, line: UInt = #line
    ) {
        XCTAssertEqual(view.offset, offset, accuracy: 0.001, line: line)
        let width = 80 * view.offset
        XCTAssertEqual(content(of: view)?.frame.minX ?? 0, -2 * width, accuracy: 0.01, line: line)
        XCTAssertEqual(buttons[0].frame.minX, 300 - 2 * width, accuracy: 0.01, line: line)
        XCTAssertEqual(buttons[1].frame.minX, 300 - width, accuracy: 0.01, line: line)
        XCTAssertEqual(buttons[1].frame.width, width, accuracy: 0.01, line: line)
    }

    func testTheActionsFollowTheFingerAndBeyondTheirSizeLessAndLess() throws {
        let (window, view) = try makeStage()
        window.touchDown(at: CGPoint(x: 290, y: 25))
        window.moveTouch(to: CGPoint(x: 250, y: 25))
        // What is left of the way after the gesture has begun.
        let way = view.offset * 160
        XCTAssertGreaterThan(way, 20)
        XCTAssertLessThanOrEqual(way, 40)
        for step in [CGFloat(10), 55, 80] {
            window.moveTouch(to: CGPoint(x: 250 - step, y: 25))
            check(view, offset: (way + step) / 160)
        }
        for step in [CGFloat(160), 200, 240] {
            window.moveTouch(to: CGPoint(x: 250 - step, y: 25))
            let distance = way + step
            check(view, offset: exp(1 - 160 / distance))
        }
        // And all the way back, not past the closed place.
        window.moveTouch(to: CGPoint(x: 299, y: 25))
        check(view, offset: 0)
    }

    func testAFingerThatLiftsBeyondTheirSizeLeavesTheActionsOpenAtTheirSize() throws {
        let (window, view) = try makeStage()
        window.touchDown(at: CGPoint(x: 290, y: 25))
        window.moveTouch(to: CGPoint(x: 20, y: 25))
        XCTAssertGreaterThan(view.offset, 1)
        window.liftTouch()
        window.settle()
        check(view, offset: 1)
        // Beyond it again, then some way to the right: still beyond, so still open.
        window.touchDown(at: CGPoint(x: 120, y: 25))
        window.moveTouch(to: CGPoint(x: 5, y: 25))
        window.liftTouch()
        window.settle()
        check(view, offset: 1)
    }

    func testAShortDragToTheLeftOpensAndAShortOneToTheRightCloses() throws {
        let (window, view) = try makeStage()
        window.drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 175, y: 25))
        window.settle()
        check(view, offset: 1)
        window.drag(from: CGPoint(x: 60, y: 25), to: CGPoint(x: 85, y: 25))
        window.settle()
        check(view, offset: 0)
    }

    func testAnAnimatedChangeTakesAFifthOfASecond() throws {
        let (window, view) = try makeStage()
        view.open(animated: true)
        let content = try XCTUnwrap(content(of: view))
        window.advance(by: 0.1)
        let between = try XCTUnwrap(content.layer.presentation()).frame.minX
        XCTAssertLessThan(between, -10)
        XCTAssertGreaterThan(between, -150)
        window.advance(by: 0.12)
        XCTAssertEqual(content.layer.presentation()?.frame.minX ?? -160, -160, accuracy: 0.01)
        check(view, offset: 1)
    }

    func testTwoFingersDoNotOpenTheActions() throws {
        let (window, view) = try makeStage()
        window.touchDown(at: CGPoint(x: 250, y: 10), finger: 0)
        window.touchDown(at: CGPoint(x: 250, y: 40), finger: 1)
        for x in stride(from: CGFloat(240), to: 150, by: -10) {
            window.moveTouch(to: CGPoint(x: x, y: 10), finger: 0)
            window.moveTouch(to: CGPoint(x: x, y: 40), finger: 1)
        }
        check(view, offset: 0)
    }

    func testAnActionClosesItsView() throws {
        let (window, view) = try makeStage()
        view.open(animated: false)
        closings[0](false)
        check(view, offset: 0)
        view.open(animated: false)
        closings[1](true)
        window.settle()
        check(view, offset: 0)
    }

    func testAButtonsContentHasItsFullSizeAndIsCut() throws {
        let (window, _) = try makeStage()
        window.touchDown(at: CGPoint(x: 290, y: 25))
        window.moveTouch(to: CGPoint(x: 240, y: 25))
        XCTAssertLessThan(buttons[0].frame.width, 40)
        XCTAssertTrue(buttons[0].clipsToBounds)
        XCTAssertEqual(buttons[0].subviews.first?.frame, CGRect(x: 0, y: 0, width: 80, height: 50))
    }
}

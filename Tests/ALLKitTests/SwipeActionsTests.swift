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

    private func makeView(_ count: Int) -> (any UIView & ISwipeView)? {
        buttons = []
        let actions = (0..<count).map { _ in
            SwipeAction(layoutSpec: BoxSpec()) { button, _ in self.buttons.append(button) }
        }
        let layout = BoxSpec().makeLayoutWith(
            boundingDimensions: CGSize(width: 300, height: 0).layoutDimensions)
        let view = SwipeActions(actions, size: 80)?.makeView(contentLayout: layout)
        buttons.reverse()
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
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class StackHidingTests: XCTestCase {
    private let a = SizedView(30, 10)
    private let b = SizedView(50, 20)
    private let c = SizedView(20, 30)

    private func row(spacing: CGFloat = 10) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.spacing = spacing
        return stack
    }

    private func fitting(_ stack: UIStackView) -> CGSize {
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func testAHiddenViewTakesNoRoom() {
        let stack = row()
        XCTAssertEqual(fitting(stack), CGSize(width: 120, height: 30))
        c.isHidden = true
        XCTAssertEqual(fitting(stack), CGSize(width: 90, height: 20))
        c.isHidden = false
        XCTAssertEqual(fitting(stack), CGSize(width: 120, height: 30))
    }

    func testAHiddenViewInTheMiddleClosesItsGap() {
        let stack = row()
        b.isHidden = true
        stack.laidOut(60, 30)
        XCTAssertEqual(stack.spans, [[0, 30], [35, 0], [40, 20]])
        XCTAssertTrue(b.isHidden)
        XCTAssertEqual(stack.constraints(named: "UISV-hiding").count, 1)
    }

    func testTheCustomSpaceOfAHiddenViewIsHidden() {
        let stack = row()
        stack.setCustomSpacing(40, after: b)
        XCTAssertEqual(fitting(stack).width, 150)
        b.isHidden = true
        XCTAssertEqual(fitting(stack).width, 60)
    }

    func testHiddenViewsAreNotEqual() {
        let stack = row(spacing: 0)
        stack.distribution = .fillEqually
        a.isHidden = true
        stack.laidOut(100, 30)
        XCTAssertEqual(stack.spans, [[0, 0], [0, 50], [50, 50]])
    }

    func testHidingTwiceIsShownOnce() {
        let stack = row()
        b.isHidden = true
        b.isHidden = true
        b.isHidden = false
        XCTAssertFalse(b.isHidden)
        XCTAssertEqual(fitting(stack).width, 120)
    }

    func testAllHidden() {
        let stack = row()
        for view in [a, b, c] { view.isHidden = true }
        XCTAssertEqual(fitting(stack), .zero)
    }

    func testAnAnimatedHidingShowsTheViewUntilItsRoomIsClosed() {
        let window = OffscreenWindow(size: CGSize(width: 200, height: 100))
        let stack = row()
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        a.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        window.window.addSubview(stack)
        window.runFrame()
        XCTAssertEqual(stack.spans, [[0, 30], [40, 50], [100, 20]])
        var end: Bool?
        UIView.animate(
            withDuration: 0.5, animations: { self.b.isHidden = true }, completion: { end = $0 })
        XCTAssertTrue(b.isHidden, "it counts as hidden at once")
        XCTAssertFalse(b.layer.isHidden, "and is seen while its room closes")
        XCTAssertEqual(stack.spans, [[0, 90], [95, 0], [100, 20]])
        window.advance(by: 0.25)
        let width = b.layer.presentation()?.bounds.width ?? 0
        XCTAssertGreaterThan(width, 5)
        XCTAssertLessThan(width, 45)
        window.advance(by: 0.4)
        XCTAssertEqual(end, true)
        XCTAssertTrue(b.layer.isHidden)
        XCTAssertTrue(b.isHidden)
    }

    func testAHiddenViewIsAsWideAsTheOthersSoThatOnlyItsRoomOpens() {
        let window = OffscreenWindow(size: CGSize(width: 300, height: 200))
        let inner = SizedView(60, 20)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView()
        box.addSubview(inner)
        let bottom = inner.bottomAnchor.constraint(equalTo: box.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor), bottom,
        ])
        let stack = UIStackView(arrangedSubviews: [a, box, b])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        box.isHidden = true
        window.window.addSubview(stack)
        window.runFrame()
        XCTAssertEqual(box.frame.width, 200)
        XCTAssertEqual(inner.frame.width, 200)
        stack.frame.size.width = 240
        window.runFrame()
        XCTAssertEqual(inner.frame.width, 240)
        UIView.animate(withDuration: 0.5) { box.isHidden = false }
        window.advance(by: 0.2)
        XCTAssertEqual(inner.layer.presentation()?.bounds.width ?? 240, 240)
        XCTAssertEqual(box.layer.presentation()?.bounds.width ?? 240, 240)
        window.settle()
        XCTAssertEqual(box.frame.size, CGSize(width: 240, height: 20))
    }

    func testAHiddenViewDoesNotWidenItsStackView() {
        let wide = SizedView(500, 10)
        let stack = UIStackView(arrangedSubviews: [a, wide])
        stack.axis = .vertical
        let window = OffscreenWindow(size: CGSize(width: 600, height: 200))
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.window.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: window.window.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: window.window.topAnchor).isActive = true
        window.runFrame()
        XCTAssertEqual(stack.frame.size, CGSize(width: 500, height: 20))
        wide.isHidden = true
        window.runFrame()
        XCTAssertEqual(stack.frame.size, CGSize(width: 30, height: 10))
        a.content.width = 70
        window.runFrame()
        XCTAssertEqual(stack.frame.size, CGSize(width: 70, height: 10))
        XCTAssertEqual(wide.frame.width, 70)
        wide.isHidden = false
        window.runFrame()
        XCTAssertEqual(stack.frame.size, CGSize(width: 500, height: 20))
    }

    func testAnAnimatedShowingOpensTheRoom() {
        let window = OffscreenWindow(size: CGSize(width: 200, height: 100))
        let stack = row()
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        a.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        b.isHidden = true
        window.window.addSubview(stack)
        window.runFrame()
        UIView.animate(withDuration: 0.5) { self.b.isHidden = false }
        XCTAssertFalse(b.layer.isHidden)
        XCTAssertEqual(b.bounds.width, 50)
        window.runFrame()
        window.runFrame()
        XCTAssertLessThan(b.layer.presentation()?.bounds.width ?? 50, 25)
        window.advance(by: 0.6)
        XCTAssertEqual(b.layer.presentation()?.bounds.width ?? 50, 50)
    }

    func testAViewThatIsHiddenAgainIsSeenUntilTheLastAnimationEnds() {
        let window = OffscreenWindow(size: CGSize(width: 200, height: 100))
        let stack = row()
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        window.window.addSubview(stack)
        window.runFrame()
        UIView.animate(withDuration: 1) { self.b.isHidden = true }
        window.advance(by: 0.4)
        UIView.animate(withDuration: 1) { self.b.isHidden = false }
        window.advance(by: 0.3)
        UIView.animate(withDuration: 1) { self.b.isHidden = true }
        window.advance(by: 0.8)
        XCTAssertFalse(b.layer.isHidden, "the first and second animation are over")
        window.advance(by: 0.3)
        XCTAssertTrue(b.layer.isHidden)
        XCTAssertTrue(b.isHidden)
    }

    func testShowingDuringTheHidingKeepsTheViewShown() {
        let window = OffscreenWindow(size: CGSize(width: 200, height: 100))
        let stack = row()
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        window.window.addSubview(stack)
        window.runFrame()
        UIView.animate(withDuration: 0.5) { self.b.isHidden = true }
        window.advance(by: 0.2)
        UIView.animate(withDuration: 0.5) { self.b.isHidden = false }
        window.advance(by: 1)
        XCTAssertFalse(b.isHidden)
        XCTAssertFalse(b.layer.isHidden)
        XCTAssertEqual(b.bounds.width, 50)
    }
}

extension StackHidingTests {
    func testTheInsideOfAHiddenViewGivesWayToTheHiding() {
        var text = ""
        let log = LayoutEngine.shared.log
        LayoutEngine.shared.log = { text += $0 }
        defer { LayoutEngine.shared.log = log }
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view, UIView()])
        let inner = view.widthAnchor.constraint(equalToConstant: 40)
        inner.isActive = true
        stack.laidOut(100, 30)
        XCTAssertEqual(text, "")
        view.isHidden = true
        stack.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 0)
        XCTAssertTrue(text.contains("'UISV-hiding'"), text)
        XCTAssertTrue(
            text.contains("Will attempt to recover by breaking constraint"), text)
        view.isHidden = false
        stack.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 40)
    }
}

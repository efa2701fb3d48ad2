// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import UIKitTesting
import XCTest

/// Closures for events and gestures, by what a finger does.
@preconcurrency @MainActor final class EventTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private lazy var window = OffscreenWindow(view: root, size: CGSize(width: 200, height: 200))
    private var heard: [String] = []

    private func show(_ view: UIView) {
        root.add(view.topAnchor(50).leftAnchor(50).widthAnchor(100).heightAnchor(60))
        window.settle()
    }

    private let middle = CGPoint(x: 100, y: 80)

    // MARK: Controls

    func testEveryClosureOfAnEventRunsInOrder() {
        show(
            UIControl().addAction(for: .touchDown) { self.heard.append("down") }
                .addAction(for: .touchUpInside) { self.heard.append("first") }
                .addAction(for: .touchUpInside) { self.heard.append("second") })
        window.tap(at: middle)
        XCTAssertEqual(heard, ["down", "first", "second"])
        window.tap(at: middle)
        XCTAssertEqual(heard.count, 6)
    }

    func testAnOverwritingClosureRemovesWhoeverListenedToThisEventOnly() {
        let control = UIControl()
        control.addAction(UIAction { _ in self.heard.append("foreign") }, for: .touchUpInside)
        show(
            control.addAction(for: .touchDown) { self.heard.append("down") }
                .addAction(for: .touchUpInside) { self.heard.append("old") }
                .addAction(for: .touchUpInside, overwrite: true) { self.heard.append("new") })
        window.tap(at: middle)
        XCTAssertEqual(heard, ["down", "new"])
    }

    func testAButtonHearsATapAndNoTouchThatLeaves() {
        show(UIButton().title("Go").onTap { self.heard.append("tap") })
        window.tap(at: middle)
        XCTAssertEqual(heard, ["tap"])
        window.drag(from: middle, to: CGPoint(x: 100, y: 195))
        XCTAssertEqual(heard, ["tap"])
    }

    func testADisabledButtonHearsNothing() {
        show(UIButton().isEnabled(false).onTap { self.heard.append("tap") })
        window.tap(at: middle)
        XCTAssertEqual(heard, [])
    }

    func testASwitchTellsItsNewState() {
        let control = UISwitch().onSwitch { self.heard.append("\($0)") }
        root.add(control.topAnchor(50).leftAnchor(50))
        window.settle()
        window.tap(at: CGPoint(x: 70, y: 60))
        window.settle()
        window.tap(at: CGPoint(x: 70, y: 60))
        window.settle()
        XCTAssertEqual(heard, ["true", "false"])
        control.onSwitch(overwrite: true) { _ in self.heard = ["overwritten"] }
        window.tap(at: CGPoint(x: 70, y: 60))
        window.settle()
        XCTAssertEqual(heard, ["overwritten"])
    }

    func testASliderTellsItsValueWhileTheThumbMoves() {
        var values: [Float] = []
        show(UISlider().onChange { values.append($0) })
        window.drag(from: CGPoint(x: 62, y: 80), to: CGPoint(x: 140, y: 80))
        XCTAssertGreaterThan(values.count, 1)
        XCTAssertEqual(values, values.sorted())
        XCTAssertGreaterThan(values.last ?? 0, 0.9)
    }

    // MARK: Gestures

    func testAViewHearsTapsAndLongTaps() {
        show(
            UIView().onTapGesture { self.heard.append("tap") }
                .onLongTapGesture { self.heard.append("long") })
        window.tap(at: middle)
        XCTAssertEqual(heard, ["tap"])
        window.longPress(at: middle)
        XCTAssertEqual(heard, ["tap", "long"])
    }

    func testALabelHearsTapsOnceItTakesTouches() {
        show(
            UILabel().text("Terms").isUserInteractionEnabled(true)
                .onTapGesture { self.heard.append("tap") })
        window.tap(at: middle)
        XCTAssertEqual(heard, ["tap"])
    }

    func testSeveralTapClosuresRunAndAnOverwritingOneIsAlone() {
        let view = UIView().onTapGesture { self.heard.append("first") }
            .onTapGesture { self.heard.append("second") }
        show(view)
        window.tap(at: middle)
        XCTAssertEqual(heard.sorted(), ["first", "second"])
        heard = []
        view.onTapGesture(overwrite: true) { self.heard.append("third") }
        window.tap(at: middle)
        XCTAssertEqual(heard, ["third"])
        view.onLongTapGesture { self.heard.append("old") }
            .onLongTapGesture(overwrite: true) { self.heard.append("long") }
        window.longPress(at: middle)
        XCTAssertEqual(heard, ["third", "long"])
    }

    // MARK: Lifetime

    func testAControlAndWhatItsClosuresHoldAreFreedTogether() {
        final class Token {}
        weak var token: Token?
        weak var view: UIView?
        weak var slider: UISlider?
        do {
            let held = Token()
            let button = UIButton().onTap { _ = held }.onTapGesture { _ = held }
                .onLongTapGesture { _ = held }
            let control = UISlider().onChange { _ in _ = held }
            (token, view, slider) = (held, button, control)
            XCTAssertNotNil(token)
            withExtendedLifetime((button, control)) {}
        }
        XCTAssertNil(view)
        XCTAssertNil(slider)
        XCTAssertNil(token)
    }
}

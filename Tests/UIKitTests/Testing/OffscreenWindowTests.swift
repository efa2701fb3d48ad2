// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class OffscreenWindowTests: XCTestCase {
    private func makeWindow(_ fill: (UIView) -> Void) -> OffscreenWindow {
        let view = UIView()
        view.backgroundColor = .white
        fill(view)
        return OffscreenWindow(
            view: view, size: CGSize(width: 100, height: 80), scale: 2)
    }

    func testTheWindowDrawsItsViews() {
        let window = makeWindow {
            let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            square.backgroundColor = .red
            $0.addSubview(square)
        }
        window.assertFills(CGRect(x: 10, y: 20, width: 30, height: 40), with: .red)
        window.assertFills(CGRect(x: 0, y: 0, width: 100, height: 80), with: .white)
        let picture = window.snapshot()
        XCTAssertEqual(picture.width, 200)
        XCTAssertEqual(picture.height, 160)
    }

    func testLabelsAreDrawnAsText() {
        let window = makeWindow {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Hello"
            $0.addSubview(label)
        }
        XCTAssertEqual(window.drawnTexts, ["Hello"])
        window.assertDraws(text: "Hello")
        window.assertDoesNotDraw(text: "Goodbye")
    }

    func testAFrameDrawsOnlyWhatChanged() {
        let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        square.backgroundColor = .red
        let window = makeWindow { $0.addSubview(square) }
        square.backgroundColor = .blue
        window.runFrame()
        XCTAssertEqual(window.damage, [CGRect(x: 10, y: 20, width: 30, height: 40)])
    }

    func testATapPressesTheButtonUnderIt() {
        var taps = 0
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 10, y: 10, width: 50, height: 30)
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let window = makeWindow { $0.addSubview(button) }
        window.tap(text: "Go")
        window.tap(at: CGPoint(x: 90, y: 70))
        XCTAssertEqual(taps, 1)
    }

    func testTheClockMovesAnimationsOnlyWhenItIsAdvanced() {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        square.backgroundColor = .red
        let window = makeWindow { $0.addSubview(square) }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            square.frame.origin.x = 60
        }
        window.advance(by: 0.5)
        window.assertFills(CGRect(x: 30, y: 0, width: 10, height: 10), with: .red)
        window.settle()
        window.assertFills(CGRect(x: 60, y: 0, width: 10, height: 10), with: .red)
    }

    func testTheStyleCanChange() {
        let window = makeWindow { $0.backgroundColor = .systemBackground }
        let area = CGRect(x: 0, y: 0, width: 100, height: 80)
        window.assertFills(area, with: .white)
        window.setStyle(.dark)
        window.assertFills(area, with: .black)
    }

    func testAViewIsFoundByItsIdentifierAndItsText() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Found"
        label.accessibilityIdentifier = "title"
        let window = makeWindow { $0.addSubview(label) }
        XCTAssertTrue(window.view(identified: "title") === label)
        XCTAssertTrue(window.view(showing: "Found") === label)
        XCTAssertNil(window.view(identified: "other"))
    }
}

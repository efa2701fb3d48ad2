// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIButtonTests: XCTestCase {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    // MARK: Values by state

    func testAStateWithoutATitleShowsTheNormalOne() {
        let button = UIButton(type: .custom)
        button.setTitle("Play", for: .normal)
        button.setTitle("Playing", for: .selected)
        XCTAssertEqual(button.titleLabel?.text, "Play")
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.text, "Play")
        button.isHighlighted = false
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Playing")
        XCTAssertEqual(button.currentTitle, "Playing")
        XCTAssertNil(button.title(for: .disabled))
        button.setTitle(nil, for: .selected)
        XCTAssertEqual(button.titleLabel?.text, "Play")
    }

    func testTheTitlesColourFollowsTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("Play", for: .normal)
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .disabled)
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.textColor, .green)
        XCTAssertEqual(button.currentTitleColor, .green)
    }

    func testASystemButtonsTitleHasTheTintColour() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.tintColor = .orange
        XCTAssertEqual(button.titleLabel?.textColor, .orange)
        button.setTitleColor(.red, for: .normal)
        XCTAssertEqual(button.titleLabel?.textColor, .red)
    }

    func testASystemButtonInheritsItsTintColour() {
        let parent = UIView()
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        parent.addSubview(button)
        parent.tintColor = .purple
        XCTAssertEqual(button.titleLabel?.textColor, .purple)
    }

    func testAnAttributedTitleIsShownRatherThanThePlainOne() {
        let button = UIButton(type: .custom)
        let title = NSAttributedString(
            string: "Fancy", attributes: [.foregroundColor: UIColor.blue])
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(title, for: .normal)
        button.setTitleColor(.red, for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "Fancy")
        let shown = button.titleLabel?.attributedText?.attribute(
            .foregroundColor, at: 0, effectiveRange: nil)
        XCTAssertEqual(shown as? UIColor, .blue)
        button.setAttributedTitle(nil, for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "Plain")
        XCTAssertEqual(button.titleLabel?.textColor, .red)
    }

    func testImagesFollowTheState() {
        let button = UIButton(type: .custom)
        let (off, on, behind) = (image(10, 10), image(12, 12), image(20, 20))
        button.setImage(off, for: .normal)
        button.setImage(on, for: .selected)
        button.setBackgroundImage(behind, for: .normal)
        XCTAssertTrue(button.imageView?.image === off)
        button.isSelected = true
        XCTAssertTrue(button.imageView?.image === on)
        XCTAssertTrue(button.currentBackgroundImage === behind)
    }

    func testASystemButtonTintsItsImageAndACustomOneDoesNot() {
        let system = UIButton(type: .system)
        system.setImage(image(10, 10), for: .normal)
        XCTAssertEqual(system.imageView?.image?.renderingMode, .alwaysTemplate)
        system.setImage(image(10, 10).withRenderingMode(.alwaysOriginal), for: .normal)
        XCTAssertEqual(system.imageView?.image?.renderingMode, .alwaysOriginal)
        let custom = UIButton(type: .custom)
        custom.setImage(image(10, 10), for: .normal)
        XCTAssertEqual(custom.imageView?.image?.renderingMode, .automatic)
    }

    // MARK: Size and layout

    func testAButtonsSizeIsThatOfItsImage() {
        let button = UIButton(type: .custom)
        button.setImage(image(22, 30), for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 22, height: 30))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 28, height: 34))
    }

    func testATitleWithoutInsetsHasSixPointsOverAndUnderIt() throws {
        let button = UIButton(type: .system)
        button.setTitle("A long enough title", for: .normal)
        let title = try XCTUnwrap(button.titleLabel).intrinsicContentSize
        XCTAssertEqual(
            button.sizeThatFits(.zero), CGSize(width: title.width, height: title.height + 12))
        button.setTitle("i", for: .normal)
        XCTAssertEqual(button.sizeThatFits(.zero).width, 30)
    }

    func testImageAndTitleStandSideBySideInTheMiddle() throws {
        let button = UIButton(type: .custom)
        button.setImage(image(20, 20), for: .normal)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let picture = try XCTUnwrap(button.imageView).frame
        let title = try XCTUnwrap(button.titleLabel).frame
        XCTAssertEqual(picture.minX, 200 - title.maxX, accuracy: 1)
        XCTAssertEqual(picture.maxX, title.minX, accuracy: 0.5)
        XCTAssertEqual(picture.midY, 20, accuracy: 0.5)
    }

    func testTheImageIsAtTheRightWhenReadingGoesLeft() throws {
        let button = UIButton(type: .custom)
        button.semanticContentAttribute = .forceRightToLeft
        button.setImage(image(20, 20), for: .normal)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let picture = try XCTUnwrap(button.imageView).frame
        XCTAssertEqual(
            picture.minX, try XCTUnwrap(button.titleLabel).frame.maxX, accuracy: 0.5)
    }

    func testContentStandsWhereTheAlignmentSays() throws {
        let button = UIButton(type: .custom)
        button.setImage(image(20, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        let view = try XCTUnwrap(button.imageView)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 20, height: 20))
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 180, y: 0, width: 20, height: 20))
    }

    func testOppositeInsetsShiftTheTitleAndKeepTheSize() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        let size = button.intrinsicContentSize
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let label = try XCTUnwrap(button.titleLabel)
        let before = label.frame
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        button.layoutIfNeeded()
        XCTAssertEqual(label.frame, before.offsetBy(dx: 5, dy: 0))
        XCTAssertEqual(button.intrinsicContentSize, size)
    }

    // MARK: Touches

    func testATapRunsThePrimaryActionAndATouchUpInside() {
        var log: [String] = []
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
        button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(button)
        let window = OffscreenWindow(view: root, size: CGSize(width: 200, height: 200))
        XCTAssertEqual(button.currentTitle, "Go")
        XCTAssertEqual(button.buttonType, .system)
        window.tap(button)
        XCTAssertEqual(log, ["primary", "up"])
    }

    func testATapOnAButtonIsNotOneOnTheViewAroundIt() {
        let recorder = GestureRecorder()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addGestureRecognizer(recorder.watch(UITapGestureRecognizer(), "root"))
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.addSubview(button)
        let window = OffscreenWindow(view: root, size: CGSize(width: 200, height: 200))
        window.tap(button)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(recorder.log, [])
        window.tap(at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(recorder.log, ["root ended"])
    }

    func testATouchedSystemButtonFadesAndReturns() throws {
        let button = UIButton(type: .system)
        button.setTitle("Fade", for: .normal)
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(button)
        let window = OffscreenWindow(view: root, size: CGSize(width: 200, height: 200))
        let label = try XCTUnwrap(button.titleLabel)
        window.touchDown(at: button.center)
        XCTAssertEqual(label.alpha, 0.2, accuracy: 1e-6)
        window.liftTouch()
        XCTAssertEqual(label.alpha, 1)
        window.advance(by: 0.1)
        let shown = try XCTUnwrap(label.layer.presentation()).opacity
        XCTAssertGreaterThan(shown, 0.2)
        XCTAssertLessThan(shown, 1)
        window.settle()
        XCTAssertNil(label.layer.animationKeys())
    }

    func testASystemButtonTouchedAgainWhileItReturnsIsFaded() throws {
        let button = UIButton(type: .system)
        button.setTitle("Fade", for: .normal)
        let window = OffscreenWindow(view: button, size: CGSize(width: 200, height: 200))
        let label = try XCTUnwrap(button.titleLabel)
        window.tap(at: CGPoint(x: 100, y: 100))
        window.advance(by: 0.1)
        window.touchDown(at: CGPoint(x: 100, y: 100))
        window.advance(by: 0.05)
        let shown = label.layer.presentation() ?? label.layer
        XCTAssertEqual(shown.opacity, 0.2, accuracy: 1e-6)
    }

    func testAChangeOfLooksAsksForNoLayout() {
        final class Parent: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.setTitle("Long title", for: .selected)
        parent.addSubview(button)
        parent.layoutIfNeeded()
        let before = parent.layouts
        button.isHighlighted = true
        button.setTitleColor(.red, for: .normal)
        parent.layoutIfNeeded()
        XCTAssertEqual(parent.layouts, before)
        button.isHighlighted = false
        button.isSelected = true
        parent.layoutIfNeeded()
        XCTAssertEqual(parent.layouts, before + 1)
    }

    func testACustomButtonsImageFadesUnlessTheStateHasItsOwn() {
        let button = UIButton(type: .custom)
        button.setImage(image(10, 10), for: .normal)
        button.isHighlighted = true
        XCTAssertEqual(button.imageView?.alpha, 0.5)
        button.setImage(image(10, 10), for: .highlighted)
        XCTAssertEqual(button.imageView?.alpha, 1)
        button.setImage(nil, for: .highlighted)
        button.adjustsImageWhenHighlighted = false
        XCTAssertEqual(button.imageView?.alpha, 1)
    }
}

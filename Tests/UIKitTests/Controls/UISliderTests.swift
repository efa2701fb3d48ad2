// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// What a slider does under a finger, what it tells, and how it looks.
@preconcurrency @MainActor final class UISliderTests: XCTestCase {
    // 128 points wide: the middle of the thumb goes from 14 to 114, a point a hundredth.
    private let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 128, height: 31))
    private var told: [Float] = []
    private lazy var window = {
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.told.append(self.slider.value)
            }, for: .valueChanged)
        let view = UIView()
        view.backgroundColor = .white
        view.addSubview(slider)
        return OffscreenWindow(view: view, size: CGSize(width: 168, height: 71))
    }()

    private var parts: [UIView] { slider.subviews.first?.subviews ?? [] }
    private var thumbFrame: CGRect? { parts.dropFirst(2).first?.frame }

    /// Where the middle of the thumb is for a value, in the window.
    private func place(_ value: CGFloat, y: CGFloat = 35) -> CGPoint {
        CGPoint(x: 20 + 14 + 100 * value, y: y)
    }

    // MARK: Value

    func testValuesStayInTheirRange() {
        XCTAssertEqual(slider.value, 0)
        slider.value = 2
        XCTAssertEqual(slider.value, 1)
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.value = -.infinity
        XCTAssertEqual(slider.value, -10)
        slider.value = .nan
        XCTAssertEqual(slider.value, -10)
        slider.minimumValue = 5
        XCTAssertEqual(slider.value, 5)
    }

    func testALimitBeyondTheOtherOneTakesItAlong() {
        slider.minimumValue = 3
        XCTAssertEqual(slider.maximumValue, 3)
        XCTAssertEqual(slider.value, 3)
        slider.maximumValue = -2
        XCTAssertEqual(slider.minimumValue, -2)
        XCTAssertEqual(slider.value, -2)
    }

    func testLimitsThatAreNotFiniteAreIgnored() {
        slider.minimumValue = -3
        slider.maximumValue = 7
        slider.value = 2
        for limit in [Float.nan, .signalingNaN, .infinity, -.infinity] {
            slider.minimumValue = limit
            XCTAssertEqual(slider.minimumValue, -3, "after \(limit)")
            slider.maximumValue = limit
            XCTAssertEqual(slider.maximumValue, 7, "after \(limit)")
            XCTAssertEqual(slider.value, 2, "after \(limit)")
        }
        slider.value = .infinity
        XCTAssertEqual(slider.value, 7)
        slider.value = .nan
        XCTAssertEqual(slider.value, 7)
    }

    func testCodeSetsAValueWithoutTellingAnyoneAndTheThumbSlides() throws {
        window.runFrame()
        slider.setValue(1, animated: true)
        window.advance(by: 0.125)
        let knob = try XCTUnwrap(parts.dropFirst(2).first)
        let shown = try XCTUnwrap(knob.layer.presentation()).frame
        XCTAssertEqual(shown.midX, 64, accuracy: 8)
        window.settle()
        XCTAssertEqual(thumbFrame, CGRect(x: 100, y: 1.5, width: 28, height: 28))
        XCTAssertEqual(told, [])
    }

    // MARK: Geometry

    func testTheThumbReachesBothEnds() {
        let track = slider.trackRect(forBounds: slider.bounds)
        XCTAssertEqual(track, CGRect(x: 2, y: 13.5, width: 124, height: 4))
        let frames = [Float(0), 0.5, 1].map {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
        }
        XCTAssertEqual(frames.map(\.minX), [0, 50, 100])
        XCTAssertEqual(
            frames.map(\.size), Array(repeating: CGSize(width: 28, height: 28), count: 3))
    }

    func testTheTrackChangesItsColourUnderTheThumb() {
        slider.value = 0.25
        window.runFrame()
        XCTAssertEqual(parts[1].frame, CGRect(x: 2, y: 13.5, width: 37, height: 4))
        XCTAssertEqual(parts[0].frame, CGRect(x: 39, y: 13.5, width: 87, height: 4))
    }

    func testFromRightToLeftTheLeastValueIsRight() {
        slider.semanticContentAttribute = .forceRightToLeft
        window.runFrame()
        XCTAssertEqual(thumbFrame?.minX, 100)
        window.drag(from: place(1), to: place(0.6), pause: 0.1)
        XCTAssertEqual(slider.value, 0.4, accuracy: 0.001)
        XCTAssertEqual(parts[1].frame.maxX, 126)
    }

    func testImagesAtTheEndsMakeTheTrackShorter() {
        slider.minimumValueImage = image(20, 10)
        slider.maximumValueImage = image(30, 16)
        XCTAssertEqual(
            slider.minimumValueImageRect(forBounds: slider.bounds),
            CGRect(x: 0, y: 10.5, width: 20, height: 10))
        XCTAssertEqual(
            slider.maximumValueImageRect(forBounds: slider.bounds),
            CGRect(x: 98, y: 7.5, width: 30, height: 16))
        XCTAssertEqual(
            slider.trackRect(forBounds: slider.bounds),
            CGRect(x: 30, y: 13.5, width: 58, height: 4))
        slider.minimumValueImage = nil
        XCTAssertEqual(slider.trackRect(forBounds: slider.bounds).minX, 2)
        XCTAssertEqual(slider.minimumValueImageRect(forBounds: slider.bounds), .zero)
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    func testASliderIs31PointsHighAndAsWideAsItIsAllowed() {
        XCTAssertEqual(slider.sizeThatFits(CGSize(width: 300, height: 99)).width, 300)
        XCTAssertEqual(slider.sizeThatFits(.zero).height, 31)
        XCTAssertEqual(
            slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 31))
    }

    // MARK: Fingers

    func testADragMovesTheThumbAndTellsItsWay() {
        window.runFrame()
        window.touchDown(at: place(0))
        XCTAssertEqual(told, [])
        window.moveTouch(to: place(0.25))
        window.moveTouch(to: place(0.5))
        XCTAssertEqual(told, [0.25, 0.5])
        window.liftTouch()
        XCTAssertEqual(told, [0.25, 0.5])
    }

    func testTheThumbKeepsItsDistanceToTheFinger() {
        slider.value = 0.5
        window.runFrame()
        window.touchDown(at: place(0.58))
        window.moveTouch(to: place(0.78))
        XCTAssertEqual(slider.value, 0.7, accuracy: 0.001)
    }

    func testASliderThatIsNotContinuousTellsAtTheEnd() {
        slider.isContinuous = false
        window.runFrame()
        window.touchDown(at: place(0))
        window.moveTouch(to: place(0.25))
        window.moveTouch(to: place(0.5))
        XCTAssertEqual(told, [])
        window.liftTouch()
        XCTAssertEqual(told, [0.5])
        window.tap(at: place(0.5))
        XCTAssertEqual(told, [0.5])
    }

    func testBeyondTheEndsTheValueIsExactlyTheLimit() {
        slider.minimumValue = 0.1
        slider.maximumValue = 0.7
        window.runFrame()
        window.touchDown(at: place(0))
        window.moveTouch(to: place(3))
        XCTAssertEqual(slider.value, 0.7)
        window.moveTouch(to: place(-3))
        XCTAssertEqual(slider.value, 0.1)
    }

    func testATouchBesideTheThumbDoesNothing() {
        window.runFrame()
        window.drag(from: place(0.6), to: place(0.9))
        XCTAssertEqual(slider.value, 0)
        XCTAssertEqual(told, [])
    }

    func testAFingerMayMissTheThumbBySomePoints() {
        window.runFrame()
        window.drag(from: place(0.23, y: 16), to: place(0.63, y: 16), pause: 0.1)
        XCTAssertEqual(slider.value, 0.4, accuracy: 0.001)
        XCTAssertTrue(slider.point(inside: CGPoint(x: 10, y: -6), with: nil))
        XCTAssertFalse(slider.point(inside: CGPoint(x: 10, y: -7), with: nil))
    }

    func testADisabledSliderIsPaleAndDoesNotMove() {
        slider.isEnabled = false
        window.runFrame()
        window.drag(from: place(0), to: place(1))
        XCTAssertEqual(slider.value, 0)
        XCTAssertEqual(slider.subviews.first?.alpha, 0.5)
    }

    // MARK: Among others

    func testADragAlongTheSliderIsNotAScroll() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 168, height: 71))
        scroll.contentSize = CGSize(width: 400, height: 400)
        window.runFrame()
        window.window.addSubview(scroll)
        scroll.addSubview(slider)
        window.runFrame()
        window.drag(from: place(0), to: place(0.8), duration: 0.1, pause: 0.3)
        XCTAssertEqual(scroll.contentOffset, .zero)
        XCTAssertEqual(slider.value, 0.8, accuracy: 0.001)
    }

    func testADragAcrossTheSliderScrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 168, height: 71))
        scroll.contentSize = CGSize(width: 168, height: 400)
        window.runFrame()
        window.window.addSubview(scroll)
        scroll.addSubview(slider)
        window.runFrame()
        window.drag(from: place(0), to: place(0, y: 5), duration: 0.1, pause: 0.3)
        XCTAssertGreaterThan(scroll.contentOffset.y, 10)
        XCTAssertEqual(slider.value, 0)
    }

    func testAPanAroundTheSliderLeavesItsDragsAlone() {
        var states: [UIGestureRecognizer.State] = []
        window.runFrame()
        slider.superview?.addGestureRecognizer(
            UIPanGestureRecognizer { states.append($0.state) })
        window.drag(from: place(0), to: place(0.5), pause: 0.1)
        XCTAssertEqual(states, [])
        XCTAssertEqual(slider.value, 0.5, accuracy: 0.001)
        window.drag(from: place(1), to: place(0.8), pause: 0.1)
        XCTAssertEqual(states.first, .began)
    }

    // MARK: Look

    func testColoursAreTheTintTheSystemsOrTheUsers() {
        slider.tintColor = .purple
        XCTAssertEqual(parts.map(\.backgroundColor), [.systemFill, .purple, .white])
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .green
        slider.thumbTintColor = .blue
        XCTAssertEqual(parts.map(\.backgroundColor), [.green, .red, .blue])
    }

    func testImagesReplaceThePartsByState() {
        let (small, large, track) = (image(10, 10), image(40, 40), image(6, 8))
        slider.setThumbImage(small, for: .normal)
        slider.setThumbImage(large, for: .highlighted)
        slider.setMinimumTrackImage(track, for: .normal)
        slider.setMaximumTrackImage(track, for: .disabled)
        XCTAssertTrue(slider.currentThumbImage === small)
        XCTAssertTrue(slider.currentMinimumTrackImage === track)
        XCTAssertNil(slider.currentMaximumTrackImage)
        window.runFrame()
        XCTAssertEqual(thumbFrame?.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(slider.trackRect(forBounds: slider.bounds).height, 8)
        slider.isHighlighted = true
        XCTAssertTrue(slider.currentThumbImage === large)
        XCTAssertNil(slider.thumbImage(for: .selected))
        slider.isHighlighted = false
        slider.isEnabled = false
        XCTAssertTrue(slider.currentMaximumTrackImage === track)
    }

    func testItsValueIsSaidInPercent() {
        XCTAssertTrue(slider.isAccessibilityElement)
        slider.maximumValue = 200
        slider.value = 50
        XCTAssertEqual(slider.accessibilityValue, "25%")
    }

    func testTheWidestRangeIsSaidInPercentToo() {
        slider.minimumValue = -.greatestFiniteMagnitude
        slider.maximumValue = .greatestFiniteMagnitude
        slider.value = .greatestFiniteMagnitude
        XCTAssertEqual(slider.accessibilityValue, "100%")
    }

    func testSlidersLookAsDrawn() {
        ControlPictures.check(style: .light, width: 168, examples)
    }

    func testSlidersLookAsDrawnInDarkStyle() {
        ControlPictures.check(style: .dark, width: 168, examples)
    }

    /// At the start, in the middle, disabled, from right to left with colours, with images.
    private var examples: [UIView] {
        (0..<5).map { index in
            let example = UISlider()
            example.value = [0, 0.5, 0.5, 0.25, 0.6][index]
            example.isEnabled = index != 2
            if index == 3 {
                example.semanticContentAttribute = .forceRightToLeft
                example.minimumTrackTintColor = .systemRed
                example.maximumTrackTintColor = .systemYellow
                example.thumbTintColor = .systemOrange
            }
            if index == 4 {
                example.minimumValueImage = image(12, 12)
                example.maximumValueImage = image(18, 18)
                example.setThumbImage(image(8, 20), for: .normal)
            }
            return example
        }
    }
}

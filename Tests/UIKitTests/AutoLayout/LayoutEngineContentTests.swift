// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEngineContentTests: XCTestCase {
    private let stage = LayoutEngineStage()
    private let text = "Many words that do not fit on one line of a narrow label, said twice over."

    private func pinTopLeft(_ view: UIView, top: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: top),
        ])
    }

    // MARK: Content size

    func testAViewWithoutASizeTakesItsContents() {
        let view = stage.add(ContentView(60, 30))
        pinTopLeft(view)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(0, 0, 60, 30))
    }

    func testTheContentSizeIsReadAgainWhenItChanges() {
        let view = stage.add(ContentView(60, 30))
        pinTopLeft(view)
        stage.layOut()
        view.content = CGSize(width: 70, height: UIView.noIntrinsicMetric)
        view.heightAnchor.constraint(equalToConstant: 11).isActive = true
        stage.layOut()
        XCTAssertEqual(view.frame, rect(0, 0, 70, 11))
    }

    func testTheViewThatHugsLessIsStretched() {
        let views = [stage.add(ContentView(50, 10)), stage.add(ContentView(50, 10))]
        fillRow(views)
        views[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(0, 0, 270, 10), rect(270, 0, 50, 10)])
        views[0].setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(0, 0, 50, 10), rect(50, 0, 270, 10)])
    }

    func testTheViewThatResistsLessIsCompressed() {
        let views = [stage.add(ContentView(200, 10)), stage.add(ContentView(200, 10))]
        fillRow(views)
        views[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(0, 0, 200, 10), rect(200, 0, 120, 10)])
    }

    func testNoSizeIsNegativeHoweverLittleRoomThereIs() {
        let views = [stage.addView(), stage.add(ContentView(400, 10))]
        fillRow(views)
        views[0].heightAnchor.constraint(equalToConstant: 10).isActive = true
        stage.layOut()
        // A spacer that could be negative would let the content have its 400 points.
        XCTAssertEqual(views.map(\.frame), [rect(0, 0, 0, 10), rect(0, 0, 320, 10)])
    }

    func testAViewWithAFrameOfItsOwnDoesNotTakeItsContentsSize() {
        let view = ContentView(60, 30)
        view.frame = rect(5, 5, 10, 10)
        stage.window.addSubview(view)
        let follower = stage.add(ContentView(20, 20))
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        stage.layOut()
        XCTAssertEqual(view.frame, rect(5, 5, 10, 10))
        XCTAssertEqual(follower.frame, rect(15, 15, 20, 20))
    }

    func testAnImageViewAndASwitchTakeTheirOwnSizes() {
        let image = stage.add(UIImageView(image: makeImage(width: 24, height: 12)))
        let toggle = stage.add(UISwitch())
        pinTopLeft(image)
        pinTopLeft(toggle, top: 100)
        stage.layOut()
        XCTAssertEqual(image.frame, rect(0, 0, 24, 12))
        XCTAssertEqual(toggle.frame.size, toggle.intrinsicContentSize)
        XCTAssertEqual(toggle.frame.minY, 100)
    }

    func testASliderStretchesAndKeepsItsHeight() {
        let slider = stage.add(UISlider())
        pinTopLeft(slider)
        slider.rightAnchor.constraint(equalTo: stage.window.rightAnchor).isActive = true
        stage.layOut()
        XCTAssertEqual(
            slider.frame, rect(0, 0, 320, slider.intrinsicContentSize.height))
    }

    // MARK: Text

    func testALabelOfOneLineTakesTheSizeOfItsText() {
        let label = stage.add(UILabel())
        label.text = "Short"
        pinTopLeft(label)
        stage.layOut()
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
        XCTAssertGreaterThan(label.frame.width, 10)
    }

    func testALabelOfManyLinesIsAsHighAsItsTextAtTheSolvedWidth() {
        let label = wrappingLabel()
        stage.layOut()
        XCTAssertEqual(label.frame.width, 320)
        XCTAssertEqual(label.frame.height, height(of: label, width: 320))
        XCTAssertGreaterThan(
            label.frame.height, label.font.lineHeight * 1.5, "The text fits on one line.")
    }

    func testALabelWrapsAnewAtAnotherWidth() {
        let label = wrappingLabel()
        stage.layOut()
        stage.offscreen.resize(to: CGSize(width: 120, height: 480))
        stage.layOut()
        XCTAssertEqual(label.frame.size, CGSize(width: 120, height: height(of: label, width: 120)))
        stage.offscreen.resize(to: CGSize(width: 2000, height: 480))
        stage.layOut()
        XCTAssertEqual(label.frame.height, height(of: label, width: 2000))
    }

    func testWhatLiesBelowALabelMovesWithItsLines() {
        let label = wrappingLabel()
        let below = stage.add(ContentView(10, 10))
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
        stage.layOut()
        XCTAssertEqual(below.frame.minY, height(of: label, width: 320) + 8)
        label.text = "One line"
        stage.layOut()
        XCTAssertEqual(below.frame.minY, height(of: label, width: 320) + 8)
    }

    func testALabelWithAPreferredWidthWrapsThere() {
        let label = stage.add(UILabel())
        label.numberOfLines = 0
        label.text = text
        label.preferredMaxLayoutWidth = 100
        pinTopLeft(label)
        stage.layOut()
        XCTAssertLessThanOrEqual(label.frame.width, 100)
        XCTAssertEqual(label.frame.height, height(of: label, width: 100))
    }

    func testBaselinesOfLabelsOfTwoSizesMeet() {
        let labels = [stage.add(UILabel()), stage.add(UILabel())]
        for label in labels { label.text = "Text" }
        labels[0].font = .systemFont(ofSize: 40)
        pinTopLeft(labels[0])
        NSLayoutConstraint.activate([
            labels[1].leftAnchor.constraint(equalTo: labels[0].rightAnchor),
            labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
        ])
        stage.layOut()
        let baselines = labels.map { label in
            label.frame.minY + (label.baselineOffsets(in: label.bounds.size)?.first ?? .nan)
        }
        // Frames lie on half points.
        XCTAssertEqual(baselines[0], baselines[1], accuracy: 0.5)
        XCTAssertGreaterThan(labels[1].frame.minY, 10)
    }

    func testALastBaselineFollowsTheLinesOfALabel() {
        let label = wrappingLabel()
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
            view.leftAnchor.constraint(equalTo: label.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.layOut()
        let last = label.baselineOffsets(in: label.bounds.size)?.last ?? .nan
        XCTAssertEqual(view.frame.minY, last, accuracy: 0.5)
        XCTAssertGreaterThan(last, label.font.lineHeight)
    }

    func testTheBaselineOfAPlainViewIsItsBottom() {
        let one = stage.add(ContentView(10, 30))
        let other = stage.add(ContentView(10, 10))
        pinTopLeft(one)
        other.lastBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor).isActive = true
        stage.layOut()
        XCTAssertEqual(other.frame.minY, 20)
    }

    // MARK: Alignment rectangles

    func testConstraintsAlignTheRectangleWithinTheInsets() {
        let view = stage.add(ShadowedView(40, 20))
        pinTopLeft(view)
        let follower = stage.add(ContentView(10, 10))
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        stage.layOut()
        XCTAssertEqual(view.frame, rect(-3, -2, 48, 26))
        XCTAssertEqual(follower.frame, rect(40, 20, 10, 10))
    }

    func testSubviewsAlignWithTheRectangleToo() {
        let view = stage.add(ShadowedView(40, 20))
        pinTopLeft(view)
        let child = stage.addView(to: view)
        child.pinEdges(to: view)
        stage.layOut()
        XCTAssertEqual(child.frame, rect(3, 2, 40, 20))
    }

    // MARK: Helpers

    private func fillRow(_ views: [UIView]) {
        pinTopLeft(views[0])
        NSLayoutConstraint.activate([
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].topAnchor.constraint(equalTo: views[0].topAnchor),
            views[1].rightAnchor.constraint(equalTo: stage.window.rightAnchor),
        ])
    }

    private func wrappingLabel() -> UILabel {
        let label = stage.add(UILabel())
        label.numberOfLines = 0
        label.text = text
        pinTopLeft(label)
        label.rightAnchor.constraint(equalTo: stage.window.rightAnchor).isActive = true
        return label
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    private func makeImage(width: CGFloat, height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }
}

/// Its shadow reaches past its alignment rectangle.
private final class ShadowedView: UIView {
    private let content: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }

    override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    }
}

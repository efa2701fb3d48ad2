// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// What a segmented control does under a finger, what it tells, and how it looks.
@preconcurrency @MainActor final class UISegmentedControlTests: XCTestCase {
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])
    private var told: [Int] = []
    private lazy var window = {
        control.frame = CGRect(x: 10, y: 20, width: 240, height: 32)
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.told.append(self.control.selectedSegmentIndex)
            }, for: .valueChanged)
        let view = UIView()
        view.backgroundColor = .white
        view.addSubview(control)
        return OffscreenWindow(view: view, size: CGSize(width: 260, height: 72))
    }()

    /// The middle of a segment of 80 points, from the left.
    private func place(_ index: Int, y: CGFloat = 36) -> CGPoint {
        CGPoint(x: 10 + 40 + 80 * CGFloat(index), y: y)
    }
    private var parts: [UIView] { control.subviews.first?.subviews ?? [] }
    private var segments: [UIView] { parts.filter { !$0.subviews.isEmpty } }
    /// The lines between the segments lie under the pill, and the pill under the segments.
    private var dividers: [UIView] { Array(parts.prefix(control.numberOfSegments - 1)) }
    private var pill: UIView { parts[control.numberOfSegments - 1] }
    private func label(_ index: Int) -> UILabel? {
        segments[index].subviews.compactMap { $0 as? UILabel }.first
    }

    // MARK: Fingers

    func testATapSelectsASegmentWhenTheFingerLifts() {
        window.runFrame()
        window.touchDown(at: place(1))
        XCTAssertEqual(told, [])
        window.liftTouch()
        XCTAssertEqual(told, [1])
        window.tap(at: place(1))
        XCTAssertEqual(told, [1])
        window.tap(at: place(2))
        XCTAssertEqual(told, [1, 2])
    }

    func testCodeSelectsWithoutTellingAnyone() {
        window.runFrame()
        control.selectedSegmentIndex = 2
        window.settle()
        XCTAssertEqual(told, [])
        XCTAssertEqual(pill.frame, CGRect(x: 162, y: 2, width: 76, height: 28))
        control.selectedSegmentIndex = -7
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        window.runFrame()
        XCTAssertEqual(pill.alpha, 0)
    }

    func testThePillSpringsToItsNewSegment() throws {
        control.selectedSegmentIndex = 0
        window.runFrame()
        XCTAssertEqual(pill.frame, CGRect(x: 2, y: 2, width: 76, height: 28))
        window.tap(at: place(2))
        window.advance(by: 0.1)
        let shown = try XCTUnwrap(pill.layer.presentation()).position.x
        XCTAssertGreaterThan(shown, 60)
        XCTAssertLessThan(shown, 190)
        window.settle()
        XCTAssertEqual(pill.frame, CGRect(x: 162, y: 2, width: 76, height: 28))
    }

    func testAFingerTakesThePillAlong() {
        control.selectedSegmentIndex = 0
        window.runFrame()
        window.touchDown(at: place(0))
        XCTAssertEqual(pill.transform.a, 0.95)
        window.moveTouch(to: place(1))
        XCTAssertEqual(pill.center.x, 120)
        XCTAssertEqual(told, [])
        window.moveTouch(to: place(2))
        XCTAssertEqual(pill.center.x, 200)
        window.liftTouch()
        XCTAssertEqual(told, [2])
        XCTAssertEqual(pill.transform.a, 1)
        window.settle()
    }

    func testThePillThatComesBackTellsNobody() {
        control.selectedSegmentIndex = 0
        window.runFrame()
        window.touchDown(at: place(0))
        window.moveTouch(to: place(1))
        window.moveTouch(to: place(0))
        window.liftTouch()
        XCTAssertEqual(told, [])
        XCTAssertEqual(control.selectedSegmentIndex, 0)
    }

    func testAFingerFromAnotherSegmentChoosesWhereItLifts() {
        control.selectedSegmentIndex = 0
        window.runFrame()
        window.touchDown(at: place(1))
        XCTAssertEqual(Double(label(1)?.alpha ?? 0), 0.3, accuracy: 0.001)
        XCTAssertEqual(pill.center.x, 40)
        window.moveTouch(to: place(2))
        XCTAssertEqual(label(1)?.alpha, 1)
        XCTAssertEqual(Double(label(2)?.alpha ?? 0), 0.3, accuracy: 0.001)
        window.liftTouch()
        XCTAssertEqual(told, [2])
        XCTAssertEqual(label(2)?.alpha, 1)
    }

    func testAFingerThatLiftsFarOutsideSelectsNothing() {
        control.selectedSegmentIndex = 0
        window.runFrame()
        window.touchDown(at: place(1))
        window.moveTouch(to: place(1, y: 300))
        XCTAssertEqual(label(1)?.alpha, 1)
        window.liftTouch()
        XCTAssertEqual(told, [])
    }

    func testATouchThatIsTakenAwayLeavesTheSelection() {
        control.selectedSegmentIndex = 0
        window.runFrame()
        window.touchDown(at: place(0))
        window.moveTouch(to: place(2))
        window.cancelTouch()
        window.settle()
        XCTAssertEqual(told, [])
        XCTAssertEqual(pill.center.x, 40)
    }

    func testADisabledSegmentIsNotSelected() {
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        XCTAssertFalse(control.isEnabledForSegment(at: 1))
        window.runFrame()
        XCTAssertEqual(label(1)?.textColor, .tertiaryLabel)
        window.tap(at: place(1))
        XCTAssertEqual(told, [])
        window.touchDown(at: place(0))
        window.moveTouch(to: place(1))
        XCTAssertEqual(pill.center.x, 40)
        window.moveTouch(to: place(2))
        window.liftTouch()
        XCTAssertEqual(told, [2])
    }

    func testADisabledControlIsPaleAndSelectsNothing() {
        control.isEnabled = false
        window.runFrame()
        window.tap(at: place(1))
        XCTAssertEqual(told, [])
        XCTAssertEqual(control.subviews.first?.alpha, 0.5)
    }

    func testMomentarySegmentsAreButtons() {
        control.isMomentary = true
        window.runFrame()
        window.touchDown(at: place(1))
        XCTAssertEqual(pill.alpha, 1)
        window.liftTouch()
        window.tap(at: place(1))
        XCTAssertEqual(told, [1, 1])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(pill.alpha, 0)
    }

    func testFromRightToLeftTheFirstSegmentIsRight() {
        control.semanticContentAttribute = .forceRightToLeft
        control.selectedSegmentIndex = 0
        window.runFrame()
        XCTAssertEqual(segments.map(\.frame.minX), [160, 80, 0])
        XCTAssertEqual(pill.center.x, 200)
        XCTAssertEqual(dividers.map(\.frame.midX), [160, 80])
        window.tap(at: place(0))
        XCTAssertEqual(told, [2])
    }

    // MARK: Actions

    func testTheActionOfASegmentRunsWhenItIsSelected() {
        var run: [String] = []
        let actions = ["A", "B"].map { name in
            UIAction(title: name, identifier: .init(name)) { action in
                run.append(name)
                XCTAssertTrue(action.sender is UISegmentedControl)
            }
        }
        let acting = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 160, height: 32), actions: actions)
        acting.addAction(UIAction { _ in run.append("changed") }, for: .valueChanged)
        XCTAssertEqual(acting.titleForSegment(at: 1), "B")
        XCTAssertTrue(acting.actionForSegment(at: 0) === actions[0])
        XCTAssertEqual(acting.segmentIndex(identifiedBy: .init("B")), 1)
        XCTAssertEqual(acting.segmentIndex(identifiedBy: .init("C")), NSNotFound)
        let window = OffscreenWindow(view: acting, size: CGSize(width: 160, height: 32))
        window.runFrame()
        window.tap(at: CGPoint(x: 120, y: 16))
        XCTAssertEqual(run, ["B", "changed"])
        acting.selectedSegmentIndex = 0
        XCTAssertEqual(run, ["B", "changed"])
        let picture = image()
        acting.setAction(UIAction(title: "C", image: picture) { _ in }, forSegmentAt: 0)
        XCTAssertNil(acting.titleForSegment(at: 0))
        XCTAssertTrue(acting.imageForSegment(at: 0) === picture)
        acting.insertSegment(action: UIAction(title: "D") { _ in }, at: 1, animated: false)
        XCTAssertEqual(acting.titleForSegment(at: 1), "D")
    }

    // MARK: Among others

    func testADragAlongTheSegmentsIsNotAScroll() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 260, height: 72))
        scroll.contentSize = CGSize(width: 600, height: 72)
        control.selectedSegmentIndex = 0
        window.runFrame()
        window.window.addSubview(scroll)
        scroll.addSubview(control)
        window.runFrame()
        window.drag(from: place(0), to: place(2), duration: 0.1, pause: 0.3)
        XCTAssertEqual(scroll.contentOffset, .zero)
        XCTAssertEqual(told, [2])
    }

    // MARK: Look

    func testTheSelectedTitleIsBolder() {
        control.selectedSegmentIndex = 1
        window.runFrame()
        XCTAssertEqual(label(0)?.font, .systemFont(ofSize: 13, weight: .regular))
        XCTAssertEqual(label(1)?.font, .systemFont(ofSize: 13, weight: .semibold))
        XCTAssertEqual(label(0)?.textColor, .label)
    }

    func testAttributesOfTitlesAreThoseOfTheirState() {
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        XCTAssertEqual(
            control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .blue)
        XCTAssertNil(control.titleTextAttributes(for: .highlighted))
        control.selectedSegmentIndex = 1
        window.runFrame()
        XCTAssertEqual(label(0)?.textColor, .red)
        XCTAssertEqual(label(1)?.textColor, .blue)
    }

    func testLinesBesideThePillAreNotShown() {
        window.runFrame()
        XCTAssertEqual(dividers.map(\.alpha), [1, 1])
        control.selectedSegmentIndex = 0
        window.runFrame()
        XCTAssertEqual(dividers.map(\.alpha), [0, 1])
        control.selectedSegmentIndex = 1
        window.runFrame()
        XCTAssertEqual(dividers.map(\.alpha), [0, 0])
    }

    func testColoursAreThoseOfIOS17OrTheUsers() {
        control.selectedSegmentIndex = 0
        XCTAssertEqual(window.snapshot().argb(30, 50), 0xFFFF_FFFF)
        window.setStyle(.dark)
        XCTAssertEqual(window.snapshot().argb(30, 50), 0xFF63_6366)
        control.selectedSegmentTintColor = .red
        XCTAssertEqual(window.snapshot().argb(30, 50), 0xFFFF_0000)
    }

    func testImagesBehindTheSegmentsReplaceThePill() {
        let (usual, chosen) = (image(), image())
        control.setBackgroundImage(usual, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setDividerImage(
            usual, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        control.setBackgroundImage(usual, for: .normal, barMetrics: .compact)
        XCTAssertTrue(control.backgroundImage(for: .selected, barMetrics: .default) === chosen)
        XCTAssertNil(control.backgroundImage(for: .selected, barMetrics: .compact))
        XCTAssertTrue(
            control.dividerImage(
                forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
                === usual)
        control.selectedSegmentIndex = 1
        window.runFrame()
        XCTAssertEqual(pill.alpha, 0)
        let backs = segments.map { ($0.subviews.first as? UIImageView)?.image }
        XCTAssertTrue(backs[0] === usual && backs[1] === chosen && backs[2] === usual)
        XCTAssertNil((dividers[0] as? UIImageView)?.image)
        XCTAssertTrue((dividers[1] as? UIImageView)?.image === usual)
    }

    func testContentMovesByItsOffsetAndItsPlace() {
        window.runFrame()
        let before = label(0)?.center ?? .zero
        control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 4, vertical: 0), forSegmentType: .left, barMetrics: .default)
        XCTAssertEqual(control.contentOffsetForSegment(at: 0), CGSize(width: 3, height: -2))
        XCTAssertEqual(
            control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default),
            UIOffset(horizontal: 4, vertical: 0))
        window.runFrame()
        XCTAssertEqual(label(0)?.center, CGPoint(x: before.x + 7, y: before.y - 2))
    }

    private func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
    }

    func testSegmentsAreSaid() {
        control.selectedSegmentIndex = 1
        window.runFrame()
        XCTAssertFalse(control.isAccessibilityElement)
        XCTAssertEqual(segments.map(\.accessibilityLabel), ["One", "Two", "Three"])
        XCTAssertEqual(
            segments.map(\.accessibilityValue), ["1 of 3", "selected, 2 of 3", "3 of 3"])
    }

    func testSegmentedControlsLookAsDrawn() { checkPicture(.light) }

    func testSegmentedControlsLookAsDrawnInDarkStyle() { checkPicture(.dark) }

    /// None selected, the first one, disabled, from right to left with an image, a disabled segment
    /// and colours, and under a finger that is about to choose the third.
    private func checkPicture(_ style: UIUserInterfaceStyle, testName: String = #function) {
        let examples = (0..<5).map { index in
            let example = UISegmentedControl(items: ["First", "Second", "Third"])
            example.frame = CGRect(x: 10, y: 10 + 42 * CGFloat(index), width: 220, height: 32)
            example.selectedSegmentIndex = [-1, 0, 1, 0, 1][index]
            example.isEnabled = index != 2
            if index == 3 {
                example.semanticContentAttribute = .forceRightToLeft
                example.setImage(image(), forSegmentAt: 1)
                example.setEnabled(false, forSegmentAt: 2)
                example.selectedSegmentTintColor = .systemBlue
                example.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            }
            return example
        }
        let window = ControlPictures.window(
            style: style, size: CGSize(width: 240, height: 220), examples)
        window.runFrame()
        window.touchDown(at: CGPoint(x: 200, y: 194))
        window.settle()
        window.assertSnapshot(testName: testName)
        window.cancelTouch()
    }
}

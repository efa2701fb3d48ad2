// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// What a page control does under a finger, what it tells, and how it looks.
@preconcurrency @MainActor final class UIPageControlTests: XCTestCase {
    private let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
    private var told: [Int] = []
    private var states: [UIPageControl.InteractionState] = []
    private lazy var window = {
        control.numberOfPages = 5
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.told.append(self.control.currentPage)
                self.states.append(self.control.interactionState)
            }, for: .valueChanged)
        let view = UIView()
        view.backgroundColor = .gray
        view.addSubview(control)
        return OffscreenWindow(view: view, size: CGSize(width: 240, height: 66))
    }()

    private var content: UIView? { control.subviews.first }
    private var platter: UIView? { content?.subviews.first }
    /// The middles of the indicators, from the left.
    private var places: [CGFloat] { dots.map(\.center.x) }
    private var dots: [UIView] {
        (content?.subviews.dropFirst() ?? []).sorted { $0.center.x < $1.center.x }
    }
    private func place(_ x: CGFloat) -> CGPoint { CGPoint(x: 20 + x, y: 33) }

    // MARK: Pages

    func testTheCurrentPageIsOneOfThePages() {
        XCTAssertEqual(control.currentPage, 0)
        control.currentPage = 3
        XCTAssertEqual(control.currentPage, 0)
        control.numberOfPages = 5
        control.currentPage = 9
        XCTAssertEqual(control.currentPage, 4)
        control.currentPage = -1
        XCTAssertEqual(control.currentPage, 0)
        control.currentPage = 4
        control.numberOfPages = 2
        XCTAssertEqual(control.currentPage, 1)
        control.numberOfPages = -3
        XCTAssertEqual(control.numberOfPages, 0)
    }

    func testDotsAre7PointsWideAnd16Apart() {
        window.runFrame()
        XCTAssertEqual(places, [68, 84, 100, 116, 132])
        XCTAssertEqual(dots.first?.bounds.size, CGSize(width: 7, height: 7))
        XCTAssertEqual(dots.first?.center.y, 13)
    }

    func testSizesGrowByThePages() {
        XCTAssertEqual(control.size(forNumberOfPages: 3), CGSize(width: 64, height: 26))
        control.numberOfPages = 4
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 80, height: 26))
        XCTAssertEqual(control.sizeThatFits(.zero), CGSize(width: 80, height: 26))
        control.direction = .topToBottom
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 26, height: 80))
    }

    func testASinglePageMayBeHidden() {
        window.runFrame()
        control.hidesForSinglePage = true
        window.runFrame()
        XCTAssertEqual(content?.isHidden, false)
        control.numberOfPages = 1
        window.runFrame()
        XCTAssertEqual(content?.isHidden, true)
        control.hidesForSinglePage = false
        window.runFrame()
        XCTAssertEqual(content?.isHidden, false)
    }

    func testARowThatIsTooShortShowsThePagesAroundTheCurrentOne() {
        window.runFrame()
        control.numberOfPages = 1_000_000
        control.currentPage = 500
        window.runFrame()
        // 200 points hold 11 dots of 16 points and the padding.
        XCTAssertEqual(dots.count, 11)
        XCTAssertEqual(
            dots.map(\.transform.a), [0.5, 0.75, 1, 1, 1, 1, 1, 1, 1, 0.75, 0.5])
        XCTAssertEqual(dots[5].backgroundColor, .white)
        control.currentPage = 0
        window.runFrame()
        XCTAssertEqual(dots.map(\.transform.a), [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.75, 0.5])
        XCTAssertEqual(dots[0].backgroundColor, .white)
    }

    // MARK: Fingers

    func testATapOnAHalfGoesAPageOnOrBack() {
        window.runFrame()
        window.tap(at: place(150))
        window.tap(at: place(199))
        window.tap(at: place(30))
        XCTAssertEqual(told, [1, 2, 1])
        XCTAssertEqual(states, [.discrete, .discrete, .discrete])
        XCTAssertEqual(control.interactionState, .none)
    }

    func testTapsEndAtTheLastPage() {
        control.currentPage = 4
        window.runFrame()
        control.currentPage = 4
        window.tap(at: place(150))
        XCTAssertEqual(told, [])
        XCTAssertEqual(control.currentPage, 4)
    }

    func testFromRightToLeftTheNextPageIsAtTheLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        window.runFrame()
        XCTAssertEqual(dots.last?.backgroundColor, .white)
        window.tap(at: place(30))
        XCTAssertEqual(told, [1])
        window.runFrame()
        XCTAssertEqual(
            dots.map { $0.backgroundColor == .white }, [false, false, false, true, false])
        control.direction = .leftToRight
        window.tap(at: place(30))
        XCTAssertEqual(told, [1, 0])
    }

    func testAColumnGoesDownOrUp() {
        control.direction = .topToBottom
        control.frame = CGRect(x: 20, y: 0, width: 26, height: 60)
        window.runFrame()
        control.numberOfPages = 2
        window.runFrame()
        XCTAssertEqual(dots.map(\.center.x), [13, 13])
        window.tap(at: CGPoint(x: 33, y: 50))
        XCTAssertEqual(told, [1])
        control.direction = .bottomToTop
        window.tap(at: CGPoint(x: 33, y: 50))
        XCTAssertEqual(told, [1, 0])
    }

    func testThePageFollowsAFingerThatGoesAlongTheDots() {
        window.runFrame()
        window.touchDown(at: place(68))
        window.moveTouch(to: place(76))
        XCTAssertEqual(told, [])
        window.moveTouch(to: place(86))
        window.moveTouch(to: place(130))
        window.moveTouch(to: place(500))
        window.moveTouch(to: place(100))
        window.liftTouch()
        XCTAssertEqual(told, [1, 4, 2])
        XCTAssertEqual(states, [.continuous, .continuous, .continuous])
    }

    func testAFingerThatStaysShowsThePlatterAndDoesNotTap() {
        window.runFrame()
        window.touchDown(at: place(150))
        window.advance(by: 0.45)
        XCTAssertEqual(platter?.alpha, 0)
        window.advance(by: 0.1)
        XCTAssertEqual(control.interactionState, .continuous)
        XCTAssertEqual(platter?.alpha, 1)
        window.liftTouch()
        XCTAssertEqual(platter?.alpha, 0)
        XCTAssertEqual(told, [])
        window.settle()
    }

    func testWithoutContinuousInteractionADragIsATap() {
        control.allowsContinuousInteraction = false
        window.runFrame()
        window.touchDown(at: place(110))
        window.advance(by: 1)
        window.moveTouch(to: place(132))
        window.liftTouch()
        XCTAssertEqual(told, [1])
    }

    func testInARowThatIsTooShortThePagesGoByAsFarAsTheFinger() {
        window.runFrame()
        control.numberOfPages = 100
        control.currentPage = 50
        window.runFrame()
        window.touchDown(at: place(100))
        window.moveTouch(to: place(132))
        window.moveTouch(to: place(84))
        window.liftTouch()
        XCTAssertEqual(told, [52, 49])
    }

    func testADisplayThatIsPutOffWaitsForItsUpdate() {
        control.defersCurrentPageDisplay = true
        window.runFrame()
        window.tap(at: place(150))
        window.settle()
        XCTAssertEqual(control.currentPage, 1)
        XCTAssertEqual(dots[0].backgroundColor, .white)
        control.updateCurrentPageDisplay()
        window.runFrame()
        XCTAssertEqual(dots[1].backgroundColor, .white)
    }

    func testATouchThatIsTakenAwayLeavesThePage() {
        window.runFrame()
        window.touchDown(at: place(150))
        window.cancelTouch()
        window.settle()
        XCTAssertEqual(told, [])
        XCTAssertEqual(control.interactionState, .none)
    }

    func testADisabledControlIsPaleAndKeepsItsPage() {
        control.isEnabled = false
        window.runFrame()
        window.tap(at: place(150))
        XCTAssertEqual(told, [])
        XCTAssertEqual(content?.alpha, 0.5)
    }

    // MARK: Look

    func testColoursAreWhiteOrTheUsers() {
        control.currentPageIndicatorTintColor = .red
        control.pageIndicatorTintColor = .green
        window.runFrame()
        XCTAssertEqual(
            dots.map(\.backgroundColor), [.red, .green, .green, .green, .green])
    }

    func testThePlatterIsShownAsTheStyleSays() {
        window.runFrame()
        XCTAssertEqual(platter?.alpha, 0)
        control.backgroundStyle = .prominent
        window.runFrame()
        XCTAssertEqual(platter?.alpha, 1)
        XCTAssertEqual(platter?.frame, CGRect(x: 52, y: 0, width: 96, height: 26))
        control.backgroundStyle = .minimal
        window.runFrame()
        XCTAssertEqual(platter?.alpha, 0)
    }

    func testImagesTakeThePlaceOfDots() {
        window.runFrame()
        let (usual, special, current) = (image(), image(), image())
        control.preferredIndicatorImage = usual
        control.setIndicatorImage(special, forPage: 2)
        control.setCurrentPageIndicatorImage(current, forPage: 2)
        control.currentPageIndicatorTintColor = .red
        XCTAssertTrue(control.indicatorImage(forPage: 2) === special)
        XCTAssertNil(control.indicatorImage(forPage: 1))
        XCTAssertTrue(control.currentPageIndicatorImage(forPage: 2) === current)
        XCTAssertEqual(control.size(forNumberOfPages: 2), CGSize(width: 58, height: 30))
        window.runFrame()
        // The first dot is a red square now; its middle is two pitches of 21 points from the
        // control's.
        XCTAssertEqual(dots.first?.center.x, 58)
        XCTAssertEqual(window.snapshot().argb(156, 66), 0xFFFF_0000)
    }

    private func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
    }

    func testItsPageIsSaid() {
        XCTAssertTrue(control.isAccessibilityElement)
        XCTAssertNil(control.accessibilityValue)
        control.numberOfPages = 3
        control.currentPage = 1
        XCTAssertEqual(control.accessibilityValue, "page 2 of 3")
    }

    func testPageControlsLookAsDrawn() { checkPicture(.light) }

    func testPageControlsLookAsDrawnInDarkStyle() { checkPicture(.dark) }

    /// Plain, prominent, more pages than there is room for, disabled with colours and from right
    /// to left, with images.
    private func checkPicture(_ style: UIUserInterfaceStyle, testName: String = #function) {
        let examples: [UIView] = (0..<5).map { index in
            let example = UIPageControl(
                frame: CGRect(x: 0, y: 8 + 36 * CGFloat(index), width: 160, height: 26))
            example.numberOfPages = index == 2 ? 40 : 5
            example.currentPage = [0, 2, 20, 1, 4][index]
            example.backgroundStyle = index == 1 ? .prominent : .automatic
            if index == 3 {
                example.isEnabled = false
                example.semanticContentAttribute = .forceRightToLeft
                example.currentPageIndicatorTintColor = .systemRed
                example.pageIndicatorTintColor = .systemYellow
            }
            if index == 4 { example.preferredIndicatorImage = image() }
            return example
        }
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 188))
        back.backgroundColor = .systemIndigo
        ControlPictures.check(
            style: style, size: CGSize(width: 160, height: 188), placed: [back] + examples,
            testName: testName)
    }
}

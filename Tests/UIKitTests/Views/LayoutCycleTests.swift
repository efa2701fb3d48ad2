// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class LayoutCycleTests: XCTestCase {
    private let log = LayoutLog()

    private func makeView(_ name: String, in parent: UIView? = nil) -> LoggingView {
        let view = LoggingView(name, log)
        parent?.addSubview(view)
        return view
    }

    // MARK: Passes

    func testAViewIsLaidOutInTheFirstFrameAndNotAgain() {
        let window = OffscreenWindow()
        let view = makeView("view", in: window.window)
        XCTAssertEqual(log.names, [], "Layout waits for the frame.")
        window.runFrame()
        XCTAssertEqual(log.names, ["view"])
        window.advance(by: 0.1)
        XCTAssertEqual(log.names, ["view"])
        withExtendedLifetime(view) {}
    }

    func testManyRequestsGiveOneLayout() {
        let window = OffscreenWindow()
        let view = makeView("view", in: window.window)
        window.runFrame()
        log.names = []
        for _ in 0..<5 { view.setNeedsLayout() }
        XCTAssertEqual(log.names, [])
        window.runFrame()
        XCTAssertEqual(log.names, ["view"])
    }

    func testParentsAreLaidOutBeforeTheirSubviews() {
        let window = OffscreenWindow()
        let outer = makeView("outer", in: window.window)
        let middle = makeView("middle", in: outer)
        let inner = makeView("inner", in: middle)
        window.runFrame()
        log.names = []
        for view in [inner, middle, outer] { view.setNeedsLayout() }
        window.runFrame()
        XCTAssertEqual(log.names, ["outer", "middle", "inner"])
    }

    func testASubviewResizedByItsParentsLayoutIsLaidOutInTheSamePass() {
        let window = OffscreenWindow()
        let outer = makeView("outer", in: window.window)
        let inner = makeView("inner", in: outer)
        window.runFrame()
        log.names = []
        outer.onLayout = { inner.frame.size = CGSize(width: 77, height: 77) }
        outer.setNeedsLayout()
        window.runFrame()
        XCTAssertEqual(log.names, ["outer", "inner"])
    }

    func testANeedOfTheSubviewAloneDoesNotLayOutTheParent() {
        let window = OffscreenWindow()
        let outer = makeView("outer", in: window.window)
        let inner = makeView("inner", in: outer)
        window.runFrame()
        log.names = []
        inner.setNeedsLayout()
        window.runFrame()
        XCTAssertEqual(log.names, ["inner"])
    }

    // MARK: layoutIfNeeded

    func testLayoutIfNeededLaysOutAtOnceAndOnce() {
        let view = makeView("view")
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, ["view"])
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, ["view"])
    }

    func testLayoutIfNeededLaysOutTheTreeUnderTheViewParentsFirst() {
        let outer = makeView("outer")
        let inner = makeView("inner", in: outer)
        outer.layoutIfNeeded()
        log.names = []
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        XCTAssertEqual(log.names, ["outer", "inner"])
    }

    func testLayoutIfNeededReachesASubviewUnderAParentThatNeedsNone() {
        let outer = makeView("outer")
        let inner = makeView("inner", in: outer)
        outer.layoutIfNeeded()
        log.names = []
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        XCTAssertEqual(log.names, ["inner"])
    }

    func testLayoutIfNeededDoesNotLayOutSiblings() {
        let outer = makeView("outer")
        let one = makeView("one", in: outer)
        let two = makeView("two", in: outer)
        outer.layoutIfNeeded()
        log.names = []
        one.setNeedsLayout()
        two.setNeedsLayout()
        one.layoutIfNeeded()
        XCTAssertEqual(log.names, ["one"])
    }

    // MARK: What asks for layout

    func testAChangeOfSizeAsksForLayoutAndAMoveDoesNot() {
        let view = makeView("view")
        view.layoutIfNeeded()
        log.names = []
        view.frame.origin = CGPoint(x: 3, y: 3)
        view.center = CGPoint(x: 200, y: 200)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, [])
        view.bounds.size.width += 1
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, ["view"])
    }

    func testSettingTheSameSizeDoesNotAskForLayout() {
        let view = makeView("view")
        view.layoutIfNeeded()
        log.names = []
        view.frame = view.frame
        view.bounds = view.bounds
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, [])
    }

    func testScrollingTheBoundsAsksForLayout() {
        let view = makeView("view")
        view.layoutIfNeeded()
        log.names = []
        view.bounds.origin.y = 10
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, ["view"])
    }

    func testAddingASubviewAsksForLayout() {
        let view = makeView("view")
        view.layoutIfNeeded()
        log.names = []
        view.addSubview(UIView())
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, ["view"])
    }

    func testAControllerHearsBeforeAndAfterItsViewIsLaidOut() {
        let controller = LayoutController()
        controller.log = log
        let view = makeView("view")
        controller.view = view
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(log.names, ["will", "view", "did"])
    }

    // MARK: Autoresizing

    private func resized(
        _ mask: UIView.AutoresizingMask, frame: CGRect = CGRect(x: 10, y: 20, width: 50, height: 40)
    ) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: frame)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 160)
        return child.frame
    }

    func testWithoutAMaskTheTopLeftCornerAndTheSizeStay() {
        XCTAssertEqual(resized([]), CGRect(x: 10, y: 20, width: 50, height: 40))
    }

    func testAFlexibleSizeTakesTheWholeChange() {
        XCTAssertEqual(
            resized([.flexibleWidth, .flexibleHeight]),
            CGRect(x: 10, y: 20, width: 150, height: 100))
    }

    func testAFlexibleLeadingMarginKeepsTheDistanceToTheFarEdge() {
        XCTAssertEqual(
            resized([.flexibleLeftMargin, .flexibleTopMargin]),
            CGRect(x: 110, y: 80, width: 50, height: 40))
    }

    func testAFlexibleFarMarginKeepsThePlace() {
        XCTAssertEqual(
            resized([.flexibleRightMargin, .flexibleBottomMargin]),
            CGRect(x: 10, y: 20, width: 50, height: 40))
    }

    func testFlexibleMarginsOnBothSidesKeepACenteredViewCentered() {
        let centered = resized(
            [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
                .flexibleBottomMargin,
            ], frame: CGRect(x: 25, y: 30, width: 50, height: 40))
        XCTAssertEqual(centered, CGRect(x: 75, y: 60, width: 50, height: 40))
    }

    func testFlexibleMarginsShareTheChangeInProportionToTheirLengths() {
        // 10 on the left and 40 on the right: the change of 100 goes 20 to 80.
        XCTAssertEqual(
            resized([.flexibleLeftMargin, .flexibleRightMargin]).minX, 30, accuracy: 1e-9)
    }

    func testAParentThatDoesNotAutoresizeLeavesItsSubviews() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.autoresizesSubviews = false
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        XCTAssertEqual(child.frame.size, CGSize(width: 100, height: 100))
    }

    func testAutoresizingHappensAtOnceAndNotInTheLayoutPass() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.bounds.size.width = 300
        XCTAssertEqual(child.frame.width, 300)
    }
}

@MainActor private final class LayoutLog {
    var names: [String] = []
}

private final class LoggingView: UIView {
    private let name: String
    private let log: LayoutLog
    var onLayout: () -> Void = {}

    init(_ name: String, _ log: LayoutLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.names.append(name)
        onLayout()
    }
}

private final class LayoutController: UIViewController {
    var log: LayoutLog?

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log?.names.append("will")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log?.names.append("did")
    }
}

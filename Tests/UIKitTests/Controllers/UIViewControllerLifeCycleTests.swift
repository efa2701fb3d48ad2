// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIViewControllerLifeCycleTests: XCTestCase {
    private let log = LifeCycleLog()
    private lazy var root = LifeCycleRecorder("root", log)
    private lazy var sheet = LifeCycleRecorder("sheet", log)

    // MARK: Loading

    func testTheViewIsLoadedAtItsFirstUseAndOnce() {
        XCTAssertFalse(root.isViewLoaded)
        XCTAssertNil(root.viewIfLoaded)
        XCTAssertEqual(log.take(), [])
        XCTAssertNotNil(root.view)
        XCTAssertTrue(root.isViewLoaded)
        _ = root.view
        root.loadViewIfNeeded()
        XCTAssertEqual(log.take(), ["root.didLoad"])
    }

    func testAControllerMayMakeItsViewInLoadView() {
        let controller = LabelController()
        XCTAssertTrue(controller.view is UILabel)
        XCTAssertTrue(controller.view.next === controller)
    }

    // MARK: Windows

    func testTheRootOfAWindowAppearsInUIKitsOrder() {
        root.loggedLayout = true
        let window = OffscreenWindow(rootViewController: root)
        XCTAssertEqual(
            log.take(),
            [
                "root.didLoad", "root.willAppear", "root.isAppearing", "root.willLayout",
                "root.didLayout", "root.didAppear",
            ])
        XCTAssertEqual(root.view.frame, window.window.bounds)
    }

    func testTheViewIsInTheWindowWithItsSizeWhenItIsAppearing() {
        let controller = GeometryController()
        let window = OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 320, height: 200))
        XCTAssertNil(controller.windowInWillAppear)
        XCTAssertTrue(controller.windowInIsAppearing === window.window)
        XCTAssertEqual(controller.sizeInIsAppearing, CGSize(width: 320, height: 200))
    }

    func testReplacingTheRootMakesTheOldOneDisappear() {
        let window = OffscreenWindow(rootViewController: root)
        _ = log.take()
        let other = LifeCycleRecorder("other", log)
        window.window.rootViewController = other
        let calls = log.take()
        XCTAssertEqual(
            calls.filter { $0.hasPrefix("root") }, ["root.willDisappear", "root.didDisappear"])
        XCTAssertEqual(
            calls.filter { $0.hasPrefix("other") },
            ["other.didLoad", "other.willAppear", "other.isAppearing", "other.didAppear"])
        XCTAssertNil(root.view.superview)
        XCTAssertTrue(other.view.window === window.window)
    }

    func testHidingTheWindowMakesItsRootDisappear() {
        let window = OffscreenWindow(rootViewController: root)
        _ = log.take()
        window.window.isHidden = true
        XCTAssertEqual(log.take(), ["root.willDisappear", "root.didDisappear"])
    }

    func testTheRootFollowsTheSizeOfTheWindow() {
        let window = OffscreenWindow(rootViewController: root)
        window.resize(to: CGSize(width: 500, height: 300))
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 500, height: 300))
    }

    // MARK: Children

    func testAddingAChildTellsItOfTheMoveAndTheCallerTellsOfTheEnd() {
        let child = LifeCycleRecorder("child", log)
        root.addChild(child)
        XCTAssertEqual(log.take(), ["child.willEnterParent"])
        XCTAssertTrue(child.parent === root)
        XCTAssertEqual(root.children, [child])
        child.didMove(toParent: root)
        XCTAssertEqual(log.take(), ["child.didEnterParent"])
        child.willMove(toParent: nil)
        child.removeFromParent()
        XCTAssertEqual(log.take(), ["child.willLeaveParent", "child.didLeaveParent"])
        XCTAssertNil(child.parent)
        XCTAssertEqual(root.children, [])
    }

    func testAChildAddedElsewhereLeavesItsFirstParent() {
        let child = LifeCycleRecorder("child", log)
        root.addChild(child)
        sheet.addChild(child)
        XCTAssertEqual(root.children, [])
        XCTAssertTrue(child.parent === sheet)
    }

    func testChildrenAppearAndDisappearWithTheirParent() {
        let child = LifeCycleRecorder("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        _ = log.take()
        let window = OffscreenWindow(rootViewController: root)
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("child") },
            ["child.willAppear", "child.isAppearing", "child.didAppear"])
        window.window.isHidden = true
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("child") },
            ["child.willDisappear", "child.didDisappear"])
    }

    // MARK: Presentation

    func testAPresentedControllerAppearsWhenTheAnimationEnds() {
        let window = OffscreenWindow(rootViewController: root)
        _ = log.take()
        var isDone = false
        root.present(sheet, animated: true) { isDone = true }
        XCTAssertEqual(
            log.take(),
            ["sheet.didLoad", "sheet.willAppear(animated)", "sheet.isAppearing(animated)"])
        XCTAssertFalse(isDone)
        window.advance(by: 0.1)
        XCTAssertEqual(log.take(), [])
        window.settle()
        XCTAssertEqual(log.take(), ["sheet.didAppear(animated)"])
        XCTAssertTrue(isDone)
        XCTAssertEqual(sheet.view.frame, window.window.bounds)
    }

    func testPresentationLinksTheTwoControllersUntilItIsOver() {
        let window = OffscreenWindow(rootViewController: root)
        root.present(sheet, animated: false)
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertTrue(sheet.presentingViewController === root)
        XCTAssertEqual(sheet.flags["willAppear"], ["presented"])
        XCTAssertFalse(sheet.isBeingPresented)
        sheet.dismiss(animated: false)
        XCTAssertEqual(sheet.flags["willDisappear"], ["dismissed"])
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(sheet.presentingViewController)
        XCTAssertNil(sheet.view.superview)
        XCTAssertFalse(sheet.isBeingDismissed)
        withExtendedLifetime(window) {}
    }

    func testASheetLeavesThePresenterInPlace() {
        let window = OffscreenWindow(rootViewController: root)
        _ = log.take()
        root.present(sheet, animated: false)
        sheet.dismiss(animated: false)
        XCTAssertEqual(log.take().filter { $0.hasPrefix("root") }, [])
        XCTAssertTrue(root.view.window === window.window)
    }

    func testAFullScreenPresentationMakesThePresenterDisappearAndComeBack() {
        let window = OffscreenWindow(rootViewController: root)
        sheet.modalPresentationStyle = .fullScreen
        _ = log.take()
        root.present(sheet, animated: true)
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("root") }, ["root.willDisappear(animated)"])
        XCTAssertTrue(root.view.window === window.window)
        window.settle()
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("root") }, ["root.didDisappear(animated)"])
        XCTAssertNil(root.view.window, "The covered view stayed in the window.")
        root.dismiss(animated: true)
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("root") },
            ["root.willAppear(animated)", "root.isAppearing(animated)"])
        window.settle()
        XCTAssertEqual(log.take().filter { $0.hasPrefix("root") }, ["root.didAppear(animated)"])
        XCTAssertEqual(window.window.subviews, [root.view])
    }

    func testAnAnimatedDismissalEndsWithTheAnimation() {
        let window = OffscreenWindow(rootViewController: root)
        root.present(sheet, animated: false)
        _ = log.take()
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        XCTAssertEqual(log.take(), ["sheet.willDisappear(animated)"])
        XCTAssertNotNil(sheet.view.superview)
        XCTAssertTrue(sheet.isBeingDismissed)
        window.settle()
        XCTAssertEqual(log.take(), ["sheet.didDisappear(animated)"])
        XCTAssertTrue(isDone)
        XCTAssertNil(sheet.view.superview)
    }

    func testADismissalDuringThePresentationLeavesNothingBehind() {
        let window = OffscreenWindow(rootViewController: root)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: true)
        window.advance(by: 0.1)
        root.dismiss(animated: true)
        window.settle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(window.window.subviews, [root.view])
        let calls = log.take()
        XCTAssertEqual(calls.last { $0.hasPrefix("root") }, "root.didAppear(animated)")
        XCTAssertEqual(calls.last { $0.hasPrefix("sheet") }, "sheet.didDisappear(animated)")
        XCTAssertFalse(calls.contains("sheet.didAppear(animated)"))
    }

    func testDismissingByThePresenterTakesTheWholeChainAway() {
        let window = OffscreenWindow(rootViewController: root)
        let second = LifeCycleRecorder("second", log)
        root.present(sheet, animated: false)
        sheet.present(second, animated: false)
        XCTAssertTrue(sheet.presentedViewController === second)
        root.dismiss(animated: false)
        XCTAssertEqual(window.window.subviews, [root.view])
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(sheet.presentedViewController)
    }

    func testAChildPresentsThroughItsOutermostAncestor() {
        let navigation = UINavigationController(rootViewController: root)
        let window = OffscreenWindow(rootViewController: navigation)
        root.present(sheet, animated: false)
        XCTAssertTrue(sheet.presentingViewController === navigation)
        XCTAssertTrue(navigation.presentedViewController === sheet)
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertTrue(navigation.visibleViewController === sheet)
        root.dismiss(animated: false)
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertTrue(navigation.visibleViewController === root)
        withExtendedLifetime(window) {}
    }

    func testAControllerInsideAPresentedOneKnowsWhoPresents() {
        let window = OffscreenWindow(rootViewController: root)
        let navigation = UINavigationController(rootViewController: sheet)
        root.present(navigation, animated: false)
        XCTAssertTrue(sheet.presentingViewController === root)
        sheet.dismiss(animated: false)
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(navigation.view.superview)
        withExtendedLifetime(window) {}
    }
}

private final class LabelController: UIViewController {
    override func loadView() { view = UILabel() }
}

private final class GeometryController: UIViewController {
    weak var windowInWillAppear: UIWindow?
    weak var windowInIsAppearing: UIWindow?
    var sizeInIsAppearing: CGSize?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        windowInWillAppear = view.window
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        windowInIsAppearing = view.window
        sizeInIsAppearing = view.bounds.size
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class UINavigationControllerTests: XCTestCase {
    private let log = LifeCycleLog()
    private lazy var first = LifeCycleRecorder("1", log)
    private lazy var second = LifeCycleRecorder("2", log)
    private lazy var third = LifeCycleRecorder("3", log)
    private lazy var navigation = UINavigationController(rootViewController: first)
    private lazy var window: OffscreenWindow = {
        let window = OffscreenWindow(
            rootViewController: navigation,
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        log.calls = []
        return window
    }()

    private func calls(of name: String, in calls: [String]) -> [String] {
        calls.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
    }

    // MARK: Stack

    func testTheRootAppearsWithTheNavigationController() {
        let window = OffscreenWindow(rootViewController: navigation)
        XCTAssertEqual(
            calls(of: "1", in: log.take()),
            [
                "willEnterParent", "didEnterParent", "didLoad", "willAppear", "isAppearing",
                "didAppear",
            ])
        XCTAssertTrue(first.navigationController === navigation)
        XCTAssertTrue(first.view.window === window.window)
    }

    func testAPushWithoutAnimationIsOverAtOnce() {
        window.runFrame()
        navigation.pushViewController(second, animated: false)
        let told = log.take()
        XCTAssertEqual(
            calls(of: "2", in: told),
            [
                "willEnterParent", "didLoad", "willAppear", "isAppearing", "didAppear",
                "didEnterParent",
            ])
        XCTAssertEqual(calls(of: "1", in: told), ["willDisappear", "didDisappear"])
        XCTAssertEqual(navigation.viewControllers, [first, second])
        XCTAssertTrue(navigation.topViewController === second)
        XCTAssertNil(first.view.superview)
    }

    func testAnAnimatedPushEndsWithTheAnimation() throws {
        window.runFrame()
        navigation.pushViewController(second, animated: true)
        let told = log.take()
        XCTAssertEqual(
            calls(of: "2", in: told),
            ["willEnterParent", "didLoad", "willAppear(animated)", "isAppearing(animated)"])
        XCTAssertEqual(calls(of: "1", in: told), ["willDisappear(animated)"])
        let leaving = try XCTUnwrap(told.firstIndex(of: "1.willDisappear(animated)"))
        let coming = try XCTUnwrap(told.firstIndex(of: "2.willAppear(animated)"))
        XCTAssertLessThan(leaving, coming)
        XCTAssertTrue(navigation.topViewController === second, "The stack changes at once.")
        window.advance(by: 0.2)
        XCTAssertEqual(log.take(), [])
        XCTAssertNotNil(first.view.superview)
        window.settle()
        let after = log.take()
        XCTAssertEqual(calls(of: "1", in: after), ["didDisappear(animated)"])
        XCTAssertEqual(calls(of: "2", in: after), ["didAppear(animated)", "didEnterParent"])
        XCTAssertNil(first.view.superview)
        XCTAssertEqual(second.view.transform, .identity)
    }

    func testAnAnimatedPopEndsWithTheAnimation() {
        window.runFrame()
        navigation.pushViewController(second, animated: false)
        log.calls = []
        XCTAssertTrue(navigation.popViewController(animated: true) === second)
        let told = log.take()
        XCTAssertEqual(calls(of: "2", in: told), ["willLeaveParent", "willDisappear(animated)"])
        XCTAssertEqual(
            calls(of: "1", in: told), ["willAppear(animated)", "isAppearing(animated)"])
        XCTAssertEqual(navigation.viewControllers, [first])
        window.settle()
        let after = log.take()
        XCTAssertEqual(calls(of: "2", in: after), ["didDisappear(animated)", "didLeaveParent"])
        XCTAssertEqual(calls(of: "1", in: after), ["didAppear(animated)"])
        XCTAssertNil(second.parent)
        XCTAssertNil(second.view.superview)
        XCTAssertEqual(first.view.transform, .identity)
    }

    func testShowingPushesFromInsideANavigationController() {
        window.runFrame()
        first.show(second, sender: nil)
        XCTAssertTrue(navigation.topViewController === second)
        navigation.show(third, sender: nil)
        XCTAssertTrue(navigation.topViewController === third)
    }

    func testShowingPresentsWithoutANavigationController() {
        let alone = UIViewController()
        let window = OffscreenWindow(rootViewController: alone)
        window.runFrame()
        let shown = UIViewController()
        alone.show(shown, sender: nil)
        XCTAssertTrue(alone.presentedViewController === shown)
    }

    func testASystemItemRunsItsAction() {
        var runs = 0
        let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in runs += 1 })
        XCTAssertEqual(item.title, "Done")
        XCTAssertEqual(item.style, .done)
        first.navigationItem.rightBarButtonItem = item
        window.settle()
        window.tap(at: CGPoint(x: navigation.view.bounds.width - 30, y: 69))
        XCTAssertEqual(runs, 1)
    }

    func testTheRootIsNotPopped() {
        window.runFrame()
        XCTAssertNil(navigation.popViewController(animated: false))
        XCTAssertEqual(navigation.viewControllers, [first])
        XCTAssertEqual(log.take(), [])
    }

    func testPoppingToAScreenReturnsThoseAboveIt() {
        window.runFrame()
        navigation.pushViewController(second, animated: false)
        navigation.pushViewController(third, animated: false)
        log.calls = []
        XCTAssertEqual(navigation.popToRootViewController(animated: false), [second, third])
        let told = log.take()
        XCTAssertEqual(
            calls(of: "2", in: told), ["willLeaveParent", "didLeaveParent"],
            "A screen that was not visible was told to disappear.")
        XCTAssertEqual(calls(of: "1", in: told), ["willAppear", "isAppearing", "didAppear"])
        XCTAssertEqual(navigation.viewControllers, [first])
        XCTAssertEqual(navigation.popToViewController(first, animated: false), [])
    }

    func testTheFlagsTellWhyAScreenComesAndGoes() {
        window.runFrame()
        navigation.pushViewController(second, animated: true)
        window.settle()
        XCTAssertEqual(second.flags["willAppear"], ["movingTo"])
        XCTAssertEqual(second.flags["didAppear"], ["movingTo"])
        XCTAssertEqual(first.flags["willDisappear"], [], "The covered screen stays in the stack.")
        XCTAssertFalse(second.isMovingToParent)
        navigation.popViewController(animated: true)
        window.settle()
        XCTAssertEqual(second.flags["willDisappear"], ["movingFrom"])
        XCTAssertEqual(second.flags["didDisappear"], ["movingFrom"])
        XCTAssertEqual(first.flags["willAppear"], [])
        XCTAssertFalse(second.isMovingFromParent)
    }

    func testTheStackIsReplacedAsAWhole() {
        window.runFrame()
        navigation.pushViewController(second, animated: false)
        log.calls = []
        navigation.setViewControllers([second, third], animated: false)
        XCTAssertEqual(navigation.viewControllers, [second, third])
        XCTAssertEqual(navigation.children, [second, third])
        XCTAssertNil(first.parent)
        XCTAssertNil(second.view.superview)
        XCTAssertNotNil(third.view.superview)
        XCTAssertEqual(
            calls(of: "2", in: log.take()), ["willDisappear", "didDisappear"])
    }

    func testAPushDuringAPushEndsTheFirstOneAndKeepsCallsBalanced() {
        window.runFrame()
        navigation.pushViewController(second, animated: true)
        window.advance(by: 0.1)
        navigation.pushViewController(third, animated: true)
        window.settle()
        let told = log.take()
        XCTAssertEqual(navigation.viewControllers, [first, second, third])
        XCTAssertEqual(
            calls(of: "2", in: told).filter { $0.contains("ppear(") && !$0.contains("is") },
            ["willAppear(animated)", "didAppear(animated)"])
        XCTAssertEqual(
            calls(of: "2", in: told).filter { $0.contains("isappear") },
            ["willDisappear(animated)", "didDisappear(animated)"])
        XCTAssertEqual(calls(of: "3", in: told).last, "didEnterParent")
        XCTAssertNil(second.view.superview)
    }

    func testScreensPushedBeforeTheWindowOpensAppearWithIt() {
        navigation.pushViewController(second, animated: true)
        XCTAssertEqual(navigation.viewControllers, [first, second])
        log.calls = []
        let window = OffscreenWindow(rootViewController: navigation)
        XCTAssertEqual(
            log.take(), ["2.didLoad", "2.willAppear", "2.isAppearing", "2.didAppear"])
        XCTAssertFalse(first.isViewLoaded)
        withExtendedLifetime(window) {}
    }

    func testTheDelegateHearsBeforeAndAfter() {
        let witness = NavigationWitness()
        window.runFrame()
        navigation.delegate = witness
        navigation.pushViewController(second, animated: true)
        XCTAssertEqual(witness.calls.count, 1)
        XCTAssertTrue(witness.calls.first?.shown === second)
        XCTAssertEqual(witness.calls.first?.isDone, false)
        window.settle()
        XCTAssertEqual(witness.calls.map(\.isDone), [false, true])
        XCTAssertTrue(witness.calls.last?.shown === second)
    }

    // MARK: Layout

    func testAScreenFillsTheWindowAndItsSafeAreaStartsUnderTheBar() {
        window.runFrame()
        XCTAssertEqual(first.view.convert(first.view.bounds, to: nil), window.window.bounds)
        XCTAssertEqual(
            first.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(
            navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 91))
        navigation.pushViewController(second, animated: false)
        XCTAssertEqual(
            second.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    }

    func testAHiddenBarTakesNoRoom() {
        window.runFrame()
        navigation.setNavigationBarHidden(true, animated: false)
        window.runFrame()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertEqual(first.view.safeAreaInsets.top, 47)
        navigation.setNavigationBarHidden(false, animated: false)
        window.runFrame()
        XCTAssertEqual(first.view.safeAreaInsets.top, 91)
    }

    func testThePushedScreenComesFromTheRightOverTheOldOne() {
        window.runFrame()
        navigation.pushViewController(second, animated: true)
        window.runFrame()
        let start = second.view.layer.presentation()?.affineTransform().tx ?? 0
        XCTAssertEqual(start, 390, accuracy: 1)
        window.advance(by: 0.2)
        let later = second.view.layer.presentation()?.affineTransform().tx ?? 0
        XCTAssertLessThan(later, 200)
        XCTAssertGreaterThan(later, 0)
        XCTAssertTrue(second.view.superview?.subviews.last === second.view)
    }

    // MARK: Bar

    func testTheBarShowsTheTitleOfTheTopScreen() {
        first.title = "Inbox"
        window.runFrame()
        XCTAssertEqual(titles(), ["Inbox"])
        second.title = "Message"
        navigation.pushViewController(second, animated: true)
        window.settle()
        XCTAssertEqual(titles(), ["Message"])
        second.navigationItem.title = "Changed"
        XCTAssertEqual(titles(), ["Changed"])
        navigation.popViewController(animated: false)
        XCTAssertEqual(titles(), ["Inbox"])
    }

    func testTheTitleOfTheItemIsThatOfTheControllerUnlessSet() {
        first.title = "Inbox"
        XCTAssertEqual(first.navigationItem.title, "Inbox")
        first.navigationItem.title = "In"
        XCTAssertEqual(first.title, "Inbox")
        XCTAssertEqual(first.navigationItem.title, "In")
    }

    func testTheItemsOfTheBarAreThoseOfTheStack() {
        window.runFrame()
        let bar = navigation.navigationBar
        XCTAssertNil(bar.backItem)
        navigation.pushViewController(second, animated: false)
        XCTAssertEqual(bar.items, [first.navigationItem, second.navigationItem])
        XCTAssertTrue(bar.topItem === second.navigationItem)
        XCTAssertTrue(bar.backItem === first.navigationItem)
    }

    func testTheBackButtonIsThereUnlessItLeadsNowhereOrIsHidden() {
        window.runFrame()
        XCTAssertNil(window.view(identified: "navigation.back"))
        navigation.pushViewController(second, animated: false)
        XCTAssertNotNil(window.view(identified: "navigation.back"))
        second.navigationItem.hidesBackButton = true
        XCTAssertNil(window.view(identified: "navigation.back"))
    }

    func testLeftItemsReplaceTheBackButtonUnlessTheySupplementIt() {
        window.runFrame()
        navigation.pushViewController(second, animated: false)
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
        XCTAssertNil(window.view(identified: "navigation.back"))
        second.navigationItem.leftItemsSupplementBackButton = true
        XCTAssertNotNil(window.view(identified: "navigation.back"))
    }

    func testTheBackButtonSaysWhereItLeads() {
        let item = UINavigationItem(title: nil)
        XCTAssertEqual(item.titleOfBackButton, "Back")
        item.title = "Inbox"
        XCTAssertEqual(item.titleOfBackButton, "Inbox")
        item.backButtonTitle = "In"
        XCTAssertEqual(item.titleOfBackButton, "In")
        item.backBarButtonItem = UIBarButtonItem(
            title: "Return", style: .plain, target: nil, action: nil)
        XCTAssertEqual(item.titleOfBackButton, "Return")
    }

    // MARK: Edges

    func testAScreenThatDoesNotExtendUnderTheBarBeginsBelowIt() {
        window.runFrame()
        second.edgesForExtendedLayout = []
        navigation.pushViewController(second, animated: false)
        window.runFrame()
        XCTAssertEqual(second.view.frame, CGRect(x: 0, y: 91, width: 390, height: 753))
        XCTAssertEqual(
            second.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        second.edgesForExtendedLayout = .all
        window.runFrame()
        XCTAssertEqual(second.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(second.view.safeAreaInsets.top, 91)
    }

    func testAScreenTakesThePlaceOfAHiddenBar() {
        first.edgesForExtendedLayout = .bottom
        window.runFrame()
        XCTAssertEqual(first.view.frame.minY, 91)
        navigation.isNavigationBarHidden = true
        window.runFrame()
        XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    func testAScrollViewThatFitsMakesRoomForTheBarUnlessToldNotTo() {
        for (adjusts, top) in [(true, CGFloat(91)), (false, 0)] {
            let screen = UIViewController()
            screen.automaticallyAdjustsScrollViewInsets = adjusts
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            screen.view.addSubview(scrollView)
            window.runFrame()
            navigation.pushViewController(screen, animated: false)
            window.runFrame()
            XCTAssertEqual(scrollView.adjustedContentInset.top, top)
        }
    }

    private func titles() -> [String] {
        let found = window.views { $0.accessibilityIdentifier == "navigation.title" }
        return found.compactMap { ($0 as? UILabel)?.text }
    }
}

@MainActor private final class NavigationWitness: UINavigationControllerDelegate {
    var calls: [(shown: UIViewController, isDone: Bool)] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append((viewController, false))
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append((viewController, true))
    }
}

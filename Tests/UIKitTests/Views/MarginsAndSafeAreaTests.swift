// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class MarginsAndSafeAreaTests: XCTestCase {
    private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// A window of 390 by 844 points whose edges a device's frame covers.
    private func makeWindow(_ controller: UIViewController = UIViewController()) -> OffscreenWindow
    {
        OffscreenWindow(rootViewController: controller, safeArea: phone)
    }

    private func addView(_ frame: CGRect, to parent: UIView) -> WitnessView {
        let view = WitnessView(frame: frame)
        parent.addSubview(view)
        return view
    }

    // MARK: Safe area

    func testTheWindowAndTheRootViewHaveTheSafeAreaOfTheDevice() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        XCTAssertEqual(window.window.safeAreaInsets, phone)
        XCTAssertEqual(controller.view.safeAreaInsets, phone)
    }

    func testASubviewHasThePartThatCoversIt() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let view = addView(
            CGRect(x: 10, y: 20, width: 100, height: 814), to: controller.view)
        XCTAssertEqual(
            view.safeAreaInsets, UIEdgeInsets(top: 27, left: 0, bottom: 24, right: 0))
        withExtendedLifetime(window) {}
    }

    func testASubviewAwayFromTheEdgesHasNone() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let view = addView(CGRect(x: 0, y: 100, width: 390, height: 100), to: controller.view)
        XCTAssertEqual(view.safeAreaInsets, .zero)
        withExtendedLifetime(window) {}
    }

    func testMovingAViewChangesItsSafeAreaAndItHearsOfIt() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let view = addView(CGRect(x: 0, y: 100, width: 390, height: 100), to: controller.view)
        let inner = addView(CGRect(x: 0, y: 0, width: 390, height: 100), to: view)
        (view.safeAreaChanges, inner.safeAreaChanges) = (0, 0)
        view.frame.origin.y = 0
        XCTAssertEqual(view.safeAreaInsets.top, 47)
        XCTAssertEqual(inner.safeAreaInsets.top, 47)
        XCTAssertEqual(view.safeAreaChanges, 1)
        XCTAssertEqual(inner.safeAreaChanges, 1)
        view.center.y += 10
        XCTAssertEqual(view.safeAreaInsets.top, 37)
        withExtendedLifetime(window) {}
    }

    func testAViewOutsideAWindowHasNoSafeArea() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let view = addView(controller.view.bounds, to: controller.view)
        XCTAssertEqual(view.safeAreaInsets, phone)
        view.removeFromSuperview()
        XCTAssertEqual(view.safeAreaInsets, .zero)
        withExtendedLifetime(window) {}
    }

    func testAControllersAdditionalInsetsAddToTheSafeArea() {
        let controller = SafeAreaController()
        let window = makeWindow(controller)
        let view = addView(controller.view.bounds, to: controller.view)
        controller.changes = 0
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        XCTAssertEqual(
            controller.view.safeAreaInsets,
            UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
        XCTAssertEqual(view.safeAreaInsets, controller.view.safeAreaInsets)
        XCTAssertEqual(controller.changes, 1)
        withExtendedLifetime(window) {}
    }

    func testTheWindowOfADeviceWithoutAFrameHasNoSafeArea() {
        let window = OffscreenWindow(rootViewController: UIViewController())
        XCTAssertEqual(window.window.safeAreaInsets, .zero)
    }

    // MARK: Margins

    func testAViewHasMarginsOfEightPoints() {
        XCTAssertEqual(
            UIView().layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    func testARootViewHasMarginsOfSixteenPointsAtTheSides() {
        let controller = UIViewController()
        let window = OffscreenWindow(rootViewController: controller)
        XCTAssertEqual(
            controller.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        withExtendedLifetime(window) {}
    }

    func testTheSafeAreaAddsToTheMarginsUnlessSwitchedOff() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let view = addView(controller.view.bounds, to: controller.view)
        XCTAssertEqual(
            view.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        withExtendedLifetime(window) {}
    }

    func testMarginsThatWereSetAreRead() {
        let view = WitnessView()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(
            view.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        XCTAssertEqual(view.marginChanges, 1)
    }

    func testDirectionalMarginsFollowTheDirection() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    func testMarginsThatWereSetLeftAndRightStaySoInAnyDirection() {
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(
            view.layoutMargins, UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 30))
        XCTAssertEqual(
            view.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 10))
    }

    func testAChangeOfMarginsAsksForLayout() {
        let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.layouts = 0
        view.layoutMargins.left = 20
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 1)
    }

    func testAViewMayKeepToTheMarginsOfItsSuperview() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let view = addView(CGRect(x: 0, y: 10, width: 95, height: 90), to: parent)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(
            view.layoutMargins, UIEdgeInsets(top: 20, left: 30, bottom: 30, right: 25))
        view.layoutMargins = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(
            view.layoutMargins, UIEdgeInsets(top: 50, left: 30, bottom: 30, right: 25))
    }

    func testPreservedMarginsCountTheSafeAreaOnce() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let view = addView(controller.view.bounds, to: controller.view)
        view.preservesSuperviewLayoutMargins = true
        // The superview's margins are 47, 16, 34 and 16; the view's own 8 and the safe area.
        XCTAssertEqual(
            view.layoutMargins, UIEdgeInsets(top: 55, left: 16, bottom: 42, right: 16))
        withExtendedLifetime(window) {}
    }

    func testAViewThatPreservesMarginsHearsOfItsSuperviewsChange() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = addView(parent.bounds, to: parent)
        view.preservesSuperviewLayoutMargins = true
        view.marginChanges = 0
        parent.layoutMargins.left = 40
        XCTAssertEqual(view.marginChanges, 1)
        XCTAssertEqual(view.layoutMargins.left, 40)
    }
}

private final class WitnessView: UIView {
    var safeAreaChanges = 0
    var marginChanges = 0
    var layouts = 0

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaChanges += 1
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginChanges += 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class SafeAreaController: UIViewController {
    var changes = 0

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes += 1
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIWindowTests: XCTestCase {
    private let frame = CGRect(x: 0, y: 0, width: 200, height: 100)

    func testANewWindowIsHiddenAndNotAmongTheWindows() {
        let window = UIWindow(frame: frame)
        XCTAssertTrue(window.isHidden)
        XCTAssertFalse(window.isKeyWindow)
        XCTAssertEqual(window.windowLevel, .normal)
        XCTAssertFalse(UIApplication.shared.windows.contains(window))
    }

    func testAVisibleWindowIsAmongTheWindowsUntilItIsHidden() {
        let window = UIWindow(frame: frame)
        window.isHidden = false
        XCTAssertTrue(UIApplication.shared.windows.contains(window))
        XCTAssertFalse(window.isKeyWindow, "Showing does not make a window the key window.")
        window.isHidden = true
        XCTAssertFalse(UIApplication.shared.windows.contains(window))
    }

    func testOneWindowIsKeyAtATime() {
        let one = KeyWitness(frame: frame)
        let two = KeyWitness(frame: frame)
        one.makeKeyAndVisible()
        XCTAssertTrue(one.isKeyWindow)
        two.makeKeyAndVisible()
        XCTAssertFalse(one.isKeyWindow)
        XCTAssertTrue(two.isKeyWindow)
        XCTAssertEqual(one.calls, ["became", "resigned"])
        XCTAssertEqual(two.calls, ["became"])
        two.makeKey()
        XCTAssertEqual(two.calls, ["became"])
        for window in [one, two] { window.isHidden = true }
        XCTAssertNotEqual(UIApplication.shared.keyWindow, two)
    }

    func testWindowsStandInTheOrderOfTheirLevels() {
        let alert = UIWindow(frame: frame)
        alert.windowLevel = .alert
        let bar = UIWindow(frame: frame)
        bar.windowLevel = .statusBar
        let plain = UIWindow(frame: frame)
        let windows = [alert, bar, plain]
        for window in windows { window.isHidden = false }
        XCTAssertEqual(
            UIApplication.shared.windows.filter(windows.contains), [plain, bar, alert])
        for window in windows { window.isHidden = true }
        XCTAssertLessThan(UIWindow.Level.normal, .statusBar)
        XCTAssertLessThan(UIWindow.Level.statusBar, .alert)
    }

    func testAWindowMovesWhenItsLevelChanges() {
        let scene = OffscreenWindow()
        let over = UIWindow(frame: frame)
        scene.window.connection?.attach(over)
        over.isHidden = false
        over.backgroundColor = .red
        scene.window.backgroundColor = .blue
        scene.runFrame()
        XCTAssertEqual(UIApplication.shared.windows.last, over)
        scene.window.windowLevel = .alert
        scene.runFrame()
        XCTAssertEqual(UIApplication.shared.windows.last, scene.window)
        XCTAssertEqual(scene.window.connection?.windows, [over, scene.window])
        XCTAssertTrue(scene.window.connection?.rootLayer.sublayers?.last === scene.window.layer)
        over.isHidden = true
    }

    // MARK: Touches

    func testATouchReachesTheTopmostWindowThatItHits() {
        let scene = OffscreenWindow()
        let under = TouchWitness(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scene.window.addSubview(under)
        scene.window.makeKeyAndVisible()
        let over = PassingWindow(frame: frame)
        over.windowLevel = .alert
        let button = TouchWitness(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        over.addSubview(button)
        scene.window.connection?.attach(over)
        over.isHidden = false
        scene.runFrame()
        scene.tap(at: CGPoint(x: 100, y: 100))
        XCTAssertEqual(button.calls, ["began", "ended"])
        XCTAssertEqual(under.calls, [])
        scene.tap(at: CGPoint(x: 300, y: 300))
        XCTAssertEqual(under.calls, ["began", "ended"])
        scene.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 100))
        XCTAssertEqual(button.calls, ["began", "ended"], "A touch stays in its window.")
        XCTAssertEqual(under.calls.last, "ended")
        over.isHidden = true
    }

    // MARK: Root

    func testTheRootsViewIsLoadedWhenTheWindowIsShown() {
        let window = UIWindow(frame: frame)
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        XCTAssertTrue(controller.view.superview === window)
        XCTAssertEqual(controller.view.frame, frame)
        window.isHidden = true
    }

    func testTheRootsViewLiesBehindOtherViewsOfTheWindow() {
        let window = UIWindow(frame: frame)
        let overlay = UIView()
        window.addSubview(overlay)
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        XCTAssertEqual(window.subviews, [controller.view, overlay])
        window.isHidden = true
    }

    func testTakingTheRootAwayEmptiesTheWindow() {
        let controller = UIViewController()
        let window = OffscreenWindow(rootViewController: controller)
        window.window.rootViewController = nil
        XCTAssertNil(controller.view.superview)
        XCTAssertEqual(window.window.subviews, [])
    }

    func testTheScreenHasTheSizeAndScaleOfTheWindowOfTheProgram() {
        let window = OffscreenWindow(size: CGSize(width: 320, height: 240), scale: 3)
        XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 320, height: 240))
        XCTAssertEqual(UIScreen.main.scale, 3)
        XCTAssertEqual(UIScreen.main.nativeBounds.width, 960)
        window.resize(to: CGSize(width: 500, height: 400), scale: 2)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 500, height: 400))
        XCTAssertEqual(UIScreen.main.scale, 2)
        XCTAssertEqual(window.window.bounds.size, CGSize(width: 500, height: 400))
    }
}

private final class KeyWitness: UIWindow {
    var calls: [String] = []

    override func becomeKey() {
        super.becomeKey()
        calls.append("became")
    }

    override func resignKey() {
        super.resignKey()
        calls.append("resigned")
    }
}

/// A window that lets touches through where it has no views.
private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

private final class TouchWitness: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
    }
}

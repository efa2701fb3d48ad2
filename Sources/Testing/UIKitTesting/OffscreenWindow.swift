// SPDX-License-Identifier: MIT
import QuartzCore
import UIKit
import WindowSystem
import XCTest

/// A window without a screen, for tests of views: it draws into memory, its clock stands still
/// until the test moves it, and the test is its user.
///
/// Everything takes the way it takes in a program: a touch enters where a desktop's touch enters,
/// frames run the same layout, animations and drawing. Nothing sleeps, so a test of a one-second
/// animation takes as long as drawing its frames.
///
/// ```swift
/// @preconcurrency @MainActor final class CounterTests: XCTestCase {
///     func testTapCountsUp() {
///         let window = OffscreenWindow(rootViewController: CounterViewController())
///         window.tap(text: "Add")
///         window.settle()
///         XCTAssertNotNil(window.view(showing: "1"))
///     }
/// }
/// ```
///
/// - Note: On Linux, XCTest runs synchronous main-actor tests only of classes that are marked
///   `@preconcurrency @MainActor`.
@preconcurrency @MainActor public final class OffscreenWindow {
    /// The window that is shown. Give it a root controller, or use the initialisers that do.
    public let window: UIWindow

    let host: WindowSystem.OffscreenWindow
    let connection: WindowConnection

    /// When the next frame is due, in seconds on the media clock.
    private var nextFrame: CFTimeInterval
    /// The fingers that are down, and where.
    var fingers: [Int: CGPoint] = [:]

    /// The time between frames, in seconds.
    static let framePeriod: CFTimeInterval = 1.0 / 60

    /// Opens a window that shows nothing yet.
    ///
    /// - Parameters:
    ///   - size: The size in points; an upright phone by default.
    ///   - scale: Device pixels per point.
    ///   - traits: What the device is said to be, such as dark; what it does not say is standard.
    ///   - safeArea: The parts of the window that a device's frame would cover, in points.
    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        traits: UITraitCollection = UITraitCollection(), safeArea: UIEdgeInsets = .zero
    ) {
        TestClock.install()
        host = WindowSystem.OffscreenWindow(
            size: size, scale: scale,
            appearance: traits.userInterfaceStyle == .dark ? .dark : .light)
        connection = WindowConnection(
            host: host,
            traits: UITraitCollection(traitsFrom: [.standard, traits]))
        connection.safeArea = safeArea
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        nextFrame = TestClock.now
        connection.attach(window)
        window.makeKeyAndVisible()
    }

    /// Opens a window that shows a controller, and draws its first frame.
    ///
    /// - Parameters:
    ///   - rootViewController: The controller; it appears as in a program.
    ///   - size: The size in points; an upright phone by default.
    ///   - scale: Device pixels per point.
    ///   - traits: What the device is said to be, such as dark; what it does not say is standard.
    ///   - safeArea: The parts of the window that a device's frame would cover, in points.
    public convenience init(
        rootViewController: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2, traits: UITraitCollection = UITraitCollection(),
        safeArea: UIEdgeInsets = .zero
    ) {
        self.init(size: size, scale: scale, traits: traits, safeArea: safeArea)
        window.rootViewController = rootViewController
        runFrame()
    }

    /// Opens a window that shows a view over its whole area, and draws its first frame.
    ///
    /// - Parameters:
    ///   - view: The view; it becomes the view of a plain controller and is resized.
    ///   - size: The size in points.
    ///   - scale: Device pixels per point.
    ///   - traits: What the device is said to be, such as dark; what it does not say is standard.
    public convenience init(
        view: UIView, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        traits: UITraitCollection = UITraitCollection()
    ) {
        let controller = UIViewController()
        controller.view = view
        self.init(
            rootViewController: controller, size: size, scale: scale, traits: traits)
    }

    isolated deinit {
        window.isHidden = true
        connection.close()
    }

    /// The size of the window in points.
    public var size: CGSize { host.size }

    /// Device pixels per point.
    public var scale: CGFloat { host.scale }

    /// What the views put on the clipboard or may take from it; `nil` when it holds no text.
    public var clipboard: String? {
        get { host.clipboard }
        set { host.clipboard = newValue }
    }

    // MARK: Time

    /// The time on the window's clock, in seconds. All offscreen windows share one clock.
    public var now: CFTimeInterval { TestClock.now }

    /// Lets time pass: frames run 60 times a second, as far as something asks for them.
    ///
    /// - Parameter duration: Seconds; not negative.
    public func advance(by duration: CFTimeInterval) {
        precondition(
            duration.isFinite && duration >= 0,
            "Time goes forward only: advance(by:) takes seconds from 0, not \(duration).")
        let end = TestClock.now + duration
        runReadyWork()
        // Another window may have moved the clock meanwhile.
        nextFrame = max(nextFrame, TestClock.now)
        // A frame that is due at the very end is part of the time that passes.
        while nextFrame <= end + 1e-9 {
            TestClock.move(to: nextFrame)
            deliverFrame()
        }
        TestClock.move(to: end)
        runReadyWork()
    }

    /// Lets time pass until nothing moves any more: animations, deceleration, delayed touches.
    ///
    /// Fails the test when something still asks for frames after `limit`, as a view with an endless
    /// animation does.
    ///
    /// - Parameter limit: Seconds on the window's clock.
    public func settle(
        within limit: CFTimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
    ) {
        let end = TestClock.now + limit
        runReadyWork()
        while isMoving {
            guard TestClock.now < end else {
                XCTFail("Something still moves after \(limit) seconds.", file: file, line: line)
                return
            }
            advance(by: max(0, nextFrame - TestClock.now))
        }
    }

    /// Waits in real time, while background work runs, until `condition` holds.
    ///
    /// For work that the clock does not govern, such as decoding on another thread. Fails the test
    /// when the condition does not hold after `limit`.
    ///
    /// - Parameters:
    ///   - what: Names the condition in a failure.
    ///   - limit: Seconds of real time; only a failing test takes that long.
    ///   - condition: Asked on the main actor after each piece of work.
    public func wait(
        for what: String, within limit: TimeInterval = 20, file: StaticString = #filePath,
        line: UInt = #line, until condition: () -> Bool
    ) {
        let deadline = Date(timeIntervalSinceNow: limit)
        while !condition() {
            guard Date() < deadline else {
                XCTFail("Waited in vain for \(what).", file: file, line: line)
                return
            }
            _ = RunLoop.main.run(
                mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.05)))
            advance(by: Self.framePeriod)
        }
    }

    /// Lays out and draws what is due at this very moment; the clock stays.
    public func runFrame() {
        runReadyWork()
        host.deliverFrame()
    }

    private var isMoving: Bool {
        host.isFrameRequested || FrameDriver.shared.hasPendingWork
    }

    private func deliverFrame() {
        nextFrame += Self.framePeriod
        runReadyWork()
        host.deliverFrame()
    }

    /// Runs blocks and main-actor tasks that wait on the main queue.
    private func runReadyWork() {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }

    // MARK: The device

    /// Gives the window another size or scale, as a user does who drags its edge.
    ///
    /// - Parameters:
    ///   - size: The new size in points.
    ///   - scale: The new scale; `nil` keeps it.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        host.send(.resized(size: size, scale: scale ?? host.scale))
        runFrame()
    }

    /// Has everything drawn again in the next frame, as when the desktop lost the window's pixels.
    public func expose() {
        host.send(.exposed)
    }

    /// Switches between light and dark, as the desktop does.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        host.send(.appearanceChanged(style == .dark ? .dark : .light))
        runFrame()
    }

    /// Changes traits of the device, such as the preferred text size.
    public func setTraits(_ traits: UITraitCollection) {
        connection.setTraits(traits)
        runFrame()
    }
}

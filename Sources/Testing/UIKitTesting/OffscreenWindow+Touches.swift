// SPDX-License-Identifier: MIT
import QuartzCore
import UIKit
import WindowSystem
import XCTest

// Gestures of one or two fingers. Locations are points of the window. Each call returns right after
// the last finger was lifted and that frame was drawn; what follows, such as deceleration, takes
// time: see `advance(by:)` and `settle()`.
extension OffscreenWindow {
    // MARK: Gestures

    /// Taps at a point, once or several times in quick succession.
    ///
    /// - Parameters:
    ///   - point: Where.
    ///   - count: 2 is a double tap.
    public func tap(at point: CGPoint, count: Int = 1) {
        for tap in 0..<count {
            if tap > 0 { advance(by: 0.1) }
            touchDown(at: point, tapCount: tap + 1)
            advance(by: 0.05)
            liftTouch()
        }
    }

    /// Taps the middle of a view. Fails the test when that is not inside the window.
    public func tap(
        _ view: UIView, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let point = center(of: view, file: file, line: line) else { return }
        tap(at: point, count: count)
    }

    /// Taps the view with an accessibility identifier. Fails the test when there is none.
    public func tap(
        identifier: String, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let view = view(identified: identifier) else {
            return XCTFail("No view is identified \"\(identifier)\".", file: file, line: line)
        }
        tap(view, count: count, file: file, line: line)
    }

    /// Taps the view that shows a text. Fails the test when there is none.
    public func tap(
        text: String, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let view = view(showing: text) else {
            return XCTFail("No view shows \"\(text)\".", file: file, line: line)
        }
        tap(view, count: count, file: file, line: line)
    }

    /// Presses and holds at a point.
    ///
    /// - Parameter duration: Seconds; a long press is recognised after 0.5.
    public func longPress(at point: CGPoint, duration: CFTimeInterval = 0.7) {
        touchDown(at: point)
        advance(by: duration)
        liftTouch()
    }

    /// Presses and holds the middle of a view. Fails the test when that is not inside the window.
    public func longPress(
        _ view: UIView, duration: CFTimeInterval = 0.7, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let point = center(of: view, file: file, line: line) else { return }
        longPress(at: point, duration: duration)
    }

    /// Drags one finger along a straight line at constant speed.
    ///
    /// - Parameters:
    ///   - start: Where the finger goes down.
    ///   - end: Where it is lifted.
    ///   - duration: Seconds from start to end. Content that is let go moves on with the finger's
    ///     speed.
    ///   - pause: Seconds that the finger rests at the end before it is lifted; with 0.2 content
    ///     does not move on.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: CFTimeInterval = 0.3,
        pause: CFTimeInterval = 0
    ) {
        touchDown(at: start)
        move([0: (start, end)], duration: duration)
        if pause > 0 { advance(by: pause) }
        liftTouch()
    }

    /// Drags the middle of a view. Fails the test when that is not inside the window.
    ///
    /// - Parameters:
    ///   - view: What is dragged.
    ///   - distance: How far, in points.
    ///   - duration: Seconds from start to end.
    ///   - pause: Seconds that the finger rests at the end before it is lifted.
    public func drag(
        _ view: UIView, by distance: CGVector, duration: CFTimeInterval = 0.3,
        pause: CFTimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let start = center(of: view, file: file, line: line) else { return }
        let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
        drag(from: start, to: end, duration: duration, pause: pause)
    }

    /// Moves two fingers apart or together on a horizontal line.
    ///
    /// - Parameters:
    ///   - center: The middle between the fingers.
    ///   - start: Their distance at first, in points.
    ///   - end: Their distance at last, in points.
    ///   - duration: Seconds from start to end.
    public func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: CFTimeInterval = 0.3
    ) {
        func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: center.x + side * distance / 2, y: center.y)
        }
        touchDown(at: place(start, -1), finger: 0)
        touchDown(at: place(start, 1), finger: 1)
        move(
            [
                0: (place(start, -1), place(end, -1)),
                1: (place(start, 1), place(end, 1)),
            ], duration: duration)
        liftTouch(finger: 0)
        liftTouch(finger: 1)
    }

    // MARK: Fingers

    /// Puts a finger down.
    ///
    /// - Parameters:
    ///   - point: Where.
    ///   - finger: Tells fingers apart that are down at once.
    ///   - tapCount: Which tap of a quick succession it is.
    public func touchDown(at point: CGPoint, finger: Int = 0, tapCount: Int = 1) {
        precondition(
            fingers[finger] == nil, "Finger \(finger) is down already; lift it first.")
        fingers[finger] = point
        send(.down, finger: finger, tapCount: tapCount)
    }

    /// Moves a finger that is down to a point, at once; see `drag` for a movement that takes time.
    public func moveTouch(to point: CGPoint, finger: Int = 0) {
        precondition(fingers[finger] != nil, "Finger \(finger) is not down.")
        fingers[finger] = point
        send(.moved, finger: finger)
    }

    /// Lifts a finger where it is.
    public func liftTouch(finger: Int = 0) {
        precondition(fingers[finger] != nil, "Finger \(finger) is not down.")
        send(.up, finger: finger)
        fingers[finger] = nil
    }

    /// Takes a finger away as the system does, for example for an alert: nothing is tapped.
    public func cancelTouch(finger: Int = 0) {
        precondition(fingers[finger] != nil, "Finger \(finger) is not down.")
        send(.cancelled, finger: finger)
        fingers[finger] = nil
    }

    /// Moves fingers along straight lines, a step a frame.
    private func move(
        _ paths: [Int: (start: CGPoint, end: CGPoint)], duration: CFTimeInterval
    ) {
        let steps = max(1, Int((duration / Self.framePeriod).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            for (finger, path) in paths.sorted(by: { $0.key < $1.key }) {
                moveTouch(
                    to: CGPoint(
                        x: path.start.x + (path.end.x - path.start.x) * part,
                        y: path.start.y + (path.end.y - path.start.y) * part),
                    finger: finger)
            }
        }
    }

    private func send(_ phase: PointerEvent.Phase, finger: Int, tapCount: Int = 1) {
        guard let location = fingers[finger] else { return }
        host.send(
            .pointer(
                PointerEvent(
                    phase: phase, identifier: finger + 1, button: .touch, location: location,
                    timestamp: now, clickCount: tapCount)))
        runFrame()
    }

    private func center(of view: UIView, file: StaticString, line: UInt) -> CGPoint? {
        runFrame()
        guard view.window === window else {
            XCTFail("The view is not in this window.", file: file, line: line)
            return nil
        }
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard window.bounds.contains(point) else {
            XCTFail(
                "The view's middle (\(point.x), \(point.y)) is outside the window; scroll to it "
                    + "first.", file: file, line: line)
            return nil
        }
        return point
    }
}

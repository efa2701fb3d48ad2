// SPDX-License-Identifier: MIT
import SeededGenerator
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// Random sequences of what a user and a program do with a scroll view.
@preconcurrency @MainActor final class ScrollSequenceTests: XCTestCase {
    func testContentComesToRestInItsRangeWhateverHappens() {
        for seed in 0..<60 {
            let run = ScrollSequence(seed: UInt64(seed))
            for _ in 0..<25 { run.step() }
            if let failure = run.end() {
                XCTFail("seed \(seed): \(failure)\n\(run.steps.joined(separator: "\n"))")
                return
            }
        }
    }
}

@MainActor private final class ScrollSequence {
    let scene: ScrollScene
    var steps: [String] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        scene = ScrollScene(content: CGSize(width: 700, height: 2500))
        scene.scrollView.isPagingEnabled = seed % 5 == 4
        scene.scrollView.bounces = seed % 7 != 6
    }

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &random).rounded()
    }

    func step() {
        let view = scene.scrollView
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2:
            let end = CGPoint(x: number(5...295), y: number(5...595))
            let duration = Double(number(1...20)) / 50
            steps.append("drag to \(end) in \(duration)")
            scene.window.drag(from: CGPoint(x: 150, y: 300), to: end, duration: duration)
        case 3:
            let delta = CGVector(dx: number(-80...80), dy: number(-300...300))
            let isPrecise = Bool.random(using: &random)
            steps.append("wheel \(delta) precise \(isPrecise)")
            scene.window.scrollWheel(
                at: CGPoint(x: 150, y: 300), by: delta, isPrecise: isPrecise)
        case 4:
            view.contentSize = CGSize(width: number(100...900), height: number(100...3000))
            steps.append("content \(view.contentSize)")
        case 5:
            view.contentInset = UIEdgeInsets(
                top: number(0...80), left: 0, bottom: number(0...80), right: number(0...20))
            steps.append("inset \(view.contentInset)")
        case 6:
            let delta = CGPoint(x: 0, y: number(-50...50))
            steps.append("shift \(delta)")
            view.contentSize.height = max(0, view.contentSize.height + delta.y)
            view.adjustContentOffset(by: delta)
        case 7:
            let target = CGPoint(x: 0, y: number(0...500))
            let range = view.range(.vertical)
            steps.append("scroll to \(target) animated")
            scene.witness.note("program")
            view.setContentOffset(
                CGPoint(x: view.range(.horizontal).lower, y: range.clamped(target.y)),
                animated: true)
        case 8:
            steps.append("resize")
            scene.window.resize(
                to: CGSize(width: number(250...350), height: number(500...700)))
        default:
            let time = Double(number(1...40)) / 40
            steps.append("wait \(time)")
            scene.window.advance(by: time)
        }
    }

    /// Lets everything come to rest; says what is wrong then.
    func end() -> String? {
        let view = scene.scrollView
        scene.window.settle()
        // A program may leave content beyond its range; the user's touch returns it.
        scene.window.tap(at: CGPoint(x: 100, y: 100))
        scene.window.settle()
        if !view.isInRange() { return "rests out of range at \(view.contentOffset)" }
        if view.isTracking || view.isDragging || view.isDecelerating { return "still moves" }
        if view.link != nil || FrameDriver.shared.hasPendingWork { return "still works" }
        if view.indicators.isShown { return "indicators stay" }
        return unbalancedCall()
    }

    private func unbalancedCall() -> String? {
        var isDragging = false
        var isDecelerating = false
        for (index, call) in scene.witness.calls.enumerated() {
            let place = "call \(index) of \(scene.witness.calls)"
            switch call {
            case "willBeginDragging":
                if isDragging || isDecelerating { return place }
                isDragging = true
            case "willEndDragging":
                if !isDragging { return place }
            case "didEndDragging(true)", "didEndDragging(false)":
                if !isDragging { return place }
                isDragging = false
            case "willBeginDecelerating":
                if isDragging || isDecelerating { return place }
                isDecelerating = true
            case "didEndDecelerating":
                if !isDecelerating { return place }
                isDecelerating = false
            case "program":
                // A program's scroll ends a deceleration without a word.
                isDecelerating = false
            default: break
            }
        }
        return nil
    }
}

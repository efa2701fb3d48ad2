// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ScrollWheelTests: XCTestCase {
    private func down(_ distance: CGFloat) -> CGVector { CGVector(dx: 0, dy: distance) }

    func testATouchpadMovesContentAtOnce() {
        let scene = ScrollScene()
        XCTAssertTrue(scene.scrollView.scrollWheel(by: down(14), isPrecise: true))
        XCTAssertEqual(scene.scrollView.contentOffset.y, 14)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 14)
    }

    func testTinyStepsOfATouchpadAddUp() {
        let scene = ScrollScene()
        for _ in 0..<20 { _ = scene.scrollView.scrollWheel(by: down(0.15), isPrecise: true) }
        XCTAssertEqual(scene.scrollView.contentOffset.y, 3)
    }

    func testAWheelStepIsFollowedIn150Milliseconds() {
        let scene = ScrollScene()
        XCTAssertTrue(scene.scrollView.scrollWheel(by: down(60), isPrecise: false))
        XCTAssertEqual(scene.scrollView.contentOffset.y, 0)
        scene.window.advance(by: 0.075)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.y, 15)
        XCTAssertLessThan(scene.scrollView.contentOffset.y, 45)
        scene.window.advance(by: 0.1)
        XCTAssertEqual(scene.scrollView.contentOffset.y, 60)
        XCTAssertEqual(scene.witness.calls, ["didScroll", "didEndScrollingAnimation"])
    }

    func testWheelStepsInQuickSuccessionAddUp() {
        let scene = ScrollScene()
        for _ in 0..<3 {
            _ = scene.scrollView.scrollWheel(by: down(60), isPrecise: false)
            scene.window.advance(by: 0.05)
        }
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 180)
    }

    func testAWheelNeverLeavesTheContentAndLeavesFurtherStepsToOthers() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 700))
        XCTAssertTrue(scene.scrollView.scrollWheel(by: down(500), isPrecise: false))
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 100)
        XCTAssertFalse(scene.scrollView.scrollWheel(by: down(60), isPrecise: false))
        XCTAssertFalse(scene.scrollView.scrollWheel(by: down(1), isPrecise: true))
        scene.scrollView.transfersVerticalScrollingToParent = false
        XCTAssertTrue(scene.scrollView.scrollWheel(by: down(60), isPrecise: false))
        XCTAssertEqual(scene.scrollView.contentOffset.y, 100)
    }

    func testAStepAcrossTheContentIsLeftToOthers() {
        let scene = ScrollScene(content: CGSize(width: 3000, height: 600))
        XCTAssertFalse(scene.scrollView.scrollWheel(by: down(60), isPrecise: false))
        XCTAssertTrue(
            scene.scrollView.scrollWheel(by: CGVector(dx: 10, dy: 0), isPrecise: true))
    }

    func testADisabledViewLeavesStepsToOthers() {
        let scene = ScrollScene()
        scene.scrollView.isScrollEnabled = false
        XCTAssertFalse(scene.scrollView.scrollWheel(by: down(60), isPrecise: false))
    }

    func testAWheelTurnsOnePage() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 2400))
        scene.scrollView.isPagingEnabled = true
        _ = scene.scrollView.scrollWheel(by: down(60), isPrecise: false)
        _ = scene.scrollView.scrollWheel(by: down(60), isPrecise: false)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 600)
    }

    func testATouchpadComesToRestAtAPage() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 2400))
        scene.scrollView.isPagingEnabled = true
        for _ in 0..<10 { _ = scene.scrollView.scrollWheel(by: down(40), isPrecise: true) }
        XCTAssertEqual(scene.scrollView.contentOffset.y, 400)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 600)
    }

    func testATouchpadsPageWaitsForAFinger() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 2400))
        scene.scrollView.isPagingEnabled = true
        _ = scene.scrollView.scrollWheel(by: down(400), isPrecise: true)
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        scene.window.advance(by: 0.5)
        XCTAssertEqual(scene.scrollView.contentOffset.y, 400)
        scene.window.liftTouch()
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 600)
    }

    func testAWheelStopsADeceleration() {
        let scene = ScrollScene()
        scene.drag(by: -200, duration: 0.1)
        scene.window.advance(by: 0.1)
        let offset = scene.scrollView.contentOffset.y
        _ = scene.scrollView.scrollWheel(by: down(-10), isPrecise: true)
        XCTAssertEqual(scene.scrollView.contentOffset.y, offset - 10)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, offset - 10)
        XCTAssertTrue(scene.witness.calls.contains("didEndDecelerating"))
    }

    func testNothingRunsAfterTheWheel() {
        let scene = ScrollScene()
        _ = scene.scrollView.scrollWheel(by: down(60), isPrecise: false)
        scene.window.settle()
        XCTAssertNil(scene.scrollView.link)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEnginePlacingTests: XCTestCase {
    private let stage = LayoutEngineStage()

    // MARK: Pins

    func testEdgesPinAViewToItsSuperview() {
        let view = stage.addView()
        view.pinEdges(to: stage.window, inset: 10)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(10, 10, 300, 460))
    }

    func testAPinnedViewFollowsItsWindowsSize() {
        let view = stage.addView()
        view.pinEdges(to: stage.window, inset: 10)
        stage.layOut()
        stage.offscreen.resize(to: CGSize(width: 200, height: 100))
        stage.layOut()
        XCTAssertEqual(view.frame, rect(10, 10, 180, 80))
    }

    func testASizeAndACentrePlaceAView() {
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor, constant: 40),
        ])
        stage.layOut()
        XCTAssertEqual(view.frame, rect(110, 255, 100, 50))
    }

    func testAMultiplierOfACentreIsTakenInTheSuperviewsCoordinates() {
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: stage.window,
                attribute: .centerX, multiplier: 0.5, constant: 0),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        stage.layOut()
        XCTAssertEqual(view.frame, rect(70, 0, 20, 20))
    }

    func testSiblingsShareTheSuperviewsWidth() {
        let views = (0..<3).map { _ in stage.addView() }
        for (index, view) in views.enumerated() {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
                view.leadingAnchor.constraint(
                    equalTo: index == 0
                        ? stage.window.leadingAnchor : views[index - 1].trailingAnchor),
            ])
        }
        views[2].trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
        stage.layOut()
        // A third is 106.667 points: edges snap to half points and neighbours meet.
        XCTAssertEqual(views[0].frame, rect(0, 0, 106.5, 10))
        XCTAssertEqual(views[1].frame, rect(106.5, 0, 107, 10))
        XCTAssertEqual(views[2].frame, rect(213.5, 0, 106.5, 10))
    }

    func testConstraintsReachAcrossLevelsOfTheTree() {
        let outer = stage.addView()
        let inner = stage.addView(to: outer)
        let beside = stage.addView()
        outer.pinEdges(to: stage.window, inset: 20)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 30),
            beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
            beside.topAnchor.constraint(equalTo: inner.bottomAnchor),
            beside.widthAnchor.constraint(equalToConstant: 10),
            beside.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.layOut()
        XCTAssertEqual(inner.frame, rect(5, 6, 50, 30))
        XCTAssertEqual(beside.frame, rect(83, 56, 10, 10))
    }

    func testAPlainViewBetweenTwoConstrainedOnesCountsWithItsFrame() {
        let plain = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        stage.window.addSubview(plain)
        let inner = stage.addView(to: plain)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 50),
            inner.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 50),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.layOut()
        XCTAssertEqual(inner.frame, rect(20, 10, 10, 10))
        plain.frame.origin.x = 35
        stage.layOut()
        XCTAssertEqual(inner.frame, rect(15, 10, 10, 10))
    }

    // MARK: Priorities

    func testAHigherPriorityIsSatisfiedBeforeManyLowerOnes() {
        let view = stage.addView()
        view.pin(at: stage.window)
        let high = view.widthAnchor.constraint(equalToConstant: 100)
        high.priority = UILayoutPriority(500)
        high.isActive = true
        for width in [200, 210, 220, 230] as [CGFloat] {
            let low = view.widthAnchor.constraint(equalToConstant: width)
            low.priority = UILayoutPriority(499)
            low.isActive = true
        }
        stage.layOut()
        XCTAssertEqual(view.frame.width, 100)
    }

    func testAnOptionalConstraintIsMetAsNearlyAsCanBe() {
        let view = stage.addView()
        view.pin(at: stage.window)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
        let wish = view.widthAnchor.constraint(equalToConstant: 100)
        wish.priority = .defaultLow
        wish.isActive = true
        stage.layOut()
        XCTAssertEqual(view.frame.width, 80)
    }

    func testAnActiveConstraintsPriorityCanChange() {
        let view = stage.addView()
        view.pin(at: stage.window)
        let one = view.widthAnchor.constraint(equalToConstant: 100)
        let other = view.widthAnchor.constraint(equalToConstant: 50)
        one.priority = UILayoutPriority(600)
        other.priority = UILayoutPriority(400)
        NSLayoutConstraint.activate([one, other])
        stage.layOut()
        XCTAssertEqual(view.frame.width, 100)
        one.priority = UILayoutPriority(300)
        stage.layOut()
        XCTAssertEqual(view.frame.width, 50)
    }

    // MARK: Changes

    func testAChangedConstantMovesTheViewInTheNextFrame() {
        let view = stage.addView()
        let pins = view.pinEdges(to: stage.window)
        stage.layOut()
        pins[0].constant = 40
        XCTAssertEqual(view.frame.minX, 0, "Nothing is solved before the layout.")
        stage.layOut()
        XCTAssertEqual(view.frame, rect(40, 0, 280, 480))
    }

    func testADeactivatedConstraintActsNoLonger() {
        let view = stage.addView()
        view.pin(at: stage.window)
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        wide.isActive = true
        stage.layOut()
        wide.isActive = false
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        stage.layOut()
        XCTAssertEqual(view.frame.width, 30)
        XCTAssertEqual(stage.conflicts, [])
    }

    func testOnlyTheSuperviewsOfMovedViewsAreLaidOut() {
        let counting = (0..<2).map { _ in stage.add(CountingView()) }
        for (index, view) in counting.enumerated() {
            view.pin(at: stage.window, top: CGFloat(100 * index))
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
        let children = counting.map { stage.addView(to: $0) }
        let pins = zip(children, counting).map { $0.pinEdges(to: $1) }
        stage.layOut()
        let before = counting.map(\.layouts)
        pins[1][0].constant = 5
        stage.layOut()
        XCTAssertEqual(counting.map(\.layouts), [before[0], before[1] + 1])
        XCTAssertEqual(children[1].frame.minX, 5)
    }

    func testAnOverrideOfLayoutSubviewsWithoutSuperLeavesSubviewsAlone() {
        let view = stage.add(IdleView())
        view.pinEdges(to: stage.window)
        let child = stage.addView(to: view)
        child.pinEdges(to: view)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(0, 0, 320, 480))
        XCTAssertEqual(child.frame, .zero)
    }

    func testAConstraintChangedDuringLayoutTakesEffectInTheSameFrame() {
        let view = stage.add(HalvingView())
        view.pinEdges(to: stage.window)
        let child = stage.addView(to: view)
        child.pin(at: view)
        let width = child.widthAnchor.constraint(equalToConstant: 0)
        width.isActive = true
        view.halved = width
        stage.layOut()
        XCTAssertEqual(child.frame.width, 160)
    }

    func testAViewTakenOutOfTheTreeLosesTheConstraintsToIt() {
        let view = stage.addView()
        let inner = stage.addView(to: view)
        let pins = view.pinEdges(to: stage.window)
        let inside = inner.pinEdges(to: view)
        stage.layOut()
        view.removeFromSuperview()
        XCTAssertEqual(pins.map(\.isActive), [false, false, false, false])
        XCTAssertEqual(inside.map(\.isActive), [true, true, true, true])
        stage.layOut()
        XCTAssertEqual(stage.conflicts, [])
    }

    func testATreeThatMovesKeepsItsInnerLayout() {
        let holders = (0..<2).map { UIView(frame: rect(0, CGFloat($0) * 100, 100, 100)) }
        holders.forEach(stage.window.addSubview)
        let cell = UIView(frame: rect(0, 0, 80, 60))
        let inner = stage.addView(to: cell)
        inner.pinEdges(to: cell, inset: 4)
        holders[0].addSubview(cell)
        stage.layOut()
        XCTAssertEqual(inner.frame, rect(4, 4, 72, 52))
        let work = stage.work {
            holders[1].addSubview(cell)
            stage.layOut()
        }
        XCTAssertEqual(inner.frame, rect(4, 4, 72, 52))
        XCTAssertEqual([work.additions, work.removals, work.edits], [0, 0, 0])
    }

    func testATransformDoesNotChangeWhatConstraintsSay() {
        let view = stage.addView()
        view.pin(at: stage.window)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.layOut()
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 20))
        XCTAssertEqual(view.center, CGPoint(x: 50, y: 10))
    }

    // MARK: Trees without a window

    func testATreeWithoutAWindowIsSolvedWhenItIsLaidOut() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = stage.addView(to: root)
        view.pinEdges(to: root, inset: 5)
        stage.layOut()
        XCTAssertEqual(view.frame, .zero)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(5, 5, 90, 40))
    }

    func testARootWithoutAFrameTakesTheSizeOfItsContent() {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = stage.addView(to: root)
        view.pinEdges(to: root, inset: 5)
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(root.bounds.size, CGSize(width: 50, height: 40))
    }
}

extension UIView {
    /// Pins the top left corner to another view's, and the height to 20 points.
    fileprivate func pin(at other: UIView, top: CGFloat = 0) {
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: other.leftAnchor),
            topAnchor.constraint(equalTo: other.topAnchor, constant: top),
            heightAnchor.constraint(equalToConstant: 20),
        ])
    }
}

private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class IdleView: UIView {
    override func layoutSubviews() {}
}

private final class HalvingView: UIView {
    var halved: NSLayoutConstraint?

    override func layoutSubviews() {
        super.layoutSubviews()
        halved?.constant = bounds.width / 2
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@preconcurrency @MainActor final class HitTestingTests: XCTestCase {
    private let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let inside = CGPoint(x: 100, y: 100)
    private lazy var root: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.addSubview(child)
        return view
    }()

    private func hit(_ point: CGPoint) -> UIView? { root.hitTest(point, with: nil) }

    // MARK: Who is hit

    func testTheDeepestViewIsHit() {
        let grandchild = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.addSubview(grandchild)
        XCTAssertTrue(hit(inside) === grandchild)
        XCTAssertTrue(hit(CGPoint(x: 10, y: 10)) === root)
    }

    func testOutsideTheViewNothingIsHit() {
        XCTAssertNil(hit(CGPoint(x: -1, y: 100)))
        XCTAssertNil(hit(CGPoint(x: 100, y: 201)))
    }

    func testTheLeastEdgesAreInsideAndTheGreatestOutside() {
        XCTAssertTrue(root.point(inside: .zero, with: nil))
        XCTAssertFalse(root.point(inside: CGPoint(x: 200, y: 100), with: nil))
        XCTAssertFalse(root.point(inside: CGPoint(x: 100, y: 200), with: nil))
        XCTAssertTrue(root.point(inside: CGPoint(x: 199.9, y: 199.9), with: nil))
        XCTAssertTrue(hit(CGPoint(x: 50, y: 50)) === child)
        XCTAssertTrue(hit(CGPoint(x: 150, y: 100)) === root)
    }

    func testTheFrontmostOfOverlappingSiblingsIsHit() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        XCTAssertTrue(hit(inside) === front)
        root.sendSubviewToBack(front)
        XCTAssertTrue(hit(inside) === child)
    }

    func testTheDepthOfALayerDoesNotChangeWhoIsHit() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        child.layer.zPosition = 100
        XCTAssertTrue(hit(inside) === front)
    }

    // MARK: Who is passed over

    func testAHiddenViewIsPassedOverWithItsSubviews() {
        child.addSubview(UIView(frame: child.bounds))
        child.isHidden = true
        XCTAssertTrue(hit(inside) === root)
    }

    func testAViewWithoutUserInteractionIsPassedOverWithItsSubviews() {
        child.addSubview(UIView(frame: child.bounds))
        child.isUserInteractionEnabled = false
        XCTAssertTrue(hit(inside) === root)
    }

    func testAViewIsPassedOverWithAnAlphaUnderAHundredth() {
        child.alpha = 0
        XCTAssertTrue(hit(inside) === root)
        child.alpha = 0.009
        XCTAssertTrue(hit(inside) === root)
        child.alpha = 0.02
        XCTAssertTrue(hit(inside) === child)
    }

    func testAClearBackgroundDoesNotLetTouchesThrough() {
        child.backgroundColor = .clear
        XCTAssertTrue(hit(inside) === child)
    }

    func testTheViewItselfIsPassedOverByTheSameRules() {
        root.isHidden = true
        XCTAssertNil(hit(inside))
        root.isHidden = false
        root.isUserInteractionEnabled = false
        XCTAssertNil(hit(inside))
    }

    func testASubviewThatPassesIsReplacedByTheSiblingBehindIt() {
        let front = UIView(frame: child.frame)
        front.isUserInteractionEnabled = false
        root.addSubview(front)
        XCTAssertTrue(hit(inside) === child)
    }

    // MARK: Clipping

    func testASubviewIsNotHitOutsideItsParentWhetherOrNotItIsClipped() {
        let outside = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
        child.addSubview(outside)
        let point = CGPoint(x: 160, y: 160)
        child.clipsToBounds = false
        XCTAssertTrue(hit(point) === root)
        child.clipsToBounds = true
        XCTAssertTrue(hit(point) === root)
        XCTAssertTrue(hit(CGPoint(x: 140, y: 140)) === outside)
    }

    func testAParentThatClaimsMoreRoomLetsItsSubviewsBeHitThere() {
        let generous = GenerousView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        let outside = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        generous.addSubview(outside)
        root.addSubview(generous)
        child.removeFromSuperview()
        XCTAssertTrue(hit(CGPoint(x: 75, y: 75)) === outside)
        XCTAssertTrue(hit(CGPoint(x: 120, y: 120)) === generous)
    }

    // MARK: Geometry

    func testHitTestingFollowsTheOriginOfTheBounds() {
        root.bounds.origin = CGPoint(x: 0, y: 100)
        XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 149), with: nil) === child)
        XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 151), with: nil) === root)
        XCTAssertNil(root.hitTest(CGPoint(x: 60, y: 99), with: nil))
    }

    func testHitTestingFollowsAScale() {
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        XCTAssertTrue(hit(CGPoint(x: 60, y: 60)) === root)
        XCTAssertTrue(hit(CGPoint(x: 80, y: 80)) === child)
    }

    func testHitTestingFollowsARotationAndNotItsBox() {
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // The turned square holds the points with |x - 100| + |y - 100| < 50·√2 = 70.7.
        XCTAssertTrue(hit(CGPoint(x: 100, y: 35)) === child)
        XCTAssertTrue(hit(CGPoint(x: 60, y: 60)) === root, "The corner of the box was hit.")
        XCTAssertTrue(hit(CGPoint(x: 70, y: 70)) === child)
    }

    func testAViewScaledToNothingIsNotHit() {
        child.transform = CGAffineTransform(scaleX: 0, y: 0)
        XCTAssertTrue(hit(inside) === root)
    }
}

private final class GenerousView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -80, dy: -80).contains(point)
    }
}

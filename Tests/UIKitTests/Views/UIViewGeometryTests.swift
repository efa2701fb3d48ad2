// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@preconcurrency @MainActor final class UIViewGeometryTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    // MARK: Frame, bounds, center

    func testAFrameGivesBoundsAtTheOriginAndTheCenterInTheMiddle() {
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
    }

    func testAViewMadeWithoutAFrameIsEmptyAtTheOrigin() {
        XCTAssertEqual(UIView().frame, .zero)
    }

    func testSettingTheFrameKeepsTheOriginOfTheBounds() {
        view.bounds.origin = CGPoint(x: 7, y: 9)
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertEqual(view.bounds, CGRect(x: 7, y: 9, width: 30, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 16, y: 22))
    }

    func testResizingTheBoundsGrowsTheFrameAboutTheCenter() {
        view.bounds.size = CGSize(width: 120, height: 60)
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 15, width: 120, height: 60))
    }

    func testMovingTheCenterMovesTheFrameAndKeepsItsSize() {
        view.center = CGPoint(x: 200, y: 300)
        XCTAssertEqual(view.frame, CGRect(x: 150, y: 275, width: 100, height: 50))
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    func testMovingTheOriginOfTheBoundsLeavesTheFrame() {
        view.bounds.origin = CGPoint(x: 0, y: 500)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    func testTheCenterIsThePlaceOfTheAnchorPoint() {
        view.layer.anchorPoint = .zero
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
        XCTAssertEqual(view.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
        view.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
        XCTAssertEqual(view.center, CGPoint(x: 5, y: 6))
    }

    func testAFrameWithANegativeSizeIsTheSameRectangleStandardized() {
        view.frame = CGRect(x: 50, y: 60, width: -20, height: -30)
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 30, width: 20, height: 30))
    }

    func testComponentsThatAreNotFiniteCountAsZero() {
        view.frame = CGRect(x: CGFloat.nan, y: 3, width: .infinity, height: 5)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 3, width: 0, height: 5))
        view.center = CGPoint(x: CGFloat.infinity, y: 8)
        XCTAssertEqual(view.center, CGPoint(x: 0, y: 8))
        view.bounds = CGRect(x: 0, y: CGFloat.nan, width: 4, height: 4)
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    // MARK: Transforms

    func testATransformLeavesBoundsAndCenter() {
        view.transform = CGAffineTransform(scaleX: 3, y: 3).rotated(by: 1)
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
    }

    func testTheFrameOfAScaledViewIsItsBoxAboutTheCenter() {
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        assertEqual(view.frame, CGRect(x: -40, y: 32.5, width: 200, height: 25))
    }

    func testTheFrameOfAQuarterTurnExchangesTheSides() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        assertEqual(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100))
    }

    func testTheFrameUnderRotationIsTheBoundingBox() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // The box of a w by h rectangle turned by 45 degrees is (w + h) / √2 on both sides.
        let side = 150 / CGFloat(2).squareRoot()
        assertEqual(
            view.frame, CGRect(x: 60 - side / 2, y: 45 - side / 2, width: side, height: side))
    }

    func testSettingTheFrameOfAScaledViewGivesThatFrame() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        assertEqual(view.bounds, CGRect(x: 0, y: 0, width: 40, height: 20))
        assertEqual(view.frame, CGRect(x: 0, y: 0, width: 80, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 40, y: 20))
    }

    func testATranslationMovesTheFrameAndNotTheCenter() {
        view.transform = CGAffineTransform(translationX: 5, y: -5)
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
        assertEqual(view.frame, CGRect(x: 15, y: 15, width: 100, height: 50))
    }

    func testTheThreeDimensionalTransformIsTheSameTransform() {
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        XCTAssertEqual(view.transform3D.m11, 2)
        XCTAssertEqual(view.transform3D.m22, 3)
        view.transform3D = CATransform3DMakeScale(4, 5, 1)
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 4, y: 5))
    }

    // MARK: Conversion

    func testConvertingToTheSuperviewAddsTheOriginOfTheFrame() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        superview.addSubview(view)
        XCTAssertEqual(
            view.convert(CGPoint(x: 1, y: 2), to: superview), CGPoint(x: 11, y: 22))
        XCTAssertEqual(
            view.convert(CGPoint(x: 11, y: 22), from: superview), CGPoint(x: 1, y: 2))
        XCTAssertEqual(
            view.convert(view.bounds, to: superview), CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    func testConvertingSubtractsTheOriginOfTheSuperviewsBounds() {
        let scrolled = UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.addSubview(scrolled)
        scrolled.bounds.origin = CGPoint(x: 0, y: 100)
        scrolled.addSubview(view)
        XCTAssertEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 15, y: -75))
    }

    func testConvertingBetweenSiblingsGoesThroughTheirCommonAncestor() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let other = UIView(frame: CGRect(x: 100, y: 200, width: 10, height: 10))
        root.addSubview(view)
        root.addSubview(other)
        XCTAssertEqual(other.convert(CGPoint(x: 1, y: 1), from: view), CGPoint(x: -89, y: -179))
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: other), CGPoint(x: -89, y: -179))
    }

    func testConvertingARectangleOutOfARotatedViewGivesItsBox() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        assertEqual(
            view.convert(view.bounds, to: root), CGRect(x: 35, y: -5, width: 50, height: 100))
        let corner = view.convert(CGPoint.zero, to: root)
        XCTAssertEqual(corner.x, 85, accuracy: 1e-9)
        XCTAssertEqual(corner.y, -5, accuracy: 1e-9)
    }

    func testConvertingWithoutAViewUsesTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let middle = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        window.addSubview(middle)
        middle.addSubview(view)
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 41, y: 61))
        XCTAssertEqual(view.convert(CGPoint(x: 41, y: 61), from: nil), CGPoint(x: 1, y: 1))
    }

    // MARK: Fitting

    func testSizeThatFitsIsThePresentSizeUnlessOverridden() {
        XCTAssertEqual(
            view.sizeThatFits(CGSize(width: 3, height: 3)), CGSize(width: 100, height: 50))
    }

    func testSizeToFitKeepsTheTopLeftCorner() {
        let view = FixedSizeView(frame: CGRect(x: 10, y: 20, width: 1, height: 1))
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 33, height: 44))
    }

    func testAPlainViewHasNoIntrinsicSize() {
        XCTAssertEqual(UIView.noIntrinsicMetric, -1)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    }

    private func assertEqual(
        _ one: CGRect, _ other: CGRect, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(one.minX, other.minX, accuracy: 1e-9, file: file, line: line)
        XCTAssertEqual(one.minY, other.minY, accuracy: 1e-9, file: file, line: line)
        XCTAssertEqual(one.width, other.width, accuracy: 1e-9, file: file, line: line)
        XCTAssertEqual(one.height, other.height, accuracy: 1e-9, file: file, line: line)
    }
}

private final class FixedSizeView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
}

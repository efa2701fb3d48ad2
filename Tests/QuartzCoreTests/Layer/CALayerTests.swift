// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

@preconcurrency @MainActor final class CALayerTests: XCTestCase {
    private final class Delegate: CALayerDelegate {
        var layouts: [String] = []
        var onLayout: (CALayer) -> Void = { _ in }

        func layoutSublayers(of layer: CALayer) {
            layouts.append(layer.name ?? "")
            onLayout(layer)
        }

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }

    func testFrameFollowsBoundsPositionAndAnchor() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(layer.position, CGPoint(x: 25, y: 40))
        XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.anchorPoint = .zero
        XCTAssertEqual(layer.frame, CGRect(x: 25, y: 40, width: 30, height: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(layer.frame, CGRect(x: 25, y: 40, width: 60, height: 120))
    }

    func testSublayersKeepTheirOrderThroughMoves() {
        let root = CALayer()
        let names = ["a", "b", "c", "d"]
        let layers = names.map { name -> CALayer in
            let layer = CALayer()
            layer.name = name
            root.addSublayer(layer)
            return layer
        }
        func order() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
        root.insertSublayer(layers[3], at: UInt32(0))
        XCTAssertEqual(order(), "dabc")
        root.insertSublayer(layers[3], above: layers[1])
        XCTAssertEqual(order(), "abdc")
        root.insertSublayer(layers[2], below: layers[0])
        XCTAssertEqual(order(), "cabd")
        root.insertSublayer(layers[2], at: UInt32(99))
        XCTAssertEqual(order(), "abdc")
        layers[1].removeFromSuperlayer()
        XCTAssertEqual(order(), "adc")
        let new = CALayer()
        new.name = "n"
        root.replaceSublayer(layers[3], with: new)
        XCTAssertEqual(order(), "anc")
        XCTAssertNil(layers[3].superlayer)
    }

    func testZPositionChangesOnlyThePaintOrder() {
        let root = CALayer()
        let back = CALayer()
        let front = CALayer()
        root.addSublayer(front)
        root.addSublayer(back)
        front.zPosition = 1
        XCTAssertTrue(root.sublayersInPaintOrder.first === back)
        XCTAssertTrue(root.sublayers?.first === front)
    }

    func testPointsConvertThroughTransformsAndScrolledBounds() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let scrolled = CALayer()
        scrolled.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        root.addSublayer(scrolled)
        let turned = CALayer()
        turned.frame = CGRect(x: 0, y: 60, width: 40, height: 20)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        scrolled.addSublayer(turned)
        let point = turned.convert(CGPoint(x: 0, y: 0), to: root)
        XCTAssertEqual(point.x, 20 + 30, accuracy: 1e-9)
        XCTAssertEqual(point.y, 20 + 70 - 20 - 50, accuracy: 1e-9)
        let back = turned.convert(point, from: root)
        XCTAssertEqual(back.x, 0, accuracy: 1e-9)
        XCTAssertEqual(back.y, 0, accuracy: 1e-9)
    }

    func testLayoutVisitsOnlyWhatIsDue() {
        let delegate = Delegate()
        let root = CALayer()
        root.name = "root"
        root.delegate = delegate
        let children = (0..<3).map { index -> CALayer in
            let layer = CALayer()
            layer.name = "child \(index)"
            layer.delegate = delegate
            root.addSublayer(layer)
            return layer
        }
        root.layoutIfNeeded()
        delegate.layouts = []
        children[1].setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(delegate.layouts, ["child 1"])
        root.layoutIfNeeded()
        XCTAssertEqual(delegate.layouts, ["child 1"])
    }

    func testLayoutThatAsksForLayoutEndsAnyway() {
        let delegate = Delegate()
        let layer = CALayer()
        layer.delegate = delegate
        delegate.onLayout = { $0.setNeedsLayout() }
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        XCTAssertGreaterThan(delegate.layouts.count, 1)
        XCTAssertLessThan(delegate.layouts.count, 100)
    }

    func testContentIdentityChangesWithTheContent() {
        let layer = CALayer()
        let first = layer.contentIdentity
        layer.contents = nil
        XCTAssertEqual(layer.contentIdentity, first)
        layer.content = nil
        XCTAssertNotEqual(layer.contentIdentity, first)
    }

    func testLayerWithoutDelegateAnimatesOnceShown() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = CALayer()
        layer.opacity = 0.5
        XCTAssertFalse(layer.hasAnimations)
        layer.wasShown = true
        layer.opacity = 0
        XCTAssertTrue(layer.hasAnimations)
        XCTAssertEqual(layer.appearance(at: 100).opacity, 0.5, accuracy: 1e-6)
        stepper.advance(by: 0.25)
        XCTAssertFalse(layer.hasAnimations)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        XCTAssertFalse(layer.hasAnimations)
    }
}

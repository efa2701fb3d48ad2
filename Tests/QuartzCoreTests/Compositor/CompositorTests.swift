// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

@preconcurrency @MainActor final class CompositorTests: XCTestCase {
    func testALayerFillsItsPixelsAndNoOthers() {
        let surface = Surface(width: 40, height: 40, scale: 2)
        surface.root.addSublayer(makeLayer(CGRect(x: 5, y: 5, width: 10, height: 10), .red))
        surface.commit()
        XCTAssertEqual(surface.color(10, 10), 0xFF0000)
        XCTAssertEqual(surface.color(29, 29), 0xFF0000)
        XCTAssertEqual(surface.color(9, 10), 0xFFFFFF)
        XCTAssertEqual(surface.color(30, 29), 0xFFFFFF)
    }

    func testASecondCommitWithoutChangesDrawsNothing() {
        let surface = Surface(width: 20, height: 20)
        surface.root.addSublayer(makeLayer(CGRect(x: 5, y: 5, width: 10, height: 10), .red))
        XCTAssertEqual(surface.commit(), [PixelRect(x: 0, y: 0, width: 20, height: 20)])
        XCTAssertEqual(surface.commit(), [])
        XCTAssertEqual(surface.compositor.statistics, Compositor.Statistics())
    }

    func testAChangedColourDamagesItsLayerOnly() {
        let surface = Surface(width: 400, height: 400)
        let layer = makeLayer(CGRect(x: 50, y: 60, width: 10, height: 20), .red)
        surface.root.addSublayer(layer)
        surface.commit()
        layer.backgroundColor = .blue
        XCTAssertEqual(surface.commit(), [PixelRect(x: 50, y: 60, width: 10, height: 20)])
        XCTAssertEqual(surface.color(55, 70), 0x0000FF)
    }

    func testARemovedLayerUncoversWhatIsBehind() {
        let surface = Surface(width: 300, height: 300)
        let layer = makeLayer(CGRect(x: 50, y: 60, width: 10, height: 20), .red)
        surface.root.addSublayer(layer)
        surface.commit()
        layer.removeFromSuperlayer()
        XCTAssertEqual(surface.commit(), [PixelRect(x: 50, y: 60, width: 10, height: 20)])
        XCTAssertEqual(surface.color(55, 70), 0xFFFFFF)
    }

    func testScrollingCopiesPixelsAndDrawsOnlyTheStrip() {
        let surface = Surface(width: 100, height: 300)
        let port = makeLayer(CGRect(x: 0, y: 50, width: 100, height: 200), .white)
        port.masksToBounds = true
        surface.root.addSublayer(port)
        for index in 0..<40 {
            let color = CGColor(
                red: CGFloat(index % 7) / 7, green: CGFloat(index % 5) / 5, blue: 0.5, alpha: 1)
            let y = CGFloat(index) * 30
            port.addSublayer(makeLayer(CGRect(x: 0, y: y, width: 100, height: 30), color))
        }
        surface.commit()
        port.bounds.origin.y = 12
        surface.commit()
        let statistics = surface.compositor.statistics
        XCTAssertEqual(
            statistics.scroll,
            ScrollCopy(rect: PixelRect(x: 0, y: 50, width: 100, height: 200), dx: 0, dy: -12))
        XCTAssertEqual(statistics.damage, [PixelRect(x: 0, y: 238, width: 100, height: 12)])
        XCTAssertNil(surface.firstWrongPixel())
    }

    func testWhatStaysOverAScrollIsDrawnAnewWhereItIsAndWhereItWasCopied() {
        let surface = Surface(width: 100, height: 300)
        let port = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 300), .white)
        port.masksToBounds = true
        surface.root.addSublayer(port)
        for index in 0..<20 {
            port.addSublayer(
                makeLayer(
                    CGRect(x: 0, y: CGFloat(index) * 30, width: 100, height: 15),
                    index.isMultiple(of: 2) ? .red : .green))
        }
        let badge = makeLayer(CGRect(x: 40, y: 100, width: 20, height: 20), .blue)
        badge.cornerRadius = 10
        surface.root.addSublayer(badge)
        surface.commit()
        port.bounds.origin.y = 30
        surface.commit()
        XCTAssertNotNil(surface.compositor.statistics.scroll)
        XCTAssertNil(surface.firstWrongPixel())
        XCTAssertLessThan(surface.compositor.statistics.drawnPixels, 100 * 100)
    }

    func testALayerThatGoesBehindTheOthersDamagesOnlyItself() {
        let surface = Surface(width: 400, height: 400)
        let layers = (0..<6).map { index in
            makeLayer(CGRect(x: CGFloat(index) * 60, y: 0, width: 50, height: 50), .red)
        }
        for layer in layers { surface.root.addSublayer(layer) }
        surface.commit()
        surface.root.insertSublayer(layers[5], at: 0)
        XCTAssertEqual(surface.commit(), [PixelRect(x: 300, y: 0, width: 50, height: 50)])
    }

    func testAScrollOfFractionsOfAPixelMovesByWholePixels() {
        let surface = Surface(width: 100, height: 100, scale: 2)
        let port = makeLayer(CGRect(x: 0, y: 0, width: 50, height: 50), .white)
        port.masksToBounds = true
        surface.root.addSublayer(port)
        for index in 0..<10 {
            port.addSublayer(
                makeLayer(
                    CGRect(x: 0, y: CGFloat(index) * 10.25, width: 50, height: 7.3),
                    index.isMultiple(of: 2) ? .red : .green))
        }
        surface.commit()
        port.bounds.origin.y = 3.3
        surface.commit()
        XCTAssertEqual(surface.compositor.statistics.scroll?.dy, -7)
        XCTAssertNil(surface.firstWrongPixel())
    }

    func testGroupOpacityBlendsOverlappingLayersAsOne() {
        let surface = Surface(width: 30, height: 30)
        let group = makeLayer(CGRect(x: 0, y: 0, width: 30, height: 30))
        group.opacity = 0.5
        group.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red))
        group.addSublayer(makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .blue))
        surface.root.addSublayer(group)
        surface.commit()
        // The red layer does not show through the blue one.
        XCTAssertEqual(surface.color(15, 15) >> 8, 0x7F7F, accuracy: 0x0101)
        XCTAssertEqual(surface.color(15, 15), surface.color(25, 25))
    }

    func testAMaskShowsTheLayerWhereTheMaskIsOpaque() {
        let surface = Surface(width: 30, height: 30)
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 30, height: 30), .red)
        layer.mask = makeLayer(CGRect(x: 10, y: 10, width: 10, height: 10), .black)
        surface.root.addSublayer(layer)
        surface.commit()
        XCTAssertEqual(surface.color(15, 15), 0xFF0000)
        XCTAssertEqual(surface.color(5, 15), 0xFFFFFF)
    }

    func testRoundedClipsCutSublayers() {
        let surface = Surface(width: 40, height: 40)
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
        layer.cornerRadius = 20
        layer.masksToBounds = true
        layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red))
        surface.root.addSublayer(layer)
        surface.commit()
        XCTAssertEqual(surface.color(1, 1), 0xFFFFFF)
        XCTAssertEqual(surface.color(20, 20), 0xFF0000)
    }

    func testTheBorderLiesInsideTheBoundsAndOverSublayers() {
        let surface = Surface(width: 40, height: 40)
        let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        layer.borderWidth = 2
        layer.borderColor = .blue
        layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .green))
        surface.root.addSublayer(layer)
        surface.commit()
        XCTAssertEqual(surface.color(10, 20), 0x0000FF)
        XCTAssertEqual(surface.color(11, 20), 0x0000FF)
        XCTAssertEqual(surface.color(12, 20), 0x00FF00)
        XCTAssertEqual(surface.color(9, 20), 0xFFFFFF)
    }

    func testAShadowReachesBeyondTheLayerAndIsDamagedWithIt() {
        let surface = Surface(width: 100, height: 100)
        let layer = makeLayer(CGRect(x: 30, y: 30, width: 40, height: 40), .white)
        layer.shadowOpacity = 1
        layer.shadowRadius = 4
        surface.root.addSublayer(layer)
        surface.commit()
        XCTAssertLessThan(surface.color(50, 28) & 0xFF, 0xFF)
        layer.position.x += 10
        surface.commit()
        XCTAssertNil(surface.firstWrongPixel())
    }

    func testLayersThatCannotBeDrawnAreLeftOut() {
        let surface = Surface(width: 20, height: 20)
        surface.root.addSublayer(makeLayer(CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9), .red))
        surface.root.addSublayer(
            makeLayer(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9), .red))
        let flat = makeLayer(CGRect(x: 0, y: 0, width: 9, height: 9), .red)
        flat.transform = CATransform3DMakeScale(0, 1, 1)
        surface.root.addSublayer(flat)
        surface.commit()
        XCTAssertEqual(surface.color(4, 4), 0xFFFFFF)
        XCTAssertEqual(surface.compositor.list?.items.count, 1)
    }

    func testHiddenAndTransparentLayersHaveNoItems() {
        let surface = Surface(width: 20, height: 20)
        let hidden = makeLayer(CGRect(x: 0, y: 0, width: 9, height: 9), .red)
        hidden.isHidden = true
        let clear = makeLayer(CGRect(x: 0, y: 0, width: 9, height: 9), .red)
        clear.opacity = 0
        surface.root.addSublayer(hidden)
        surface.root.addSublayer(clear)
        surface.commit()
        XCTAssertEqual(surface.compositor.list?.items.count, 1)
    }
}

// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import QuartzCore

/// Whatever changes, the framebuffer must show what drawing from nothing shows.
@preconcurrency @MainActor final class IncrementalDrawingTests: XCTestCase {
    func testDrawingOnlyChangesEqualsDrawingEverything() {
        for seed in 1...100 as ClosedRange<UInt64> {
            var world = World(seed: seed)
            world.surface.commit()
            for step in 0..<12 {
                let change = world.mutate()
                world.surface.commit()
                if let wrong = world.surface.firstWrongPixel() {
                    XCTFail("seed \(seed), step \(step), \(change): \(wrong)")
                    return
                }
            }
        }
    }

    func testScrollsAreAmongTheChangesTested() {
        var scrolls = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            var world = World(seed: seed)
            world.surface.commit()
            for _ in 0..<12 {
                _ = world.mutate()
                world.surface.commit()
                if world.surface.compositor.statistics.scroll != nil { scrolls += 1 }
            }
        }
        XCTAssertGreaterThan(scrolls, 50)
    }
}

/// A random tree of layers with a scrolling part, and random changes to it.
@MainActor private struct World {
    let surface: Surface
    private var random: SeededGenerator
    private var layers: [CALayer] = []
    private let port = CALayer()

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        surface = Surface(width: 160, height: 120, scale: random.chance(50) ? 1 : 2)
        let side = 160 / surface.scale
        for _ in 0..<6 { addLayer(to: surface.root, within: side) }
        port.frame = CGRect(
            x: CGFloat(Int(random.number(0...20))), y: CGFloat(Int(random.number(0...20))),
            width: side * 0.7, height: side * 0.5)
        port.masksToBounds = true
        if random.chance(60) { port.backgroundColor = .white }
        if random.chance(15) { port.cornerRadius = 9 }
        surface.root.addSublayer(port)
        for index in 0..<14 {
            let row = makeLayer(
                CGRect(x: 2, y: CGFloat(index) * 13.7, width: side * 0.6, height: 12.2), color())
            if random.chance(20) { row.cornerRadius = 4 }
            if random.chance(15) { row.opacity = 0.6 }
            if random.chance(15) { row.masksToBounds = true }
            if random.chance(40) { addLayer(to: row, within: 20) }
            if random.chance(30) { row.content = text() }
            port.addSublayer(row)
            layers.append(row)
        }
        for _ in 0..<3 { addLayer(to: surface.root, within: side) }
    }

    private mutating func color() -> CGColor {
        CGColor(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.chance(70) ? 1 : 0.5)
    }

    private mutating func text() -> LayerContent {
        var parameters = TextParameters()
        parameters.defaultFont = .systemFont(ofSize: random.number(6...12))
        let shaped = ShapedText.shape("Scroll \(random.chance(50) ? "fi" : "Ay")", parameters)
        return .text(shaped, origin: CGPoint(x: random.number(0...4), y: 0), color: .black)
    }

    private mutating func addLayer(to parent: CALayer, within side: CGFloat) {
        let layer = makeLayer(
            CGRect(
                x: random.number(-10...70), y: random.number(-10...70),
                width: random.number(0...Double(side)), height: random.number(0...40)), color())
        if random.chance(25) { layer.cornerRadius = random.number(0...12) }
        if random.chance(15) { layer.borderWidth = random.number(0...3) }
        if random.chance(15) {
            layer.shadowOpacity = 0.6
            layer.shadowRadius = random.number(0...4)
        }
        if random.chance(15) { layer.opacity = 0.5 }
        if random.chance(15) {
            layer.setAffineTransform(CGAffineTransform(rotationAngle: random.number(0...3)))
        }
        if random.chance(10) {
            let mask = makeLayer(CGRect(x: 3, y: 3, width: 20, height: 15), .black)
            mask.cornerRadius = 5
            layer.mask = mask
        }
        if random.chance(25) { layer.content = text() }
        parent.addSublayer(layer)
        layers.append(layer)
    }

    mutating func mutate() -> String {
        let layer = layers[Int.random(in: 0..<layers.count, using: &random)]
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1, 2, 3:
            port.bounds.origin.y += random.number(-20...20)
            if random.chance(30) { port.bounds.origin.x += random.number(-5...5) }
            if random.chance(40) { layer.backgroundColor = color() }
            return "scroll"
        case 4:
            layer.position.x += random.number(-9...9)
            return "move"
        case 5:
            layer.backgroundColor = color()
            return "colour"
        case 6:
            layer.opacity = layer.opacity < 1 ? 1 : 0.4
            return "opacity"
        case 7:
            if let parent = layer.superlayer {
                layer.removeFromSuperlayer()
                parent.insertSublayer(layer, at: 0)
            }
            return "reorder"
        case 8:
            layer.isHidden.toggle()
            return "hide"
        case 9:
            layer.bounds.size.height += random.number(-4...9).magnitude
            return "grow"
        case 10:
            layer.content = text()
            return "content"
        case 11:
            layer.masksToBounds.toggle()
            return "mask to bounds"
        default:
            surface.root.bounds.origin.x += random.number(-2...2)
            return "move everything"
        }
    }
}

// SPDX-License-Identifier: MIT
import SeededGenerator
@testable import QuartzCore

/// A framebuffer with a compositor, for tests.
@MainActor final class Surface {
    let root = CALayer()
    let compositor: Compositor
    let pixels: PixelBuffer
    let scale: CGFloat

    init(width: Int, height: Int, scale: CGFloat = 1) {
        pixels = PixelBuffer.allocate(width: width, height: height)
        self.scale = scale
        // Shown layers without a delegate animate their changes; these tests look at the end.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = CGRect(
            x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        root.backgroundColor = .white
        compositor = Compositor(root: root)
    }

    isolated deinit {
        CATransaction.commit()
        pixels.deallocate()
    }

    @discardableResult
    func commit(time: CFTimeInterval = 0) -> [PixelRect] {
        compositor.commit(into: pixels, scale: scale, time: time)
    }

    /// The first pixel in which the framebuffer differs from one drawn from nothing.
    func firstWrongPixel(time: CFTimeInterval = 0) -> String? {
        let fresh = PixelBuffer.allocate(width: pixels.width, height: pixels.height)
        defer { fresh.deallocate() }
        _ = Compositor(root: root).commit(into: fresh, scale: scale, time: time)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y] & 0xFFFFFF != fresh[x, y] & 0xFFFFFF {
                return "(\(x), \(y)): \(String(pixels[x, y], radix: 16)) instead of "
                    + String(fresh[x, y], radix: 16) + "\n" + items(atX: x, y: y)
            }
        }
        return nil
    }

    /// The items that touch a pixel, and what the last commit drew.
    private func items(atX x: Int, y: Int) -> String {
        guard let list = compositor.list else { return "" }
        let lines = list.description.split(separator: "\n")
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let touching = list.items.indices.filter { list.items[$0].bounds.contains(pixel) }
        return touching.map { String(lines[$0]) }.joined(separator: "\n")
            + "\n\(compositor.statistics)"
    }

    func color(_ x: Int, _ y: Int) -> UInt32 { pixels[x, y] & 0xFFFFFF }
}

@MainActor func makeLayer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &self))
    }

    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }
}

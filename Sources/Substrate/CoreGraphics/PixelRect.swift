// SPDX-License-Identifier: MIT
import Foundation

/// A rectangle of device pixels; empty when a side is not positive.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixels that `rect`, given in pixels, touches. Null and non-finite rectangles give the
    /// empty one; sides beyond a million pixels are cut there.
    package init(covering rect: CGRect) {
        guard !rect.isNull, rect.isFinite else {
            self = .zero
            return
        }
        let limit: CGFloat = 1_000_000
        func pixel(_ value: CGFloat) -> Int { Int(min(max(value, -limit), limit)) }
        let left = pixel(rect.minX.rounded(.down))
        let top = pixel(rect.minY.rounded(.down))
        self.init(
            x: left, y: top, width: pixel(rect.maxX.rounded(.up)) - left,
            height: pixel(rect.maxY.rounded(.up)) - top)
    }

    package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var area: Int { isEmpty ? 0 : width * height }

    package var rect: CGRect {
        CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// The pixels in both; ``zero`` when there are none.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return .zero }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top)
    }

    package func intersects(_ other: PixelRect) -> Bool {
        !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY
            && other.y < maxY
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    package func translated(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    package func insetBy(_ margin: Int) -> PixelRect {
        PixelRect(
            x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
    }
}

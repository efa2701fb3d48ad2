// SPDX-License-Identifier: MIT
import QuartzCore
import UIKit
import XCTest

/// One thing that a window draws: what is asserted where a picture would say too much.
public struct DrawnItem: Equatable, CustomStringConvertible {
    /// What kinds of things are drawn.
    public enum Kind: Equatable, Sendable {
        /// An area of one colour, its corners perhaps rounded.
        case fill
        /// A line along an outline.
        case border
        /// A blurred outline.
        case shadow
        /// An image, or what a view drew by itself.
        case image
        /// Text.
        case text
    }

    /// What is drawn.
    public let kind: Kind
    /// The text of an item that draws text; `nil` for others.
    public let text: String?
    /// The colour; `nil` for images without a tint.
    public let color: UIColor?
    /// The box around what is seen, in points.
    public let frame: CGRect
    /// The box outside which the item is cut off, in points.
    public let clip: CGRect

    /// The item in words.
    public let description: String

    /// Whether two items draw the same in the same place.
    public static func == (left: DrawnItem, right: DrawnItem) -> Bool {
        left.description == right.description && left.frame == right.frame
            && left.clip == right.clip
    }
}

extension OffscreenWindow {
    /// What the window draws now, from back to front.
    public var drawnItems: [DrawnItem] {
        runFrame()
        guard let list = connection.compositor.list else { return [] }
        return list.items.compactMap { item in
            let kind: DrawnItem.Kind
            var color: CGColor?
            var text: String?
            switch item.paint {
            case .fill(let fill, _): (kind, color) = (.fill, fill)
            case .border(let line, _, _): (kind, color) = (.border, line)
            case .shadow(let shade, _, _, _): (kind, color) = (.shadow, shade)
            case .image(let paint): (kind, color) = (.image, paint.tint)
            case .text(let paint):
                (kind, color, text) = (.text, paint.color, paint.text.string)
            case .beginGroup, .beginMask, .endGroup: return nil
            }
            return DrawnItem(
                kind: kind, text: text, color: color.map { UIColor(cgColor: $0) },
                frame: points(item.bounds), clip: points(list.clips[item.clip].bounds),
                description: item.paint.summary)
        }
    }

    /// The strings that the window draws now, from back to front.
    public var drawnTexts: [String] { drawnItems.compactMap(\.text) }

    /// The pixels that the last frame drew anew, as rectangles in points; what it only moved is not
    /// among them.
    public var damage: [CGRect] { connection.compositor.statistics.damage.map(points) }

    /// By how much the last frame moved pixels instead of drawing them, in points; `nil` if it moved
    /// none.
    public var scrollCopy: (rect: CGRect, offset: CGVector)? {
        guard let scroll = connection.compositor.statistics.scroll else { return nil }
        return (
            points(scroll.rect),
            CGVector(dx: CGFloat(scroll.dx) / scale, dy: CGFloat(scroll.dy) / scale)
        )
    }

    private func points(_ rect: PixelRect) -> CGRect {
        CGRect(
            x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale,
            width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale)
    }

    /// Fails the test unless the window draws a text.
    public func assertDraws(
        text: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let texts = drawnTexts
        XCTAssertTrue(
            texts.contains(text), "\"\(text)\" is not drawn; drawn are \(texts).", file: file,
            line: line)
    }

    /// Fails the test if the window draws a text.
    public func assertDoesNotDraw(
        text: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertFalse(
            drawnTexts.contains(text), "\"\(text)\" is drawn.", file: file, line: line)
    }

    /// Fails the test unless the window fills an area with a colour.
    ///
    /// - Parameters:
    ///   - frame: the area in points of the window.
    ///   - color: as it is in the window's appearance.
    public func assertFills(
        _ frame: CGRect, with color: UIColor, file: StaticString = #filePath, line: UInt = #line
    ) {
        let wanted = color.resolvedColor(with: window.traitCollection).cgColor
        let fills = drawnItems.filter { $0.kind == .fill }
        XCTAssertTrue(
            fills.contains { $0.frame == frame && $0.color?.cgColor == wanted },
            "\(frame) is not filled with \(color); fills are "
                + "\(fills.map { "\($0.frame): \($0.description)" }).", file: file, line: line)
    }
}

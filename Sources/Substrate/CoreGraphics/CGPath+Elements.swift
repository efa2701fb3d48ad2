// SPDX-License-Identifier: MIT
import Foundation

/// How far the control points of a quarter circle of radius 1 lie from its ends.
let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

/// Appending; used by the initialisers of `CGPath` and by `CGMutablePath`.
extension CGPath {
    /// The largest coordinate kept: beyond it Cairo's fixed-point numbers overflow.
    private static let limit: CGFloat = 1_000_000

    private static func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    final func appendMove(_ point: CGPoint) {
        guard point.isFinite else { return }
        let point = CGPath.clamped(point)
        operations.append(.move)
        points.append(point)
        subpathStart = point
        shape = .general
    }

    /// Starts a subpath where the last one ended when none is under construction.
    private final func continueSubpath(or point: CGPoint) {
        if operations.isEmpty {
            appendMove(point)
        } else if operations.last == .close {
            appendMove(subpathStart ?? point)
        }
    }

    final func appendLine(_ point: CGPoint) {
        guard point.isFinite else { return }
        continueSubpath(or: point)
        operations.append(.line)
        points.append(CGPath.clamped(point))
        shape = .general
    }

    final func appendQuad(_ control: CGPoint, _ end: CGPoint) {
        guard control.isFinite, end.isFinite else { return }
        continueSubpath(or: control)
        operations.append(.quad)
        points.append(CGPath.clamped(control))
        points.append(CGPath.clamped(end))
        shape = .general
    }

    final func appendCubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        guard first.isFinite, second.isFinite, end.isFinite else { return }
        continueSubpath(or: first)
        operations.append(.cubic)
        points.append(CGPath.clamped(first))
        points.append(CGPath.clamped(second))
        points.append(CGPath.clamped(end))
        shape = .general
    }

    final func appendClose() {
        guard let last = operations.last, last != .close else { return }
        operations.append(.close)
        shape = .general
    }

    final func appendRect(_ rect: CGRect, _ transform: CGAffineTransform) {
        guard !rect.isNull, rect.isFinite, transform.isFinite else { return }
        let isFirst = operations.isEmpty
        let box = rect.standardized
        appendMove(CGPoint(x: box.minX, y: box.minY).applying(transform))
        appendLine(CGPoint(x: box.maxX, y: box.minY).applying(transform))
        appendLine(CGPoint(x: box.maxX, y: box.maxY).applying(transform))
        appendLine(CGPoint(x: box.minX, y: box.maxY).applying(transform))
        appendClose()
        guard isFirst, transform.isScaleAndTranslation else { return }
        // From the points, which may have been clamped.
        shape = .rect(boundingBox)
    }

    final func appendEllipse(_ rect: CGRect, _ transform: CGAffineTransform) {
        guard !rect.isNull, rect.isFinite, transform.isFinite else { return }
        let isFirst = operations.isEmpty
        let box = rect.standardized
        let (rx, ry) = (box.width / 2, box.height / 2)
        let (hx, hy) = (rx * quarterCircleHandle, ry * quarterCircleHandle)
        let (cx, cy) = (box.midX, box.midY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: cx + x, y: cy + y).applying(transform)
        }
        appendMove(at(rx, 0))
        appendCubic(at(rx, hy), at(hx, ry), at(0, ry))
        appendCubic(at(-hx, ry), at(-rx, hy), at(-rx, 0))
        appendCubic(at(-rx, -hy), at(-hx, -ry), at(0, -ry))
        appendCubic(at(hx, -ry), at(rx, -hy), at(rx, 0))
        appendClose()
        guard isFirst, transform.isScaleAndTranslation else { return }
        shape = .ellipse(boundingBox)
    }

    final func appendRoundedRect(
        _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat,
        _ transform: CGAffineTransform
    ) {
        guard !rect.isNull, rect.isFinite, transform.isFinite else { return }
        let box = rect.standardized
        let rx = min(max(cornerWidth.isFinite ? cornerWidth : 0, 0), box.width / 2)
        let ry = min(max(cornerHeight.isFinite ? cornerHeight : 0, 0), box.height / 2)
        guard rx > 0, ry > 0 else {
            appendRect(rect, transform)
            return
        }
        let isFirst = operations.isEmpty
        appendRoundedRect(box, radii: CornerRadii(all: CGSize(width: rx, height: ry)), transform)
        guard isFirst, transform.isScaleAndTranslation else { return }
        shape = .roundedRect(
            boundingBox, cornerWidth: rx * abs(transform.a), cornerHeight: ry * abs(transform.d))
    }

    /// Adds a rectangle whose corners may differ. The caller has cut the radii to the sides.
    final func appendRoundedRect(
        _ box: CGRect, radii: CornerRadii, _ transform: CGAffineTransform
    ) {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: x, y: y).applying(transform)
        }
        // A corner goes from `from` to `to` around the rectangle's corner `tip`.
        func corner(_ from: CGPoint, _ tip: CGPoint, _ to: CGPoint) {
            appendLine(from.applying(transform))
            guard from.x != to.x || from.y != to.y else { return }
            let k = quarterCircleHandle
            appendCubic(
                at(from.x + (tip.x - from.x) * k, from.y + (tip.y - from.y) * k),
                at(to.x + (tip.x - to.x) * k, to.y + (tip.y - to.y) * k), to.applying(transform))
        }
        let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
        appendMove(at(left + radii.topLeft.width, top))
        corner(
            CGPoint(x: right - radii.topRight.width, y: top), CGPoint(x: right, y: top),
            CGPoint(x: right, y: top + radii.topRight.height))
        corner(
            CGPoint(x: right, y: bottom - radii.bottomRight.height),
            CGPoint(x: right, y: bottom),
            CGPoint(x: right - radii.bottomRight.width, y: bottom))
        corner(
            CGPoint(x: left + radii.bottomLeft.width, y: bottom), CGPoint(x: left, y: bottom),
            CGPoint(x: left, y: bottom - radii.bottomLeft.height))
        corner(
            CGPoint(x: left, y: top + radii.topLeft.height), CGPoint(x: left, y: top),
            CGPoint(x: left + radii.topLeft.width, y: top))
        appendClose()
    }
}

/// The radii of a rectangle's four corners.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomLeft: CGSize
    package var bottomRight: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    package init(all radius: CGSize) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    package static func == (left: CornerRadii, right: CornerRadii) -> Bool {
        func same(_ one: CGSize, _ other: CGSize) -> Bool {
            one.width == other.width && one.height == other.height
        }
        return same(left.topLeft, right.topLeft) && same(left.topRight, right.topRight)
            && same(left.bottomLeft, right.bottomLeft)
            && same(left.bottomRight, right.bottomRight)
    }

    package func hash(into hasher: inout Hasher) {
        for size in [topLeft, topRight, bottomLeft, bottomRight] {
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
    }
}

extension CGPath {
    /// A rectangle whose corners have their own radii, each cut to half of the sides.
    package convenience init(rect: CGRect, cornerRadii: CornerRadii) {
        self.init()
        guard !rect.isNull, rect.isFinite else { return }
        let box = rect.standardized
        func cut(_ radius: CGSize) -> CGSize {
            guard radius.isFinite, radius.width > 0, radius.height > 0 else { return .zero }
            return CGSize(
                width: min(radius.width, box.width / 2), height: min(radius.height, box.height / 2))
        }
        let radii = CornerRadii(
            topLeft: cut(cornerRadii.topLeft), topRight: cut(cornerRadii.topRight),
            bottomLeft: cut(cornerRadii.bottomLeft), bottomRight: cut(cornerRadii.bottomRight))
        if radii == CornerRadii(all: radii.topLeft) {
            appendRoundedRect(box, radii.topLeft.width, radii.topLeft.height, .identity)
        } else {
            appendRoundedRect(box, radii: radii, .identity)
        }
    }
}

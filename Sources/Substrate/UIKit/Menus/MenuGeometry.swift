// SPDX-License-Identifier: MIT

/// What a menu opens from, in the window's coordinates.
enum MenuAnchor {
    /// A view: the menu opens under it, or above it.
    case rect(CGRect)
    /// The mouse: a corner of the menu is there.
    case point(CGPoint)
}

/// Where a menu stands, and the sizes of its parts in points.
enum MenuGeometry {
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    /// The least distance from the edges of the window's safe area.
    static let margin: CGFloat = 8
    /// The distance from the view that the menu opens from.
    static let gap: CGFloat = 8
    /// The height of the bar between sections.
    static let sectionGap: CGFloat = 8
    static let leastRowHeight: CGFloat = 44
    static let rowPadding: CGFloat = 11
    static let sideInset: CGFloat = 16
    /// How far from the side titles begin in a menu with marks.
    static let markedInset: CGFloat = 36
    static let markSize: CGFloat = 14
    static let imageSize: CGFloat = 24
    static let smallHeight: CGFloat = 48
    static let mediumHeight: CGFloat = 66
    /// How small a menu is as it begins to open and when it has closed.
    static let closedScale: CGFloat = 0.2
    /// How small a menu is behind one that it opened.
    static let recededScale: CGFloat = 0.95

    /// A menu's place, and the point of it that stays in place as it grows, from 0 to 1 each way.
    struct Place: Equatable {
        var frame: CGRect
        var origin: CGPoint
    }

    /// Finds the place of a menu.
    ///
    /// Beside a view it stands under it if there is room, else above, else where there is more
    /// room, and is shortened to it. It keeps the view's side that is nearer to the edge of the
    /// window.
    ///
    /// - Parameters:
    ///   - size: the size of the whole menu.
    ///   - area: where menus may be.
    static func place(
        _ size: CGSize, at anchor: MenuAnchor, in area: CGRect, isLeftToRight: Bool
    ) -> Place {
        switch anchor {
        case .rect(let rect): return place(size, beside: rect, in: area)
        case .point(let point):
            return place(size, at: point, in: area, isLeftToRight: isLeftToRight)
        }
    }

    private static func place(_ size: CGSize, beside rect: CGRect, in area: CGRect) -> Place {
        let below = area.maxY - rect.maxY - gap
        let above = rect.minY - gap - area.minY
        let isBelow = size.height <= below || (size.height > above && below >= above)
        let room = max(isBelow ? below : above, min(area.height, 3 * leastRowHeight))
        let height = min(size.height, room, area.height)
        let width = min(size.width, area.width)
        let x: CGFloat
        if rect.midX < area.minX + area.width / 3 {
            x = rect.minX
        } else if rect.midX > area.maxX - area.width / 3 {
            x = rect.maxX - width
        } else {
            x = rect.midX - width / 2
        }
        let y = isBelow ? rect.maxY + gap : rect.minY - gap - height
        let frame = kept(CGRect(x: x, y: y, width: width, height: height), in: area)
        return Place(
            frame: frame,
            origin: CGPoint(x: part(rect.midX, of: frame), y: isBelow ? 0 : 1))
    }

    private static func place(
        _ size: CGSize, at point: CGPoint, in area: CGRect, isLeftToRight: Bool
    ) -> Place {
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        let fitsRight = point.x + width <= area.maxX
        let fitsLeft = point.x - width >= area.minX
        let isRight = isLeftToRight ? fitsRight || !fitsLeft : !fitsLeft && fitsRight
        let isBelow = point.y + height <= area.maxY || point.y - height < area.minY
        let frame = kept(
            CGRect(
                x: isRight ? point.x : point.x - width, y: isBelow ? point.y : point.y - height,
                width: width, height: height), in: area)
        return Place(
            frame: frame,
            origin: CGPoint(
                x: part(point.x, of: frame),
                y: min(max((point.y - frame.minY) / max(frame.height, 1), 0), 1)))
    }

    /// The place of a menu over the row of another one that opens it.
    static func place(_ size: CGSize, over row: CGRect, in area: CGRect) -> Place {
        let height = min(size.height, area.height)
        let frame = kept(
            CGRect(x: row.minX, y: row.minY, width: row.width, height: height), in: area)
        return Place(
            frame: frame,
            origin: CGPoint(
                x: 0.5, y: min(max((row.minY - frame.minY) / max(height, 1), 0), 1)))
    }

    /// A rectangle moved into an area that is at least as large.
    static func kept(_ rect: CGRect, in area: CGRect) -> CGRect {
        CGRect(
            x: max(area.minX, min(rect.minX, area.maxX - rect.width)),
            y: max(area.minY, min(rect.minY, area.maxY - rect.height)),
            width: rect.width, height: rect.height)
    }

    private static func part(_ x: CGFloat, of frame: CGRect) -> CGFloat {
        min(max((x - frame.minX) / max(frame.width, 1), 0), 1)
    }
}

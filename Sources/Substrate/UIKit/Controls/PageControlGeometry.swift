// SPDX-License-Identifier: MIT

/// Where the indicators of a page control are, in points along the row and across it.
///
/// A row that is too short for all pages shows those around the current one; the indicators at an
/// end that pages lie beyond are smaller.
struct PageControlGeometry {
    /// The diameter of a dot.
    static let dotLength: CGFloat = 7
    /// Between two indicators.
    static let gap: CGFloat = 9
    /// Before the first indicator and after the last one, besides half a gap.
    static let padding: CGFloat = 8
    /// How high a page control is whose indicators are not higher.
    static let thickness: CGFloat = 26

    /// The pages, the one in whose place the row is looked at, and the size of the indicators.
    var pageCount = 0
    var currentPage = 0
    var indicatorSize = CGSize(width: dotLength, height: dotLength)
    var bounds = CGRect.zero
    var isVertical = false
    /// Whether the first page is at the right, or at the bottom.
    var isReversed = false

    private var pitch: CGFloat {
        (isVertical ? indicatorSize.height : indicatorSize.width) + Self.gap
    }

    private var available: CGFloat { isVertical ? bounds.height : bounds.width }

    /// The size that a number of pages asks for.
    func size(pages: Int) -> CGSize {
        let length = CGFloat(max(0, pages)) * pitch + 2 * Self.padding
        let across = isVertical ? indicatorSize.width : indicatorSize.height
        let thickness = max(Self.thickness, across + 2 * Self.gap)
        return isVertical
            ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    }

    /// The pages that have an indicator.
    var visiblePages: Range<Int> {
        guard pageCount > 0 else { return 0..<0 }
        let places = max(0, available - 2 * Self.padding) / pitch
        let count = max(1, Int(min(CGFloat(pageCount), places + 0.001)))
        let first = min(max(0, currentPage - count / 2), pageCount - count)
        return first..<(first + count)
    }

    /// The area behind the indicators.
    var platter: CGRect {
        centered(size(pages: visiblePages.count))
    }

    /// The middle of a page's indicator.
    ///
    /// - Parameter first: the page that the row begins with.
    func middle(of page: Int, first: Int) -> CGPoint {
        let count = CGFloat(visiblePages.count)
        let place = (CGFloat(page - first) + 0.5 - count / 2) * pitch * (isReversed ? -1 : 1)
        return isVertical
            ? CGPoint(x: bounds.midX, y: bounds.midY + place)
            : CGPoint(x: bounds.midX + place, y: bounds.midY)
    }

    /// How large a page's indicator is shown; 1 is its own size.
    func scale(of page: Int) -> CGFloat {
        let pages = visiblePages
        guard pages.count < pageCount, page != currentPage else { return 1 }
        let before = pages.lowerBound > 0 ? page - pages.lowerBound : .max
        let after = pages.upperBound < pageCount ? pages.upperBound - 1 - page : .max
        switch min(before, after) {
        case ...0: return 0.5
        case 1 where pages.count > 4: return 0.75
        default: return 1
        }
    }

    /// How many pages lie between two places in the row, as the row runs.
    func pages(from start: CGPoint, to end: CGPoint) -> Int {
        let way = isVertical ? end.y - start.y : end.x - start.x
        let pages = (way / pitch * (isReversed ? -1 : 1)).rounded()
        return Int(min(max(pages, -CGFloat(pageCount)), CGFloat(pageCount)))
    }

    /// The page whose indicator is nearest to a place.
    func page(at point: CGPoint) -> Int {
        let first = visiblePages.lowerBound
        let page = first + pages(from: middle(of: first, first: first), to: point)
        return min(max(page, 0), max(0, pageCount - 1))
    }

    /// Whether a place lies in the half of the row with the later pages.
    func isInLaterHalf(_ point: CGPoint) -> Bool {
        let isPastMiddle = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
        return isPastMiddle != isReversed
    }

    private func centered(_ size: CGSize) -> CGRect {
        CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}

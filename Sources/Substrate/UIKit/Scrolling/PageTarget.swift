// SPDX-License-Identifier: MIT

/// Which page content comes to rest at along one axis. A page is as long as the view.
enum PageTarget {
    /// The speed from which letting go turns the page, in points a second.
    static let flickSpeed: CGFloat = 200

    /// The offset of the page at which a drag comes to rest.
    ///
    /// A flick turns one page its way; without one the nearest page is taken. The page is never
    /// more than one away from the page where the drag began.
    ///
    /// - Parameters:
    ///   - offset: where the content was let go, in points.
    ///   - velocity: its velocity then, in points a second.
    ///   - begin: where the drag began, in points.
    ///   - page: the length of a page, in points.
    ///   - range: the offsets at which content may rest.
    static func offset(
        for offset: CGFloat, velocity: CGFloat, draggedFrom begin: CGFloat, page: CGFloat,
        in range: ScrollRange
    ) -> CGFloat {
        guard page > 0 else { return range.clamped(offset) }
        let first = ((range.clamped(begin) - range.lower) / page).rounded()
        let place = (offset - range.lower) / page
        var index = place.rounded()
        if abs(velocity) >= flickSpeed {
            index = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
        }
        index = min(max(index, first - 1), first + 1)
        return range.clamped(range.lower + index * page)
    }
}

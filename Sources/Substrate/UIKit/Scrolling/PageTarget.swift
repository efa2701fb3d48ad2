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

/// The curve of an animated scroll: (1 − cos πt) / 2.
struct ScrollEase: Sendable {
    /// How long an animated scroll lasts, in seconds.
    static let duration: CFTimeInterval = 0.3

    let start: CGFloat
    var end: CGFloat
    let duration: CFTimeInterval

    /// The place at a time since the start, in points.
    func position(at time: CFTimeInterval) -> CGFloat {
        guard time < duration, duration > 0 else { return end }
        return start + (end - start) * (1 - cos(.pi * max(0, time) / duration)) / 2
    }

    /// The velocity at a time since the start, in points a second.
    func velocity(at time: CFTimeInterval) -> CGFloat {
        guard time > 0, time < duration else { return 0 }
        return (end - start) * .pi / (2 * duration) * sin(.pi * time / duration)
    }
}

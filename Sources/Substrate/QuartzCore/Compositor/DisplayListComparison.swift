// SPDX-License-Identifier: MIT
import ListDiff

/// Pixels of a rectangle that move together.
package struct ScrollCopy: Equatable {
    package var rect: PixelRect
    package var dx: Int
    package var dy: Int
}

/// What must happen to a framebuffer that shows one display list to make it show another.
///
/// First the pixels of `scroll` are moved, then the items of the new list are drawn again within
/// `damage`.
package struct DisplayListChange {
    package var scroll: ScrollCopy?
    package var damage: PixelRegion
}

/// Finds the difference between two display lists of the same size.
///
/// An item is the same thing in both lists if the same layer draws it as the same part. Of things
/// that changed, came or went, the pixels are damaged. Things that moved by whole pixels under a
/// clip that did not change are scrolled: the pixels inside the clip are copied, and damaged is
/// only what the copy leaves wrong: the exposed strip, and what does not move along, at its place
/// and where the copy carried its picture.
///
/// Cost: linear in the items, plus the region's operations on what changed.
struct DisplayListComparison {
    private let old: DisplayList
    private let new: DisplayList

    private enum ClipFate: Equatable {
        case same
        case moved(dx: Int, dy: Int, anchor: Int)
        case changed
    }

    private enum Fate: Equatable {
        case same
        case moved(dx: Int, dy: Int, anchor: Int)
        case changed
    }

    private struct Motion: Hashable {
        var dx: Int
        var dy: Int
        var anchor: Int
    }

    private var clipFates: [ClipFate] = []
    private var oldClips: [Int] = []
    private var fates: [Fate] = []
    /// The index in the old list of each new item; -1 for those that came.
    private var sources: [Int] = []
    private var removed: [Int] = []

    static func change(from old: DisplayList, to new: DisplayList) -> DisplayListChange {
        var comparison = DisplayListComparison(old: old, new: new)
        comparison.matchClips()
        comparison.matchItems()
        return comparison.makeChange()
    }

    private init(old: DisplayList, new: DisplayList) {
        self.old = old
        self.new = new
    }

    // MARK: Matching

    private mutating func matchClips() {
        var places: [UInt64: Int] = [:]
        for (index, clip) in old.clips.enumerated() { places[clip.layer] = index }
        for (index, clip) in new.clips.enumerated() {
            guard let source = places[clip.layer] else {
                oldClips.append(-1)
                clipFates.append(.changed)
                continue
            }
            oldClips.append(source)
            clipFates.append(index == 0 ? .same : fate(of: clip, source: source))
        }
    }

    private func fate(of clip: ClipNode, source: Int) -> ClipFate {
        let before = old.clips[source]
        guard before.outline == clip.outline, oldClips[clip.parent] == before.parent else {
            return .changed
        }
        let (dx, dy) = (clip.x - before.x, clip.y - before.y)
        if dx != 0 || dy != 0, !(canMove(before) && canMove(clip)) { return .changed }
        switch clipFates[clip.parent] {
        case .changed: return .changed
        case .same:
            return dx == 0 && dy == 0 ? .same : .moved(dx: dx, dy: dy, anchor: clip.parent)
        case .moved(let x, let y, let anchor):
            return dx == x && dy == y ? .moved(dx: dx, dy: dy, anchor: anchor) : .changed
        }
    }

    /// Whether the edge of a clip has the same pixels elsewhere: straight ones do, round ones where
    /// nothing cuts them off.
    private func canMove(_ clip: ClipNode) -> Bool {
        switch clip.outline {
        case .rect: true
        case .rounded: clip.bounds == clip.outline.pixels(x: clip.x, y: clip.y)
        case .path: false
        }
    }

    private mutating func matchItems() {
        fates.reserveCapacity(new.items.count)
        sources.reserveCapacity(new.items.count)
        var isUsed = [Bool](repeating: false, count: old.items.count)
        var places: [UInt64: Int]?
        var next = 0
        var highest = -1
        var isInOrder = true
        for item in new.items {
            let source: Int
            if next < old.items.count, old.items[next].key == item.key {
                source = next
            } else {
                if places == nil {
                    var made: [UInt64: Int] = [:]
                    made.reserveCapacity(old.items.count)
                    for (index, item) in old.items.enumerated() { made[item.key] = index }
                    places = made
                }
                source = places?[item.key] ?? -1
            }
            sources.append(source)
            guard source >= 0 else {
                fates.append(.changed)
                continue
            }
            isUsed[source] = true
            next = source + 1
            isInOrder = isInOrder && source > highest
            highest = max(highest, source)
            fates.append(fate(of: item, source: source))
        }
        if !isInOrder { damageReordered() }
        for index in isUsed.indices where !isUsed[index] { removed.append(index) }
    }

    /// Of two items that changed their order, one has to be drawn anew. The fewest are drawn if the
    /// others are a longest increasing subsequence of the old indices.
    private mutating func damageReordered() {
        let stays = LongestRun.members(count: sources.count) { sources[$0] }
        for index in fates.indices where !stays[index] { fates[index] = .changed }
    }

    private func fate(of item: DisplayItem, source: Int) -> Fate {
        let before = old.items[source]
        guard before.clip == oldClips[item.clip], before.paint == item.paint else {
            return .changed
        }
        let (dx, dy) = (item.x - before.x, item.y - before.y)
        let clip = clipFates[item.clip]
        guard hasSameGroup(item, before) else { return .changed }
        if dx == 0, dy == 0 {
            guard clip == .same, before.bounds == item.bounds else { return .changed }
            if item.group >= 0, fates[item.group] != .same { return .changed }
            return .same
        }
        guard !item.isTurned else { return .changed }
        let anchor: Int
        switch clip {
        case .same: anchor = item.clip
        case .moved(let x, let y, let outer) where x == dx && y == dy: anchor = outer
        case .moved, .changed: return .changed
        }
        let fate = Fate.moved(dx: dx, dy: dy, anchor: anchor)
        // A group's content is blended with what is behind the group: both must move.
        if item.group >= 0, fates[item.group] != fate { return .changed }
        return fate
    }

    private func hasSameGroup(_ item: DisplayItem, _ before: DisplayItem) -> Bool {
        guard item.group >= 0, before.group >= 0 else { return item.group == before.group }
        return sources[item.group] == before.group
    }

    // MARK: Damage

    private func makeChange() -> DisplayListChange {
        let damage = PixelRegion()
        let motion = chosenMotion()
        let scroll = motion.map {
            ScrollCopy(rect: new.clips[$0.anchor].bounds, dx: $0.dx, dy: $0.dy)
        }
        let area = scroll?.rect ?? .zero
        let target = scroll.map { area.intersection(area.translated(x: $0.dx, y: $0.dy)) } ?? .zero
        func damageOld(_ rect: PixelRect) {
            damage.union(rect)
            guard let scroll else { return }
            // The copy carries the stale picture along.
            damage.union(
                rect.intersection(area).translated(x: scroll.dx, y: scroll.dy).intersection(target)
            )
        }
        if scroll != nil {
            let strip = PixelRegion(area)
            strip.subtract(target)
            damage.union(strip)
        }
        for index in removed { damageOld(old.items[index].bounds) }
        for (index, item) in new.items.enumerated() {
            switch fates[index] {
            case .same:
                guard scroll != nil, area.intersects(item.bounds), !isUniform(item, over: area)
                else { continue }
                let touched = item.bounds.intersection(area)
                damage.union(touched)
                damageOld(touched)
            case .moved(let dx, let dy, let anchor)
            where motion == Motion(dx: dx, dy: dy, anchor: anchor):
                // Its bounds grow where the clip cut it before: that lies in the exposed strip.
                continue
            case .moved, .changed:
                damage.union(item.bounds)
                if sources[index] >= 0 { damageOld(old.items[sources[index]].bounds) }
            }
        }
        damage.intersect(new.bounds)
        return DisplayListChange(scroll: scroll, damage: damage)
    }

    /// Whether an item gives all pixels of a rectangle the same colour.
    private func isUniform(_ item: DisplayItem, over rect: PixelRect) -> Bool {
        guard case .fill(_, .rect) = item.paint else { return false }
        return item.bounds.contains(rect) && new.clips[item.clip].isRectangular
    }

    /// The motion whose clip has the most pixels, if copying saves anything.
    private func chosenMotion() -> Motion? {
        var best: Motion?
        var bestArea = 0
        var rejected: Set<Motion> = []
        for fate in fates {
            guard case .moved(let dx, let dy, let anchor) = fate else { continue }
            let motion = Motion(dx: dx, dy: dy, anchor: anchor)
            guard motion != best, !rejected.contains(motion) else { continue }
            let clip = new.clips[anchor]
            let kept = clip.bounds.intersection(clip.bounds.translated(x: dx, y: dy)).area
            let saved = drawingCost(of: motion)
            guard clip.isRectangular, clip.group < 0, kept > 0,
                saved * Self.copiesPerDrawing >= clip.bounds.area, clip.bounds.area > bestArea
            else {
                rejected.insert(motion)
                continue
            }
            best = motion
            bestArea = clip.bounds.area
        }
        return best
    }

    /// About how many pixels can be copied in the time in which one is drawn.
    private static let copiesPerDrawing = 8

    /// What it costs to set up the drawing of an item, in pixels drawn.
    private static let itemCost = 4_096

    /// What drawing the items of a motion would cost, in pixels drawn.
    private func drawingCost(of motion: Motion) -> Int {
        var sum = 0
        for (index, fate) in fates.enumerated() {
            if case .moved(let dx, let dy, let anchor) = fate,
                Motion(dx: dx, dy: dy, anchor: anchor) == motion
            {
                sum += new.items[index].bounds.area + Self.itemCost
            }
        }
        return sum
    }
}

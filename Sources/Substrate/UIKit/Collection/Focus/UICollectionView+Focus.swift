// SPDX-License-Identifier: MIT

/// Which item the keyboard's focus is on.
struct ItemFocus {
    /// The item; nil while the focus is elsewhere.
    var path: IndexPath?
    /// The item that it was on last.
    var last: IndexPath?
    var isFollowedBySelection = false
    var isRemembered = false
    var isAllowed: Bool?
}

// The keyboard's focus: arrows go from item to item, Return and the space bar do what a tap does.
extension UICollectionView {
    /// Whether the arrow keys move a focus among the items, unless the delegate says so item by
    /// item; the same as ``selectionFollowsFocus`` until it is set.
    ///
    /// The focus takes keys that no responder took. It goes to the nearest item that way, which is
    /// brought in sight and gets a ring; Return and the space bar do what a tap does, the tabulator
    /// goes to the window's next view of this kind. A tap moves the focus if the view has it.
    ///
    /// - Note: Differs from UIKit: the focus moves within lists only; there is no `UIFocusSystem`.
    public var allowsFocus: Bool {
        get { focus.isAllowed ?? focus.isFollowedBySelection }
        set {
            focus.isAllowed = newValue
            if let path = focus.path, !canFocus(path) { setFocus(nil) }
        }
    }

    /// Whether an item is selected when the focus goes to it, as by a tap but without the primary
    /// action; false at first. Where several items may be selected, it has no effect.
    public var selectionFollowsFocus: Bool {
        get { focus.isFollowedBySelection }
        set { focus.isFollowedBySelection = newValue }
    }

    /// Whether the focus, when it comes back to the view, goes to the item that it was on last;
    /// false at first.
    public var remembersLastFocusedIndexPath: Bool {
        get { focus.isRemembered }
        set { focus.isRemembered = newValue }
    }

    func canFocus(_ path: IndexPath) -> Bool {
        guard contains(path) else { return false }
        return itemDelegate?.collectionView(self, canFocusItemAt: dataPath(of: path))
            ?? allowsFocus
    }

    /// Puts the focus on an item and brings it in sight; nil takes it away.
    func setFocus(_ path: IndexPath?) {
        guard path != focus.path else { return }
        focus.path = path
        showFocus()
        guard let path else {
            for cell in visibleCells { cell.isFocused = false }
            return
        }
        focus.last = path
        scroll(to: path, at: [], animated: true)
        let isFollowed =
            itemDelegate?.collectionView(self, selectionFollowsFocusForItemAt: dataPath(of: path))
            ?? selectionFollowsFocus
        if isFollowed, !selectsSeveral, !selected.contains(path) {
            tap(path, performsAction: false)
        }
    }

    /// Gives the item's cell its ring, and takes it from others.
    func showFocus() {
        guard let focused = focus.path else { return }
        for (key, view) in elements where key.kind == .cell {
            (view as? UICollectionViewCell)?.isFocused = key.path == focused
        }
    }

    /// The item that takes the place of one that a batch takes away; nil if the section is empty.
    func successor(of path: IndexPath) -> IndexPath? {
        let counts = currentCounts
        guard counts.indices.contains(path.section), counts[path.section] > 0 else { return nil }
        return IndexPath(
            item: min(path.item, counts[path.section] - 1), section: path.section)
    }

    /// The nearest item that may have the focus, in a direction; nil if there is none.
    private func neighbour(of path: IndexPath, _ heading: FocusHeading) -> IndexPath? {
        prepareLayoutIfNeeded()
        guard let frame = attributesOfItem(at: path)?.frame else { return nil }
        var content = CGRect(origin: .zero, size: contentSize).union(bounds)
        let isVertical = heading == .up || heading == .down
        // Across the scrolling, only what lies in the same line is that way.
        let staysInLine = isVertical != layout.scrollsVertically
        if staysInLine {
            content =
                isVertical
                ? CGRect(
                    x: frame.minX, y: content.minY, width: frame.width, height: content.height)
                : CGRect(
                    x: content.minX, y: frame.minY, width: content.width, height: frame.height)
        }
        for reach in [isVertical ? bounds.height : bounds.width, .greatestFiniteMagnitude] {
            var nearest: (path: IndexPath, distance: FocusDistance)?
            for attributes in attributesOfElements(
                in: heading.area(beside: frame, in: content, reach))
            where attributes.representedElementCategory == .cell && !attributes.isHidden {
                guard attributes.indexPath != path,
                    let distance = FocusDistance(from: frame, to: attributes.frame, heading),
                    !staysInLine || distance.across == 0,
                    nearest.map({ distance < $0.distance }) ?? true,
                    canFocus(attributes.indexPath)
                else { continue }
                nearest = (attributes.indexPath, distance)
            }
            if let nearest { return nearest.path }
        }
        return nil
    }
}

extension UICollectionView: KeyFocusHolding {
    func takeFocus() -> Bool {
        layoutIfNeeded()
        let wanted =
            (focus.isRemembered ? focus.last : nil)
            ?? itemDelegate?.indexPathForPreferredFocusedView(in: self)
        if let wanted, canFocus(wanted) {
            setFocus(wanted)
            return true
        }
        guard let first = indexPathsForVisibleItems.sorted().first(where: canFocus) else {
            return false
        }
        setFocus(first)
        return true
    }

    func dropFocus() { setFocus(nil) }

    func moveFocus(_ heading: FocusHeading) -> Bool {
        guard let path = focus.path, contains(path) else { return takeFocus() }
        guard let next = neighbour(of: path, heading) else { return false }
        setFocus(next)
        return true
    }

    func performFocused() -> Bool {
        guard let path = focus.path, contains(path) else { return false }
        tap(path)
        return true
    }
}

extension FocusHeading {
    /// The part of the content that lies this way from a place, up to a distance.
    fileprivate func area(beside frame: CGRect, in content: CGRect, _ reach: CGFloat) -> CGRect {
        var area = content
        switch self {
        case .up, .down:
            let (lower, upper) =
                self == .up
                ? (max(content.minY, frame.minY - reach), frame.midY)
                : (frame.midY, min(content.maxY, frame.maxY + reach))
            area.origin.y = lower
            area.size.height = max(0, upper - lower)
        case .left, .right:
            let (lower, upper) =
                self == .left
                ? (max(content.minX, frame.minX - reach), frame.midX)
                : (frame.midX, min(content.maxX, frame.maxX + reach))
            area.origin.x = lower
            area.size.width = max(0, upper - lower)
        }
        return area
    }
}

/// How far one item is from another for the focus.
private struct FocusDistance: Comparable {
    /// The gap in the direction of the key.
    var along: CGFloat
    /// The gap across.
    var across: CGFloat
    /// The distance of the middles across; decides between items of the same gaps.
    var middles: CGFloat

    /// The distance to an item; nil if it does not lie that way.
    init?(from frame: CGRect, to other: CGRect, _ heading: FocusHeading) {
        let isAhead =
            switch heading {
            case .up: other.maxY <= frame.midY
            case .down: other.minY >= frame.midY
            case .left: other.maxX <= frame.midX
            case .right: other.minX >= frame.midX
            }
        guard isAhead else { return nil }
        let gapX = max(0, other.minX - frame.maxX, frame.minX - other.maxX)
        let gapY = max(0, other.minY - frame.maxY, frame.minY - other.maxY)
        switch heading {
        case .up, .down:
            (along, across, middles) = (gapY, gapX, abs(other.midX - frame.midX))
            // Items of one column that only touch lie beside each other.
            if gapX == 0, other.minX == frame.maxX || other.maxX == frame.minX { across = 0.5 }
        case .left, .right:
            (along, across, middles) = (gapX, gapY, abs(other.midY - frame.midY))
            if gapY == 0, other.minY == frame.maxY || other.maxY == frame.minY { across = 0.5 }
        }
    }

    static func < (left: Self, right: Self) -> Bool {
        // What lies straight ahead goes before what is nearer but aside.
        let (a, b) = (left.along + 2 * left.across, right.along + 2 * right.across)
        return a == b ? left.middles < right.middles : a < b
    }
}

// SPDX-License-Identifier: MIT

/// Scrolls a collection view while an item is held or carried near one of its edges.
///
/// The display link runs only as long as there is something to scroll.
@MainActor
final class MovementAutoscroll {
    /// How far from an edge it begins, in points; at most a quarter of the visible length.
    static let reach: CGFloat = 60

    /// The speed at the edge itself, in points a second. It grows with the square of the depth.
    static let speed: CGFloat = 900

    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval?

    /// Begins or ends according to where the moving item is held.
    func update(_ view: UICollectionView) {
        guard view.window != nil, velocity(in: view) != .zero else { return stop() }
        guard link == nil else { return }
        lastTime = nil
        let link = CADisplayLink { [weak self, weak view] link in
            guard let self, let view else { return link.invalidate() }
            self.tick(view, at: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Ends the scrolling.
    func stop() {
        link?.invalidate()
        link = nil
        lastTime = nil
    }

    private func tick(_ view: UICollectionView, at time: CFTimeInterval) {
        guard let last = lastTime else {
            lastTime = time
            return
        }
        lastTime = time
        let velocity = velocity(in: view)
        guard velocity != .zero else { return stop() }
        let old = view.contentOffset
        let step = CGFloat(time - last)
        view.contentOffset = view.clampedOffset(
            CGPoint(x: old.x + velocity.x * step, y: old.y + velocity.y * step))
        let new = view.contentOffset
        // The hand stays where it is on the screen.
        guard let moving = view.movement else { return view.dragging.incoming?.update() ?? () }
        view.followMovement(
            to: CGPoint(
                x: moving.position.x + new.x - old.x, y: moving.position.y + new.y - old.y))
    }

    /// How fast to scroll, in points a second; zero where there is nowhere to go.
    private func velocity(in view: UICollectionView) -> CGPoint {
        guard let position = view.movement?.position ?? view.dropPosition, view.isScrollEnabled
        else { return .zero }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var velocity = CGPoint(
            x: Self.velocity(at: position.x, from: visible.minX, to: visible.maxX),
            y: Self.velocity(at: position.y, from: visible.minY, to: visible.maxY))
        let offset = view.contentOffset
        let next = view.clampedOffset(
            CGPoint(x: offset.x + velocity.x, y: offset.y + velocity.y))
        // Along an axis that is at its end, or does not scroll, there is no way to go.
        if abs(next.x - offset.x) < 0.01 || velocity.x * (next.x - offset.x) < 0 { velocity.x = 0 }
        if abs(next.y - offset.y) < 0.01 || velocity.y * (next.y - offset.y) < 0 { velocity.y = 0 }
        return velocity
    }

    private static func velocity(
        at place: CGFloat, from lower: CGFloat, to upper: CGFloat
    ) -> CGFloat {
        let reach = min(Self.reach, (upper - lower) / 4)
        guard reach > 0 else { return 0 }
        func speed(_ depth: CGFloat) -> CGFloat {
            let share = min(max(depth / reach, 0), 1)
            return share * share * Self.speed
        }
        return speed(place - (upper - reach)) - speed(lower + reach - place)
    }
}

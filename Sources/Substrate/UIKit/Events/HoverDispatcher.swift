// SPDX-License-Identifier: MIT
import WindowSystem

/// A view that follows the mouse while no button is held.
@MainActor protocol PointerFollowing: UIView {
    /// Whether it does so now.
    var followsPointer: Bool { get }

    /// Called as the mouse moves over the view.
    ///
    /// - Parameter point: where it is, in the view; nil when it left.
    func pointerDidMove(to point: CGPoint?)
}

/// Tells the views under the mouse that it is over them, and opens menus for its second button.
@MainActor final class HoverDispatcher {
    private weak var window: UIWindow?
    private weak var followed: UIView?

    init(window: UIWindow) {
        self.window = window
    }

    /// Follows the mouse.
    ///
    /// Cost: while it moves with no button held, a hit test.
    func follow(_ pointer: PointerEvent) {
        guard let window else { return }
        switch pointer.phase {
        case .hovered: move(to: pointer.location, in: window)
        case .left: drop()
        case .down where pointer.button == .secondary: openMenu(at: pointer.location, in: window)
        case .down, .moved, .up, .cancelled: break
        }
    }

    private func move(to point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(point, with: nil)
        while let candidate = view,
            (candidate as? any PointerFollowing)?.followsPointer != true
        {
            view = candidate.superview
        }
        if followed !== view { drop() }
        guard let view else { return }
        followed = view
        (view as? any PointerFollowing)?.pointerDidMove(to: view.convert(point, from: window))
    }

    private func drop() {
        (followed as? any PointerFollowing)?.pointerDidMove(to: nil)
        followed = nil
    }

    /// Opens the menu of the deepest view that has one at a point, or closes an open one.
    private func openMenu(at point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(point, with: nil)
        if let overlay = view as? MenuOverlay {
            overlay.close(animated: true)
            return
        }
        while let candidate = view {
            for case let interaction as UIContextMenuInteraction in candidate.interactions
            where interaction.open(at: candidate.convert(point, from: window), isPointer: true) {
                return
            }
            view = candidate.superview
        }
    }
}

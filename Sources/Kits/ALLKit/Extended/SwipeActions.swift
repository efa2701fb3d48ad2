// SPDX-License-Identifier: MIT

/// A button that a swipe uncovers.
public struct SwipeAction {
    /// Sets the button up, on the main thread; the closure closes the actions, animated or not.
    public typealias ViewSetup = (UIView, @escaping (Bool) -> Void) -> Void

    /// What the button shows, in the size of the actions and the height of the content.
    public let layoutSpec: LayoutSpec
    /// Sets the button up.
    public let setup: ViewSetup

    /// Makes an action.
    public init(layoutSpec: LayoutSpec, setup: @escaping ViewSetup) {
        self.layoutSpec = layoutSpec
        self.setup = setup
    }
}

/// A view with actions beside its content.
@preconcurrency @MainActor public protocol ISwipeView {
    /// Uncovers the actions.
    func open(animated: Bool)
    /// Covers the actions.
    func close(animated: Bool)
}

/// Buttons that a swipe to the left uncovers; the first is leftmost.
public struct SwipeActions {
    /// The actions, from left to right; at least one.
    public let list: [SwipeAction]
    /// The width of each when open, in points.
    public let size: CGFloat

    /// Makes actions; nil if there are none or the size is not a positive number.
    public init?(_ list: [SwipeAction], size: CGFloat = 96) {
        guard !list.isEmpty, size.isNormal, size > 0 else { return nil }
        self.list = list
        self.size = size
    }

    /// Makes a view that shows a layout and has the actions.
    @MainActor public func makeView(contentLayout: any Layout) -> any UIView & ISwipeView {
        SwipeView(contentLayout: contentLayout, actions: self)
    }
}

// SPDX-License-Identifier: MIT

extension UIWindow {
    /// Scrolls the largest view on screen that scrolls vertically to its top.
    ///
    /// - Returns: whether a view scrolls.
    func scrollToTop() -> Bool {
        var root: UIView = self
        var controller = rootViewController?.presentedViewController
        while let current = controller {
            root = current.viewIfLoaded ?? root
            controller = current.presentedViewController
        }
        let area = { (view: UIScrollView) in view.bounds.width * view.bounds.height }
        return scrollViews(in: root).max { area($0) < area($1) }?.scrollToTop() ?? false
    }

    /// The views on screen that could be scrolled to their top.
    private func scrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        let inner = view.subviews.flatMap { scrollViews(in: $0) }
        guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
            scrollView.range(.vertical).isScrollable,
            scrollView.convert(scrollView.bounds, to: nil).intersects(bounds)
        else { return inner }
        return inner + [scrollView]
    }
}

// SPDX-License-Identifier: MIT

extension UIView {
    /// Inserts a view at a place in paint order.
    ///
    /// - Parameter index: from 0 (the back) to the number of subviews (the front); a place past
    ///   the ends counts as the end.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: min(max(index, 0), children.count))
    }

    /// Inserts a view directly in front of one of the subviews, or at the front if it is none.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        insert(view, at: place(of: sibling, for: view).map { $0 + 1 } ?? children.count)
    }

    /// Inserts a view directly behind one of the subviews, or at the front if it is none.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        insert(view, at: place(of: sibling, for: view) ?? children.count)
    }

    /// The place that a subview has once another view is taken out from among the subviews.
    private func place(of sibling: UIView, for view: UIView) -> Int? {
        guard let index = children.firstIndex(where: { $0 === sibling }) else { return nil }
        let isBehind = children[..<index].contains { $0 === view }
        return isBehind ? index - 1 : index
    }

    /// Moves a subview in front of the others; does nothing for a view that is not a subview.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self, children.last !== view else { return }
        insert(view, at: children.count)
    }

    /// Moves a subview behind the others; does nothing for a view that is not a subview.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self, children.first !== view else { return }
        insert(view, at: 0)
    }

    /// Exchanges two subviews' places in paint order.
    ///
    /// - Parameters:
    ///   - index1: the place of one; must exist.
    ///   - index2: the place of the other; must exist.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        precondition(
            children.indices.contains(index1) && children.indices.contains(index2),
            "exchangeSubview: \(index1) or \(index2) is not a place of the \(children.count) "
                + "subviews.")
        guard index1 != index2 else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (back, front) = (children[low], children[high])
        insert(front, at: low)
        insert(back, at: high)
    }

    /// Whether a view is this one or in the tree under it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The first view, this one or under it in depth-first order, with a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Puts a view at a place among the children. A view that is one of them already stands at
    /// `index` afterwards.
    func insert(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view),
            "A view cannot become a subview of itself or of a view inside it: \(view).")
        if view.superview === self {
            reorder(view, to: index)
            return
        }
        let newWindow = (self as? UIWindow) ?? window
        view.willMove(toSuperview: self)
        let oldWindow = view.window
        if newWindow !== oldWindow { view.announceMove(to: newWindow) }
        if let old = view.superview {
            view.dropOutsideConstraints()
            old.willRemoveSubview(view)
            old.forget(view)
            old.setNeedsLayout()
        }
        let place = min(index, children.count)
        attachLayer(of: view, at: place)
        children.insert(view, at: place)
        view.superview = self
        if view.layoutState != nil { view.layoutItemDidMove() }
        view.inheritTraits()
        if newWindow == nil, oldWindow != nil {
            view.leaveWindow()
        } else if newWindow !== oldWindow {
            view.setWindow(newWindow)
            LayoutEngine.shared.treeDidEnterWindow()
        }
        view.updateSafeArea()
        didAddSubview(view)
        view.didMoveToSuperview()
        if rare?.tintColor != nil || superview != nil { view.tintColorDidChangeIfNeeded() }
        setNeedsLayout()
    }

    private func reorder(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        let place = index > old && index >= children.count ? children.count - 1 : index
        guard place != old else { return }
        children.remove(at: old)
        view.layer.removeFromSuperlayer()
        let target = min(place, children.count)
        attachLayer(of: view, at: target)
        children.insert(view, at: target)
        setNeedsLayout()
    }

    private func attachLayer(of view: UIView, at index: Int) {
        if index < children.count {
            layer.insertSublayer(view.layer, below: children[index].layer)
        } else if let last = children.last {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.insertSublayer(view.layer, at: 0)
        }
    }

    func detach() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        let oldWindow = window
        if oldWindow != nil { announceMove(to: nil) }
        dropOutsideConstraints()
        parent.willRemoveSubview(self)
        parent.forget(self)
        superview = nil
        if layoutState != nil { layoutItemDidMove() }
        if oldWindow != nil { leaveWindow() }
        updateSafeArea()
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    private func leaveWindow() {
        setWindow(nil)
        FrameDriver.shared.endAnimations(under: layer)
    }

    private func forget(_ view: UIView) {
        if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
        view.layer.removeFromSuperlayer()
        subviewDidChange(view, .left)
    }

    private func announceMove(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for child in children { child.announceMove(to: newWindow) }
    }

    func setWindow(_ newWindow: UIWindow?) {
        if newWindow == nil, let old = window, old.firstResponder === self {
            resignFirstResponder()
            if old.firstResponder === self { old.firstResponder = nil }
        }
        if newWindow == nil { MenuOverlay.sourceLeft(self) }
        window = newWindow
        rare?.motion?.apply(to: self)
        for child in children { child.setWindow(newWindow) }
        didMoveToWindow()
    }
}

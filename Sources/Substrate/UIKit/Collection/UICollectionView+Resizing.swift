// SPDX-License-Identifier: MIT

/// Views that may want another size than they have.
struct ResizingElements {
    var views: [UICollectionReusableView] = []
    var isAnimated = false
}

// Sizes that change after views were shown.
extension UICollectionView {
    func sizeMayDiffer(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, layout.asksForPreferredSizes, view.isDisplayed,
            !isShowingElements, !batch.isCommitting
        else { return }
        if !resizing.views.contains(where: { $0 === view }) { resizing.views.append(view) }
        if UIView.areAnimationsEnabled { resizing.isAnimated = true }
        setNeedsLayout()
    }

    /// Asks the views whose sizes may differ, and lays out anew if one wants another.
    func resizeElements() {
        guard !resizing.views.isEmpty, !isShowingElements, !batch.isCommitting else { return }
        let asked = resizing
        resizing = ResizingElements()
        var isMeasuredAnew = false
        for view in asked.views where view.isDisplayed {
            guard let attributes = view.appliedAttributes, elements[ElementKey(attributes)] === view
            else { continue }
            isMeasuredAnew = askForPreferredSize(view, attributes) || isMeasuredAnew
        }
        guard isMeasuredAnew, asked.isAnimated else { return }
        showAnew(keepingInFront: nil)
    }

    /// Goes to new places within the animation in which the view's size changes.
    func followAnimatedBounds(from oldSize: CGSize) {
        guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled, window != nil,
            counts != nil, !isShowingElements, !batch.isCommitting
        else { return }
        layout.prepare(forAnimatedBoundsChange: CGRect(origin: contentOffset, size: oldSize))
        let before = Set(elements.keys)
        layoutIfNeeded()
        for (key, view) in elements where !before.contains(key) {
            guard let place = view.appliedAttributes, let start = layout.initialAttributes(key)
            else { continue }
            UIView.performWithoutAnimation { view.place(by: flipped(start)) }
            view.place(by: place)
        }
        layout.finalizeAnimatedBoundsChange()
    }
}

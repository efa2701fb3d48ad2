// SPDX-License-Identifier: MIT

extension UISegmentedControl {
    // MARK: Inserting and removing

    /// Inserts a segment that shows an action's image, or its title, and runs it when selected.
    ///
    /// - Parameters:
    ///   - segment: where, from 0 to the number of segments; a greater number is that number.
    ///   - animated: whether the other segments make room by and by.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.show(action)
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment with a title.
    ///
    /// - Parameters:
    ///   - segment: where, from 0 to the number of segments; a greater number is that number.
    ///   - animated: whether the other segments make room by and by.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.title = title
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment with an image.
    ///
    /// - Parameters:
    ///   - segment: where, from 0 to the number of segments; a greater number is that number.
    ///   - animated: whether the other segments make room by and by.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.image = image
        insert(view, at: segment, animated: animated)
    }

    func insert(_ view: SegmentView, at place: Int, animated: Bool) {
        let index = min(max(0, place), segments.count)
        selectionDidMove(inserted: index)
        segments.insert(view, at: index)
        content.addSubview(view)
        if segments.count > 1 {
            let divider = UIImageView()
            divider.layer.cornerRadius = SegmentGeometry.dividerSize.width / 2
            dividers.append(divider)
            content.insertSubview(divider, belowSubview: pill)
        }
        if animated, window != nil {
            let neighbour = index > 0 ? segments[index - 1].frame : .zero
            view.frame = CGRect(
                x: neighbour.maxX, y: 0, width: 0, height: bounds.height)
            view.alpha = 0
            UIView.animate(withDuration: UISegmentedControl.duration) { view.alpha = 1 }
        }
        show(animated: animated)
        invalidateIntrinsicContentSize()
    }

    /// Removes a segment; if it was the selected one, none is selected then.
    ///
    /// - Parameters:
    ///   - segment: the number of a segment; a greater number is the last one.
    ///   - animated: whether the other segments take the room by and by.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = pinned(segment)
        let view = segments.remove(at: index)
        selectionDidMove(removed: index)
        if !dividers.isEmpty { dividers.removeLast().removeFromSuperview() }
        if animated, window != nil {
            UIView.animate(
                withDuration: UISegmentedControl.duration, animations: { view.alpha = 0 },
                completion: { _ in view.removeFromSuperview() })
        } else {
            view.removeFromSuperview()
        }
        show(animated: animated)
        invalidateIntrinsicContentSize()
    }

    /// Removes all segments.
    public func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    private func pinned(_ segment: Int) -> Int { min(max(0, segment), segments.count - 1) }

    /// The segment with a number, the last one for a greater number; nil without segments.
    private func view(_ segment: Int) -> SegmentView? {
        segments.isEmpty ? nil : segments[pinned(segment)]
    }

    // MARK: Actions

    /// Has a segment show an action's image, or its title, and run it when it is selected.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        view(segment)?.show(action)
        contentDidChange()
    }

    /// The action that a segment runs when it is selected; nil if it has none.
    public func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }

    /// The segment whose action has an identifier; `NSNotFound` if there is none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: Content

    /// Has a segment show a title, and no image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        view(segment)?.title = title
        view(segment)?.image = nil
        contentDidChange()
    }

    /// The title that a segment shows; nil for a segment with an image.
    public func titleForSegment(at segment: Int) -> String? { view(segment)?.title }

    /// Has a segment show an image, and no title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        view(segment)?.image = image
        view(segment)?.title = nil
        contentDidChange()
    }

    /// The image that a segment shows; nil for a segment with a title.
    public func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.image }

    /// Gives a segment a width in points; 0 has it take its share.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        view(segment)?.ownWidth = max(0, width)
        contentDidChange()
    }

    /// The width that a segment was given, in points; 0 for one that takes its share.
    public func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.ownWidth ?? 0 }

    /// Moves a segment's content from the segment's middle, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        view(segment)?.contentOffset = offset
        contentDidChange()
    }

    /// How far a segment's content is moved from the segment's middle, in points.
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        view(segment)?.contentOffset ?? .zero
    }

    /// Says whether a segment can be selected by touch.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        view(segment)?.isEnabled = enabled
        show()
    }

    /// Whether a segment can be selected by touch.
    public func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }
}

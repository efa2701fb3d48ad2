// SPDX-License-Identifier: MIT

extension UISegmentedControl {
    /// Where a segment stands among the others.
    public enum Segment: Int, Sendable {
        /// Anywhere.
        case any
        /// The first of several.
        case left
        /// Between others.
        case center
        /// The last of several.
        case right
        /// The only one.
        case alone
    }

    // MARK: Titles

    /// Sets attributes of the titles in a state, such as their font and colour.
    ///
    /// What is not set for a state is as for the normal one.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state.rawValue] = attributes
        for segment in segments { segment.measuredWidth = nil }
        contentDidChange()
    }

    /// The attributes of the titles that were set for exactly a state.
    public func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let weight: UIFont.Weight = state == .selected ? .semibold : .regular
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: weight),
            .foregroundColor: UIColor.label,
        ]
        if let normal = titleAttributes[UIControl.State.normal.rawValue] {
            result.merge(normal) { $1 }
        }
        if state == .disabled { result[.foregroundColor] = UIColor.tertiaryLabel }
        if state != .normal, let own = titleAttributes[state.rawValue] {
            result.merge(own) { $1 }
        }
        return result
    }

    // MARK: Images

    /// Sets the image behind segments in a state, stretched to their size. With an image for the
    /// normal state the control has neither its own fill nor the pill.
    ///
    /// - Parameter barMetrics: images for other metrics than the default are kept, not shown.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgrounds[barMetrics, default: ValueByState()][state] = backgroundImage
        show()
    }

    /// The image behind segments that was set for exactly a state.
    public func backgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgrounds[barMetrics]?[state]
    }

    func background(_ state: UIControl.State) -> UIImage? {
        backgrounds[.default]?.value(for: state)
    }

    /// Sets the image between segments for states of the left and the right one.
    ///
    /// - Parameter barMetrics: images for other metrics than the default are kept, not shown.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[barMetrics, default: [:]][StatePair(leftState, rightState)] = dividerImage
        show()
    }

    /// The image between segments that was set for exactly these states.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[barMetrics]?[StatePair(leftState, rightState)]
    }

    /// The image between two segments, or the one for the normal state of both.
    func dividerImage(_ left: Int, _ right: Int, _ shown: Int) -> UIImage? {
        func state(_ index: Int) -> UIControl.State {
            segments[index].isEnabled ? index == shown ? .selected : .normal : .disabled
        }
        let images = dividerImages[.default]
        return images?[StatePair(state(left), state(right))]
            ?? images?[StatePair(.normal, .normal)]
    }

    // MARK: Positions

    /// Moves the content of segments that stand somewhere among the others, in points.
    ///
    /// - Parameters:
    ///   - leftCenterRightOrAlone: which segments; `any` are those without an adjustment of their
    ///     own.
    ///   - barMetrics: adjustments for other metrics than the default are kept, not used.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
        show()
    }

    /// How far the content of segments that stand somewhere among the others is moved, in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    func adjustment(of index: Int) -> UIOffset {
        let place: Segment =
            segments.count == 1
            ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
        let known = adjustments[.default]
        return known?[place] ?? known?[.any] ?? .zero
    }
}

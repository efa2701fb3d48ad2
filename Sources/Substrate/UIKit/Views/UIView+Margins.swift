// SPDX-License-Identifier: MIT

extension UIView {
    // MARK: Safe area

    /// Derives the view's safe area from its superview's and tells of a change.
    ///
    /// Costs one comparison for the many views far from any bar.
    func updateSafeArea() {
        let derived = derivedSafeArea
        guard derived != safeArea else { return }
        safeArea = derived
        for child in children { child.updateSafeArea() }
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        updateSystemGuides()
        if rare?.insetsMarginsFromSafeArea ?? true { layoutMarginsDidChange() }
        setNeedsLayout()
    }

    private var derivedSafeArea: UIEdgeInsets {
        var result = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            result = window.hostSafeArea
        } else if let superview {
            let outer = superview.safeAreaInsetsForSubviews
            if outer != .zero {
                let frame = frame
                let area = superview.bounds
                result = UIEdgeInsets(
                    top: max(0, outer.top - (frame.minY - area.minY)),
                    left: max(0, outer.left - (frame.minX - area.minX)),
                    bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
                    right: max(0, outer.right - (area.maxX - frame.maxX)))
            }
        }
        if let controller {
            let extra = controller.totalAdditionalSafeArea
            result.top += extra.top
            result.left += extra.left
            result.bottom += extra.bottom
            result.right += extra.right
        }
        return result
    }

    // MARK: Margins

    /// The default distances between the view's edges and its content, in points.
    ///
    /// Eight points a side, or the controller's minimum for a root view, plus the safe area where
    /// `insetsLayoutMarginsFromSafeArea` holds.
    public var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set {
            setOwnMargins(.absolute(newValue))
        }
    }

    /// The margins by reading direction, without the safe area.
    ///
    /// What was set as ``layoutMargins`` stays left and right whatever the reading direction
    /// becomes; what is set here stays leading and trailing.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let own = ownMargins
            return NSDirectionalEdgeInsets(
                top: own.top, leading: isLeftToRight ? own.left : own.right, bottom: own.bottom,
                trailing: isLeftToRight ? own.right : own.left)
        }
        set { setOwnMargins(.directional(newValue)) }
    }

    private func setOwnMargins(_ margins: OwnMargins) {
        guard rare?.margins != margins else { return }
        rareState.margins = margins
        marginsDidChange()
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    /// The margins without the safe area.
    private var ownMargins: UIEdgeInsets {
        switch rare?.margins ?? .directional(defaultMargins) {
        case .absolute(let margins): margins
        case .directional(let margins):
            UIEdgeInsets(
                top: margins.top, left: isLeftToRight ? margins.leading : margins.trailing,
                bottom: margins.bottom, right: isLeftToRight ? margins.trailing : margins.leading)
        }
    }

    /// Whether margins are at least the superview's where the views' edges meet.
    public var preservesSuperviewLayoutMargins: Bool {
        get { rare?.preservesSuperviewMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            rareState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    /// Whether the safe area is added to the margins; true at first.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.insetsMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            rareState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    private func marginsDidChange() {
        updateSystemGuides()
        layoutMarginsDidChange()
        setNeedsLayout()
        for child in children where child.preservesSuperviewLayoutMargins {
            child.marginsDidChange()
        }
    }

    private var defaultMargins: NSDirectionalEdgeInsets {
        if controller != nil {
            return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    private var resolvedMargins: UIEdgeInsets {
        var result = ownMargins
        if insetsLayoutMarginsFromSafeArea {
            result.top += safeArea.top
            result.left += safeArea.left
            result.bottom += safeArea.bottom
            result.right += safeArea.right
        }
        // Last: the superview's margins have the safe area in them already.
        if preservesSuperviewLayoutMargins, let superview {
            let outer = superview.layoutMargins
            let area = superview.bounds
            let frame = frame
            result.top = max(result.top, outer.top - (frame.minY - area.minY))
            result.left = max(result.left, outer.left - (frame.minX - area.minX))
            result.bottom = max(result.bottom, outer.bottom - (area.maxY - frame.maxY))
            result.right = max(result.right, outer.right - (area.maxX - frame.maxX))
        }
        return result
    }
}

/// Margins as they were set.
enum OwnMargins: Equatable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

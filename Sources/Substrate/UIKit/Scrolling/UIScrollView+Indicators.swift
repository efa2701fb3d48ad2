// SPDX-License-Identifier: MIT

extension UIScrollView {
    func updateIndicators() {
        indicators.update(in: self)
    }

    func showsIndicator(_ axis: ScrollAxis) -> Bool {
        let isWanted =
            axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
        return isWanted && range(axis).isScrollable
    }

    var indicatorColor: CGColor {
        switch indicatorStyle {
        case .black: return CGColor(red: 0, green: 0, blue: 0, alpha: 0.4)
        case .white: return CGColor(red: 1, green: 1, blue: 1, alpha: 0.4)
        case .default:
            let level: CGFloat = traitCollection.userInterfaceStyle == .dark ? 1 : 0
            return CGColor(red: level, green: level, blue: level, alpha: 0.4)
        }
    }

    /// The place of an axis's indicator, in the view's bounds coordinates.
    func indicatorFrame(_ axis: ScrollAxis) -> CGRect {
        let isVertical = axis == .vertical
        let insets = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        let system = automaticallyAdjustsScrollIndicatorInsets ? systemInset : .zero
        let other: ScrollAxis = isVertical ? .horizontal : .vertical
        let corner = showsIndicator(other) ? ScrollIndicators.thickness + ScrollIndicators.gap : 0
        let span = ScrollIndicatorSpan(
            start: insets.leading(axis) + system.leading(axis) + ScrollIndicators.gap,
            end: bounds.size[axis] - insets.trailing(axis) - system.trailing(axis)
                - ScrollIndicators.gap - corner,
            view: bounds.size[axis] - adjustedInset.leading(axis) - adjustedInset.trailing(axis),
            content: contentSize[axis], range: range(axis), offset: contentOffset[axis])
        let side = ScrollIndicators.gap + ScrollIndicators.thickness
        let across =
            bounds.size[other] - side - insets.trailing(other) - system.trailing(other)
        let place = span.placement
        let along = roundToPixel(place.start)
        let length = roundToPixel(place.length)
        let origin = bounds.origin
        return isVertical
            ? CGRect(
                x: origin.x + across, y: origin.y + along, width: ScrollIndicators.thickness,
                height: length)
            : CGRect(
                x: origin.x + along, y: origin.y + across, width: length,
                height: ScrollIndicators.thickness)
    }
}

/// The geometry of an indicator along its axis, in points.
struct ScrollIndicatorSpan {
    /// The least length of an indicator.
    static let leastLength: CGFloat = 36
    /// The least length of one that overshoot presses together.
    static let pressedLength: CGFloat = 7

    /// Where the track starts, from the view's edge.
    var start: CGFloat
    /// Where the track ends.
    var end: CGFloat
    /// How much content is visible at once.
    var view: CGFloat
    var content: CGFloat
    var range: ScrollRange
    var offset: CGFloat

    /// Where the indicator lies, from the view's edge.
    var placement: (start: CGFloat, length: CGFloat) {
        let track = max(0, end - start)
        guard track > 0, content > 0, range.isScrollable else { return (start, track) }
        let share = min(1, max(0, view) / content)
        let full = min(track, max(ScrollIndicatorSpan.leastLength, track * share))
        let overshoot = range.overshoot(of: offset)
        let length = max(min(full, ScrollIndicatorSpan.pressedLength), full - abs(overshoot))
        let part = (range.clamped(offset) - range.lower) / (range.upper - range.lower)
        return (start + (track - length) * part, length)
    }
}

/// The two indicators of a scroll view: plain layers above its subviews' layers.
///
/// Made when first shown. Invisible they cost nothing.
@MainActor final class ScrollIndicators {
    static let thickness: CGFloat = 3
    static let gap: CGFloat = 3
    /// How long indicators stay after the content came to rest, in seconds.
    static let idleDuration: CFTimeInterval = 0.35
    /// How long flashed indicators stay, in seconds.
    static let flashDuration: CFTimeInterval = 1
    /// How long they take to vanish, in seconds.
    static let fadeDuration: CFTimeInterval = 0.3

    private var layers: PerAxis<CALayer>?
    private var fading: ScheduledWork?

    /// Whether indicators are shown, as far as the content is scrollable.
    private(set) var isShown = false

    /// The indicator's layer; nil if it is not shown.
    func layer(_ axis: ScrollAxis) -> CALayer? {
        guard isShown, let layer = layers?[axis], !layer.isHidden else { return nil }
        return layer
    }

    func show(in view: UIScrollView) {
        fading?.cancel()
        fading = nil
        guard !isShown, view.window != nil else { return }
        isShown = true
        let layers = layers ?? makeLayers(in: view)
        withoutActions {
            for axis in ScrollAxis.allCases {
                layers[axis].removeAllAnimations()
                layers[axis].opacity = 1
            }
        }
        update(in: view)
    }

    /// Places the indicators if they are shown.
    func update(in view: UIScrollView) {
        guard isShown, let layers else { return }
        withoutActions {
            for axis in ScrollAxis.allCases {
                let layer = layers[axis]
                layer.isHidden = !view.showsIndicator(axis)
                guard !layer.isHidden else { continue }
                layer.backgroundColor = view.indicatorColor
                layer.frame = view.indicatorFrame(axis)
            }
        }
    }

    func fade(after delay: CFTimeInterval) {
        guard isShown else { return }
        fading?.cancel()
        fading = FrameDriver.shared.schedule(after: delay) { [weak self] in self?.vanish() }
    }

    func hide() {
        fading?.cancel()
        fading = nil
        guard isShown, let layers else { return }
        isShown = false
        withoutActions {
            for axis in ScrollAxis.allCases {
                layers[axis].removeAllAnimations()
                layers[axis].opacity = 0
            }
        }
    }

    private func vanish() {
        hide()
        guard let layers else { return }
        for axis in ScrollAxis.allCases where !layers[axis].isHidden {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = CGFloat(1)
            animation.toValue = CGFloat(0)
            animation.duration = ScrollIndicators.fadeDuration
            layers[axis].add(animation, forKey: "opacity")
        }
    }

    private func makeLayers(in view: UIScrollView) -> PerAxis<CALayer> {
        let made = PerAxis { _ in CALayer() }
        withoutActions {
            for axis in ScrollAxis.allCases {
                made[axis].cornerRadius = ScrollIndicators.thickness / 2
                made[axis].zPosition = 1000
                view.layer.addSublayer(made[axis])
            }
        }
        layers = made
        return made
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}

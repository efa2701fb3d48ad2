// SPDX-License-Identifier: MIT

extension UILayoutGuide.Kind {
    /// The identifier that UIKit gives the guide.
    var identifier: String {
        switch self {
        case .plain: ""
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readable: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        }
    }
}

/// The area of a view that the keyboard leaves.
///
/// - Note: Differs from UIKit: no keyboard covers a window here, so the guide is always the strip
///   below the safe area at the view's bottom edge.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that is not docked; there is none.
    open var followsUndockedKeyboard = false

    /// Whether the guide's top lies at the safe area's bottom while no keyboard is shown; otherwise
    /// it lies at the view's bottom edge.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { updatePlacement() } }
    }
}

/// Guides that a view has by itself are placed by constraints of their own, made when the guide is
/// first used and changed in their constants after.
extension UILayoutGuide {
    /// The width of some 80 letters of body text, in whole steps of 8 points.
    private var readableWidth: CGFloat {
        let category = owner?.traitCollection.preferredContentSizeCategory ?? .unspecified
        let body = UIFont.preferredFont(
            forTextStyle: .body, contentSizeCategory: category == .unspecified ? .large : category)
        return (body.pointSize * 672 / 17 / 8).rounded() * 8
    }

    /// Places a guide of the system by constraints, if it is not yet.
    func prepareForUse() {
        guard kind != .plain, placement.isEmpty, let owner else { return }
        placement = makePlacement(in: owner)
        for constraint in placement {
            constraint.isSystem = true
            constraint.install(on: owner)
        }
    }

    /// Follows a change of insets, margins, offset or text size.
    func updatePlacement() {
        guard !placement.isEmpty else { return }
        if kind == .readable {
            for constraint in placement where constraint.second == nil {
                constraint.constant = readableWidth
            }
        }
        guard let insets = placementInsets else { return }
        let values = [insets.left, insets.top, -insets.right, -insets.bottom]
        for (constraint, value) in zip(placement, values) { constraint.constant = value }
    }

    /// The guide's distances from the view's edges; nil where it is not placed by such.
    private var insets: UIEdgeInsets? {
        guard let owner else { return nil }
        switch kind {
        case .margins: return owner.layoutMargins
        case .safeArea: return owner.safeAreaInsets
        case .keyboard:
            let inset =
                (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == true
                ? owner.safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: -inset, left: 0, bottom: 0, right: 0)
        case .scrollFrame:
            let offset = owner.bounds.origin
            return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
        case .plain, .readable, .scrollContent: return nil
        }
    }

    /// The guide's distances from the edges that constraints speak of, which in a scroll view move
    /// with the content.
    private var placementInsets: UIEdgeInsets? {
        guard kind != .scrollFrame, let owner = owner as? UIScrollView, var result = insets else {
            return insets
        }
        let offset = owner.bounds.origin
        result.left += offset.x
        result.right -= offset.x
        result.top += offset.y
        result.bottom -= offset.y
        return result
    }

    private func makePlacement(in view: UIView) -> [NSLayoutConstraint] {
        let item = layoutItem
        let other = view.layoutItem
        func tie(
            _ attribute: NSLayoutConstraint.Attribute, to target: LayoutItem,
            _ second: NSLayoutConstraint.Attribute? = nil, _ constant: CGFloat = 0,
            _ relation: NSLayoutConstraint.Relation = .equal, _ priority: Float = 1000
        ) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                LayoutOperand(item, attribute), relation,
                LayoutOperand(target, second ?? attribute), constant: constant)
            constraint.identifier = "\(identifier)-\(attribute.name)"
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
        switch kind {
        case .plain: return []
        case .scrollContent:
            return [tie(.left, to: other), tie(.top, to: other)]
        case .readable:
            let margins = view.layoutMarginsGuide
            margins.prepareForUse()
            let limit = NSLayoutConstraint(
                LayoutOperand(item, .width), .lessThanOrEqual, nil,
                constant: readableWidth)
            limit.identifier = "\(identifier)-maximumWidth"
            let area = margins.layoutItem
            return [
                tie(.top, to: area), tie(.bottom, to: area), tie(.centerX, to: area), limit,
                tie(.width, to: area, nil, 0, .lessThanOrEqual),
                tie(.width, to: area, nil, 0, .equal, 999),
            ]
        case .margins, .safeArea, .keyboard, .scrollFrame:
            guard let insets = placementInsets else { return [] }
            return [
                tie(.left, to: other, nil, insets.left),
                tie(.top, to: other, kind == .keyboard ? .bottom : nil, insets.top),
                tie(.right, to: other, nil, -insets.right),
                tie(.bottom, to: other, nil, -insets.bottom),
            ]
        }
    }

    /// Where a guide of the system lies, from its view's present state.
    var systemFrame: CGRect? {
        guard let owner else { return kind == .plain ? nil : .zero }
        switch kind {
        case .plain: return nil
        case .margins, .safeArea:
            return owner.bounds.inset(by: insets ?? .zero)
        case .readable:
            let area = owner.bounds.inset(by: owner.layoutMargins)
            let width = min(area.width, readableWidth)
            return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
        case .keyboard:
            let top = owner.bounds.maxY + (insets?.top ?? 0)
            return CGRect(
                x: owner.bounds.minX, y: top, width: owner.bounds.width,
                height: owner.bounds.maxY - top)
        case .scrollFrame: return owner.bounds
        case .scrollContent:
            return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        }
    }
}

extension UIView {
    /// The area within ``layoutMargins``.
    public var layoutMarginsGuide: UILayoutGuide {
        guide(\.marginsGuide) { UILayoutGuide(of: self, kind: .margins) }
    }

    /// The area that bars and the display's edges do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        guide(\.safeAreaGuide) { UILayoutGuide(of: self, kind: .safeArea) }
    }

    /// The middle part of the area within the margins, not wider than lines of text should be: 672
    /// points at the text size `large`.
    ///
    /// - Note: Differs from UIKit: at other preferred text sizes the width is in proportion to the
    ///   body text's size; UIKit's widths there are not documented.
    public var readableContentGuide: UILayoutGuide {
        guide(\.readableGuide) { UILayoutGuide(of: self, kind: .readable) }
    }

    /// The area at the view's bottom edge that the keyboard takes.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guide(\.keyboardGuide) { UIKeyboardLayoutGuide(of: self, kind: .keyboard) }
    }

    func guide<Guide: UILayoutGuide>(
        _ key: ReferenceWritableKeyPath<ViewLayoutState, Guide?>, make: () -> Guide
    ) -> Guide {
        let state = madeLayoutState
        if let guide = state[keyPath: key] { return guide }
        let made = make()
        state[keyPath: key] = made
        return made
    }

    /// Moves the guides that follow insets and margins.
    func updateSystemGuides() {
        guard let state = layoutState else { return }
        state.marginsGuide?.updatePlacement()
        state.safeAreaGuide?.updatePlacement()
        state.keyboardGuide?.updatePlacement()
        state.frameGuide?.updatePlacement()
    }
}

extension UIScrollView {
    /// The content: constraints to it decide ``contentSize``.
    public var contentLayoutGuide: UILayoutGuide {
        guide(\.contentGuide) { UILayoutGuide(of: self, kind: .scrollContent) }
    }

    /// The scroll view's own area, which does not move with the content.
    public var frameLayoutGuide: UILayoutGuide {
        guide(\.frameGuide) { UILayoutGuide(of: self, kind: .scrollFrame) }
    }
}

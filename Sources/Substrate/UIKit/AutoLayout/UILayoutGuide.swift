// SPDX-License-Identifier: MIT

/// A rectangle that constraints can speak of, without a view.
///
/// A guide takes part in layout once it was added to a view with `addLayoutGuide(_:)`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Makes a guide that belongs to no view yet.
    public override init() {
        super.init()
    }

    /// Makes one of the guides that a view has by itself.
    init(of view: UIView, kind: Kind) {
        super.init()
        self.kind = kind
        owner = view
        identifier = kind.identifier
    }

    /// What places a guide.
    enum Kind {
        /// The user's constraints.
        case plain
        case margins, safeArea, readable, keyboard, scrollContent, scrollFrame
    }

    private(set) var kind = Kind.plain

    /// The guide as constraints know it.
    private(set) lazy var layoutItem = LayoutItem(guide: self)

    weak var owner: UIView?

    /// The constraints that place a guide of the system, made when it is first used.
    var placement: [NSLayoutConstraint] = []

    /// The guide's place as the engine solved it, in the view's coordinates.
    var solvedFrame = CGRect.zero

    /// The view that the guide belongs to.
    open var owningView: UIView? { owner }

    /// A name that descriptions show.
    open var identifier = ""

    /// The guide's place in its view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect {
        if let frame = systemFrame { return frame }
        return solvedFrame
    }

    /// The edge where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }

    /// Whether the active constraints leave the guide more than one place.
    open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

    /// The active constraints that give the guide its place in one axis.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraintsAffecting(layoutItem, along: axis)
    }

    nonisolated open override var description: String {
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            let frame = layoutFrame
            let owner = owningView.map { ConstraintDescription.name($0.layoutItem) } ?? "nil"
            return
                "<\(type(of: self)): \(ConstraintDescription.address(self)) - \"\(identifier)\", "
                + "layoutFrame = {{\(frame.minX), \(frame.minY)}, {\(frame.width), "
                + "\(frame.height)}}, owningView = <\(owner)>>"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis that the attribute lies in.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }
}

// SPDX-License-Identifier: MIT

/// On which side of a target's edge the points of a constraint count.
enum TargetSide {
    /// Towards the middle of the target's view.
    case inside
    /// Away from it.
    case outside
}

/// Where an anchor lies: so many points from another anchor, at least or at most.
///
/// Written as a number, an anchor, or both: `16`, `other.topAnchor`, `16.from(other.bottomAnchor)`,
/// `8.orGreater.to(guide.leftAnchor).priority(750)`. The order of the parts does not matter.
public struct RelativeAutoLayoutAnchor<Axis> where Axis: AnyObject {
    var constant: CGFloat

    /// Nil is the same anchor of the superview.
    var target: NSLayoutAnchor<Axis>?

    var side = TargetSide.inside
    var relation = NSLayoutConstraint.Relation.equal
    var priority = UILayoutPriority.DeclarativeLayoutKitDefaultPriority

    init(constant: CGFloat, target: NSLayoutAnchor<Axis>? = nil) {
        self.constant = constant
        self.target = target
    }

    /// The constraint by which an anchor lies where this says.
    ///
    /// - Parameters:
    ///   - place: where it was said.
    ///   - superviewAnchor: the target if none is said.
    @MainActor
    func constraint(
        of anchor: NSLayoutAnchor<Axis>, _ place: Place,
        superviewAnchor: () -> NSLayoutAnchor<Axis>
    ) -> NSLayoutConstraint {
        let target = target ?? superviewAnchor()
        let constraint =
            switch relation {
            case .lessThanOrEqual:
                anchor.constraint(
                    lessThanOrEqualTo: target, fileID: place.fileID, line: place.line)
            case .greaterThanOrEqual:
                anchor.constraint(
                    greaterThanOrEqualTo: target, fileID: place.fileID, line: place.line)
            case .equal:
                anchor.constraint(
                    equalTo: target, fileID: place.fileID, line: place.line)
            }
        constraint.constant = constant * direction(of: constraint)
        constraint.priority = priority
        return constraint
    }

    /// 1 if the points count to the right or down, else -1. Behind an edge that has an inside they
    /// count towards it or away from it; from the middle and from a baseline they count towards the
    /// inside of the view that is laid out.
    @MainActor
    private func direction(of constraint: NSLayoutConstraint) -> CGFloat {
        if let inwards = constraint.secondAttribute.inwards {
            return side == .inside ? inwards : -inwards
        }
        return constraint.firstAttribute.inwards ?? 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// The direction of the inside as seen from an edge; nil for what is no edge.
    fileprivate var inwards: CGFloat? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: 1
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: -1
        default: nil
        }
    }
}

/// Where a left, right, leading or trailing edge or a horizontal middle lies.
public typealias HorizontalRelativeAutoLayoutAnchor = RelativeAutoLayoutAnchor<NSLayoutXAxisAnchor>

/// Where a top or bottom edge or a vertical middle lies.
public typealias VerticalRelativeAutoLayoutAnchor = RelativeAutoLayoutAnchor<NSLayoutYAxisAnchor>

/// What can say where a horizontal anchor lies: a number, an anchor, or both with conditions.
public protocol HorizontalRelativeAutoLayoutAnchorConvertible {
    /// The place as a value.
    func asHorizontalRelativeAutoLayoutAnchor() -> HorizontalRelativeAutoLayoutAnchor
}

/// What can say where a vertical anchor lies: a number, an anchor, or both with conditions.
public protocol VerticalRelativeAutoLayoutAnchorConvertible {
    /// The place as a value.
    func asVerticalRelativeAutoLayoutAnchor() -> VerticalRelativeAutoLayoutAnchor
}

extension RelativeAutoLayoutAnchor: HorizontalRelativeAutoLayoutAnchorConvertible
where Axis == NSLayoutXAxisAnchor {
    /// The value itself.
    public func asHorizontalRelativeAutoLayoutAnchor() -> HorizontalRelativeAutoLayoutAnchor {
        self
    }
}

extension RelativeAutoLayoutAnchor: VerticalRelativeAutoLayoutAnchorConvertible
where Axis == NSLayoutYAxisAnchor {
    /// The value itself.
    public func asVerticalRelativeAutoLayoutAnchor() -> VerticalRelativeAutoLayoutAnchor { self }
}

extension NSLayoutXAxisAnchor: HorizontalRelativeAutoLayoutAnchorConvertible {
    /// The place of this anchor.
    nonisolated public func asHorizontalRelativeAutoLayoutAnchor()
        -> HorizontalRelativeAutoLayoutAnchor
    {
        HorizontalRelativeAutoLayoutAnchor(constant: 0, target: self)
    }
}

extension NSLayoutYAxisAnchor: VerticalRelativeAutoLayoutAnchorConvertible {
    /// The place of this anchor.
    nonisolated public func asVerticalRelativeAutoLayoutAnchor() -> VerticalRelativeAutoLayoutAnchor
    {
        VerticalRelativeAutoLayoutAnchor(constant: 0, target: self)
    }
}

// SPDX-License-Identifier: MIT

/// How large a width or height is: so many points, or a multiple of another one and some points.
///
/// Written as a number, a dimension, or with conditions: `44`, `other.heightAnchor`,
/// `other.widthAnchor.multiplied(by: 0.5).plus(8).orLess`.
public struct DimensionAutoLayoutAnchor {
    var constant: CGFloat
    var target: NSLayoutDimension?
    var multiplier: CGFloat = 1
    var relation = NSLayoutConstraint.Relation.equal
    var priority = UILayoutPriority.DeclarativeLayoutKitDefaultPriority

    init(constant: CGFloat, target: NSLayoutDimension? = nil) {
        self.constant = constant
        self.target = target
    }

    @MainActor
    func constraint(of dimension: NSLayoutDimension, _ place: Place) -> NSLayoutConstraint {
        let constraint =
            if let target {
                switch relation {
                case .lessThanOrEqual:
                    dimension.constraint(
                        lessThanOrEqualTo: target, multiplier: multiplier, constant: constant,
                        fileID: place.fileID, line: place.line)
                case .greaterThanOrEqual:
                    dimension.constraint(
                        greaterThanOrEqualTo: target, multiplier: multiplier, constant: constant,
                        fileID: place.fileID, line: place.line)
                case .equal:
                    dimension.constraint(
                        equalTo: target, multiplier: multiplier, constant: constant,
                        fileID: place.fileID, line: place.line)
                }
            } else {
                switch relation {
                case .lessThanOrEqual:
                    dimension.constraint(
                        lessThanOrEqualToConstant: constant, fileID: place.fileID, line: place.line)
                case .greaterThanOrEqual:
                    dimension.constraint(
                        greaterThanOrEqualToConstant: constant, fileID: place.fileID,
                        line: place.line)
                case .equal:
                    dimension.constraint(
                        equalToConstant: constant, fileID: place.fileID, line: place.line)
                }
            }
        constraint.priority = priority
        return constraint
    }
}

/// What can say how large a dimension is: a number, a dimension, or either with conditions.
public protocol DimensionAutoLayoutAnchorConvertible {
    /// The size as a value.
    func asDimensionAutoLayoutAnchor() -> DimensionAutoLayoutAnchor
}

extension DimensionAutoLayoutAnchor: DimensionAutoLayoutAnchorConvertible {
    /// The value itself.
    public func asDimensionAutoLayoutAnchor() -> DimensionAutoLayoutAnchor { self }
}

extension NSLayoutDimension: DimensionAutoLayoutAnchorConvertible {
    /// As large as this dimension.
    nonisolated public func asDimensionAutoLayoutAnchor() -> DimensionAutoLayoutAnchor {
        DimensionAutoLayoutAnchor(constant: 0, target: self)
    }
}

extension DimensionAutoLayoutAnchorConvertible {
    private func with(
        _ change: (inout DimensionAutoLayoutAnchor) -> Void
    ) -> DimensionAutoLayoutAnchor {
        var anchor = asDimensionAutoLayoutAnchor()
        change(&anchor)
        return anchor
    }

    /// The dimension may be smaller.
    public var orLess: DimensionAutoLayoutAnchor { with { $0.relation = .lessThanOrEqual } }

    /// The dimension may be larger.
    public var orGreater: DimensionAutoLayoutAnchor { with { $0.relation = .greaterThanOrEqual } }

    /// Sets how much the constraint matters; 999 if it is not said.
    public func priority(_ value: UILayoutPriority) -> DimensionAutoLayoutAnchor {
        with { $0.priority = value }
    }

    /// Sets how much the constraint matters, up to 1000.
    public func priority(_ value: Float) -> DimensionAutoLayoutAnchor {
        priority(UILayoutPriority(value))
    }

    /// Sets the factor of the other dimension. Stops a debug build if there is no other dimension.
    public func multiplied(by multiplier: CGFloat) -> DimensionAutoLayoutAnchor {
        with {
            assert($0.target != nil, "Only another dimension can be multiplied, not a constant.")
            $0.multiplier = multiplier
        }
    }

    /// Sets the points that are added; the last of several calls counts.
    public func plus(_ constant: CGFloat) -> DimensionAutoLayoutAnchor {
        with { $0.constant = constant }
    }

    /// Sets the points that are taken away; the last of several calls counts.
    public func minus(_ constant: CGFloat) -> DimensionAutoLayoutAnchor {
        with { $0.constant = -constant }
    }
}

// SPDX-License-Identifier: MIT

/// The width or height of a view or layout guide, or the distance between two anchors, as a maker
/// of constraints.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    convenience init(from start: LayoutOperand, to end: LayoutOperand) {
        self.init(LayoutOperand(end.end.item, end.end.attribute, from: start.end))
    }

    /// A constraint by which the size is `c` points.
    @_disfavoredOverload
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, nil, constant: c)
    }

    /// A constraint by which the size is at least `c` points.
    @_disfavoredOverload
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
    }

    /// A constraint by which the size is at most `c` points.
    @_disfavoredOverload
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
    }

    /// A constraint by which the size is `m` times another.
    @_disfavoredOverload
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, anchor, m, 0, nil)
    }

    /// A constraint by which the size is at least `m` times another.
    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, m, 0, nil)
    }

    /// A constraint by which the size is at most `m` times another.
    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, m, 0, nil)
    }

    /// A constraint by which the size is `m` times another and `c` points.
    @_disfavoredOverload
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, anchor, m, c, nil)
    }

    /// A constraint by which the size is at least `m` times another and `c` points.
    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, m, c, nil)
    }

    /// A constraint by which the size is at most `m` times another and `c` points.
    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, m, c, nil)
    }

    private func related(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat,
        _ constant: CGFloat, _ place: SourcePlace?
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, multiplier == 0 ? nil : anchor.operand, multiplier: multiplier,
            constant: constant, place: place)
    }
}

extension NSLayoutDimension {
    /// A constraint by which the size is `c` points; notes where it was made.
    public func constraint(
        equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, .equal, nil, constant: c, place: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which the size is at least `c` points; notes where it was made.
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, .greaterThanOrEqual, nil, constant: c,
            place: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which the size is at most `c` points; notes where it was made.
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, .lessThanOrEqual, nil, constant: c,
            place: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which the size is `m` times another and `c` points; notes where it was made.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.equal, anchor, m, c, SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which the size is at least `m` times another and `c` points; notes where it
    /// was made.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, m, c, SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which the size is at most `m` times another and `c` points; notes where it
    /// was made.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, m, c, SourcePlace(fileID: fileID, line: line))
    }
}

// SPDX-License-Identifier: MIT

extension NSLayoutXAxisAnchor {
    /// A constraint by which this anchor lies `multiplier` standard spaces of 8 points after
    /// another.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which this anchor lies at least `multiplier` standard spaces of 8 points
    /// after another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which this anchor lies at most `multiplier` standard spaces of 8 points
    /// after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, SourcePlace(fileID: fileID, line: line))
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor,
        _ multiplier: CGFloat, _ place: SourcePlace
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, anchor.operand,
            constant: VisualFormatConstraints.standardSpacing * multiplier, place: place)
    }
}

extension NSLayoutYAxisAnchor {
    /// A constraint by which this anchor lies `multiplier` standard spaces below another: 8 points,
    /// or the line height of this anchor's text between baselines.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which this anchor lies at least `multiplier` standard spaces below another:
    /// 8 points, or the line height of this anchor's text between baselines.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which this anchor lies at most `multiplier` standard spaces below another:
    /// 8 points, or the line height of this anchor's text between baselines.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, SourcePlace(fileID: fileID, line: line))
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor,
        _ multiplier: CGFloat, _ place: SourcePlace
    ) -> NSLayoutConstraint {
        let isBetweenBaselines =
            operand.end.attribute.isBaseline && anchor.operand.end.attribute.isBaseline
        let text = operand.end.item.view?.forFirstBaselineLayout as? UILabel
        let space =
            isBetweenBaselines
            ? text?.font.lineHeight ?? VisualFormatConstraints.standardSpacing
            : VisualFormatConstraints.standardSpacing
        return NSLayoutConstraint(
            operand, relation, anchor.operand, constant: space * multiplier, place: place)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a line of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

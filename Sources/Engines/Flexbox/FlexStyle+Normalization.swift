// SPDX-License-Identifier: MIT

/// Numbers that CSS refuses are as if they were not set, so that the solver meets none of them.
extension FlexStyle {
    /// The largest number the solver meets; sums and products of some stay finite.
    static let largestNumber = 1e12

    /// The style with numbers that mean something.
    var normalized: FlexStyle {
        var style = self
        style.normalize()
        return style
    }

    private mutating func normalize() {
        flexGrow = Self.factor(flexGrow)
        flexShrink = Self.factor(flexShrink)
        aspectRatio = usableRatio
        flexBasis = flexBasis.normalized(otherwise: .auto)
        width = width.normalized(otherwise: .auto)
        height = height.normalized(otherwise: .auto)
        minWidth = minWidth.normalized(otherwise: .zero)
        minHeight = minHeight.normalized(otherwise: .zero)
        maxWidth = maxWidth.normalized(otherwise: .auto)
        maxHeight = maxHeight.normalized(otherwise: .auto)
        rowGap = rowGap.normalized(otherwise: .zero)
        columnGap = columnGap.normalized(otherwise: .zero)
        let set = EdgeSet(self)
        insets = set.insets.edges
        margin = set.margin.edges
        padding = set.padding.edges
        border = set.border.edges
    }

    /// The ratio, if it is a number that means something.
    var usableRatio: Double? {
        guard let aspectRatio, aspectRatio > 1 / Self.largestNumber,
            aspectRatio < Self.largestNumber
        else { return nil }
        return aspectRatio
    }

    static func factor(_ value: Double) -> Double {
        value > 0 ? min(value, largestNumber) : 0
    }
}

extension FlexLength {
    fileprivate func normalized(otherwise initial: FlexLength) -> FlexLength {
        let (value, kind) = packed(otherwise: initial)
        return FlexLength(kind: kind, value: value)
    }

    /// The length as a number that means something.
    ///
    /// - Parameters:
    ///   - initial: What a number that is none becomes.
    ///   - least: The least number.
    @inline(__always)
    func packed(otherwise initial: FlexLength, least: Double = 0) -> (value: Double, kind: UInt32) {
        let (value, kind) = packed
        if value >= least, value <= FlexStyle.largestNumber { return (value, kind) }
        guard value.isFinite else { return initial.packed }
        return (min(max(value, least), FlexStyle.largestNumber), kind)
    }
}

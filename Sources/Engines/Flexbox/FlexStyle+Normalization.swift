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
        if let ratio = aspectRatio {
            let isUsable = ratio > 1 / Self.largestNumber && ratio < Self.largestNumber
            if !isUsable { aspectRatio = nil }
        }
        flexBasis.normalize(otherwise: .auto, least: 0)
        width.normalize(otherwise: .auto, least: 0)
        height.normalize(otherwise: .auto, least: 0)
        minWidth.normalize(otherwise: .zero, least: 0)
        minHeight.normalize(otherwise: .zero, least: 0)
        maxWidth.normalize(otherwise: .auto, least: 0)
        maxHeight.normalize(otherwise: .auto, least: 0)
        rowGap.normalize(otherwise: .zero, least: 0)
        columnGap.normalize(otherwise: .zero, least: 0)
        insets.normalize(otherwise: .auto, least: -Self.largestNumber)
        margin.normalize(otherwise: .zero, least: -Self.largestNumber)
        padding.normalize(otherwise: .zero, least: 0)
        border.normalize(otherwise: .zero, least: 0)
    }

    private static func factor(_ value: Double) -> Double {
        value > 0 ? min(value, largestNumber) : 0
    }
}

extension FlexLength {
    /// - Parameter initial: What a number that is none becomes.
    fileprivate mutating func normalize(otherwise initial: FlexLength, least: Double) {
        switch self {
        case .points(let value):
            if !value.isFinite {
                self = initial
            } else if value < least || value > FlexStyle.largestNumber {
                self = .points(min(max(value, least), FlexStyle.largestNumber))
            }
        case .percent(let value):
            if !value.isFinite {
                self = initial
            } else if value < least || value > FlexStyle.largestNumber {
                self = .percent(min(max(value, least), FlexStyle.largestNumber))
            }
        default: break
        }
    }
}

extension FlexEdges {
    fileprivate mutating func normalize(otherwise initial: FlexLength, least: Double) {
        left.normalize(otherwise: initial, least: least)
        top.normalize(otherwise: initial, least: least)
        right.normalize(otherwise: initial, least: least)
        bottom.normalize(otherwise: initial, least: least)
        start?.normalize(otherwise: initial, least: least)
        end?.normalize(otherwise: initial, least: least)
    }
}

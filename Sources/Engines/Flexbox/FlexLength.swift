// SPDX-License-Identifier: MIT

/// A length of a style: a size, an inset, a margin, a gap.
public enum FlexLength: Sendable, Hashable {
    /// Left to the layout.
    case auto
    /// In points.
    case points(Double)
    /// In hundredths of the containing block; 50 is one half.
    case percent(Double)
    /// The smallest size without overflow; for a size or a basis.
    case minContent
    /// The size with no limit of room; for a size or a basis.
    case maxContent
    /// The room there is, between the two above; for a size or a basis.
    case fitContent
    /// The room there is; for a size.
    case stretch
    /// The size of the content, whatever the width or height; for a basis.
    case content

    /// No length.
    public static let zero = FlexLength.points(0)

    var isPart: Bool {
        if case .percent = self { true } else { false }
    }

    /// Whether the size is that of the content.
    var isContentKeyword: Bool {
        switch self {
        case .minContent, .maxContent, .fitContent, .content: true
        case .auto, .points, .percent, .stretch: false
        }
    }

    /// Points, or the part of a base; nil for everything else and for a part of an unknown base.
    func resolved(_ base: Double?) -> Double? {
        switch self {
        case .points(let value): value
        case .percent(let value): base.map { Self.bounded($0 * value / 100) }
        default: nil
        }
    }

    /// A product no larger than a number of a style may be, so that no further one overflows.
    static func bounded(_ value: Double) -> Double {
        max(min(value, FlexStyle.largestNumber), -FlexStyle.largestNumber)
    }
}

extension FlexLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Makes a length in points.
    public init(floatLiteral value: Double) { self = .points(value) }
    /// Makes a length in points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

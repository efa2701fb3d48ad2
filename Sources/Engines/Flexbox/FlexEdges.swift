// SPDX-License-Identifier: MIT

/// Lengths of the four edges, physical and by direction of writing.
public struct FlexEdges: Sendable, Hashable {
    /// Numbers of the lengths; zero where there is none.
    var leftValue = 0.0
    var topValue = 0.0
    var rightValue = 0.0
    var bottomValue = 0.0
    var startValue = 0.0
    var endValue = 0.0
    /// Four bits a length, in the order above.
    private(set) var kinds: UInt32

    /// The length at the left.
    public var left: FlexLength {
        get { length(0, leftValue) }
        set { leftValue = pack(newValue, 0) }
    }
    /// The length at the top.
    public var top: FlexLength {
        get { length(1, topValue) }
        set { topValue = pack(newValue, 1) }
    }
    /// The length at the right.
    public var right: FlexLength {
        get { length(2, rightValue) }
        set { rightValue = pack(newValue, 2) }
    }
    /// The length at the bottom.
    public var bottom: FlexLength {
        get { length(3, bottomValue) }
        set { bottomValue = pack(newValue, 3) }
    }
    /// The length where a line starts; wins over left or right.
    public var start: FlexLength? {
        get { optional(4, startValue) }
        set { startValue = pack(newValue, 4) }
    }
    /// The length where a line ends; wins over left or right.
    public var end: FlexLength? {
        get { optional(5, endValue) }
        set { endValue = pack(newValue, 5) }
    }

    /// Makes edges of one length.
    public init(_ all: FlexLength = .zero) {
        let (value, kind) = all.packed
        leftValue = value
        topValue = value
        rightValue = value
        bottomValue = value
        kinds = LengthKind.missing << 20 | LengthKind.missing << 16 | kind * 0x1111
    }

    /// Makes edges.
    public init(
        left: FlexLength = .zero, top: FlexLength = .zero, right: FlexLength = .zero,
        bottom: FlexLength = .zero
    ) {
        kinds = FlexEdges.plain
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    private init(kinds: UInt32) { self.kinds = kinds }

    private static let plain: UInt32 = 0xFF_1111

    /// No length at any edge.
    static var zero: FlexEdges { FlexEdges(kinds: plain) }
    /// Left to the layout, each of them.
    static var auto: FlexEdges { FlexEdges(kinds: 0xFF_0000) }

    @inline(__always)
    private func length(_ place: UInt32, _ value: Double) -> FlexLength {
        FlexLength(kind: (kinds >> (place * 4)) & 15, value: value)
    }

    private func optional(_ place: UInt32, _ value: Double) -> FlexLength? {
        (kinds >> (place * 4)) & 15 == LengthKind.missing ? nil : length(place, value)
    }

    @inline(__always)
    private mutating func pack(_ length: FlexLength?, _ place: UInt32) -> Double {
        let (value, kind) = length?.packed ?? (0, LengthKind.missing)
        kinds = kinds & ~(15 << (place * 4)) | kind << (place * 4)
        return value
    }
}

extension FlexEdges {
    /// Points only, and none by direction of writing.
    var isPlain: Bool { kinds == Self.plain }
    /// Nothing at all.
    var isZero: Bool {
        isPlain && leftValue == 0 && topValue == 0 && rightValue == 0 && bottomValue == 0
    }
    /// Left to the layout, each of them.
    var isAuto: Bool { kinds == 0xFF_0000 }

    /// Whether anything but points and auto is in it.
    var refersToBlock: Bool {
        // A missing edge has all bits set.
        let start = (kinds >> 16) & 15
        let end = (kinds >> 20) & 15
        return kinds & 0xEEEE != 0 || !(start < 2 || start == 15) || !(end < 2 || end == 15)
    }

    /// The edges with numbers that mean something: of others, those that are no numbers become
    /// `initial`, and none is less than `least`.
    @inline(__always)
    func meaningful(otherwise initial: FlexLength, least: Double = 0) -> FlexEdges {
        // Points that mean something, as nearly all are. A sum with one that is no number is none.
        if isPlain, min(min(leftValue, topValue), min(rightValue, bottomValue)) >= least,
            max(max(leftValue, topValue), max(rightValue, bottomValue))
                <= FlexStyle.largestNumber,
            !(leftValue + topValue + rightValue + bottomValue).isNaN
        {
            return self
        }
        return mended(otherwise: initial, least: least)
    }

    @inline(never)
    private func mended(otherwise initial: FlexLength, least: Double) -> FlexEdges {
        func mended(_ length: FlexLength) -> FlexLength {
            let (value, kind) = length.packed(otherwise: initial, least: least)
            return FlexLength(kind: kind, value: value)
        }
        var edges = self
        edges.left = mended(left)
        edges.top = mended(top)
        edges.right = mended(right)
        edges.bottom = mended(bottom)
        edges.start = start.map(mended)
        edges.end = end.map(mended)
        return edges
    }

    /// The edges with those by direction of writing in their places.
    func physical(isRightToLeft: Bool) -> FlexEdges {
        var edges = self
        if let start { if isRightToLeft { edges.right = start } else { edges.left = start } }
        if let end { if isRightToLeft { edges.left = end } else { edges.right = end } }
        return edges
    }

    /// A sum of products, which do not wait for each other.
    @inline(__always) func hash(_ seed: UInt64) -> UInt64 {
        func part(_ number: Double, _ factor: UInt64) -> UInt64 {
            let bits = number.bitPattern
            return (bits ^ bits >> 32) &* factor
        }
        let first =
            part(leftValue, 0x9E37_79B9_7F4A_7C15) &+ part(topValue, 0xBF58_476D_1CE4_E5B9)
        let second =
            part(rightValue, 0x94D0_49BB_1331_11EB) &+ part(bottomValue, 0xD6E8_FEB8_6659_FD93)
        let third =
            part(startValue, 0xA076_1D64_78BD_642F) &+ part(endValue, 0xE703_7ED1_A0B4_28DB)
        return (first &+ second &+ third &+ UInt64(kinds)) &* seed
    }
}

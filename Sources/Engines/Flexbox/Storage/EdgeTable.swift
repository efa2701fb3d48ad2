// SPDX-License-Identifier: MIT

/// A length as a number and a kind of four bits.
enum LengthKind {
    static let auto: UInt32 = 0
    static let points: UInt32 = 1
    static let percent: UInt32 = 2
    static let minContent: UInt32 = 3
    static let maxContent: UInt32 = 4
    static let fitContent: UInt32 = 5
    static let stretch: UInt32 = 6
    static let content: UInt32 = 7
    /// No length at all, for edges by direction of writing.
    static let missing: UInt32 = 15
}

extension FlexLength {
    @inline(__always) var packed: (value: Double, kind: UInt32) {
        switch self {
        case .auto: (0, LengthKind.auto)
        case .points(let value): (value, LengthKind.points)
        case .percent(let value): (value, LengthKind.percent)
        case .minContent: (0, LengthKind.minContent)
        case .maxContent: (0, LengthKind.maxContent)
        case .fitContent: (0, LengthKind.fitContent)
        case .stretch: (0, LengthKind.stretch)
        case .content: (0, LengthKind.content)
        }
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

    @inline(__always) init(kind: UInt32, value: Double) {
        switch kind {
        case LengthKind.points: self = .points(value)
        case LengthKind.percent: self = .percent(value)
        case LengthKind.minContent: self = .minContent
        case LengthKind.maxContent: self = .maxContent
        case LengthKind.fitContent: self = .fitContent
        case LengthKind.stretch: self = .stretch
        case LengthKind.content: self = .content
        default: self = .auto
        }
    }
}

/// The edges of a style, as numbers and kinds.
struct PackedEdges: Sendable, Hashable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    var start = 0.0
    var end = 0.0
    var kinds: UInt32 = 0

    /// Packs edges; numbers that mean nothing become `initial`, and none is less than `least`.
    @inline(__always)
    init(_ edges: FlexEdges, otherwise initial: FlexLength, least: Double = 0) {
        func pack(_ length: FlexLength, _ place: UInt32) -> Double {
            let (value, kind) = length.packed(otherwise: initial, least: least)
            kinds |= kind << (place * 4)
            return value
        }
        left = pack(edges.left, 0)
        top = pack(edges.top, 1)
        right = pack(edges.right, 2)
        bottom = pack(edges.bottom, 3)
        kinds |= LengthKind.missing << 16 | LengthKind.missing << 20
        if let length = edges.start {
            kinds &= ~(LengthKind.missing << 16)
            start = pack(length, 4)
        }
        if let length = edges.end {
            kinds &= ~(LengthKind.missing << 20)
            end = pack(length, 5)
        }
    }

    static let zero = PackedEdges(FlexEdges(), otherwise: .zero)
    static let auto = PackedEdges(FlexEdges(.auto), otherwise: .auto)

    /// Nothing at all.
    var isZero: Bool { isPlain && left == 0 && top == 0 && right == 0 && bottom == 0 }
    /// Left to the layout, each of them.
    var isAuto: Bool { kinds == 0xFF_0000 }

    /// Points only, and none by direction of writing.
    var isPlain: Bool { kinds == 0xFF_1111 }

    private func length(_ place: UInt32, _ value: Double) -> FlexLength {
        FlexLength(kind: (kinds >> (place * 4)) & 15, value: value)
    }

    private func optional(_ place: UInt32, _ value: Double) -> FlexLength? {
        (kinds >> (place * 4)) & 15 == LengthKind.missing ? nil : length(place, value)
    }

    var edges: FlexEdges {
        var edges = FlexEdges(
            left: length(0, left), top: length(1, top), right: length(2, right),
            bottom: length(3, bottom))
        edges.start = optional(4, start)
        edges.end = optional(5, end)
        return edges
    }

    func mix(_ hash: inout UInt64) {
        for word in [left, top, right, bottom, start, end] {
            hash = (hash ^ word.bitPattern) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        hash = (hash ^ UInt64(kinds)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
    }
}

/// What surrounds a box: margins, padding, border, insets and gaps.
///
/// Invariant: every number is finite; padding, border and gaps are not negative.
struct EdgeSet: Sendable, Hashable {
    private(set) var packedMargin = PackedEdges.zero
    private(set) var packedPadding = PackedEdges.zero
    private(set) var packedBorder = PackedEdges.zero
    private(set) var packedInsets = PackedEdges.auto
    private var rowGapValue = 0.0
    private var columnGapValue = 0.0
    private(set) var gapKinds: UInt32 = 0x11
    /// What there is of them.
    private(set) var traits: BoxTraits = []

    var margin: FlexEdges {
        get { packedMargin.edges }
        set {
            packedMargin = PackedEdges(
                newValue, otherwise: .zero, least: -FlexStyle.largestNumber)
            note(.hasMargin, !packedMargin.isZero)
        }
    }
    var padding: FlexEdges {
        get { packedPadding.edges }
        set {
            packedPadding = PackedEdges(newValue, otherwise: .zero)
            note(.hasFrame, !packedPadding.isZero || !packedBorder.isZero)
        }
    }
    var border: FlexEdges {
        get { packedBorder.edges }
        set {
            packedBorder = PackedEdges(newValue, otherwise: .zero)
            note(.hasFrame, !packedPadding.isZero || !packedBorder.isZero)
        }
    }
    var insets: FlexEdges {
        get { packedInsets.edges }
        set {
            packedInsets = PackedEdges(
                newValue, otherwise: .auto, least: -FlexStyle.largestNumber)
            note(.hasInsets, !packedInsets.isAuto)
        }
    }
    var rowGap: FlexLength {
        get { FlexLength(kind: gapKinds & 15, value: rowGapValue) }
        set {
            let (value, kind) = newValue.packed(otherwise: .zero)
            rowGapValue = value
            gapKinds = gapKinds & 0xF0 | kind
            note(.hasGaps, !hasNoGaps)
        }
    }
    var columnGap: FlexLength {
        get { FlexLength(kind: gapKinds >> 4, value: columnGapValue) }
        set {
            let (value, kind) = newValue.packed(otherwise: .zero)
            columnGapValue = value
            gapKinds = gapKinds & 0xF | kind << 4
            note(.hasGaps, !hasNoGaps)
        }
    }

    private mutating func note(_ trait: BoxTraits, _ isThere: Bool) {
        if isThere { traits.insert(trait) } else { traits.remove(trait) }
    }

    private var hasNoGaps: Bool { gapKinds == 0x11 && rowGapValue == 0 && columnGapValue == 0 }

    var hash: UInt64 {
        var hash: UInt64 = 0
        packedMargin.mix(&hash)
        packedPadding.mix(&hash)
        packedBorder.mix(&hash)
        packedInsets.mix(&hash)
        for word in [rowGapValue.bitPattern, columnGapValue.bitPattern, UInt64(gapKinds)] {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return hash
    }
}

/// Edges that boxes have in common, each once; entry 0 is that of a style without any.
///
/// Invariant: the number of slots is a power of two and more than twice that of the entries.
struct EdgeTable: Sendable {
    var sets = Store<EdgeSet>()
    private var slots: [Int32] = Array(repeating: -1, count: 32)
    /// The last entry that was found; boxes that are alike often follow each other.
    private var latest: Int32 = 0

    init() {
        _ = place(of: EdgeSet())
    }

    /// The entry of edges; expected constant time.
    mutating func place(of set: EdgeSet) -> Int32 {
        if sets.count > 0, sets.base[Int(latest)] == set { return latest }
        latest = search(set)
        return latest
    }

    private mutating func search(_ set: EdgeSet) -> Int32 {
        var slot = Int(truncatingIfNeeded: set.hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            if sets.base[Int(slots[slot])] == set { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        if !isKnownUniquelyReferenced(&sets) { sets = sets.copy() }
        let place = Int32(sets.count)
        sets.append(set)
        slots[slot] = place
        if sets.count * 2 >= slots.count { grow() }
        return place
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = Array(repeating: -1, count: mask + 1)
        for entry in 0..<sets.count {
            var slot = Int(truncatingIfNeeded: sets.base[entry].hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(entry)
        }
    }
}

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

/// What surrounds a box: margins, padding, border, insets and gaps.
///
/// Invariant: every number is finite; padding, border and gaps are not negative.
struct EdgeSet: Sendable, Hashable {
    /// What there is of them.
    private(set) var traits: BoxTraits = []
    private(set) var gapKinds: UInt32 = 0x11
    fileprivate var ownMargin = FlexEdges.zero
    private var ownPadding = FlexEdges.zero
    private var ownBorder = FlexEdges.zero
    private var ownInsets = FlexEdges.auto
    private var rowGapValue = 0.0
    private var columnGapValue = 0.0

    var margin: FlexEdges {
        get { ownMargin }
        set {
            ownMargin = newValue.meaningful(
                otherwise: .zero, least: -FlexStyle.largestNumber)
            note(.hasMargin, !ownMargin.isZero)
        }
    }
    var padding: FlexEdges {
        get { ownPadding }
        set {
            ownPadding = newValue.meaningful(otherwise: .zero)
            note(.hasFrame, !ownPadding.isZero || !ownBorder.isZero)
        }
    }
    var border: FlexEdges {
        get { ownBorder }
        set {
            ownBorder = newValue.meaningful(otherwise: .zero)
            note(.hasFrame, !ownPadding.isZero || !ownBorder.isZero)
        }
    }
    var insets: FlexEdges {
        get { ownInsets }
        set {
            ownInsets = newValue.meaningful(
                otherwise: .auto, least: -FlexStyle.largestNumber)
            note(.hasInsets, !ownInsets.isAuto)
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

    /// Whether anything differs from what a style has at first.
    var isThere: Bool { !traits.isEmpty }

    private mutating func note(_ trait: BoxTraits, _ isThere: Bool) {
        if isThere { traits.insert(trait) } else { traits.remove(trait) }
        if traits == .hasMargin, ownMargin.isPlain { return }
        if ownMargin.refersToBlock || ownPadding.refersToBlock || ownBorder.refersToBlock
            || ownInsets.refersToBlock
        {
            traits.insert(.refersToBlock)
        } else {
            traits.remove(.refersToBlock)
        }
    }

    private var hasNoGaps: Bool { gapKinds == 0x11 && rowGapValue == 0 && columnGapValue == 0 }

    /// What is not there is alike in both.
    static func == (left: EdgeSet, right: EdgeSet) -> Bool {
        let traits = left.traits
        guard traits == right.traits else { return false }
        if traits.contains(.hasMargin), left.ownMargin != right.ownMargin { return false }
        if traits.contains(.hasFrame),
            left.ownPadding != right.ownPadding || left.ownBorder != right.ownBorder
        {
            return false
        }
        if traits.contains(.hasInsets), left.ownInsets != right.ownInsets { return false }
        return !traits.contains(.hasGaps)
            || (left.gapKinds == right.gapKinds && left.rowGapValue == right.rowGapValue
                && left.columnGapValue == right.columnGapValue)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(traits)
        if traits.contains(.hasMargin) { hasher.combine(ownMargin) }
        if traits.contains(.hasFrame) {
            hasher.combine(ownPadding)
            hasher.combine(ownBorder)
        }
        if traits.contains(.hasInsets) { hasher.combine(ownInsets) }
        if traits.contains(.hasGaps) {
            hasher.combine(gapKinds)
            hasher.combine(rowGapValue)
            hasher.combine(columnGapValue)
        }
    }

    /// A sum of products, one for each number: they do not wait for each other.
    var hash: UInt64 {
        var hash = UInt64(traits.rawValue)
        if traits.contains(.hasMargin) { hash &+= ownMargin.hash(1) }
        if traits.contains(.hasFrame) {
            hash &+= ownPadding.hash(0x8BB8_4B93_962E_ACC9)
            hash &+= ownBorder.hash(0x2D35_8DCC_AA6C_78A5)
        }
        if traits.contains(.hasInsets) { hash &+= ownInsets.hash(0x4B33_A62E_D433_D4A3) }
        if traits.contains(.hasGaps) {
            hash &+= rowGapValue.bitPattern >> 20 &+ columnGapValue.bitPattern >> 16
            hash &+= UInt64(gapKinds)
        }
        return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 20
    }
}

/// Edges that boxes have in common, each once; entry 0 is that of a style without any.
///
/// Few entries are searched one after the other. Invariants: the number of slots is zero, with few
/// entries, or a power of two and more than twice that of the entries; an entry does not change.
/// Values that share the entries copy them before they add one.
struct EdgeTable: Sendable {
    /// An entry, and what its edges mean for a box.
    struct Place {
        var entry: Int32
        var traits: BoxTraits

        static let none = Place(entry: 0, traits: [])
    }

    /// The entries side by side, as the solver reads them.
    private(set) var sets = EdgeTable.none
    private var slots: [Int32] = []
    /// The last entry that was searched for: boxes that are alike often follow each other.
    private var latest = 0

    private static let none: Store<EdgeSet> = {
        let sets = Store<EdgeSet>(capacity: 1)
        sets.append(EdgeSet())
        return sets
    }()
    /// The most entries that are searched one after the other.
    private static let few = 8

    /// The place of what surrounds a box of a style; expected constant time.
    ///
    /// Not inlined, and the style is passed whole, so that it is not copied for a part of it.
    @inline(never)
    mutating func place(of style: FlexStyle) -> Place {
        var traits = style.edges.traits
        guard !traits.isEmpty else { return .none }
        let known = sets.base + latest
        var isKnown = known.pointee.traits == traits
        if isKnown {
            // Most have margins only.
            if traits == .hasMargin {
                isKnown = style.hasMargin(of: known)
            } else {
                isKnown = style.hasEdges(known)
            }
        }
        if !isKnown { latest = search(style) }
        if style.edges.gapKinds != 0x11 { traits.insert(.isHeightSensitive) }
        return Place(entry: Int32(truncatingIfNeeded: latest), traits: traits)
    }

    /// The edges of an entry.
    subscript(entry: Int32) -> EdgeSet { sets.base[Int(entry)] }

    @inline(never)
    private mutating func search(_ style: FlexStyle) -> Int {
        let edges = style.edges
        if slots.isEmpty {
            for entry in 0..<sets.count where sets.base[entry] == edges { return entry }
            append(edges)
            if sets.count > Self.few { grow() }
        } else {
            var slot = Int(truncatingIfNeeded: edges.hash) & (slots.count - 1)
            while slots[slot] >= 0 {
                let entry = Int(slots[slot])
                if sets.base[entry] == edges { return entry }
                slot = (slot + 1) & (slots.count - 1)
            }
            slots[slot] = Int32(sets.count)
            append(edges)
            if sets.count * 2 >= slots.count { grow() }
        }
        return sets.count - 1
    }

    private mutating func append(_ edges: EdgeSet) {
        if !sets.isUnique() { sets = sets.copy(capacity: sets.count + 3) }
        sets.append(edges)
    }

    private mutating func grow() {
        let mask = max(slots.count, 2 * Self.few) * 2 - 1
        slots = Array(repeating: -1, count: mask + 1)
        for entry in 0..<sets.count {
            var slot = Int(truncatingIfNeeded: sets.base[entry].hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(entry)
        }
    }
}

/// Edges are compared where they are, since a style is large: hence the pointers, to an entry that
/// the table keeps meanwhile, and the numbers one by one.
extension FlexStyle {
    @inline(__always)
    fileprivate func hasMargin(of set: UnsafePointer<EdgeSet>) -> Bool {
        edges.ownMargin.leftValue == set.pointee.ownMargin.leftValue
            && edges.ownMargin.topValue == set.pointee.ownMargin.topValue
            && edges.ownMargin.rightValue == set.pointee.ownMargin.rightValue
            && edges.ownMargin.bottomValue == set.pointee.ownMargin.bottomValue
            && edges.ownMargin.startValue == set.pointee.ownMargin.startValue
            && edges.ownMargin.endValue == set.pointee.ownMargin.endValue
            && edges.ownMargin.kinds == set.pointee.ownMargin.kinds
    }

    @inline(never)
    fileprivate func hasEdges(_ set: UnsafePointer<EdgeSet>) -> Bool { edges == set.pointee }
}

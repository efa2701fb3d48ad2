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
        // Points that mean something, as nearly all are.
        if case .points(let left) = edges.left, case .points(let top) = edges.top,
            case .points(let right) = edges.right, case .points(let bottom) = edges.bottom,
            edges.start == nil, edges.end == nil,
            min(min(left, top), min(right, bottom)) >= least,
            max(max(left, top), max(right, bottom)) <= FlexStyle.largestNumber,
            !(left + top + right + bottom).isNaN
        {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
            kinds = PackedEdges.plain
            return
        }
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
    var isPlain: Bool { kinds == Self.plain }
    private static let plain: UInt32 = 0xFF_1111

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

    /// Whether anything but points and auto is in it.
    fileprivate var refersToBlock: Bool {
        // A missing edge has all bits set.
        let start = (kinds >> 16) & 15
        let end = (kinds >> 20) & 15
        return kinds & 0xEEEE != 0 || !(start < 2 || start == 15) || !(end < 2 || end == 15)
    }

    /// A sum of products, which do not wait for each other.
    @inline(__always) fileprivate func hash(_ seed: UInt64) -> UInt64 {
        func part(_ number: Double, _ factor: UInt64) -> UInt64 {
            let bits = number.bitPattern
            return (bits ^ bits >> 32) &* factor
        }
        let first = part(left, 0x9E37_79B9_7F4A_7C15) &+ part(top, 0xBF58_476D_1CE4_E5B9)
        let second = part(right, 0x94D0_49BB_1331_11EB) &+ part(bottom, 0xD6E8_FEB8_6659_FD93)
        let third = part(start, 0xA076_1D64_78BD_642F) &+ part(end, 0xE703_7ED1_A0B4_28DB)
        return (first &+ second &+ third &+ UInt64(kinds)) &* seed
    }
}

/// What surrounds a box: margins, padding, border, insets and gaps.
///
/// Invariant: every number is finite; padding, border and gaps are not negative.
struct EdgeSet: Sendable, Hashable {
    /// That of a style without any.
    static let none = EdgeSet()

    /// What there is of them.
    private(set) var traits: BoxTraits = []
    private(set) var gapKinds: UInt32 = 0x11
    private(set) var packedMargin = PackedEdges.zero
    private(set) var packedPadding = PackedEdges.zero
    private(set) var packedBorder = PackedEdges.zero
    private(set) var packedInsets = PackedEdges.auto
    private var rowGapValue = 0.0
    private var columnGapValue = 0.0

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

    /// Whether anything differs from what a style has at first.
    var isThere: Bool { !traits.isEmpty }

    private mutating func note(_ trait: BoxTraits, _ isThere: Bool) {
        if isThere { traits.insert(trait) } else { traits.remove(trait) }
        if traits == .hasMargin, packedMargin.isPlain { return }
        if packedMargin.refersToBlock || packedPadding.refersToBlock || packedBorder.refersToBlock
            || packedInsets.refersToBlock
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
        if traits.contains(.hasMargin), left.packedMargin != right.packedMargin { return false }
        if traits.contains(.hasFrame),
            left.packedPadding != right.packedPadding || left.packedBorder != right.packedBorder
        {
            return false
        }
        if traits.contains(.hasInsets), left.packedInsets != right.packedInsets { return false }
        return !traits.contains(.hasGaps)
            || (left.gapKinds == right.gapKinds && left.rowGapValue == right.rowGapValue
                && left.columnGapValue == right.columnGapValue)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(traits)
        if traits.contains(.hasMargin) { hasher.combine(packedMargin) }
        if traits.contains(.hasFrame) {
            hasher.combine(packedPadding)
            hasher.combine(packedBorder)
        }
        if traits.contains(.hasInsets) { hasher.combine(packedInsets) }
        if traits.contains(.hasGaps) {
            hasher.combine(gapKinds)
            hasher.combine(rowGapValue)
            hasher.combine(columnGapValue)
        }
    }

    /// A sum of products, one for each number: they do not wait for each other.
    var hash: UInt64 {
        var hash = UInt64(traits.rawValue)
        if traits.contains(.hasMargin) { hash &+= packedMargin.hash(1) }
        if traits.contains(.hasFrame) {
            hash &+= packedPadding.hash(0x8BB8_4B93_962E_ACC9)
            hash &+= packedBorder.hash(0x2D35_8DCC_AA6C_78A5)
        }
        if traits.contains(.hasInsets) { hash &+= packedInsets.hash(0x4B33_A62E_D433_D4A3) }
        if traits.contains(.hasGaps) {
            hash &+= rowGapValue.bitPattern >> 20 &+ columnGapValue.bitPattern >> 16
            hash &+= UInt64(gapKinds)
        }
        return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 20
    }
}

/// What surrounds a box, in one place for all copies of a style.
///
/// Invariant: a style changes it only as its one owner, and never while it is empty.
final class SharedEdges: @unchecked Sendable, Hashable {  // Changed only as the one owner.
    var set: EdgeSet

    init(_ set: EdgeSet = .none) { self.set = set }

    static func == (left: SharedEdges, right: SharedEdges) -> Bool {
        left.isEqual(to: right)
    }

    /// Whether the sets are the same; compared in place, as they are large.
    func isEqual(to other: SharedEdges) -> Bool {
        if self === other { return true }
        let traits = set.traits
        guard traits == other.set.traits else { return false }
        // Most have margins only.
        if traits == .hasMargin { return set.packedMargin == other.set.packedMargin }
        return set == other.set
    }

    func hash(into hasher: inout Hasher) { hasher.combine(set) }
}

/// Edges that boxes have in common, each once; entry 0 is that of a style without any.
///
/// Few entries are searched one after the other. Invariants: the number of slots is zero, with few
/// entries, or a power of two and more than twice that of the entries; a set that is an entry does
/// not change, since the style that would change it is not its only owner.
struct EdgeTable: Sendable {
    /// An entry, and what its edges mean for a box.
    struct Place {
        var entry: Int32
        var traits: BoxTraits

        static let none = Place(entry: 0, traits: [])
    }

    /// The entries but for the first.
    private var entries: [SharedEdges] = []
    private var slots: [Int32] = []
    /// The last entry that was searched for: boxes that are alike often follow each other.
    private var latest: Int32 = 0
    /// The sets side by side, as the solver reads them; as far as `spread` has come.
    private(set) var sets = EdgeTable.none

    private static let none: Store<EdgeSet> = {
        let sets = Store<EdgeSet>(capacity: 1)
        sets.append(.none)
        return sets
    }()
    /// The most entries that are searched one after the other.
    private static let few = 8

    /// The entry of edges; expected constant time.
    mutating func place(of edges: SharedEdges) -> Int32 {
        if latest > 0, entries[Int(latest) - 1].isEqual(to: edges) { return latest }
        latest = search(edges)
        return latest
    }

    /// The edges of an entry.
    subscript(entry: Int32) -> SharedEdges? { entry == 0 ? nil : entries[Int(entry) - 1] }

    /// Puts sets side by side that are not yet.
    mutating func spread() {
        guard sets.count <= entries.count else { return }
        if !isKnownUniquelyReferenced(&sets) { sets = sets.copy(capacity: entries.count + 1) }
        for entry in (sets.count - 1)..<entries.count { sets.append(entries[entry].set) }
    }

    private mutating func search(_ edges: SharedEdges) -> Int32 {
        if slots.isEmpty {
            for entry in entries.indices where entries[entry].isEqual(to: edges) {
                return Int32(entry + 1)
            }
            entries.append(edges)
            if entries.count > Self.few { grow() }
        } else {
            var slot = Int(truncatingIfNeeded: edges.set.hash) & (slots.count - 1)
            while slots[slot] >= 0 {
                if entries[Int(slots[slot])].isEqual(to: edges) { return slots[slot] + 1 }
                slot = (slot + 1) & (slots.count - 1)
            }
            slots[slot] = Int32(entries.count)
            entries.append(edges)
            if entries.count * 2 >= slots.count { grow() }
        }
        return Int32(entries.count)
    }

    private mutating func grow() {
        let mask = max(slots.count, 2 * Self.few) * 2 - 1
        slots = Array(repeating: -1, count: mask + 1)
        for entry in entries.indices {
            var slot = Int(truncatingIfNeeded: entries[entry].set.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(entry)
        }
    }
}

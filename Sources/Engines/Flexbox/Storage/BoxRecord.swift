// SPDX-License-Identifier: MIT

/// What the solver asks of a box before anything else.
struct BoxTraits: OptionSet, Sendable, Hashable {
    let rawValue: UInt16

    static let hasMargin = BoxTraits(rawValue: 1)
    /// Padding or border.
    static let hasFrame = BoxTraits(rawValue: 2)
    static let hasInsets = BoxTraits(rawValue: 4)
    static let hasGaps = BoxTraits(rawValue: 8)
    /// Its own sizes and edges may refer to the containing block.
    static let refersToBlock = BoxTraits(rawValue: 16)
    /// A parent whose height becomes definite may give it another layout.
    static let refersToHeight = BoxTraits(rawValue: 32)
    /// Its layout depends on more than the length of its height.
    static let isHeightSensitive = BoxTraits(rawValue: 64)
    /// It or a box below is absolute.
    static let hasAbsolute = BoxTraits(rawValue: 128)
    /// A child takes no part or has no box of its own.
    static let hasBoxless = BoxTraits(rawValue: 256)
    /// It or a box below aligns baselines.
    static let hasBaseline = BoxTraits(rawValue: 512)

    /// What a parent takes over from its children.
    static let inherited: BoxTraits = [.hasAbsolute, .hasBaseline]
}

/// A box: its style, what is in it, and where what is known of it is kept.
struct BoxRecord {
    private var core: BoxStyle
    /// The entry of the table of edges.
    var edges: Int32
    var traits: BoxTraits
    var isMeasured: Bool
    var isRightToLeft: Bool
    /// The frames below are those of the arrangement that `arranged` names.
    var isCommitted: Bool
    /// Arranged since the last final pass.
    var isFresh: Bool
    /// Frames below may have changed since they were rounded.
    var isVisited: Bool
    /// The frame may have changed since it was rounded.
    var isMoved: Bool
    /// Waits in the list of changed boxes.
    var isListed: Bool
    /// How the container lays the box out finally: with a given height, and what parts of it mean.
    var hasGivenHeight: Bool
    var isGivenHeightDefinite: Bool
    /// Levels below, itself included.
    var levels: Int32
    var parent: Int32
    var firstChild: Int32
    var nextSibling: Int32
    /// The first of what is known of its heights.
    var extents: Int32
    /// The first of what is known of its widths and measures.
    var notes: Int32
    /// The known height that the frames of the children belong to.
    var arranged: Int32

    /// Makes a box of uninitialised memory; each part is written in its place.
    ///
    /// Nothing surrounds it at first.
    @inline(__always)
    mutating func begin(_ style: borrowing FlexStyle, isMeasured: Bool) {
        core = style.core
        traits = coreTraits
        edges = 0
        self.isMeasured = isMeasured
        isRightToLeft = false
        isCommitted = false
        isFresh = true
        isVisited = true
        isMoved = true
        isListed = false
        hasGivenHeight = false
        isGivenHeightDefinite = false
        levels = 1
        parent = -1
        firstChild = -1
        nextSibling = -1
        extents = -1
        notes = -1
        arranged = -1
    }

    @inline(__always) var width: FlexLength { core.width }
    @inline(__always) var height: FlexLength { core.height }
    @inline(__always) var minWidth: FlexLength { core.minWidth }
    @inline(__always) var minHeight: FlexLength { core.minHeight }
    @inline(__always) var maxWidth: FlexLength { core.maxWidth }
    @inline(__always) var maxHeight: FlexLength { core.maxHeight }
    @inline(__always) var flexBasis: FlexLength { core.flexBasis }
    @inline(__always) var flexGrow: Double { core.flexGrow }
    @inline(__always) var flexShrink: Double { core.flexShrink }
    @inline(__always) var ratio: Double? { core.aspectRatio }
    @inline(__always) var flexDirection: FlexStyle.Direction { core.flexDirection }
    @inline(__always) var flexWrap: FlexStyle.Wrap { core.flexWrap }
    @inline(__always) var display: FlexStyle.Display { core.display }
    @inline(__always) var position: FlexStyle.Position { core.position }
    @inline(__always) var overflowX: FlexStyle.Overflow { core.overflowX }
    @inline(__always) var overflowY: FlexStyle.Overflow { core.overflowY }
    @inline(__always) var boxSizing: FlexStyle.BoxSizing { core.boxSizing }
    @inline(__always) var direction: FlexStyle.WritingDirection { core.direction }
    @inline(__always) var justifyContent: FlexAlignment { core.justifyContent }
    @inline(__always) var alignItems: FlexAlignment { core.alignItems }
    @inline(__always) var alignSelf: FlexAlignment { core.alignSelf }
    @inline(__always) var alignContent: FlexAlignment { core.alignContent }
    @inline(__always) var isRow: Bool { core.isRow }
    @inline(__always) var isMultiline: Bool { core.isMultiline }
    /// Whether it has neither children nor measured content.
    @inline(__always) var isEmpty: Bool { firstChild < 0 && !isMeasured }

    /// Whether something surrounds it.
    @inline(__always) var hasEdges: Bool { core.hasEdges }

    /// Puts edges around the box.
    @inline(__always)
    mutating func surround(_ place: EdgeTable.Place) {
        edges = place.entry
        traits.formUnion(place.traits)
        if traits.contains(.refersToBlock) { traits.insert(.refersToHeight) }
    }

    /// Gives the box another style; what it knows of what is in it stays.
    mutating func set(_ style: FlexStyle, _ place: EdgeTable.Place) {
        core = style.core
        traits.formIntersection(BoxTraits.inherited.union([.hasBoxless, .isHeightSensitive]))
        traits.formUnion(coreTraits)
        surround(place)
    }

    @inline(__always)
    private var coreTraits: BoxTraits {
        var traits: BoxTraits = []
        // Anything but points and auto.
        if core.kinds & 0xEEE_EEEE != 0 { traits.insert(.refersToBlock) }
        let hasRatio = core.aspectRatio != nil
        if hasRatio || traits.contains(.refersToBlock) { traits.insert(.refersToHeight) }
        if hasRatio || (core.isMultiline && !core.isRow) { traits.insert(.isHeightSensitive) }
        if core.position == .absolute { traits.insert(.hasAbsolute) }
        if core.alignItems.keyword == .baseline || core.alignSelf.keyword == .baseline {
            traits.insert(.hasBaseline)
        }
        return traits
    }

    /// Takes over what counts for a container of the box; true if anything is new.
    mutating func include(_ child: UnsafePointer<BoxRecord>) -> Bool {
        let before = traits
        traits.formUnion(child.pointee.traits.intersection(.inherited))
        if !child.pointee.traits.isDisjoint(with: [.refersToHeight, .isHeightSensitive]) {
            traits.insert(.isHeightSensitive)
        }
        if child.pointee.display != .flex { traits.insert([.hasBoxless, .isHeightSensitive]) }
        return traits != before
    }

    /// The style that was set, with numbers that mean something.
    func style(_ table: EdgeTable) -> FlexStyle {
        FlexStyle(core, table[edges])
    }
}

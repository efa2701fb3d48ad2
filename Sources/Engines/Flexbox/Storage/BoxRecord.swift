// SPDX-License-Identifier: MIT

/// What the solver asks of a box before anything else.
struct BoxTraits: OptionSet {
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

    /// The least width of its content depends on whether its height is definite (see
    /// `FlexSolver.settled`).
    static let widthsReferToHeight = BoxTraits(rawValue: 1024)

    /// What a parent takes over from its children.
    static let inherited: BoxTraits = [.hasAbsolute, .hasBaseline, .widthsReferToHeight]
}

/// A box: its style, what is in it, and where what is known of it is kept.
struct BoxRecord {
    private var widthValue = 0.0
    private var heightValue = 0.0
    private var minWidthValue = 0.0
    private var minHeightValue = 0.0
    private var maxWidthValue = 0.0
    private var maxHeightValue = 0.0
    private var basisValue = 0.0
    var flexGrow = 0.0
    var flexShrink = 0.0
    /// Not a number for none.
    private var ratioValue = Double.nan
    private var kinds: UInt32 = 0
    /// The entry of the table of edges.
    var edges: Int32 = 0
    var flexDirection = FlexStyle.Direction.column
    var flexWrap = FlexStyle.Wrap.noWrap
    var display = FlexStyle.Display.flex
    var position = FlexStyle.Position.relative
    var overflowX = FlexStyle.Overflow.visible
    var overflowY = FlexStyle.Overflow.visible
    var boxSizing = FlexStyle.BoxSizing.borderBox
    var direction = FlexStyle.WritingDirection.inherit
    var justifyContent = FlexAlignment.flexStart
    var alignItems = FlexAlignment.stretch
    var alignSelf = FlexAlignment.auto
    var alignContent = FlexAlignment.flexStart
    var traits: BoxTraits = []
    var isMeasured = false
    var isRightToLeft = false
    /// The frames below are those of the arrangement that `arranged` names.
    var isCommitted = false
    /// Arranged since the last final pass.
    var isFresh = true
    /// Frames below may have changed since they were rounded.
    var isVisited = true
    /// The frame may have changed since it was rounded.
    var isMoved = true
    /// Waits in the list of changed boxes.
    var isListed = false
    /// How the container lays the box out finally: with a given height, and what parts of it mean.
    var hasGivenHeight = false
    var isGivenHeightDefinite = false
    /// Levels below, itself included.
    var levels: Int32 = 1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The first of what is known of its heights.
    var extents: Int32 = -1
    /// The first of what is known of its widths and measures.
    var notes: Int32 = -1
    /// The known height that the frames of the children belong to.
    var arranged: Int32 = -1

    init(_ style: FlexStyle, _ table: inout EdgeTable, isMeasured: Bool) {
        self.isMeasured = isMeasured
        set(style, &table)
    }

    @inline(__always)
    private func length(_ place: UInt32, _ value: Double) -> FlexLength {
        FlexLength(kind: (kinds >> (place * 4)) & 15, value: value)
    }

    @inline(__always) var width: FlexLength { length(0, widthValue) }
    @inline(__always) var height: FlexLength { length(1, heightValue) }
    @inline(__always) var minWidth: FlexLength { length(2, minWidthValue) }
    @inline(__always) var minHeight: FlexLength { length(3, minHeightValue) }
    @inline(__always) var maxWidth: FlexLength { length(4, maxWidthValue) }
    @inline(__always) var maxHeight: FlexLength { length(5, maxHeightValue) }
    @inline(__always) var flexBasis: FlexLength { length(6, basisValue) }
    @inline(__always) var ratio: Double? { ratioValue.isNaN ? nil : ratioValue }
    @inline(__always) var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
    @inline(__always) var isMultiline: Bool { flexWrap != .noWrap }
    /// Whether it has neither children nor measured content.
    @inline(__always) var isEmpty: Bool { firstChild < 0 && !isMeasured }

    /// Whether its basis in a row is a number of points.
    private var hasGivenBasis: Bool {
        let basis = (kinds >> 24) & 15
        return basis == LengthKind.points
            || (basis == LengthKind.auto && kinds & 15 == LengthKind.points)
    }

    mutating func set(_ style: FlexStyle, _ table: inout EdgeTable) {
        kinds = 0
        widthValue = pack(style.width, 0, otherwise: .auto)
        heightValue = pack(style.height, 1, otherwise: .auto)
        minWidthValue = pack(style.minWidth, 2, otherwise: .zero)
        minHeightValue = pack(style.minHeight, 3, otherwise: .zero)
        maxWidthValue = pack(style.maxWidth, 4, otherwise: .auto)
        maxHeightValue = pack(style.maxHeight, 5, otherwise: .auto)
        basisValue = pack(style.flexBasis, 6, otherwise: .auto)
        flexGrow = FlexStyle.factor(style.flexGrow)
        flexShrink = FlexStyle.factor(style.flexShrink)
        ratioValue = style.usableRatio ?? .nan
        flexDirection = style.flexDirection
        flexWrap = style.flexWrap
        display = style.display
        position = style.position
        overflowX = style.overflowX
        overflowY = style.overflowY
        boxSizing = style.boxSizing
        direction = style.direction
        justifyContent = style.justifyContent
        alignItems = style.alignItems
        alignSelf = style.alignSelf
        alignContent = style.alignContent
        findTraits(style, &table)
    }

    @inline(__always)
    private mutating func pack(
        _ length: FlexLength, _ place: UInt32, otherwise initial: FlexLength
    ) -> Double {
        let (value, kind) = length.packed(otherwise: initial)
        kinds |= kind << (place * 4)
        return value
    }

    private mutating func findTraits(_ style: FlexStyle, _ table: inout EdgeTable) {
        var traits = self.traits.intersection(
            BoxTraits.inherited.union([.hasBoxless, .isHeightSensitive]))
        let set = EdgeSet(style)
        if !set.margin.isZero { traits.insert(.hasMargin) }
        if !set.padding.isZero || !set.border.isZero { traits.insert(.hasFrame) }
        if !set.insets.isAuto { traits.insert(.hasInsets) }
        if !set.hasNoGaps { traits.insert(.hasGaps) }
        let hasEdges = !traits.isDisjoint(with: [.hasMargin, .hasFrame, .hasInsets, .hasGaps])
        edges = hasEdges ? table.place(of: set) : 0
        // Anything but points and auto, in lengths and edges.
        let isPlain =
            kinds & 0xEEE_EEEE == 0
            && (!hasEdges || !table.sets.base[Int(edges)].refersToBlock)
        if !isPlain { traits.insert(.refersToBlock) }
        if !isPlain || !ratioValue.isNaN { traits.insert(.refersToHeight) }
        if (isMultiline && !isRow) || !ratioValue.isNaN { traits.insert(.isHeightSensitive) }
        if hasEdges, table.sets.base[Int(edges)].gapKinds != 0x11 {
            traits.insert(.isHeightSensitive)
        }
        if position == .absolute { traits.insert(.hasAbsolute) }
        if alignItems.keyword == .baseline || alignSelf.keyword == .baseline {
            traits.insert(.hasBaseline)
        }
        self.traits = traits
    }

    /// Takes over what counts for a container of the box; true if anything is new.
    mutating func include(_ child: BoxRecord) -> Bool {
        let before = traits
        traits.formUnion(child.traits.intersection(.inherited))
        if !child.traits.isDisjoint(
            with: [.refersToHeight, .isHeightSensitive, .widthsReferToHeight])
        {
            traits.insert(.isHeightSensitive)
        }
        if isRow, !isMultiline, child.flexShrink == 0, !child.isEmpty, !child.hasGivenBasis {
            traits.insert(.widthsReferToHeight)
        }
        if child.display != .flex { traits.insert([.hasBoxless, .isHeightSensitive]) }
        return traits != before
    }

    /// The style that was set, with numbers that mean something.
    func style(_ set: EdgeSet) -> FlexStyle {
        var style = FlexStyle()
        style.width = width
        style.height = height
        style.minWidth = minWidth
        style.minHeight = minHeight
        style.maxWidth = maxWidth
        style.maxHeight = maxHeight
        style.flexBasis = flexBasis
        style.flexGrow = flexGrow
        style.flexShrink = flexShrink
        style.aspectRatio = ratio
        style.flexDirection = flexDirection
        style.flexWrap = flexWrap
        style.display = display
        style.position = position
        style.overflowX = overflowX
        style.overflowY = overflowY
        style.boxSizing = boxSizing
        style.direction = direction
        style.justifyContent = justifyContent
        style.alignItems = alignItems
        style.alignSelf = alignSelf
        style.alignContent = alignContent
        style.margin = set.margin.edges
        style.padding = set.padding.edges
        style.border = set.border.edges
        style.insets = set.insets.edges
        style.rowGap = set.rowGapLength
        style.columnGap = set.columnGapLength
        return style
    }
}

extension EdgeSet {
    /// Whether anything but points and auto is in it.
    fileprivate var refersToBlock: Bool {
        func isPlain(_ edges: PackedEdges) -> Bool {
            // A missing edge has all bits set.
            let start = (edges.kinds >> 16) & 15
            let end = (edges.kinds >> 20) & 15
            return edges.kinds & 0xEEEE == 0 && (start < 2 || start == 15)
                && (end < 2 || end == 15)
        }
        return !isPlain(margin) || !isPlain(padding) || !isPlain(border) || !isPlain(insets)
    }
}

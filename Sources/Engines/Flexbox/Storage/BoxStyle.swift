// SPDX-License-Identifier: MIT

/// What a style asks of a box but what surrounds it, in few bytes.
///
/// Invariant: every number is finite and no size is negative; so the solver meets no other.
struct BoxStyle: Sendable, Hashable {
    private var widthValue = 0.0
    private var heightValue = 0.0
    private var minWidthValue = 0.0
    private var minHeightValue = 0.0
    private var maxWidthValue = 0.0
    private var maxHeightValue = 0.0
    private var basisValue = 0.0
    private var growValue = 0.0
    private var shrinkValue = 0.0
    /// Zero for none.
    private var ratioValue = 0.0
    /// Four bits a length; the least sizes are zero points at first.
    private(set) var kinds = LengthKind.points << 8 | LengthKind.points << 12
    var justifyContent = FlexAlignment.flexStart
    var alignItems = FlexAlignment.stretch
    var alignSelf = FlexAlignment.auto
    var alignContent = FlexAlignment.flexStart
    var flexDirection = FlexStyle.Direction.column
    var flexWrap = FlexStyle.Wrap.noWrap
    var display = FlexStyle.Display.flex
    var position = FlexStyle.Position.relative
    var overflowX = FlexStyle.Overflow.visible
    var overflowY = FlexStyle.Overflow.visible
    var boxSizing = FlexStyle.BoxSizing.borderBox
    var direction = FlexStyle.WritingDirection.inherit
    /// Whether anything surrounds the box; kept by the style.
    var hasEdges = false

    @inline(__always)
    private func length(_ place: UInt32, _ value: Double) -> FlexLength {
        FlexLength(kind: (kinds >> (place * 4)) & 15, value: value)
    }

    private mutating func pack(
        _ length: FlexLength, _ place: UInt32, otherwise initial: FlexLength = .auto
    ) -> Double {
        let (value, kind) = length.packed(otherwise: initial)
        kinds = kinds & ~(15 << (place * 4)) | kind << (place * 4)
        return value
    }

    var width: FlexLength {
        @inline(__always) get { length(0, widthValue) }
        set { widthValue = pack(newValue, 0) }
    }
    var height: FlexLength {
        @inline(__always) get { length(1, heightValue) }
        set { heightValue = pack(newValue, 1) }
    }
    var minWidth: FlexLength {
        @inline(__always) get { length(2, minWidthValue) }
        set { minWidthValue = pack(newValue, 2, otherwise: .zero) }
    }
    var minHeight: FlexLength {
        @inline(__always) get { length(3, minHeightValue) }
        set { minHeightValue = pack(newValue, 3, otherwise: .zero) }
    }
    var maxWidth: FlexLength {
        @inline(__always) get { length(4, maxWidthValue) }
        set { maxWidthValue = pack(newValue, 4) }
    }
    var maxHeight: FlexLength {
        @inline(__always) get { length(5, maxHeightValue) }
        set { maxHeightValue = pack(newValue, 5) }
    }
    var flexBasis: FlexLength {
        @inline(__always) get { length(6, basisValue) }
        set { basisValue = pack(newValue, 6) }
    }
    var flexGrow: Double {
        @inline(__always) get { growValue }
        set { growValue = Self.factor(newValue) }
    }
    var flexShrink: Double {
        @inline(__always) get { shrinkValue }
        set { shrinkValue = Self.factor(newValue) }
    }
    var aspectRatio: Double? {
        @inline(__always) get { ratioValue == 0 ? nil : ratioValue }
        set {
            let largest = FlexStyle.largestNumber
            ratioValue = newValue.map { $0 > 1 / largest && $0 < largest ? $0 : 0 } ?? 0
        }
    }

    private static func factor(_ value: Double) -> Double {
        value > 0 ? min(value, FlexStyle.largestNumber) : 0
    }

    @inline(__always) var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
    @inline(__always) var isMultiline: Bool { flexWrap != .noWrap }
}

// SPDX-License-Identifier: MIT
import Flexbox

/// A property of a style by name, so that tests can vary, reset and print all of them.
struct StyleProperty: Sendable {
    typealias Path<Value> = WritableKeyPath<FlexStyle, Value> & Sendable
    typealias Draw<Value> = @Sendable (inout Choices, NumberRange) -> Value

    let name: String
    /// How often it is chosen, compared with the others.
    let weight: Int
    let isEqual: @Sendable (FlexStyle, FlexStyle) -> Bool
    let text: @Sendable (FlexStyle) -> String
    let copy: @Sendable (_ from: FlexStyle, _ to: inout FlexStyle) -> Void
    let vary: @Sendable (inout FlexStyle, inout Choices, NumberRange) -> Void

    private init<Value: Equatable & Sendable>(
        _ name: String, weight: Int, get: @escaping @Sendable (FlexStyle) -> Value,
        set: @escaping @Sendable (inout FlexStyle, Value) -> Void, _ draw: @escaping Draw<Value>
    ) {
        self.name = name
        self.weight = weight
        isEqual = { get($0) == get($1) }
        text = {
            let value = get($0)
            guard let alignment = value as? FlexAlignment else { return "\(value)" }
            return "\(alignment.isSafe ? "safe " : "")\(alignment.keyword)"
        }
        copy = { set(&$1, get($0)) }
        vary = { style, choices, range in set(&style, draw(&choices, range)) }
    }

    private static func drawn<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<Value>, weight: Int, _ draw: @escaping Draw<Value>
    ) -> StyleProperty {
        StyleProperty(
            name, weight: weight, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
            draw)
    }

    private static func keyword<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<Value>, weight: Int = 2, _ values: [Value]
    ) -> StyleProperty {
        drawn(name, path, weight: weight) { choices, _ in choices.pick(values) }
    }

    private static func length(
        _ name: String, _ path: Path<FlexLength>, weight: Int = 2, _ kind: NumberRange.Kind
    ) -> StyleProperty {
        drawn(name, path, weight: weight) { $1.length(&$0, kind) }
    }

    private static func edge<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<FlexEdges>,
        _ edge: WritableKeyPath<FlexEdges, Value> & Sendable,
        weight: Int, _ draw: @escaping Draw<Value>
    ) -> StyleProperty {
        StyleProperty(
            name, weight: weight, get: { $0[keyPath: path][keyPath: edge] },
            set: { $0[keyPath: path][keyPath: edge] = $1 }, draw)
    }

    private static func edges(
        _ name: String, _ path: Path<FlexEdges>, _ kind: NumberRange.Kind
    ) -> [StyleProperty] {
        let draw: Draw<FlexLength> = { $1.length(&$0, kind) }
        let drawLogical: Draw<FlexLength?> = { $1.length(&$0, kind) }
        return [
            edge(name + ".left", path, \.left, weight: 2, draw),
            edge(name + ".top", path, \.top, weight: 2, draw),
            edge(name + ".right", path, \.right, weight: 2, draw),
            edge(name + ".bottom", path, \.bottom, weight: 2, draw),
            edge(name + ".start", path, \.start, weight: 1, drawLogical),
            edge(name + ".end", path, \.end, weight: 1, drawLogical),
        ]
    }

    private static let itemKeywords: [FlexAlignment.Keyword] = [
        .normal, .flexStart, .flexEnd, .center, .stretch, .baseline, .start, .end, .selfStart,
        .selfEnd,
    ]
    private static let lineKeywords: [FlexAlignment.Keyword] = [
        .normal, .flexStart, .flexEnd, .center, .stretch, .start, .end, .left, .right,
        .spaceBetween, .spaceAround, .spaceEvenly,
    ]

    private static func alignment(
        _ name: String, _ path: Path<FlexAlignment>, weight: Int,
        _ keywords: [FlexAlignment.Keyword]
    ) -> StyleProperty {
        drawn(name, path, weight: weight) { choices, _ in
            FlexAlignment(choices.pick(keywords), isSafe: choices.oneIn(5))
        }
    }

    /// Properties that concern the box itself, its container or its items.
    static let all: [StyleProperty] =
        [
            keyword(
                "display", \.display, weight: 1, [.flex, .flex, .flex, .contents, .contents, .none]
            ),
            keyword(
                "flexDirection", \.flexDirection, weight: 6,
                [.row, .column, .rowReverse, .columnReverse]),
            keyword("flexWrap", \.flexWrap, weight: 3, [.noWrap, .wrap, .wrapReverse]),
            keyword("position", \.position, weight: 3, [.relative, .absolute, .static, .absolute]),
            keyword(
                "overflowX", \.overflowX, weight: 1, [.visible, .hidden, .scroll, .auto, .clip]),
            keyword(
                "overflowY", \.overflowY, weight: 1, [.visible, .hidden, .scroll, .auto, .clip]),
            keyword("boxSizing", \.boxSizing, [.borderBox, .contentBox]),
            keyword("direction", \.direction, [.inherit, .leftToRight, .rightToLeft]),
            alignment("justifyContent", \.justifyContent, weight: 3, lineKeywords),
            alignment("alignContent", \.alignContent, weight: 2, lineKeywords),
            alignment("alignItems", \.alignItems, weight: 4, itemKeywords),
            alignment("alignSelf", \.alignSelf, weight: 3, itemKeywords + [.auto]),
            drawn("flexGrow", \.flexGrow, weight: 4) { $1.factor(&$0) },
            drawn("flexShrink", \.flexShrink, weight: 4) { $1.factor(&$0) },
            drawn("aspectRatio", \.aspectRatio, weight: 2) { $1.ratio(&$0) },
            length("flexBasis", \.flexBasis, weight: 3, .basis),
            length("width", \.width, weight: 6, .size),
            length("height", \.height, weight: 6, .size),
            length("minWidth", \.minWidth, .size),
            length("minHeight", \.minHeight, .size),
            length("maxWidth", \.maxWidth, .size),
            length("maxHeight", \.maxHeight, .size),
            length("rowGap", \.rowGap, .room),
            length("columnGap", \.columnGap, .room),
        ] + edges("margin", \.margin, .margin) + edges("padding", \.padding, .room)
        + edges("border", \.border, .border) + edges("insets", \.insets, .inset)

    private static let weighted = all.indices.flatMap {
        Array(repeating: $0, count: all[$0].weight)
    }

    /// A property, chosen by weight.
    static func any(_ choices: inout Choices) -> StyleProperty { all[choices.pick(weighted)] }
}

/// What numbers random styles have.
struct NumberRange: Sendable {
    enum Kind: Sendable { case size, basis, room, border, margin, inset }

    /// Whether there are undefined, infinite, negative and huge numbers among them.
    let isWild: Bool

    static let tame = NumberRange(isWild: false)
    static let wild = NumberRange(isWild: true)

    private static let strange: [Double] = [
        .nan, .infinity, -.infinity, -1, -37.5, 1e308, -1e308, .greatestFiniteMagnitude, 1e-308,
        -0.0,
        1e12, 1e300, .leastNonzeroMagnitude, 4e9,
    ]

    private func number(_ choices: inout Choices, _ usual: (inout Choices) -> Double) -> Double {
        isWild && choices.oneIn(3) ? choices.pick(Self.strange) : usual(&choices)
    }

    func strange(_ choices: inout Choices) -> Double { choices.pick(Self.strange) }

    func factor(_ choices: inout Choices) -> Double {
        number(&choices) { $0.pick([0, 1, 2, 0.5, 0.25, 3]) }
    }

    func ratio(_ choices: inout Choices) -> Double? {
        choices.oneIn(4) ? nil : number(&choices) { $0.pick([1, 2, 0.5, 1.5, 3]) }
    }

    func length(_ choices: inout Choices, _ kind: Kind) -> FlexLength {
        switch kind {
        case .size, .basis:
            switch choices.pick(10) {
            case 0..<5: return .points(number(&choices) { Double($0.pick(241)) / 2 })
            case 5..<8: return .percent(number(&choices) { Double(10 + 10 * $0.pick(11)) })
            default:
                let keywords: [FlexLength] = [
                    .auto, .minContent, .maxContent, .fitContent, .stretch, .content,
                ]
                return keywords[choices.pick(kind == .basis ? 6 : 5)]
            }
        case .room, .border:
            let isPart = kind == .room && choices.oneIn(4)
            return isPart
                ? .percent(number(&choices) { Double($0.pick(21)) })
                : .points(number(&choices) { Double($0.pick(41)) / 4 })
        case .margin, .inset:
            switch choices.pick(8) {
            case 0: return .auto
            case 1: return .percent(number(&choices) { Double($0.pick(61) - 20) })
            default: return .points(number(&choices) { Double($0.pick(61) - 20) / 2 })
            }
        }
    }
}

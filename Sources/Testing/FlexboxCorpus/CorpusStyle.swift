// SPDX-License-Identifier: MIT
import Flexbox
import Foundation

/// The style of a box in a corpus.
struct CorpusStyle {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func style(_ profile: FlexStyle) throws -> FlexStyle {
        var style = profile
        try keywords(&style)
        try alignments(&style)
        numbers(&style)
        try lengths(&style)
        try edges("margin", "Left", &style.margin)
        try edges("padding", "Left", &style.padding)
        try edges("border", "Left", &style.border)
        try edges("", "left", &style.insets)
        return style
    }

    private func keyword<Value>(_ key: String, _ map: [String: Value], _ target: inout Value) throws
    {
        guard let name = values[key] as? String else { return }
        guard let value = map[name] else {
            throw CorpusError(description: "\(key): \(name) is not known.")
        }
        target = value
    }

    private func keywords(_ style: inout FlexStyle) throws {
        try keyword(
            "display", ["flex": .flex, "none": .none, "contents": .contents], &style.display)
        try keyword(
            "flexDirection",
            [
                "row": .row, "column": .column, "row-reverse": .rowReverse,
                "column-reverse": .columnReverse,
            ], &style.flexDirection)
        try keyword(
            "flexWrap", ["nowrap": .noWrap, "wrap": .wrap, "wrap-reverse": .wrapReverse],
            &style.flexWrap)
        try keyword(
            "position", ["relative": .relative, "absolute": .absolute, "static": .static],
            &style.position)
        try keyword(
            "boxSizing", ["border-box": .borderBox, "content-box": .contentBox], &style.boxSizing)
        try keyword("direction", ["ltr": .leftToRight, "rtl": .rightToLeft], &style.direction)
        let overflow: [String: FlexStyle.Overflow] = [
            "visible": .visible, "hidden": .hidden, "scroll": .scroll, "auto": .auto,
            "clip": .clip,
        ]
        try keyword("overflow", overflow, &style.overflowX)
        try keyword("overflow", overflow, &style.overflowY)
        try keyword("overflowX", overflow, &style.overflowX)
        try keyword("overflowY", overflow, &style.overflowY)
    }

    private func alignments(_ style: inout FlexStyle) throws {
        for (key, path) in [
            ("justifyContent", \FlexStyle.justifyContent), ("alignItems", \.alignItems),
            ("alignSelf", \.alignSelf), ("alignContent", \.alignContent),
        ] {
            guard let value = values[key] as? String else { continue }
            let words = value.split(separator: " ")
            let names: [Substring: FlexAlignment.Keyword] = [
                "auto": .auto, "normal": .normal, "flex-start": .flexStart, "flex-end": .flexEnd,
                "center": .center, "stretch": .stretch, "baseline": .baseline, "start": .start,
                "end": .end, "self-start": .selfStart, "self-end": .selfEnd, "left": .left,
                "right": .right, "space-between": .spaceBetween, "space-around": .spaceAround,
                "space-evenly": .spaceEvenly,
            ]
            guard let last = words.last, let keyword = names[last] else {
                throw CorpusError(description: "\(key): \(value) is not known.")
            }
            style[keyPath: path] = FlexAlignment(keyword, isSafe: words.first == "safe")
        }
    }

    private func numbers(_ style: inout FlexStyle) {
        if let value = values["flexGrow"] as? NSNumber { style.flexGrow = value.doubleValue }
        if let value = values["flexShrink"] as? NSNumber { style.flexShrink = value.doubleValue }
        if let value = values["aspectRatio"] as? NSNumber { style.aspectRatio = value.doubleValue }
    }

    private func length(_ key: String) throws -> FlexLength? {
        if let number = values[key] as? NSNumber { return .points(number.doubleValue) }
        guard let text = values[key] as? String else { return nil }
        if text.hasSuffix("%"), let number = Double(text.dropLast()) { return .percent(number) }
        let names: [String: FlexLength] = [
            "auto": .auto, "none": .auto, "content": .content, "min-content": .minContent,
            "max-content": .maxContent, "fit-content": .fitContent, "stretch": .stretch,
        ]
        guard let length = names[text] else {
            throw CorpusError(description: "\(key): \(text) is not known.")
        }
        return length
    }

    private func lengths(_ style: inout FlexStyle) throws {
        for (key, path) in [
            ("flexBasis", \FlexStyle.flexBasis), ("width", \.width), ("height", \.height),
            ("minWidth", \.minWidth), ("minHeight", \.minHeight), ("maxWidth", \.maxWidth),
            ("maxHeight", \.maxHeight), ("rowGap", \.rowGap), ("columnGap", \.columnGap),
        ] {
            if let length = try length(key) { style[keyPath: path] = length }
        }
    }

    private func edges(_ prefix: String, _ sample: String, _ edges: inout FlexEdges) throws {
        let isCapital = sample.first?.isUppercase == true
        func key(_ name: String) -> String { prefix + (isCapital ? name.capitalized : name) }
        if let length = try length(key("left")) { edges.left = length }
        if let length = try length(key("top")) { edges.top = length }
        if let length = try length(key("right")) { edges.right = length }
        if let length = try length(key("bottom")) { edges.bottom = length }
        if let length = try length(key("start")) { edges.start = length }
        if let length = try length(key("end")) { edges.end = length }
    }
}

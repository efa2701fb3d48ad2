// SPDX-License-Identifier: MIT
import Flexbox
import Foundation

/// The style of a box in a corpus.
struct CorpusStyle {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func style(_ profile: FlexStyle) -> FlexStyle {
        var style = profile
        keywords(&style)
        alignments(&style)
        numbers(&style)
        lengths(&style)
        edges("margin", "Left", &style.margin)
        edges("padding", "Left", &style.padding)
        edges("border", "Left", &style.border)
        edges("", "left", &style.insets)
        return style
    }

    private func keyword<Value>(_ key: String, _ map: [String: Value], _ target: inout Value) {
        guard let name = values[key] as? String else { return }
        guard let value = map[name] else { fatalError("\(key): \(name) is not known.") }
        target = value
    }

    private func keywords(_ style: inout FlexStyle) {
        keyword("display", ["flex": .flex, "none": .none, "contents": .contents], &style.display)
        keyword(
            "flexDirection",
            [
                "row": .row, "column": .column, "row-reverse": .rowReverse,
                "column-reverse": .columnReverse,
            ], &style.flexDirection)
        keyword(
            "flexWrap", ["nowrap": .noWrap, "wrap": .wrap, "wrap-reverse": .wrapReverse],
            &style.flexWrap)
        keyword(
            "position", ["relative": .relative, "absolute": .absolute, "static": .static],
            &style.position)
        keyword(
            "boxSizing", ["border-box": .borderBox, "content-box": .contentBox], &style.boxSizing)
        keyword("direction", ["ltr": .leftToRight, "rtl": .rightToLeft], &style.direction)
        let overflow: [String: FlexStyle.Overflow] = [
            "visible": .visible, "hidden": .hidden, "scroll": .scroll, "auto": .auto,
            "clip": .clip,
        ]
        keyword("overflow", overflow, &style.overflowX)
        keyword("overflow", overflow, &style.overflowY)
        keyword("overflowX", overflow, &style.overflowX)
        keyword("overflowY", overflow, &style.overflowY)
    }

    private func alignments(_ style: inout FlexStyle) {
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
                fatalError("\(key): \(value) is not known.")
            }
            style[keyPath: path] = FlexAlignment(keyword, isSafe: words.first == "safe")
        }
    }

    private func numbers(_ style: inout FlexStyle) {
        if let value = values["flexGrow"] as? NSNumber { style.flexGrow = value.doubleValue }
        if let value = values["flexShrink"] as? NSNumber { style.flexShrink = value.doubleValue }
        if let value = values["aspectRatio"] as? NSNumber { style.aspectRatio = value.doubleValue }
    }

    private func length(_ key: String) -> FlexLength? {
        if let number = values[key] as? NSNumber { return .points(number.doubleValue) }
        guard let text = values[key] as? String else { return nil }
        if text.hasSuffix("%"), let number = Double(text.dropLast()) { return .percent(number) }
        let names: [String: FlexLength] = [
            "auto": .auto, "none": .auto, "content": .content, "min-content": .minContent,
            "max-content": .maxContent, "fit-content": .fitContent, "stretch": .stretch,
        ]
        guard let length = names[text] else { fatalError("\(key): \(text) is not known.") }
        return length
    }

    private func lengths(_ style: inout FlexStyle) {
        for (key, path) in [
            ("flexBasis", \FlexStyle.flexBasis), ("width", \.width), ("height", \.height),
            ("minWidth", \.minWidth), ("minHeight", \.minHeight), ("maxWidth", \.maxWidth),
            ("maxHeight", \.maxHeight), ("rowGap", \.rowGap), ("columnGap", \.columnGap),
        ] {
            if let length = length(key) { style[keyPath: path] = length }
        }
    }

    private func edges(_ prefix: String, _ sample: String, _ edges: inout FlexEdges) {
        let isCapital = sample.first?.isUppercase == true
        func key(_ name: String) -> String { prefix + (isCapital ? name.capitalized : name) }
        if let length = length(key("left")) { edges.left = length }
        if let length = length(key("top")) { edges.top = length }
        if let length = length(key("right")) { edges.right = length }
        if let length = length(key("bottom")) { edges.bottom = length }
        if let length = length(key("start")) { edges.start = length }
        if let length = length(key("end")) { edges.end = length }
    }
}

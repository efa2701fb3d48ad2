// SPDX-License-Identifier: MIT

/// Makes constraints of a visual format.
@MainActor struct VisualFormatConstraints {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let place: SourcePlace?
    private var result: [NSLayoutConstraint] = []

    /// The space between siblings where the format says `-`, in points.
    static let standardSpacing: CGFloat = 8

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any], place: SourcePlace?
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
        self.place = place
    }

    mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let items = try resolveItems()
        try checkAlignment()
        for index in items.indices {
            if case .view(_, let sizes, _) = format.elements[index] {
                try addSizes(sizes, of: items[index])
            }
            guard index > 0 else { continue }
            try addSpace(format.connections[index - 1], from: items[index - 1], to: items[index])
        }
        align(items.filter { !$0.isSuperview })
        return result
    }

    // MARK: Items

    private struct Item {
        let item: LayoutItem
        let isSuperview: Bool
    }

    private func resolveItems() throws(VisualFormatError) -> [Item] {
        var result: [Item?] = []
        for element in format.elements {
            guard case .view(let name, _, let position) = element else {
                result.append(nil)
                continue
            }
            guard let item = views[name].flatMap(LayoutItem.of) else {
                throw VisualFormatError(
                    reason: "\(name) is not a key in the views dictionary.",
                    position: position + name.count)
            }
            result.append(Item(item: item, isSuperview: false))
        }
        let related = result.lazy.compactMap { $0 }.first
        var items: [Item] = []
        for (element, item) in zip(format.elements, result) {
            if let item {
                items.append(item)
            } else {
                let outer =
                    related?.item.isGuide == true
                    ? related?.item.view : related?.item.view?.superview
                guard let outer else {
                    throw VisualFormatError(
                        reason: "Unable to interpret '|' character, because the related view "
                            + "doesn't have a superview",
                        position: element.position)
                }
                items.append(Item(item: outer.layoutItem, isSuperview: true))
            }
        }
        return items
    }

    // MARK: Sizes

    private mutating func addSizes(
        _ sizes: [VisualFormat.Predicate], of item: Item
    ) throws(VisualFormatError) {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        for size in sizes {
            var second: LayoutOperand?
            var constant: CGFloat = 0
            if case .name(let name) = size.object, metrics[name] == nil,
                let other = views[name].flatMap(LayoutItem.of)
            {
                second = LayoutOperand(other, attribute)
            } else {
                constant = try number(size.object, at: size.position)
            }
            try add(
                LayoutOperand(item.item, attribute), size, second, constant: constant)
        }
    }

    // MARK: Spaces

    private mutating func addSpace(
        _ connection: VisualFormat.Connection, from one: Item, to other: Item
    ) throws(VisualFormatError) {
        let isStandard = connection == .standard
        var end = isStandard && one.isSuperview ? startMargin : one.isSuperview ? start : finish
        var begin =
            isStandard && other.isSuperview ? finishMargin : other.isSuperview ? finish : start
        if format.isVertical, options.contains(.spacingBaselineToBaseline), !one.isSuperview,
            !other.isSuperview
        {
            (end, begin) = (.lastBaseline, .firstBaseline)
        }
        let first = LayoutOperand(other.item, begin)
        let second = LayoutOperand(one.item, end)
        let sign: CGFloat = isReversed ? -1 : 1
        switch connection {
        case .flush:
            append(NSLayoutConstraint(first, .equal, second, place: place))
        case .standard:
            let isSibling = !one.isSuperview && !other.isSuperview
            append(
                NSLayoutConstraint(
                    first, .equal, second,
                    constant: isSibling ? sign * VisualFormatConstraints.standardSpacing : 0,
                    place: place))
        case .spaces(let spaces):
            for space in spaces {
                let constant = try number(space.object, at: space.position)
                try add(first, space, second, constant: constant)
            }
        }
    }

    private var isReversed: Bool {
        !format.isVertical && options.intersection(.directionMask) == .directionRightToLeft
    }

    private var isLeftToRight: Bool {
        options.intersection(.directionMask) == .directionLeftToRight
    }

    private var start: NSLayoutConstraint.Attribute {
        format.isVertical ? .top : isReversed ? .right : isLeftToRight ? .left : .leading
    }

    private var finish: NSLayoutConstraint.Attribute {
        format.isVertical ? .bottom : isReversed ? .left : isLeftToRight ? .right : .trailing
    }

    private var startMargin: NSLayoutConstraint.Attribute {
        format.isVertical
            ? .topMargin : isReversed ? .rightMargin : isLeftToRight ? .leftMargin : .leadingMargin
    }

    private var finishMargin: NSLayoutConstraint.Attribute {
        format.isVertical
            ? .bottomMargin
            : isReversed ? .leftMargin : isLeftToRight ? .rightMargin : .trailingMargin
    }

    // MARK: Alignment

    private static let alignments:
        [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]

    private var alignments: [NSLayoutConstraint.Attribute] {
        VisualFormatConstraints.alignments.compactMap { options.contains($0.0) ? $0.1 : nil }
    }

    private func checkAlignment() throws(VisualFormatError) {
        let axis: NSLayoutConstraint.Axis = format.isVertical ? .vertical : .horizontal
        guard alignments.contains(where: { $0.axis == axis }) else { return }
        let name = format.isVertical ? "vertical" : "horizontal"
        throw VisualFormatError(
            reason: "Options mask required views to be aligned on a \(name) edge, which is not "
                + "allowed for layout that is also \(name).", position: 0)
    }

    private mutating func align(_ items: [Item]) {
        for attribute in alignments {
            for (one, other) in zip(items, items.dropFirst()) {
                append(
                    NSLayoutConstraint(
                        LayoutOperand(one.item, attribute), .equal,
                        LayoutOperand(other.item, attribute), place: place))
            }
        }
    }

    // MARK: Values

    private mutating func add(
        _ first: LayoutOperand, _ predicate: VisualFormat.Predicate, _ second: LayoutOperand?,
        constant: CGFloat
    ) throws(VisualFormatError) {
        var relation = predicate.relation
        var constant = constant
        if isReversed, first.kind != .size {
            // Towards the left distances are negative.
            constant = -constant
            switch relation {
            case .lessThanOrEqual: relation = .greaterThanOrEqual
            case .greaterThanOrEqual: relation = .lessThanOrEqual
            case .equal: break
            }
        }
        let constraint = NSLayoutConstraint(
            first, relation, second, constant: constant, place: place)
        if let priority = predicate.priority {
            let value = try number(priority, at: predicate.position)
            constraint.priority = UILayoutPriority(Float(value))
        }
        append(constraint)
    }

    private mutating func append(_ constraint: NSLayoutConstraint) {
        result.append(constraint)
    }

    private func number(
        _ value: VisualFormat.Value, at position: Int
    ) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            if let number = metrics[name].flatMap(VisualFormatConstraints.number) { return number }
            throw VisualFormatError(
                reason: "Encountered metric with name \"\(name)\", but value was not specified in "
                    + "metrics or views dictionaries", position: position)
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as any BinaryInteger: CGFloat(Int(value))
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }
}

extension VisualFormat.Element {
    /// Where the element stands in the format.
    var position: Int {
        switch self {
        case .superview(let position), .view(_, _, let position): position
        }
    }
}

extension NSLayoutConstraint {
    /// Makes constraints, not active yet, of a row or column that is drawn in characters.
    ///
    ///     H:|-[name(>=80)]-[value]-|
    ///     V:|-20-[header(44)][body(==header@750)]-(>=margin)-|
    ///
    /// `|` is the superview, which the first view must have already; `-` alone is 8 points between
    /// siblings and the superview's margin at its edges. A format that cannot be read stops the
    /// program and shows the place.
    ///
    /// - Parameters:
    ///   - format: the drawing.
    ///   - options: how the views are aligned, and which way the format runs.
    ///   - metrics: the numbers that the format names.
    ///   - views: the views and layout guides that the format names.
    @_disfavoredOverload
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        parsed(format, options, metrics, views, nil)
    }

    /// Makes constraints of a visual format and notes where in the sources.
    ///
    /// - Parameters:
    ///   - format: the drawing.
    ///   - options: how the views are aligned, and which way the format runs.
    ///   - metrics: the numbers that the format names.
    ///   - views: the views and layout guides that the format names.
    ///   - fileID: the file; the caller's.
    ///   - line: the line; the caller's.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        parsed(format, options, metrics, views, SourcePlace(fileID: fileID, line: line))
    }

    private static func parsed(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?,
        _ views: [String: Any], _ place: SourcePlace?
    ) -> [NSLayoutConstraint] {
        do {
            var maker = VisualFormatConstraints(
                try VisualFormatParser.parse(format), options: options, metrics: metrics ?? [:],
                views: views, place: place)
            return try maker.make()
        } catch {
            preconditionFailure(error.message(for: format))
        }
    }
}

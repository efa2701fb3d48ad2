// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

/// Every distribution with every alignment, hidden views, custom spaces, margins, reading direction
/// and too little or too much room: frames are those of a model that knows the rules only.
@preconcurrency @MainActor final class StackRulesTests: XCTestCase {
    func testRowsAndColumnsLieAsTheRulesSay() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in StackModel.distributions {
                for alignment in StackModel.alignments {
                    check(axis, distribution, alignment)
                }
            }
        }
    }

    private func check(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
        _ alignment: UIStackView.Alignment
    ) {
        for hidden in [[], [1], [0, 3], [0, 1, 3]] as [Set<Int>] {
            for bits in 0..<16 {
                var model = StackModel()
                model.isVertical = axis == .vertical
                model.distribution = distribution
                model.alignment = alignment
                model.hidden = hidden
                model.custom = bits & 1 == 0 ? [:] : [0: 25, 2: 3]
                model.margins =
                    bits & 2 == 0 ? .zero : UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 12)
                model.isMirrored = bits & 4 != 0
                model.isNarrow = bits & 8 != 0
                let stack = model.makeStack()
                stack.layoutIfNeeded()
                for (index, expected) in model.frames() {
                    let frame = stack.arrangedSubviews[index].frame
                    guard !isNear(frame, expected) else { continue }
                    return XCTFail("\(model): view \(index) is \(frame), not \(expected)")
                }
                for index in hidden {
                    let size = stack.arrangedSubviews[index].frame.size
                    XCTAssertEqual(axis == .vertical ? size.height : size.width, 0, "\(model)")
                }
            }
        }
    }

    /// Edges are rounded to pixels, in thirds of a point at most.
    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) <= 0.51 && abs(one.minY - other.minY) <= 0.51
            && abs(one.maxX - other.maxX) <= 0.51 && abs(one.maxY - other.maxY) <= 0.51
    }

    // MARK: Baselines

    private func makeLabels() -> [UILabel] {
        [12, 40, 20].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
    }

    private func baseline(of label: UILabel) throws -> CGFloat {
        let size = label.intrinsicContentSize
        return try XCTUnwrap(label.baselineOffsets(in: size)?.first)
    }

    func testFirstBaselinesStandAsHighAsTheTallestLets() throws {
        for hidden in [nil, 1, 0] as [Int?] {
            let labels = makeLabels()
            let stack = UIStackView(arrangedSubviews: labels)
            stack.alignment = .firstBaseline
            hidden.map { labels[$0].isHidden = true }
            stack.laidOut(400, 100)
            let shown = labels.filter { !$0.isHidden }
            let line = try shown.map { try baseline(of: $0) }.max() ?? 0
            for label in shown {
                XCTAssertEqual(label.frame.minY, line - (try baseline(of: label)), accuracy: 1)
                XCTAssertEqual(
                    label.frame.height, label.intrinsicContentSize.height, accuracy: 0.51)
            }
        }
    }

    func testLastBaselinesStandAsLowAsTheDeepestLets() throws {
        for hidden in [nil, 1, 0] as [Int?] {
            let labels = makeLabels()
            let stack = UIStackView(arrangedSubviews: labels)
            stack.alignment = .lastBaseline
            hidden.map { labels[$0].isHidden = true }
            stack.laidOut(400, 100)
            let shown = labels.filter { !$0.isHidden }
            let depth =
                try shown.map {
                    $0.intrinsicContentSize.height - (try baseline(of: $0))
                }.max() ?? 0
            for label in shown {
                XCTAssertEqual(
                    label.frame.minY + (try baseline(of: label)), 100 - depth, accuracy: 1)
            }
        }
    }

    func testBaselineSpacesOfAColumnSkipHiddenViewsAndTakeCustomSpaces() throws {
        let labels = makeLabels()
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 60
        stack.isBaselineRelativeArrangement = true
        stack.setCustomSpacing(90, after: labels[0])
        func lines() throws -> [CGFloat] {
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            stack.laidOut(size.width, size.height)
            return try labels.map { $0.frame.minY + (try baseline(of: $0)) }
        }
        var places = try lines()
        XCTAssertEqual(places[1] - places[0], 90, accuracy: 1)
        XCTAssertEqual(places[2] - places[1], 60, accuracy: 1)
        labels[1].isHidden = true
        places = try lines()
        XCTAssertEqual(places[2] - places[0], 90, accuracy: 1)
    }
}

/// What the rules say of a stack view of four views.
@MainActor private struct StackModel: @MainActor CustomStringConvertible {
    static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    static let alignments: [UIStackView.Alignment] = [
        .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    static let sizes = [
        CGSize(width: 30, height: 22), CGSize(width: 50, height: 36),
        CGSize(width: 24, height: 30), CGSize(width: 44, height: 26),
    ]
    /// No two are equal, so that it is the rules that say who gives way.
    static let hugging: [Float] = [250, 240, 245, 251]
    static let resistance: [Float] = [750, 760, 740, 745]

    var isVertical = false
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var hidden: Set<Int> = []
    var custom: [Int: CGFloat] = [:]
    var margins = UIEdgeInsets.zero
    var isMirrored = false
    var isNarrow = false
    let spacing: CGFloat = 6

    var description: String {
        "\(isVertical ? "column" : "row"), \(distribution), \(alignment), hidden "
            + "\(hidden.sorted()), custom \(custom), margins \(margins), mirrored \(isMirrored), "
            + "narrow \(isNarrow)"
    }

    // MARK: The stack view

    func makeStack() -> UIStackView {
        let views = Self.sizes.enumerated().map { index, size in
            let view = SizedView(size.width, size.height)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(Self.hugging[index]), for: axis)
                view.setContentCompressionResistancePriority(
                    UILayoutPriority(Self.resistance[index]), for: axis)
            }
            view.isHidden = hidden.contains(index)
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = isVertical ? .vertical : .horizontal
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        for (index, space) in custom { stack.setCustomSpacing(space, after: views[index]) }
        stack.isLayoutMarginsRelativeArrangement = margins != .zero
        stack.layoutMargins = margins
        if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
        stack.frame = CGRect(origin: .zero, size: size)
        return stack
    }

    // MARK: Rules

    private var shown: [Int] { Self.sizes.indices.filter { !hidden.contains($0) } }

    private func natural(_ index: Int) -> CGFloat {
        isVertical ? Self.sizes[index].height : Self.sizes[index].width
    }

    private func space(after index: Int) -> CGFloat { custom[index] ?? spacing }

    private var spaces: CGFloat { shown.dropLast().reduce(0) { $0 + space(after: $1) } }

    private var naturals: CGFloat { shown.reduce(0) { $0 + natural($1) } }

    /// The room along the axis and across it, within the margins.
    private var room: (along: CGFloat, across: CGFloat) {
        isNarrow
            ? (spaces + naturals * 0.6, 25) : (spaces + naturals * 3 + 100, 60)
    }

    var size: CGSize {
        let (along, across) = room
        let (width, height) = isVertical ? (across, along) : (along, across)
        return CGSize(
            width: width + margins.left + margins.right,
            height: height + margins.top + margins.bottom)
    }

    /// The frames of the views that are shown.
    func frames() -> [(Int, CGRect)] {
        zip(shown, spans()).map { index, span in
            let across = crossSpan(index)
            var frame =
                isVertical
                ? CGRect(
                    x: across.start, y: span.start, width: across.length, height: span.length)
                : CGRect(
                    x: span.start, y: across.start, width: span.length, height: across.length)
            // Along x all is measured from where reading begins.
            frame.origin.x += isMirrored ? margins.right : margins.left
            frame.origin.y += margins.top
            if isMirrored { frame.origin.x = size.width - frame.maxX }
            return (index, frame)
        }
    }

    private func spans() -> [(start: CGFloat, length: CGFloat)] {
        let lengths = lengths()
        var gaps = shown.dropLast().map { space(after: $0) }
        let left = room.along - spaces - lengths.reduce(0, +)
        if distribution == .equalSpacing {
            gaps = gaps.map { $0 + left / CGFloat(gaps.count) }
        } else if distribution == .equalCentering, left > 0, let first = lengths.first,
            let last = lengths.last
        {
            let distance = (room.along - first / 2 - last / 2) / CGFloat(gaps.count)
            gaps = gaps.indices.map { distance - (lengths[$0] + lengths[$0 + 1]) / 2 }
        }
        var place: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { place += length + (index < gaps.count ? gaps[index] : 0) }
            return (place, length)
        }
    }

    private func lengths() -> [CGFloat] {
        let all = room.along - spaces
        var result = shown.map(natural)
        switch distribution {
        case .fillEqually: return shown.map { _ in all / CGFloat(shown.count) }
        case .fillProportionally: return result.map { all * $0 / naturals }
        case .equalSpacing, .equalCentering, .fill: break
        }
        var extra = all - naturals
        if extra > 0 {
            // A single view has no space to widen.
            guard distribution == .fill || shown.count == 1 else { return result }
            let places = shown.indices
            let loosest = places.min { Self.hugging[shown[$0]] < Self.hugging[shown[$1]] }
            result[loosest ?? 0] += extra
            return result
        }
        let weakest = shown.indices.sorted {
            Self.resistance[shown[$0]] < Self.resistance[shown[$1]]
        }
        for index in weakest {
            let taken = min(result[index], -extra)
            result[index] -= taken
            extra += taken
        }
        return result
    }

    private func crossSpan(_ index: Int) -> (start: CGFloat, length: CGFloat) {
        let all = room.across
        let own = isVertical ? Self.sizes[index].width : Self.sizes[index].height
        let length = min(own, all)
        switch alignment {
        case .fill: return (0, all)
        // Views without text are aligned by their edges; in a column there are no lines.
        case .leading, .firstBaseline: return (0, length)
        case .center: return ((all - length) / 2, length)
        case .trailing, .lastBaseline: return (all - length, length)
        }
    }
}

// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import UIKit

/// Stack views that are changed at random obey the rules of their distribution, and lie as if they
/// had been made as they are.
@preconcurrency @MainActor final class StackPropertyTests: XCTestCase {
    func testChangesAtRandomKeepTheRules() {
        for seed in UInt64(0)..<120 {
            var trial = StackTrial(seed: seed)
            for step in 0..<8 {
                trial.change()
                let mistakes = trial.mistakes()
                guard mistakes.isEmpty else {
                    XCTFail("seed \(seed), step \(step): \(mistakes)\n\(trial.description)")
                    return
                }
            }
        }
    }
}

@MainActor private struct StackTrial {
    var random: SeededGenerator
    let stack = UIStackView()
    var size = CGSize(width: 300, height: 200)

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<Int.random(in: 1...4, using: &random) { stack.addArrangedSubview(makeView()) }
        stack.laidOut(size.width, size.height)
    }

    private mutating func makeView() -> SizedView {
        SizedView(
            CGFloat(Int.random(in: 1...40, using: &random)),
            CGFloat(Int.random(in: 1...40, using: &random)))
    }

    // MARK: Changes

    mutating func change() {
        for _ in 0..<Int.random(in: 1...3, using: &random) { changeOnce() }
        stack.laidOut(size.width, size.height)
    }

    private mutating func changeOnce() {
        let views = stack.arrangedSubviews
        let view = views.randomElement(using: &random)
        switch Int.random(in: 0..<11, using: &random) {
        case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 1: stack.distribution = .init(rawValue: .random(in: 0...4, using: &random)) ?? .fill
        case 2:
            stack.alignment =
                [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
        case 3: stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
        case 4: view?.isHidden.toggle()
        case 5:
            if let view {
                stack.setCustomSpacing(
                    Bool.random(using: &random) ? 9 : UIStackView.spacingUseDefault, after: view)
            }
        case 6: if views.count < 6 { stack.addArrangedSubview(makeView()) }
        case 7:
            if views.count < 6 {
                stack.insertArrangedSubview(
                    makeView(), at: .random(in: 0...views.count, using: &random))
            }
        case 8: if views.count > 1 { view?.removeFromSuperview() }
        case 9:
            size.width = CGFloat(Int.random(in: 80...400, using: &random))
            size.height = CGFloat(Int.random(in: 80...400, using: &random))
        default:
            stack.isLayoutMarginsRelativeArrangement.toggle()
            (view as? SizedView)?.content = CGSize(
                width: Int.random(in: 1...40, using: &random),
                height: Int.random(in: 1...40, using: &random))
        }
    }

    var description: String {
        "\(stack.axis) \(stack.distribution) \(stack.alignment) spacing \(stack.spacing) "
            + "size \(size)\n"
            + stack.arrangedSubviews.map {
                "\($0.isHidden ? "hidden" : "shown") \($0.intrinsicContentSize) \($0.frame) "
                    + "\(stack.space(after: $0))"
            }.joined(separator: "\n")
    }

    // MARK: Rules

    private struct Span {
        var start: CGFloat
        var length: CGFloat
        var natural: CGFloat
        var space: CGFloat
        var end: CGFloat { start + length }
        var center: CGFloat { start + length / 2 }
    }

    private func span(_ view: UIView, isCross: Bool) -> Span {
        let isHorizontal = (stack.axis == .horizontal) != isCross
        let frame = view.frame
        let natural = view.intrinsicContentSize
        return Span(
            start: isHorizontal ? frame.minX : frame.minY,
            length: isHorizontal ? frame.width : frame.height,
            natural: isHorizontal ? natural.width : natural.height,
            space: stack.space(after: view))
    }

    private func canvas(isCross: Bool) -> (start: CGFloat, end: CGFloat) {
        let area =
            stack.isLayoutMarginsRelativeArrangement
            ? stack.bounds.inset(by: stack.layoutMargins) : stack.bounds
        return (stack.axis == .horizontal) != isCross
            ? (area.minX, area.maxX) : (area.minY, area.maxY)
    }

    func mistakes() -> [String] {
        var result: [String] = []
        func check(_ condition: Bool, _ text: @autoclosure () -> String) {
            if !condition { result.append(text()) }
        }
        func equal(_ one: CGFloat, _ other: CGFloat, _ text: String, within: CGFloat = 0.01) {
            check(abs(one - other) <= within, "\(text): \(one) and \(other)")
        }
        let hidden = stack.arrangedSubviews.filter(\.isHidden)
        for view in hidden {
            equal(span(view, isCross: false).length, 0, "length of a hidden view")
        }
        let spans = stack.arrangedSubviews.filter { !$0.isHidden }.map { span($0, isCross: false) }
        guard let first = spans.first, let last = spans.last else { return result }
        let area = canvas(isCross: false)
        equal(first.start, area.start, "start")
        equal(last.end, area.end, "end")
        let pairs = Array(zip(spans, spans.dropFirst()))
        let spaces = spans.dropLast().reduce(0) { $0 + $1.space }
        let naturals = spans.reduce(0) { $0 + $1.natural }
        let room = area.end - area.start - spaces
        let pixel: CGFloat = 1 / stack.displayScale
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for (one, next) in pairs {
                equal(next.start - one.end, one.space, "space", within: pixel)
            }
        case .equalSpacing, .equalCentering:
            for (one, next) in pairs {
                check(next.start - one.end >= one.space - pixel, "less than the space")
            }
        }
        switch stack.distribution {
        case .fill where stack.axis == .horizontal && room >= naturals:
            equal(first.length, first.natural + room - naturals, "the first's length")
        case .fill where stack.axis == .horizontal:
            equal(first.length, max(0, first.natural + room - naturals), "the first's length")
        case .fill: break
        case .fillEqually:
            for one in spans {
                equal(one.length, room / CGFloat(spans.count), "length", within: 2 * pixel)
            }
        case .fillProportionally:
            for one in spans {
                equal(one.length, room * one.natural / naturals, "proportion", within: 2 * pixel)
            }
        case .equalSpacing where room >= naturals && spans.count > 1:
            let extra = (room - naturals) / CGFloat(spans.count - 1)
            for one in spans { equal(one.length, one.natural, "length", within: pixel) }
            for (one, next) in pairs {
                equal(next.start - one.end, one.space + extra, "space", within: 2 * pixel)
            }
        case .equalCentering where room >= naturals && spans.count > 1:
            for one in spans { equal(one.length, one.natural, "length", within: pixel) }
            let distances = pairs.map { $1.center - $0.center }
            let isFree = pairs.allSatisfy { $1.start - $0.end > $0.space + 2 * pixel }
            for distance in distances.dropFirst() where isFree {
                equal(distance, distances[0], "distance", within: 2 * pixel)
            }
        case .equalSpacing, .equalCentering: break
        }
        checkCross(equal)
        return result
    }

    private func checkCross(_ equal: (CGFloat, CGFloat, String, CGFloat) -> Void) {
        let area = canvas(isCross: true)
        let pixel: CGFloat = 1 / stack.displayScale
        for view in stack.arrangedSubviews where !view.isHidden {
            let one = span(view, isCross: true)
            switch stack.alignment {
            case .fill:
                equal(one.start, area.start, "across: start", 0.01)
                equal(one.end, area.end, "across: end", 0.01)
                continue
            case .leading: equal(one.start, area.start, "across: start", 0.01)
            case .trailing: equal(one.end, area.end, "across: end", 0.01)
            default: equal(one.center, (area.start + area.end) / 2, "across: centre", pixel)
            }
            equal(one.length, min(one.natural, area.end - area.start), "across: length", 0.01)
        }
    }
}

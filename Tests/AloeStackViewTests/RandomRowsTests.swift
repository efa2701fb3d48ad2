// SPDX-License-Identifier: MIT
import AloeStackView
import SeededGenerator
import UIKitTesting
import XCTest

/// Rows that come, go, move, hide and show at random, some of them while others still move, lie in
/// the end where a plain list of rows says.
@preconcurrency @MainActor
final class RandomRowsTests: XCTestCase {
    func testRowsLieWhereAListSaysWhateverHappenedToThem() throws {
        for seed in UInt64(0)..<60 {
            let trial = RowTrial(seed: seed)
            for round in 0..<5 {
                for _ in 0..<6 { try trial.change() }
                let mistakes = try trial.mistakesAtRest()
                guard mistakes.isEmpty else {
                    XCTFail(
                        "seed \(seed), round \(round):\n\(mistakes.joined(separator: "\n"))\n"
                            + trial.story.joined(separator: "\n"))
                    return
                }
            }
        }
    }
}

/// A stack view and what is known of it.
@MainActor private final class RowTrial {
    private struct Entry {
        var isHidden = false
        var hidesSeparator = false
        /// When the row began to shrink away, on the window's clock.
        var leftAt: CFTimeInterval?
    }

    private var random: SeededGenerator
    private let stage = AloeStage()
    private let all: [BlockRow]
    private var order: [Int] = []
    private var entries: [Int: Entry] = [:]
    private(set) var story: [String] = []
    private var stack: AloeStackView { stage.stack }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        all = (0..<9).map { BlockRow(height: 10 + CGFloat($0), width: 40 + CGFloat($0)) }
        stage.window.runFrame()
    }

    private func note(_ text: String) { story.append(text) }

    private func pick() -> Int { Int.random(in: 0..<all.count, using: &random) }

    private func pickSome() -> [Int] {
        Array((0..<all.count).shuffled(using: &random).prefix(.random(in: 1...3, using: &random)))
    }

    // MARK: Changes

    func change() throws {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0...1: add(pickSome(), animated)
        case 2: prepend(pickSome(), animated)
        case 3...4: insert(pickSome(), at: pick(), animated)
        case 5...6: remove(pick(), animated)
        case 7...9: hide(pickSome(), Bool.random(using: &random), animated)
        case 10: flipAxis()
        case 11: separate(pick(), Bool.random(using: &random))
        case 12: stack.automaticallyHidesLastSeparator.toggle()
        default: pass(Double.random(in: 0...0.4, using: &random))
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            pass(Double.random(in: 0...0.2, using: &random))
        }
        try follow()
    }

    /// Inserts a row at an index of the order without it, as it was before.
    private func place(_ row: Int, at index: Int) {
        var index = index
        if let former = order.firstIndex(of: row) {
            order.remove(at: former)
            if former < index { index -= 1 }
        }
        order.insert(row, at: index)
        entries[row] = Entry()
    }

    private func add(_ rows: [Int], _ animated: Bool) {
        note("add \(rows), animated \(animated)")
        stack.addRows(rows.map { all[$0] }, animated: animated)
        for row in rows { place(row, at: order.count) }
    }

    private func prepend(_ rows: [Int], _ animated: Bool) {
        note("prepend \(rows), animated \(animated)")
        stack.prependRows(rows.map { all[$0] }, animated: animated)
        for row in rows.reversed() { place(row, at: 0) }
    }

    private func insert(_ rows: [Int], at anchor: Int, _ animated: Bool) {
        let rows = rows.filter { $0 != anchor }
        let isBefore = Bool.random(using: &random)
        note("insert \(rows) \(isBefore ? "before" : "after") \(anchor), animated \(animated)")
        let views = rows.map { all[$0] }
        if isBefore {
            stack.insertRows(views, before: all[anchor], animated: animated)
        } else {
            stack.insertRows(views, after: all[anchor], animated: animated)
        }
        guard order.contains(anchor) else { return }
        var previous = anchor
        for row in rows {
            let index = order.firstIndex(of: isBefore ? anchor : previous) ?? 0
            place(row, at: isBefore ? index : index + 1)
            previous = row
        }
    }

    private func remove(_ row: Int, _ animated: Bool) {
        // What becomes of a row that shrinks away already is its own test.
        guard entries[row]?.leftAt == nil else { return }
        note("remove \(row), animated \(animated)")
        stack.removeRow(all[row], animated: animated)
        guard let entry = entries[row] else { return }
        // There is nothing to animate for a row that takes no room.
        if animated, !entry.isHidden {
            entries[row]?.leftAt = stage.window.now
            entries[row]?.isHidden = true
        } else if animated {
            entries[row]?.leftAt = -.infinity
        } else {
            entries[row] = nil
            order.removeAll { $0 == row }
        }
    }

    private func hide(_ rows: [Int], _ isHidden: Bool, _ animated: Bool) {
        note("\(isHidden ? "hide" : "show") \(rows), animated \(animated)")
        stack.setRowsHidden(rows.map { all[$0] }, isHidden: isHidden, animated: animated)
        for row in rows { entries[row]?.isHidden = isHidden }
    }

    private func flipAxis() {
        stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        note("axis \(stack.axis)")
    }

    private func separate(_ row: Int, _ isHidden: Bool) {
        note("separator of \(row) \(isHidden ? "hidden" : "shown")")
        if isHidden {
            stack.hideSeparator(forRow: all[row])
        } else {
            stack.showSeparator(forRow: all[row])
        }
        entries[row]?.hidesSeparator = isHidden
    }

    private func pass(_ duration: CFTimeInterval) {
        note("\(duration) s pass")
        stage.window.advance(by: duration)
    }

    /// Forgets rows that shrank away; they may do so from 0.3 seconds on, in the next frames.
    private func follow() throws {
        let now = stage.window.now
        for (row, entry) in entries {
            guard let leftAt = entry.leftAt else { continue }
            if !stack.containsRow(all[row]) {
                XCTAssertGreaterThanOrEqual(now - leftAt, 0.299, "row \(row) left too early")
                entries[row] = nil
                order.removeAll { $0 == row }
            } else if leftAt > -.infinity {
                XCTAssertLessThan(now - leftAt, 0.36, "row \(row) did not leave")
            }
        }
    }

    // MARK: Rules

    /// Lets everything end, and says what is not as it should be.
    func mistakesAtRest() throws -> [String] {
        stage.window.settle()
        stage.window.runFrame()
        try follow()
        var result: [String] = []
        func check<Value: Equatable>(_ actual: Value, _ expected: Value, _ name: String) {
            if actual != expected { result.append("\(name): \(actual), not \(expected)") }
        }
        check(entries.filter { $0.value.leftAt != nil }.map(\.key), [], "rows that did not leave")
        check(places(of: stack.getAllRows(), in: all), order, "order")
        check(stack.firstRow === order.first.map { all[$0] }, true, "first row")
        check(stack.lastRow === order.last.map { all[$0] }, true, "last row")
        let isVertical = stack.axis == .vertical
        var place: CGFloat = 0
        for (row, view) in all.enumerated() {
            guard let entry = entries[row] else {
                check(stack.containsRow(view), false, "\(row) is a row")
                check(view.superview == nil, true, "\(row) has no superview")
                continue
            }
            let cell = try cell(of: view)
            check(stack.isRowHidden(view), entry.isHidden, "\(row) is hidden")
            check(cell.layer.isHidden, entry.isHidden, "\(row) is not seen")
            check(cell.alpha, 1, "alpha of \(row)")
            check(cell.layer.presentation()?.opacity ?? 1, 1, "shown alpha of \(row)")
            let line = try separator(of: view)
            check(line.alpha, entry.isHidden ? 0 : 1, "alpha of the separator of \(row)")
            let isLast = row == order.last
            check(
                cell.isSeparatorHidden,
                entry.hidesSeparator || (isLast && stack.automaticallyHidesLastSeparator),
                "separator of \(row) is hidden")
            check(cell.separatorAxis, isVertical ? .horizontal : .vertical, "axis of \(row)")
            check(cell.superview?.subviews.count, order.count, "cells")
        }
        for row in order where entries[row]?.isHidden == false {
            let size = all[row].size
            let length = isVertical ? size.height + 24 : size.width + 30
            check(
                try frame(of: all[row], in: stack),
                isVertical
                    ? CGRect(x: 0, y: place, width: 300, height: length)
                    : CGRect(x: place, y: 0, width: length, height: 600), "frame of \(row)")
            place += length
        }
        check(
            stack.contentSize,
            isVertical ? CGSize(width: 300, height: place) : CGSize(width: place, height: 600),
            "content size")
        return result
    }
}

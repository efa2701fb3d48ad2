// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKit
import XCTest

/// Random changes of a view tree against a model of arrays.
@preconcurrency @MainActor final class ViewTreePropertyTests: XCTestCase {
    private static let parentCount = 3
    private static let childCount = 8

    func testAnySequenceOfChangesKeepsTheOrderThatTheModelHas() {
        for seed in 1...200 {
            var run = Run(seed: UInt64(seed))
            for step in 0..<60 {
                let change = run.change()
                if let problem = run.problem() {
                    XCTFail("seed \(seed), step \(step), \(change): \(problem)")
                    return
                }
            }
        }
    }

    @MainActor private struct Run {
        private var generator: SeededGenerator
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        private let parents: [UIView]
        private let children: [UIView]
        /// The children of each parent, from back to front.
        private var model: [[Int]]

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            parents = (0..<ViewTreePropertyTests.parentCount).map { _ in UIView() }
            children = (0..<ViewTreePropertyTests.childCount).map { _ in UIView() }
            model = Array(repeating: [], count: ViewTreePropertyTests.parentCount)
            // The last parent is in no window.
            for parent in parents.dropLast() { window.addSubview(parent) }
        }

        private mutating func take(_ child: Int) {
            for index in model.indices { model[index].removeAll { $0 == child } }
        }

        /// Changes the views and the model alike; tells what it did.
        mutating func change() -> String {
            let parent = Int.random(in: parents.indices, using: &generator)
            let child = Int.random(in: children.indices, using: &generator)
            let (view, other) = (children[child], parents[parent])
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                other.addSubview(view)
                take(child)
                model[parent].append(child)
                return "add \(child) to \(parent)"
            case 1:
                let index = Int.random(in: 0...model[parent].count, using: &generator)
                other.insertSubview(view, at: index)
                take(child)
                model[parent].insert(child, at: min(index, model[parent].count))
                return "insert \(child) into \(parent) at \(index)"
            case 2, 3:
                return insert(child, in: parent)
            case 4:
                other.bringSubviewToFront(view)
                guard model[parent].contains(child) else { return "bring a stranger" }
                take(child)
                model[parent].append(child)
                return "bring \(child) to the front of \(parent)"
            case 5:
                other.sendSubviewToBack(view)
                guard model[parent].contains(child) else { return "send a stranger" }
                take(child)
                model[parent].insert(child, at: 0)
                return "send \(child) to the back of \(parent)"
            case 6:
                guard !model[parent].isEmpty else { return "nothing" }
                let one = Int.random(in: model[parent].indices, using: &generator)
                let two = Int.random(in: model[parent].indices, using: &generator)
                other.exchangeSubview(at: one, withSubviewAt: two)
                model[parent].swapAt(one, two)
                return "exchange \(one) and \(two) of \(parent)"
            default:
                view.removeFromSuperview()
                take(child)
                return "remove \(child)"
            }
        }

        private mutating func insert(_ child: Int, in parent: Int) -> String {
            guard let sibling = model[parent].randomElement(using: &generator), sibling != child
            else { return "nothing" }
            let isAbove = Bool.random(using: &generator)
            if isAbove {
                parents[parent].insertSubview(children[child], aboveSubview: children[sibling])
            } else {
                parents[parent].insertSubview(children[child], belowSubview: children[sibling])
            }
            take(child)
            let place = model[parent].firstIndex(of: sibling) ?? 0
            model[parent].insert(child, at: isAbove ? place + 1 : place)
            return "insert \(child) \(isAbove ? "above" : "below") \(sibling) in \(parent)"
        }

        /// What is wrong with the views, or nil.
        func problem() -> String? {
            for (index, parent) in parents.enumerated() {
                let expected = model[index].map { children[$0] }
                if parent.subviews != expected { return "the subviews of \(index) differ" }
                if (parent.layer.sublayers ?? []).map(ObjectIdentifier.init)
                    != expected.map({ ObjectIdentifier($0.layer) })
                {
                    return "the layers of \(index) differ"
                }
            }
            for (index, child) in children.enumerated() {
                let parent = model.firstIndex { $0.contains(index) }
                if child.superview !== parent.map({ parents[$0] }) {
                    return "\(index) has another superview"
                }
                let isInWindow = parent.map { $0 < parents.count - 1 } ?? false
                if (child.window === window) != isInWindow {
                    return "\(index) has another window"
                }
            }
            return nil
        }
    }
}

// SPDX-License-Identifier: MIT

/// A stretch of equal elements of a ``RunTree``.
package protocol TreeRun: Sendable {
    associatedtype Length: TreeLength
    /// The number of elements.
    var count: Int { get set }
    /// The extent of one element.
    var extent: Length { get }
    /// Whether the elements of another stretch are equal to these.
    func isSame(as other: Self) -> Bool
}

/// What the extents of a ``RunTree`` are counted in. Sums must not depend on their order, so that a
/// tree with a history answers as one that is made anew.
package protocol TreeLength: AdditiveArithmetic, Comparable, Sendable {
    static func * (length: Self, count: Int) -> Self
    /// How many whole lengths of another fit in; the other is more than zero.
    static func / (length: Self, other: Self) -> Int
}

/// A list of elements with extents, kept as stretches of equal ones in a balanced tree.
///
/// A value: a copy costs nothing, and a change makes anew what lies between the root and the place
/// only. A million equal elements are one stretch. With r stretches a question costs O(log r), a
/// change of k elements O(k log r), and never more than making it anew, O(r + k).
package struct RunTree<Run: TreeRun>: Sendable {
    package typealias Length = Run.Length

    var root: Node?

    /// Makes an empty list.
    package init() {}

    /// Makes a list. Cost: O(stretches).
    package init(_ runs: some Sequence<Run>) {
        root = Node.build(RunTree.merged(runs))
    }

    /// The number of elements.
    package var count: Int { root?.count ?? 0 }

    /// The number of stretches.
    package var runCount: Int { root?.runCount ?? 0 }

    /// All extents together.
    package var length: Length { root?.length ?? .zero }

    /// The stretch of an element; its count is that of the stretch. Cost: O(log r).
    package subscript(index: Int) -> Run {
        guard let (leaf, rest) = root?.leaf(of: index) else {
            preconditionFailure("There is no element \(index) in a list of \(count).")
        }
        var place = rest
        for run in leaf.runs {
            if place < run.count { return run }
            place -= run.count
        }
        preconditionFailure("A leaf of \(leaf.count) elements has no element \(rest).")
    }

    /// The extents before an element, which may be the end. Cost: O(log r).
    package func offset(of index: Int) -> Length {
        guard var node = root else { return .zero }
        guard index < node.count else { return node.length }
        var rest = index
        var sum = Length.zero
        while node.height > 0 {
            for child in node.children {
                guard rest >= child.count else {
                    node = child
                    break
                }
                rest -= child.count
                sum += child.length
            }
        }
        for run in node.runs {
            guard rest >= run.count else { return sum + run.extent * rest }
            rest -= run.count
            sum += run.extent * run.count
        }
        return sum
    }

    /// The element that contains a distance from the start; the count if none reaches so far, 0
    /// for a negative one.
    ///
    /// An element contains its start, not its end; the gap after it counts to it. Cost: O(log r).
    package func index(at distance: Length, gap: Length = .zero) -> Int {
        guard distance >= .zero, var node = root else { return 0 }
        var rest = distance
        var place = 0
        guard rest < node.length + gap * node.count else { return count }
        while node.height > 0 {
            var next: Node?
            for child in node.children where next == nil {
                let length = child.length + gap * child.count
                guard rest >= length else {
                    next = child
                    continue
                }
                rest -= length
                place += child.count
            }
            guard let next else { return count }
            node = next
        }
        for run in node.runs {
            let pitch = run.extent + gap
            let length = pitch * run.count
            guard rest >= length else { return place + rest / pitch }
            rest -= length
            place += run.count
        }
        return place
    }

    /// Calls a closure for each stretch, in order.
    package func forEachRun(_ body: (_ first: Int, _ run: Run) -> Void) {
        var first = 0
        root?.forEachLeaf { leaf in
            for run in leaf.runs {
                body(first, run)
                first += run.count
            }
        }
    }

    /// The stretches in order, neighbours that are equal as one.
    static func merged(_ runs: some Sequence<Run>) -> [Run] {
        var merged: [Run] = []
        merged.reserveCapacity(runs.underestimatedCount)
        for run in runs { merged.add(run) }
        return merged
    }
}

extension Array where Element: TreeRun {
    /// Appends a stretch, or makes the last one longer.
    mutating func add(_ run: Element) {
        guard run.count > 0 else { return }
        if let last, last.isSame(as: run) {
            self[count - 1].count += run.count
        } else {
            append(run)
        }
    }
}

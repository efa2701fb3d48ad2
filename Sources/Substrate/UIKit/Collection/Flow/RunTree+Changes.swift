// SPDX-License-Identifier: MIT

// Changes of a list.
extension RunTree {
    /// Replaces single elements.
    ///
    /// Cost: O(k log r) for k elements, and no more than O(r + k).
    ///
    /// - Parameter changes: by ascending index; the count of the stretches does not matter.
    package mutating func replace(_ changes: [(index: Int, run: Run)]) {
        guard let root, !changes.isEmpty else { return }
        self.root = Node.root(of: root.replacing(changes[...], first: 0))
    }

    /// Replaces a range by other elements. Cost: O(log r) and the other elements.
    package mutating func replace(_ range: Range<Int>, with runs: [Run]) {
        let (left, rest) = root?.split(at: range.lowerBound) ?? (nil, nil)
        let right = rest?.split(at: range.count).right
        let middle = Node.build(RunTree.merged(runs))
        root = Node.joined(Node.joined(left, middle), right)
    }

    /// Takes elements out and puts others in.
    ///
    /// Cost: O(k log r) for k places, and no more than O(r + k).
    ///
    /// - Parameters:
    ///   - leaving: ascending indices before the change.
    ///   - arriving: by ascending index after the change; the count of the stretches does not
    ///     matter.
    package mutating func splice(leaving: [Int], arriving: [(index: Int, run: Run)]) {
        let gone = RunTree.ranges(leaving)
        let come = RunTree.ranges(arriving.map(\.index))
        if (gone.count + come.count) * Node.leafCapacity >= runCount {
            return rebuild(without: gone, with: arriving)
        }
        for range in gone.reversed() { replace(range, with: []) }
        var next = 0
        for range in come {
            let runs = arriving[next..<next + range.count].map { RunTree.single($0.run) }
            replace(range.lowerBound..<range.lowerBound, with: runs)
            next += range.count
        }
    }

    private mutating func rebuild(
        without gone: [Range<Int>], with arriving: [(index: Int, run: Run)]
    ) {
        var runs: [Run] = []
        var place = 0
        var next = arriving[...]
        /// Appends elements that stay, and those that arrive on the way.
        func stay(_ run: Run, _ count: Int) {
            var rest = count
            while rest > 0 {
                arrive()
                let part = next.first.map { min($0.index - place, rest) } ?? rest
                runs.add(run, count: part)
                place += part
                rest -= part
            }
        }
        func arrive() {
            while let arrival = next.first, arrival.index == place {
                runs.add(RunTree.single(arrival.run))
                place += 1
                next = next.dropFirst()
            }
        }
        var rest = gone[...]
        forEachRun { first, run in
            var start = first
            let end = first + run.count
            while start < end {
                while let range = rest.first, range.upperBound <= start { rest = rest.dropFirst() }
                if let range = rest.first, range.lowerBound <= start {
                    start = min(range.upperBound, end)
                } else {
                    let stop = min(rest.first?.lowerBound ?? end, end)
                    stay(run, stop - start)
                    start = stop
                }
            }
        }
        arrive()
        root = Node.build(runs)
    }

    private static func single(_ run: Run) -> Run {
        var run = run
        run.count = 1
        return run
    }

    /// Ascending indices as ranges.
    private static func ranges(_ indices: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in indices {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        return ranges
    }
}

// SPDX-License-Identifier: MIT

extension RunTree {
    /// A part of the tree; never changed once made. All leaves have the height 0.
    final class Node: Sendable {
        static var leafCapacity: Int { 64 }
        static var capacity: Int { 32 }

        let height: Int
        let runs: [Run]
        let children: [Node]
        let count: Int
        let runCount: Int
        let length: Length

        init(runs: [Run]) {
            height = 0
            self.runs = runs
            children = []
            runCount = runs.count
            count = runs.reduce(0) { $0 + $1.count }
            length = runs.reduce(.zero) { $0 + $1.extent * $1.count }
        }

        /// Makes a node over others of one height.
        init(children: [Node]) {
            height = children[0].height + 1
            runs = []
            self.children = children
            count = children.reduce(0) { $0 + $1.count }
            runCount = children.reduce(0) { $0 + $1.runCount }
            length = children.reduce(.zero) { $0 + $1.length }
        }

        /// The leaf of an element, and the element's place in it; nil behind the end.
        func leaf(of index: Int) -> (leaf: Node, place: Int)? {
            guard index >= 0, index < count else { return nil }
            var node = self
            var rest = index
            while node.height > 0 {
                for child in node.children {
                    guard rest >= child.count else {
                        node = child
                        break
                    }
                    rest -= child.count
                }
            }
            return (node, rest)
        }

        func forEachLeaf(_ body: (Node) -> Void) {
            guard height > 0 else { return body(self) }
            for child in children { child.forEachLeaf(body) }
        }

        // MARK: Building

        /// A tree of stretches; nil for none.
        static func build(_ runs: [Run]) -> Node? {
            runs.isEmpty ? nil : root(of: leaves(of: runs))
        }

        private static func leaves(of runs: [Run]) -> [Node] {
            parts(runs, of: leafCapacity).map { Node(runs: Array($0)) }
        }

        /// One node over some of one height.
        static func root(of nodes: [Node]) -> Node {
            var level = nodes
            while level.count > 1 {
                level = parts(level, of: capacity).map { Node(children: Array($0)) }
            }
            return level[0]
        }

        /// Parts of about one size, none above a limit.
        private static func parts<Element>(_ all: [Element], of limit: Int) -> [ArraySlice<Element>]
        {
            let number = (all.count + limit - 1) / limit
            return (0..<number).map { part in
                all[all.count * part / number..<all.count * (part + 1) / number]
            }
        }

        // MARK: Joining and splitting

        /// Two trees behind each other. Cost: O(difference of the heights).
        static func joined(_ left: Node?, _ right: Node?) -> Node? {
            guard let left else { return right }
            guard let right else { return left }
            return joined(left, right)
        }

        private static func joined(_ left: Node, _ right: Node) -> Node {
            if left.height > right.height {
                let last = joined(left.children[left.children.count - 1], right)
                let tail = last.height == left.height ? last.children : [last]
                return over(Array(left.children.dropLast()) + tail)
            }
            if left.height < right.height {
                let first = joined(left, right.children[0])
                let head = first.height == right.height ? first.children : [first]
                return over(head + right.children.dropFirst())
            }
            guard left.height == 0 else {
                let isFull = min(left.children.count, right.children.count) >= capacity / 2
                return isFull
                    ? Node(children: [left, right]) : over(left.children + right.children)
            }
            guard min(left.runs.count, right.runs.count) < leafCapacity / 2 else {
                return Node(children: [left, right])
            }
            var runs = left.runs
            runs.add(right.runs[0])
            runs += right.runs.dropFirst()
            return root(of: leaves(of: runs))
        }

        /// A node over others of one height, or two such nodes under one.
        private static func over(_ children: [Node]) -> Node {
            root(of: parts(children, of: capacity).map { Node(children: Array($0)) })
        }

        /// What lies before an element and what from it on.
        func split(at index: Int) -> (left: Node?, right: Node?) {
            guard index > 0 else { return (nil, self) }
            guard index < count else { return (self, nil) }
            var rest = index
            guard height > 0 else {
                var left: [Run] = []
                var right: [Run] = []
                for run in runs {
                    let before = min(max(rest, 0), run.count)
                    rest -= run.count
                    left.add(run, count: before)
                    right.add(run, count: run.count - before)
                }
                return (Node(runs: left), Node(runs: right))
            }
            var place = 0
            while rest >= children[place].count {
                rest -= children[place].count
                place += 1
            }
            let (left, right) = children[place].split(at: rest)
            return (
                Node.joined(Node.some(children[..<place]), left),
                Node.joined(right, Node.some(children[(place + 1)...]))
            )
        }

        private static func some(_ children: ArraySlice<Node>) -> Node? {
            children.count > 1 ? Node(children: Array(children)) : children.first
        }

        // MARK: Replacing single elements

        /// The node, as one or several of its height, with some elements replaced.
        ///
        /// - Parameters:
        ///   - changes: by ascending index, which is counted from `first`.
        ///   - first: the index of the node's first element.
        func replacing(_ changes: ArraySlice<(index: Int, run: Run)>, first: Int) -> [Node] {
            guard height > 0 else {
                return Node.leaves(of: replacedRuns(changes, first: first))
            }
            var start = first
            var rest = changes
            var nodes: [Node] = []
            for child in children {
                let end = start + child.count
                let own = rest.prefix { $0.index < end }
                rest = rest.dropFirst(own.count)
                if own.isEmpty {
                    nodes.append(child)
                } else {
                    nodes += child.replacing(own, first: start)
                }
                start = end
            }
            return Node.parts(nodes, of: Node.capacity).map { Node(children: Array($0)) }
        }

        private func replacedRuns(
            _ changes: ArraySlice<(index: Int, run: Run)>, first: Int
        ) -> [Run] {
            var replaced: [Run] = []
            replaced.reserveCapacity(runs.count + changes.count)
            var rest = changes
            var start = first
            for run in runs {
                let end = start + run.count
                var place = start
                while let change = rest.first, change.index < end {
                    replaced.add(run, count: change.index - place)
                    replaced.add(change.run, count: 1)
                    place = change.index + 1
                    rest = rest.dropFirst()
                }
                replaced.add(run, count: end - place)
                start = end
            }
            return replaced
        }
    }
}

extension Array where Element: TreeRun {
    /// Appends some elements of a stretch.
    mutating func add(_ run: Element, count: Int) {
        var part = run
        part.count = count
        add(part)
    }
}

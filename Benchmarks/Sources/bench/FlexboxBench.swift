// SPDX-License-Identifier: MIT
import CPeers
import Flexbox
import Foundation

/// Flexbox against Yoga and Taffy, and its cost by depth, by change, and in memory.
struct FlexboxBench {
    /// The program that lays out trees with the peers, and the Python that has them.
    let python: String
    let program: String
    /// The programs that lay out trees with Yoga and no Python, as the compiler made them.
    let native: [String]

    /// A tree, and our frames of its boxes, parents first.
    private struct Question: Encodable {
        var tree: BenchTree
        var frames: [Double]
    }

    /// What a peer said of a tree; nil where it gave up.
    private struct Answer: Decodable {
        var layout: Double?
        var build: Double
        /// How many boxes lie elsewhere than ours, after the first layout and the last.
        var wrong: Int
        var wrongAfter: Int?
    }

    /// A peer, and what part of its time ours may take.
    private struct Peer {
        var key: String
        var title: String
        var limit: Double
        var countsBuilding = false
    }

    func run(_ report: inout Report) throws {
        let answers = try peers()
        for (name, tree) in BenchTree.all {
            compare(name, bench: tree, with: answers[name] ?? [:], &report)
        }
        depths(&report)
        change(&report)
        memory(&report)
    }

    /// A layout is one call, which Python makes dearer once a tree; building is a call a box, and
    /// only that of the programs without Python says something of Yoga. Yoga's building sets the
    /// styles, so there is a second row in which ours makes them as well. Peers that do not finish, or
    /// lay out otherwise, have no row.
    private func compare(
        _ name: String, bench: BenchTree, with answers: [String: Answer?], _ report: inout Report
    ) {
        let own = measure(bench)
        let count = bench.root.count
        let isDeepOrLarge = (count > 1_000 || name.contains("nested")) && !name.contains("row of")
        let fast = isDeepOrLarge ? 0.5 : 1
        let peers =
            [Peer(key: "Yoga", title: "poga", limit: count > 100 ? 1.0 / 3 : 1)]
            + native.map { path in
                let file = URL(fileURLWithPath: path).lastPathComponent
                return Peer(key: file, title: "native \(file)", limit: fast, countsBuilding: true)
            } + [Peer(key: "Taffy", title: "Taffy", limit: fast)]
        for peer in peers {
            guard let found = answers[peer.key] else { continue }
            func leaveOut(_ reason: String) {
                print("(f) layout, \(name) (peer: \(peer.title)) is left out: \(reason).")
            }
            guard let answer = found else {
                leaveOut("it does not finish")
                continue
            }
            guard answer.wrong == 0, answer.wrongAfter == 0, let layout = answer.layout else {
                leaveOut(
                    answer.wrong > 0
                        ? "\(answer.wrong) boxes of \(count) lie elsewhere"
                        : "\(answer.wrongAfter ?? 0) boxes of \(count) are wrong when timed")
                continue
            }
            report.add(
                ReportRow(
                    "(f) layout, \(name) (peer: \(peer.title))", ours: own.layout, peer: layout,
                    unit: "ns/box"), limit: peer.limit)
            guard peer.countsBuilding else { continue }
            report.add(
                ReportRow(
                    "(f) build, \(name) (peer: \(peer.title))", ours: own.build,
                    peer: answer.build, unit: "ns/box"), limit: 0.5)
            report.add(
                ReportRow(
                    "(f) styles and build, \(name) (peer: \(peer.title))", ours: own.styled,
                    peer: answer.build, unit: "ns/box"), limit: count > 100 ? 1 : .infinity)
        }
    }

    private func peers() throws -> [String: [String: Answer?]] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "flexbox-trees-\(ProcessInfo.processInfo.processIdentifier).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let questions = BenchTree.all.map {
            ($0.name, Question(tree: $0.tree, frames: frames($0.tree)))
        }
        try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: questions)).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [program, file.path, "30"] + native
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([String: [String: Answer?]].self, from: data)
    }

    /// Left, top, width and height of every box in its parent, parents first.
    private func frames(_ bench: BenchTree) -> [Double] {
        var tree = FlexTree()
        let root = build(bench.root, &tree)
        let result = tree.compute(root, width: bench.width)
        var found: [Double] = []
        func add(_ node: FlexNode) {
            let frame = result.frame(of: node)
            found += [frame.x, frame.y, frame.width, frame.height]
            for child in tree.children(of: node) { add(child) }
        }
        add(root)
        return found
    }

    private func build(_ box: BenchBox, _ tree: inout FlexTree) -> FlexNode {
        tree.add(box.flexStyle, children: box.children.map { build($0, &tree) })
    }

    /// The boxes of a tree in the order they are added: children before their parents, and those of
    /// a box one after the other.
    private struct Boxes {
        var styles: [FlexStyle] = []
        var properties: [BenchProperty] = []
        /// The places of the properties and of the children of each.
        var ownProperties: [Range<Int>] = []
        var children: [Range<Int>] = []

        /// Without recursion: trees can be deep.
        init(_ root: BenchBox) {
            var boxes = [root]
            var below: [Range<Int>] = []
            while below.count < boxes.count {
                let children = boxes[below.count].children
                below.append(boxes.count..<boxes.count + children.count)
                boxes += children.reversed()
            }
            for (box, range) in zip(boxes, below).reversed() {
                let own = box.properties
                ownProperties.append(properties.count..<properties.count + own.count)
                properties += own
                styles.append(box.flexStyle)
                children.append(
                    boxes.count - range.upperBound..<boxes.count - range.lowerBound)
            }
        }

        /// The tree of styles that are there, or that are made from their properties.
        func build(makingStyles: Bool) -> (tree: FlexTree, nodes: [FlexNode]) {
            var tree = FlexTree(capacity: styles.count)
            var nodes: [FlexNode] = []
            nodes.reserveCapacity(styles.count)
            let styles = styles.span
            let children = children.span
            for index in styles.indices {
                let below = children[index]
                if makingStyles {
                    let own = properties.span.extracting(ownProperties[index])
                    let style = FlexStyle(own)
                    nodes.append(tree.add(style, children: nodes.span.extracting(below)))
                } else if below.isEmpty {
                    nodes.append(tree.add(styles[index]))
                } else {
                    nodes.append(
                        tree.add(styles[index], children: nodes.span.extracting(below)))
                }
            }
            return (tree, nodes)
        }
    }

    private func measure(_ bench: BenchTree) -> (layout: Double, build: Double, styled: Double) {
        let boxes = Boxes(bench.root)
        let count = Double(boxes.styles.count)
        let rounds = max(5, min(400, 400_000 / boxes.styles.count))
        func building(makingStyles: Bool) -> Double {
            // Small trees are built several times between two looks at the clock.
            let number = max(1, 250 / boxes.styles.count)
            var built: [(tree: FlexTree, nodes: [FlexNode])] = []
            let times = (0..<max(5, rounds / 10)).map { _ in
                built.removeAll(keepingCapacity: true)
                return wall(rounds: 1) {
                    for _ in 0..<number {
                        built.append(boxes.build(makingStyles: makingStyles))
                    }
                }
            }
            return Measurement.median(times) / Double(number) / count
        }
        let build = building(makingStyles: false)
        let styled = building(makingStyles: true)
        var (tree, nodes) = boxes.build(makingStyles: false)
        let root = nodes[nodes.count - 1]
        let times = (0..<rounds).map { _ in
            tree.invalidate()
            return wall(rounds: 1) { _ = tree.compute(root, width: bench.width) }
        }
        return (Measurement.median(times) / count, build, styled)
    }

    /// The median nanoseconds of a round.
    private func wall(rounds: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        return Measurement.median(
            (0..<rounds).map { _ in
                let time = clock.measure(work).components
                return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
            })
    }

    /// Nanoseconds a box must not grow with the depth; that 10,000 levels end is all that counts.
    private func depths(_ report: inout Report) {
        let kinds: [(String, (Int) -> BenchTree)] = [
            ("columns", { .nested($0) }),
            ("rows and columns", { .nested($0, alternates: true) }),
            ("percentages", { .nested($0, alternates: true, part: 90) }),
        ]
        for (name, tree) in kinds {
            let base = measure(tree(10)).layout
            for depth in [100, 1_000, 10_000] {
                report.add(
                    ReportRow(
                        "(f) layout, \(depth) nested \(name) (peer: ours at 10)",
                        ours: measure(tree(depth)).layout, peer: base, unit: "ns/box"),
                    limit: depth > 1_000 ? .infinity : 2)
            }
        }
    }

    private func change(_ report: inout Report) {
        var tree = FlexTree()
        let root = build(BenchTree.feed.root, &tree)
        var times: [Double] = []
        for _ in 0..<50 {
            tree.invalidate()
            times.append(wall(rounds: 1) { _ = tree.compute(root, width: 320) })
        }
        let full = Measurement.median(times)
        let post = tree.children(of: root)[500]
        let head = tree.children(of: post)[0]
        let leaf = tree.children(of: head)[0]
        times = []
        for round in 0..<200 {
            tree[leaf].width = .points(round % 2 == 0 ? 39 : 40)
            times.append(wall(rounds: 1) { _ = tree.compute(root, width: 320) })
        }
        report.add(
            ReportRow(
                "(f) layout after a change of one leaf (peer: ours in full)",
                ours: Measurement.median(times) / 1e3, peer: full / 1e3, unit: "us"), limit: 0.01)
        let again = wall(rounds: 1_000) { _ = tree.compute(root, width: 320) }
        report.add(
            ReportRow(
                "(f) layout without a change (peer: ours in full)", ours: again / 1e3,
                peer: full / 1e3, unit: "us"), limit: 0.001)
    }

    /// The limit of 320 bytes stands for the peer.
    private func memory(_ report: inout Report) {
        for (name, bench) in BenchTree.all where bench.root.count > 5_000 {
            let before = peer_heap_bytes()
            var tree = FlexTree(capacity: bench.root.count)
            let root = build(bench.root, &tree)
            let result = tree.compute(root, width: bench.width)
            let bytes = (Double(peer_heap_bytes()) - Double(before)) / Double(tree.count)
            withExtendedLifetime(result) {}
            report.add(
                ReportRow(
                    "(f) memory, \(name) (peer: the limit)", ours: bytes, peer: 320,
                    unit: "B/box"), limit: 1)
            tree.invalidate()
            peer_allocations_watch()
            _ = tree.compute(root, width: bench.width)
            let made = peer_allocations()
            report.add(
                ReportRow(
                    "(f) allocations of a repeated layout, \(name) (peer: one a box)",
                    ours: Double(made), peer: Double(tree.count),
                    unit: "count"), limit: 0.001)
        }
    }
}

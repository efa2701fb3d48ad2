// SPDX-License-Identifier: MIT
import CPeers
import Flexbox
import Foundation

/// Flexbox against Yoga, and its cost by depth, by change, and in memory.
struct FlexboxBench {
    /// The program that lays out trees with the peers, and the Python that has them.
    let python: String
    let program: String

    /// What a peer said of a tree; nil where it gave up.
    private struct Answer: Decodable {
        var layout: Double
        var build: Double
        var sum: Double
    }

    func run(_ report: inout Report) throws {
        let answers = try peers()
        for (name, tree) in BenchTree.all {
            let own = measure(tree)
            guard let answer = answers[name]?["Yoga"] ?? nil else {
                print("(f) layout, \(name): Yoga did not finish; ours \(own.layout) ns")
                continue
            }
            if abs(answer.sum - own.sum) > 0.001 * abs(own.sum) + 1 {
                print("(f) \(name): Yoga lays out otherwise (\(answer.sum), \(own.sum))")
            }
            report.add(
                ReportRow(
                    "(f) layout, \(name) (peer: poga)", ours: own.layout, peer: answer.layout,
                    unit: "ns/box"), limit: 1.0 / 3)
            report.add(
                ReportRow(
                    "(f) build, \(name) (peer: poga, with Python)", ours: own.build,
                    peer: answer.build, unit: "ns/box"), limit: 0.5)
        }
        depths(&report)
        change(&report)
        memory(&report)
    }

    private func peers() throws -> [String: [String: Answer?]] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "flexbox-trees-\(ProcessInfo.processInfo.processIdentifier).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let trees = Dictionary(uniqueKeysWithValues: BenchTree.all.map { ($0.name, $0.tree) })
        try JSONEncoder().encode(trees).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [program, file.path, "60"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([String: [String: Answer?]].self, from: data)
    }

    private func build(_ box: BenchBox, _ tree: inout FlexTree) -> FlexNode {
        tree.add(box.flexStyle, children: box.children.map { build($0, &tree) })
    }

    /// Styles are made before, as the peers' are set by plain numbers.
    private func flat(_ box: BenchBox, _ list: inout [(style: FlexStyle, children: [Int])]) -> Int {
        let children = box.children.map { flat($0, &list) }
        list.append((box.flexStyle, children))
        return list.count - 1
    }

    private func measure(_ bench: BenchTree) -> (layout: Double, build: Double, sum: Double) {
        var list: [(style: FlexStyle, children: [Int])] = []
        _ = flat(bench.root, &list)
        let rounds = max(5, min(400, 400_000 / list.count))
        var tree = FlexTree()
        var nodes: [FlexNode] = []
        let building = wall(rounds: max(5, rounds / 10)) {
            tree = FlexTree()
            nodes.removeAll(keepingCapacity: true)
            for (style, children) in list {
                nodes.append(tree.add(style, children: children.map { nodes[$0] }))
            }
        }
        let root = nodes[nodes.count - 1]
        var result: FlexResult?
        var times: [Double] = []
        for _ in 0..<rounds {
            tree.invalidate()
            times.append(wall(rounds: 1) { result = tree.compute(root, width: bench.width) })
        }
        var sum = 0.0
        for node in nodes {
            guard let frame = result?.frame(of: node) else { continue }
            sum += frame.x + frame.y + frame.width + frame.height
        }
        let count = Double(nodes.count)
        return (Measurement.median(times) / count, building / count, sum)
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

    private func depths(_ report: inout Report) {
        for alternates in [false, true] {
            let base = measure(BenchTree.nested(10, alternates: alternates)).layout
            for depth in [100, 1_000] {
                let cost = measure(BenchTree.nested(depth, alternates: alternates)).layout
                let name = alternates ? "rows and columns" : "columns"
                report.add(
                    ReportRow(
                        "(f) layout, \(depth) nested \(name) (peer: ours at 10)", ours: cost,
                        peer: base, unit: "ns/box"), limit: 2)
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
            let allocations = peer_allocations()
            _ = tree.compute(root, width: bench.width)
            report.add(
                ReportRow(
                    "(f) allocations of a repeated layout, \(name) (peer: one a box)",
                    ours: Double(peer_allocations() - allocations), peer: Double(tree.count),
                    unit: "count"), limit: 0.001)
        }
    }
}

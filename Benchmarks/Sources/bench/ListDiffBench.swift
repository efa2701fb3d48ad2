// SPDX-License-Identifier: MIT
import CPeers
import Foundation
import ListDiff
import Synchronization

/// ListDiff against the standard library's difference, and against what is published of
/// DifferenceKit; its growth, its memory and how soon it stops.
struct ListDiffBench {
    func run(_ report: inout Report) {
        compare(&report, count: 5_000, published: (ints: 0.72, strings: 1.42, scattered: 1.42))
        compare(&report, count: 100_000, published: (ints: 23, strings: 59, scattered: 53))
        noChange(&report)
        harder(&report)
        sections(&report)
        growth(&report)
        cancellation(&report)
    }

    private func compare(
        _ report: inout Report, count: Int,
        published: (ints: Double, strings: Double, scattered: Double)
    ) {
        let numbers = (0..<count + 1_000).map { _ in Int.random(in: .min ... .max) }
        let names = (0..<count + 1_000).map { _ in UUID().uuidString }
        let ints = (old: Array(numbers.prefix(count)), fresh: Array(numbers.suffix(1_000)))
        let strings = (old: Array(names.prefix(count)), fresh: Array(names.suffix(1_000)))
        let name = count == 5_000 ? "5,000" : "100,000"
        row(
            &report, "\(name) Int, stretches", .stretches(ints.old, fresh: ints.fresh),
            published: published.ints)
        row(
            &report, "\(name) Int, scattered", .scattered(ints.old, fresh: ints.fresh),
            published: published.ints)
        row(
            &report, "\(name) String, stretches", .stretches(strings.old, fresh: strings.fresh),
            published: published.strings)
        row(
            &report, "\(name) String, scattered", .scattered(strings.old, fresh: strings.fresh),
            published: published.scattered)
    }

    @inline(__always)
    private func difference<Element: Hashable>(_ change: ListChange<Element>) -> ListDiff? {
        try? ListDiff(from: change.old, to: change.new, id: { $0 })
    }

    @inline(__always)
    private func row<Element: Hashable>(
        _ report: inout Report, _ name: String, _ change: ListChange<Element>,
        limit: Double = 1 / 3.0,
        published: Double? = nil, goal: Double = 3
    ) {
        let times = Measurement.compare(
            rounds: change.old.count > 10_000 ? 15 : 60, warmups: 2,
            ours: { _ in precondition(difference(change) != nil) },
            peer: { _ in _ = change.new.difference(from: change.old).inferringMoves() })
        report.add(
            ReportRow(
                "(l) \(name) (peer: difference(from:))", ours: times.ours * 1e3,
                peer: times.peer * 1e3, unit: "ms"), limit: limit)
        if let published {
            report.add(
                ReportRow(
                    "(l) \(name) (peer: DifferenceKit as published)", ours: times.ours * 1e3,
                    peer: published, unit: "ms"), limit: 1 / goal)
        }
        memory(&report, name, count: change.old.count) { difference(change) }
    }

    /// The limit of 25 bytes stands for the peer.
    private func memory(
        _ report: inout Report, _ name: String, count: Int, _ work: () -> (any Sendable)?
    ) {
        let before = peer_heap_bytes()
        peer_heap_watch()
        let result = work()
        let bytes = Double(peer_heap_peak()) - Double(before)
        withExtendedLifetime(result) {}
        report.add(
            ReportRow(
                "(l) \(name), peak memory (peer: the limit)", ours: bytes / Double(count),
                peer: 25, unit: "B"), limit: 1)
    }

    private func noChange(_ report: inout Report) {
        let names = (0..<100_000).map { _ in UUID().uuidString }
        row(
            &report, "100,000 String, no change", ListChange(old: names, new: names),
            published: 46, goal: 100)
    }

    /// Texts that share no storage, identities of a type of one's own, and the memory where all
    /// move or most are equal.
    private func harder(_ report: inout Report) {
        let names = (0..<100_000).map { _ in UUID().uuidString }
        let copies = names.map { String(decoding: Array($0.utf8), as: UTF8.self) }
        // Both read all texts once, which takes most of the time.
        row(
            &report, "100,000 String, no change, copies", ListChange(old: names, new: copies),
            limit: 1, published: 46)
        let numbers = (0..<6_000).map { _ in BenchIdentity(number: .random(in: .min ... .max)) }
        row(
            &report, "5,000 struct, scattered",
            .scattered(Array(numbers.prefix(5_000)), fresh: Array(numbers.suffix(1_000))))
        let ordered = Array(0..<100_000)
        let equal = ordered.map { $0 % 100 }
        let shuffled = ListChange(old: ordered, new: ordered.shuffled())
        memory(&report, "100,000 Int, shuffled", count: 100_000) { difference(shuffled) }
        let alike = ListChange(old: equal, new: equal.shuffled())
        memory(&report, "100,000 Int, 100 different, shuffled", count: 100_000) {
            difference(alike)
        }
    }

    @inline(__always)
    private func difference(_ old: [BenchSection], _ new: [BenchSection]) -> SectionedListDiff? {
        try? SectionedListDiff(
            from: old, to: new, sectionID: { $0.id }, items: { $0.items }, id: { $0 },
            hasSameContent: ==)
    }

    private func sections(_ report: inout Report) {
        let old = BenchSection.grid(100)
        let new = BenchSection.changed(old)
        let times = Measurement.compare(
            rounds: 60, ours: { _ in precondition(difference(old, new) != nil) },
            peer: { _ in
                _ = new.map(\.id).difference(from: old.map(\.id)).inferringMoves()
                for (before, after) in zip(old, new) {
                    _ = after.items.difference(from: before.items).inferringMoves()
                }
            })
        report.add(
            ReportRow(
                "(l) 100 x 100 sections (peer: difference(from:) in each)",
                ours: times.ours * 1e3, peer: times.peer * 1e3, unit: "ms"), limit: 1 / 3.0)
        report.add(
            ReportRow(
                "(l) 100 x 100 sections (peer: DifferenceKit as published)",
                ours: times.ours * 1e3, peer: 1.84, unit: "ms"), limit: 1 / 3.0)
        memory(&report, "100 x 100 sections", count: 10_000) { difference(old, new) }
    }

    /// What an element costs in longer lists, one in a hundred of them changed, and shuffled.
    private func growth(_ report: inout Report) {
        for isShuffled in [false, true] {
            let costs = [1_000, 10_000, 100_000, 1_000_000].map { count in
                let old = Array(0..<count)
                let change: ListChange<Int> =
                    isShuffled
                    ? ListChange(old: old, new: old.shuffled())
                    : .scattered(old, fresh: Array(count..<count + count / 100))
                let time = Measurement.median(rounds: max(7, 200_000 / count), warmups: 2) { _ in
                    precondition(difference(change) != nil)
                }
                return (count: count, cost: time * 1e9 / Double(count))
            }
            for (count, cost) in costs.dropFirst() {
                report.add(
                    ReportRow(
                        "(l) \(count) Int, \(isShuffled ? "shuffled" : "1 % scattered")"
                            + " (peer: ours at 1000)", ours: cost, peer: costs[0].cost,
                        unit: "ns"), limit: isShuffled ? 8 : 4)
            }
        }
    }

    /// The elements looked at after a task was cancelled, out of all.
    private func cancellation(_ report: inout Report) {
        let old = Array(0..<1_000_000)
        let change = ListChange(old: old, new: old.shuffled())
        for share in [0.1, 0.5, 0.9] {
            let tally = Tally()
            let finished = DispatchSemaphore(value: 0)
            Task.detached {
                func count(until limit: Int) -> Int {
                    var looks = 0
                    _ = try? ListDiff(from: change.old, to: change.new) { element in
                        looks += 1
                        if looks == limit { withUnsafeCurrentTask { $0?.cancel() } }
                        return element
                    }
                    return looks
                }
                let all = count(until: -1)
                let limit = Int(Double(all) * share)
                tally.whole.store(all, ordering: .relaxed)
                tally.looks.store(count(until: limit) - limit, ordering: .relaxed)
                finished.signal()
            }
            finished.wait()
            report.add(
                ReportRow(
                    "(l) looks after cancelling at \(Int(share * 100)) % (peer: all)",
                    ours: Double(tally.looks.load(ordering: .relaxed)),
                    peer: Double(tally.whole.load(ordering: .relaxed)), unit: "count"), limit: 0.01)
        }
    }
}

/// What a task looked at.
private final class Tally: Sendable {
    let looks = Atomic(0)
    let whole = Atomic(0)
}

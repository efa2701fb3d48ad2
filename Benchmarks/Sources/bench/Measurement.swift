// SPDX-License-Identifier: MIT
import CPeers

/// CPU time of this process, all its threads counted.
enum Measurement {
    /// The CPU seconds that `work` takes.
    static func cpu(_ work: () -> Void) -> Double {
        let start = peer_cpu_seconds()
        work()
        return peer_cpu_seconds() - start
    }

    /// The middle of the values; 0 when there are none.
    static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }

    /// The median CPU seconds of one round of each, measured in turn so that both meet the same
    /// machine. A round is told its number; the first `warmups` are not counted.
    static func compare(
        rounds: Int, warmups: Int = 5, ours: (Int) -> Void, peer: (Int) -> Void
    ) -> (ours: Double, peer: Double) {
        var own: [Double] = []
        var other: [Double] = []
        for round in 0..<(rounds + warmups) {
            let first = cpu { ours(round) }
            let second = cpu { peer(round) }
            guard round >= warmups else { continue }
            own.append(first)
            other.append(second)
        }
        return (median(own), median(other))
    }

    /// The median CPU seconds of a round.
    static func median(rounds: Int, warmups: Int = 5, _ work: (Int) -> Void) -> Double {
        var values: [Double] = []
        for round in 0..<(rounds + warmups) {
            let value = cpu { work(round) }
            if round >= warmups { values.append(value) }
        }
        return median(values)
    }
}

// SPDX-License-Identifier: MIT

/// A vector over the steps of a factorisation, with a bit for each place that may not be zero, so
/// that solving skips the rest 64 at a time.
struct StepVector {
    var values: [Double] = []
    var bits: [UInt64] = []

    mutating func grow(to count: Int) {
        guard values.count < count else { return }
        let size = max(count, values.count * 2)
        values.append(contentsOf: repeatElement(0, count: size - values.count))
        bits.append(contentsOf: repeatElement(0, count: (size + 63) / 64 - bits.count))
    }

    mutating func add(_ value: Double, at step: Int) {
        values[step] += value
        bits[step >> 6] |= 1 << UInt64(step & 63)
    }

    /// Calls with each place that is not zero, in ascending order.
    func forEach(_ count: Int, _ body: (Int, Double) -> Void) {
        for word in 0..<((count + 63) >> 6) {
            var pending = bits[word]
            while pending != 0 {
                let step = word << 6 + pending.trailingZeroBitCount
                pending &= pending - 1
                let value = values[step]
                if value != 0 { body(step, value) }
            }
        }
    }

    /// Makes the first places zero.
    mutating func clear(_ count: Int) {
        for word in 0..<((count + 63) >> 6) {
            var pending = bits[word]
            while pending != 0 {
                values[word << 6 + pending.trailingZeroBitCount] = 0
                pending &= pending - 1
            }
            bits[word] = 0
        }
    }
}

// SPDX-License-Identifier: MIT

/// A vector over the steps of a factorisation, with a bit for each place that may not be zero, and
/// one for each word of such bits, so that solving skips the rest 4096 at a time.
struct StepVector {
    var values: [Double] = []
    var bits: [UInt64] = []
    /// Which words of ``bits`` may not be zero.
    var groups: [UInt64] = []

    mutating func grow(to count: Int) {
        guard values.count < count else { return }
        let size = max(count, values.count * 2)
        values.append(contentsOf: repeatElement(0, count: size - values.count))
        bits.append(contentsOf: repeatElement(0, count: (size + 63) >> 6 - bits.count))
        groups.append(contentsOf: repeatElement(0, count: (size + 4095) >> 12 - groups.count))
    }

    @inline(__always)
    mutating func add(_ value: Double, at step: Int) {
        values[step] += value
        let word = step >> 6
        let former = bits[word]
        if former == 0 { groups[word >> 6] |= 1 << UInt64(word & 63) }
        bits[word] = former | 1 << UInt64(step & 63)
    }

    /// The first place from the given one on that may not be zero; nil if there is none.
    func place(from start: Int) -> Int? {
        guard start >> 6 < bits.count else { return nil }
        let here = bits[start >> 6] & (UInt64.max << UInt64(start & 63))
        if here != 0 { return start & ~63 + here.trailingZeroBitCount }
        let next = start >> 6 + 1
        var group = next >> 6
        var mask = UInt64.max << UInt64(next & 63)
        while group < groups.count {
            var pending = groups[group] & mask
            while pending != 0 {
                let word = group << 6 + pending.trailingZeroBitCount
                if bits[word] != 0 { return word << 6 + bits[word].trailingZeroBitCount }
                pending &= pending - 1
            }
            mask = UInt64.max
            group += 1
        }
        return nil
    }

    /// Calls with each place that is not zero, in ascending order.
    func forEach(_ body: (Int, Double) -> Void) {
        for group in groups.indices {
            var words = groups[group]
            while words != 0 {
                let word = group << 6 + words.trailingZeroBitCount
                words &= words - 1
                var pending = bits[word]
                while pending != 0 {
                    let step = word << 6 + pending.trailingZeroBitCount
                    pending &= pending - 1
                    let value = values[step]
                    if value != 0 { body(step, value) }
                }
            }
        }
    }

    /// Makes all places zero.
    mutating func clear() {
        for group in groups.indices {
            var words = groups[group]
            groups[group] = 0
            while words != 0 {
                let word = group << 6 + words.trailingZeroBitCount
                words &= words - 1
                var pending = bits[word]
                bits[word] = 0
                while pending != 0 {
                    values[word << 6 + pending.trailingZeroBitCount] = 0
                    pending &= pending - 1
                }
            }
        }
    }
}

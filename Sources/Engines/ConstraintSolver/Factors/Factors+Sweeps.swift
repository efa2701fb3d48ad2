// SPDX-License-Identifier: MIT

extension Factors {
    /// Solves `lower · x = vector` in place.
    func solveLower(_ vector: inout StepVector) {
        ascend(&vector, lower, lower.firstInColumn, byColumn: true, divides: false)
    }

    /// Solves `upper · x = vector` in place.
    func solveUpper(_ vector: inout StepVector) {
        descend(&vector, upper, upper.firstInColumn, byColumn: true, divides: true)
    }

    /// Solves `upperᵀ · x = vector` in place.
    func solveUpperTransposed(_ vector: inout StepVector) {
        ascend(&vector, upper, upper.firstInRow, byColumn: false, divides: true)
    }

    /// Solves `lowerᵀ · x = vector` in place.
    func solveLowerTransposed(_ vector: inout StepVector) {
        descend(&vector, lower, lower.firstInRow, byColumn: false, divides: false)
    }

    /// Solves `core · x = vector` in place.
    func solveCore(_ vector: inout StepVector) {
        solveLower(&vector)
        solveUpper(&vector)
    }

    /// Solves `coreᵀ · x = vector` in place.
    func solveCoreTransposed(_ vector: inout StepVector) {
        solveUpperTransposed(&vector)
        solveLowerTransposed(&vector)
    }

    /// Eliminates from the first step to the last; what a step is worth goes to later ones only.
    private func ascend(
        _ vector: inout StepVector, _ triangle: Triangle, _ first: [Int32], byColumn: Bool,
        divides: Bool
    ) {
        let words = (stepCount + 63) >> 6
        withSweep(&vector, triangle, first, byColumn: byColumn, divides: divides) { sweep in
            for word in 0..<words {
                var pending = sweep.bits[word]
                while pending != 0 {
                    let bit = pending.trailingZeroBitCount
                    sweep.spread(word << 6 + bit)
                    // Steps of the same word may have been added, all after this one.
                    pending = sweep.bits[word] & ~(UInt64.max >> UInt64(63 - bit))
                }
            }
        }
    }

    /// Eliminates from the last step to the first; what a step is worth goes to earlier ones only.
    private func descend(
        _ vector: inout StepVector, _ triangle: Triangle, _ first: [Int32], byColumn: Bool,
        divides: Bool
    ) {
        let words = (stepCount + 63) >> 6
        withSweep(&vector, triangle, first, byColumn: byColumn, divides: divides) { sweep in
            for word in stride(from: words - 1, through: 0, by: -1) {
                var pending = sweep.bits[word]
                while pending != 0 {
                    let bit = 63 - pending.leadingZeroBitCount
                    sweep.spread(word << 6 + bit)
                    pending = sweep.bits[word] & ((1 << UInt64(bit)) - 1)
                }
            }
        }
    }

    @inline(__always)
    private func withSweep(
        _ vector: inout StepVector, _ triangle: Triangle, _ first: [Int32], byColumn: Bool,
        divides: Bool, _ body: (Sweep) -> Void
    ) {
        vector.values.withUnsafeMutableBufferPointer { values in
            vector.bits.withUnsafeMutableBufferPointer { bits in
                triangle.links.withUnsafeBufferPointer { links in
                    first.withUnsafeBufferPointer { first in
                        reciprocals.withUnsafeBufferPointer { reciprocals in
                            body(
                                Sweep(
                                    values: values, bits: bits, links: links, first: first,
                                    reciprocals: reciprocals, byColumn: byColumn, divides: divides))
                        }
                    }
                }
            }
        }
    }
}

/// What a sweep reads and writes; valid within one call.
private struct Sweep {
    let values: UnsafeMutableBufferPointer<Double>
    let bits: UnsafeMutableBufferPointer<UInt64>
    let links: UnsafeBufferPointer<Factors.Link>
    let first: UnsafeBufferPointer<Int32>
    let reciprocals: UnsafeBufferPointer<Double>
    let byColumn: Bool
    let divides: Bool

    /// Brings the value of a step to those that depend on it.
    @inline(__always)
    func spread(_ step: Int) {
        var value = values[step]
        guard value != 0 else { return }
        if divides {
            value *= reciprocals[step]
            values[step] = value
        }
        var index = Int(first[step])
        while index >= 0 {
            let link = links[index]
            let target = Int(byColumn ? link.row : link.column)
            values[target] -= link.value * value
            bits[target >> 6] |= 1 << UInt64(target & 63)
            index = Int(byColumn ? link.nextInColumn : link.nextInRow)
        }
    }
}

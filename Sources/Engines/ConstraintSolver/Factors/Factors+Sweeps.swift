// SPDX-License-Identifier: MIT

extension Factors {
    /// Solves `lower · x = vector` in place.
    func solveLower(_ vector: inout StepVector) {
        ascend(&vector, lower, lower.firstInColumn, as: LowerByColumn.self)
    }

    /// Solves `upper · x = vector` in place.
    func solveUpper(_ vector: inout StepVector) {
        descend(&vector, upper, upper.firstInColumn, as: UpperByColumn.self)
    }

    /// Solves `upperᵀ · x = vector` in place.
    func solveUpperTransposed(_ vector: inout StepVector) {
        ascend(&vector, upper, upper.firstInRow, as: UpperByRow.self)
    }

    /// Solves `lowerᵀ · x = vector` in place.
    func solveLowerTransposed(_ vector: inout StepVector) {
        descend(&vector, lower, lower.firstInRow, as: LowerByRow.self)
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
    @inline(__always)
    private func ascend<Kind: SweepKind>(
        _ vector: inout StepVector, _ triangle: Triangle, _ first: [Int32], as kind: Kind.Type
    ) {
        withSweep(&vector, triangle, first, as: kind) { sweep in
            for group in sweep.groups.indices {
                var words = sweep.groups[group]
                while words != 0 {
                    let place = words.trailingZeroBitCount
                    let word = group << 6 + place
                    var pending = sweep.bits[word]
                    while pending != 0 {
                        let bit = pending.trailingZeroBitCount
                        sweep.spread(word << 6 + bit)
                        // Steps of the same word may have been added, all after this one.
                        pending = sweep.bits[word] & ~(UInt64.max >> UInt64(63 - bit))
                    }
                    words = sweep.groups[group] & ~(UInt64.max >> UInt64(63 - place))
                }
            }
        }
    }

    /// Eliminates from the last step to the first; what a step is worth goes to earlier ones only.
    @inline(__always)
    private func descend<Kind: SweepKind>(
        _ vector: inout StepVector, _ triangle: Triangle, _ first: [Int32], as kind: Kind.Type
    ) {
        withSweep(&vector, triangle, first, as: kind) { sweep in
            for group in sweep.groups.indices.reversed() {
                var words = sweep.groups[group]
                while words != 0 {
                    let place = 63 - words.leadingZeroBitCount
                    let word = group << 6 + place
                    var pending = sweep.bits[word]
                    while pending != 0 {
                        let bit = 63 - pending.leadingZeroBitCount
                        sweep.spread(word << 6 + bit)
                        pending = sweep.bits[word] & ((1 << UInt64(bit)) - 1)
                    }
                    words = sweep.groups[group] & ((1 << UInt64(place)) - 1)
                }
            }
        }
    }

    @inline(__always)
    private func withSweep<Kind: SweepKind>(
        _ vector: inout StepVector, _ triangle: Triangle, _ first: [Int32], as kind: Kind.Type,
        _ body: (Sweep<Kind>) -> Void
    ) {
        vector.values.withUnsafeMutableBufferPointer { values in
            vector.bits.withUnsafeMutableBufferPointer { bits in
                vector.groups.withUnsafeMutableBufferPointer { groups in
                    triangle.links.withUnsafeBufferPointer { links in
                        first.withUnsafeBufferPointer { first in
                            reciprocals.withUnsafeBufferPointer { reciprocals in
                                body(
                                    Sweep(
                                        values: values, bits: bits, groups: groups, links: links,
                                        first: first, reciprocals: reciprocals))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which of the four sweeps it is, known to the compiler.
private protocol SweepKind {
    static var byColumn: Bool { get }
    static var divides: Bool { get }
}

private enum LowerByColumn: SweepKind {
    static var byColumn: Bool { true }
    static var divides: Bool { false }
}

private enum LowerByRow: SweepKind {
    static var byColumn: Bool { false }
    static var divides: Bool { false }
}

private enum UpperByColumn: SweepKind {
    static var byColumn: Bool { true }
    static var divides: Bool { true }
}

private enum UpperByRow: SweepKind {
    static var byColumn: Bool { false }
    static var divides: Bool { true }
}

/// What a sweep reads and writes; valid within one call.
private struct Sweep<Kind: SweepKind> {
    let values: UnsafeMutableBufferPointer<Double>
    let bits: UnsafeMutableBufferPointer<UInt64>
    let groups: UnsafeMutableBufferPointer<UInt64>
    let links: UnsafeBufferPointer<Factors.Link>
    let first: UnsafeBufferPointer<Int32>
    let reciprocals: UnsafeBufferPointer<Double>

    /// Brings the value of a step to those that depend on it.
    @inline(__always)
    func spread(_ step: Int) {
        var value = values[step]
        guard value != 0 else { return }
        if Kind.divides {
            value *= reciprocals[step]
            values[step] = value
        }
        var index = Int(first[step])
        while index >= 0 {
            let link = links[index]
            let target = Int(Kind.byColumn ? link.row : link.column)
            values[target] -= link.value * value
            let word = target >> 6
            let former = bits[word]
            if former == 0 { groups[word >> 6] |= 1 << UInt64(word & 63) }
            bits[word] = former | 1 << UInt64(target & 63)
            index = Int(Kind.byColumn ? link.nextInColumn : link.nextInRow)
        }
    }
}

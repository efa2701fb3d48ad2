// SPDX-License-Identifier: MIT
import SeededGenerator

/// Decisions of a random tree: from a seed in a test, from given bytes in the fuzzer.
struct Choices {
    private var generator: SeededGenerator?
    private var bytes: ArraySlice<UInt8> = []

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// After the last byte every decision is 0.
    init(bytes: [UInt8]) { self.bytes = bytes[...] }

    /// Whether every decision from here on is 0.
    var isExhausted: Bool { generator == nil && bytes.isEmpty }

    /// A number from 0 up to the bound.
    mutating func pick(_ bound: Int) -> Int {
        if generator != nil {
            return Int.random(in: 0..<bound, using: &self)
        }
        guard let first = bytes.popFirst() else { return 0 }
        guard bound > 256, let second = bytes.popFirst() else { return Int(first) % bound }
        return (Int(first) << 8 | Int(second)) % bound
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[pick(values.count)] }

    /// True in one of `count` cases.
    mutating func oneIn(_ count: Int) -> Bool { pick(count) == count - 1 }
}

extension Choices: RandomNumberGenerator {
    mutating func next() -> UInt64 { generator?.next() ?? 0 }
}

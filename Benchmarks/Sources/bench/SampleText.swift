// SPDX-License-Identifier: MIT

/// A small generator with a fixed start: every run measures the same data.
struct FixedNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// The next number, by SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// English words in made-up order.
enum SampleText {
    private static let words = """
        the quick brown fox jumps over lazy dog while seventeen curious engineers measure how \
        long it takes to wrap one label at fifteen points library tool daemon parser viewer for \
        network audio image compiler kernel module documentation development files shared common \
        static runtime python graphical command line client server small fast simple portable
        """.split(separator: " ").map(String.init)

    /// Different texts of exactly `length` characters.
    static func lines(count: Int, length: Int) -> [String] {
        var numbers = FixedNumbers(seed: 7)
        return (0..<count).map { _ in line(length: length, &numbers) }
    }

    /// A text of exactly `length` characters that ends in a letter.
    static func line(length: Int, _ numbers: inout FixedNumbers) -> String {
        var text = ""
        while text.count < length {
            if !text.isEmpty { text += " " }
            text += words.randomElement(using: &numbers) ?? ""
        }
        text = String(text.prefix(length))
        return text.hasSuffix(" ") ? text.dropLast() + "s" : text
    }
}

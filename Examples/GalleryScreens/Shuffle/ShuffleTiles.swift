// SPDX-License-Identifier: MIT

/// A tile of the shuffled board: a letter and its colour, the same for all its life.
struct ShuffleTile: Hashable, Sendable {
    var letter: Character
    /// From 0 to 1.
    var hue: Double

    static let all: [ShuffleTile] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated().map {
        ShuffleTile(letter: $1, hue: Double($0) / 26)
    }
}

/// The tiles on the board, and how they change: the same in every run.
struct ShuffleBoard: Sendable {
    /// What a change did.
    struct Change: Equatable, Sendable {
        var inserted = 0
        var deleted = 0
        var moved = 0
    }

    private(set) var tiles = Array(ShuffleTile.all.prefix(20))
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    /// Takes up to three tiles away, puts up to three others in and lets some change places.
    mutating func shuffle() -> Change {
        var change = Change()
        for _ in 0..<Int.random(in: 0...3, using: &random) where tiles.count > 12 {
            tiles.remove(at: Int.random(in: tiles.indices, using: &random))
            change.deleted += 1
        }
        let absent = ShuffleTile.all.filter { !tiles.contains($0) }
        for tile in absent.shuffled(using: &random).prefix(
            Int.random(in: 0...3, using: &random))
        {
            tiles.insert(tile, at: Int.random(in: 0...tiles.count, using: &random))
            change.inserted += 1
        }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let tile = tiles.remove(at: Int.random(in: tiles.indices, using: &random))
            tiles.insert(tile, at: Int.random(in: 0...tiles.count, using: &random))
            change.moved += 1
        }
        return change
    }
}

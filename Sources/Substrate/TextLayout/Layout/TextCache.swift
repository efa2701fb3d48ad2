// SPDX-License-Identifier: MIT

/// Recently measured and shaped texts, for all threads. What has not been asked for in a while goes
/// first; the memory it takes is bounded.
final class TextCache<Key: Hashable & TextCacheKey & Sendable>: Sendable {
    /// Two generations: what was used since the last turn, and what was used in the turn before.
    private struct State {
        var young: [Key: TextCacheEntry] = [:]
        var old: [Key: TextCacheEntry] = [:]
        var youngCost = 0
    }

    private let state = Locked(State())
    /// The bytes, about, after which a generation ends; twice that many are held.
    private let generationCost: Int

    init(generationCost: Int) { self.generationCost = generationCost }

    /// The cached size of a text in a container, if there is one.
    func size(_ key: Key, in parameters: TextParameters) -> CGSize? {
        measured(key, in: parameters)?.size
    }

    /// The cached measure of a text in a container, if there is one.
    func measured(_ key: Key, in parameters: TextParameters) -> MeasuredText? {
        state.withLock { state in
            Self.entry(key, &state, generationCost)?.measured(in: parameters)
        }
    }

    /// The cached layout of a text in a container, if there is one.
    func shaped(_ key: Key, in parameters: TextParameters) -> ShapedText? {
        result(key, in: parameters)?.shaped
    }

    /// The cached layout and measure of a text in a container, if there is one.
    func result(_ key: Key, in parameters: TextParameters) -> TypesetText? {
        state.withLock { state in
            guard var entry = Self.entry(key, &state, generationCost) else { return nil }
            let (result, isNew) = entry.result(in: parameters)
            if isNew { Self.store(entry, key, &state, generationCost, addedCost: 200) }
            return result
        }
    }

    /// Adds a measured size.
    func insert(_ measured: MeasuredText, for key: Key, in parameters: TextParameters) {
        state.withLock { state in
            var entry = Self.entry(key, &state, generationCost) ?? TextCacheEntry()
            entry.add(measured)
            Self.store(entry, key, &state, generationCost, addedCost: key.cost + 100)
        }
    }

    /// Adds a layout.
    func insert(_ result: TypesetText, for key: Key, in parameters: TextParameters) {
        state.withLock { state in
            var entry = Self.entry(key, &state, generationCost) ?? TextCacheEntry()
            entry.add(result, width: parameters.boundedWidth)
            let cost = result.shaped.storage.cost + key.cost
            Self.store(entry, key, &state, generationCost, addedCost: cost)
        }
    }

    /// Forgets everything.
    func removeAll() { state.withLock { $0 = State() } }

    private static func entry(_ key: Key, _ state: inout State, _ limit: Int) -> TextCacheEntry? {
        if let entry = state.young[key] { return entry }
        guard let entry = state.old[key] else { return nil }
        store(entry, key, &state, limit, addedCost: entry.cost(of: key))
        return entry
    }

    private static func store(
        _ entry: TextCacheEntry, _ key: Key, _ state: inout State, _ limit: Int, addedCost: Int
    ) {
        state.young[key] = entry
        state.youngCost += addedCost
        guard state.youngCost > limit else { return }
        state.old = state.young
        state.young = [:]
        state.youngCost = 0
    }
}

extension TextCache where Key == PlainTextKey {
    static let plain = TextCache(generationCost: 3 << 20)
}

extension TextCache where Key == AttributedTextKey {
    static let attributed = TextCache(generationCost: 3 << 20)
}

extension TextCache where Key == TextContentKey {
    static let content = TextCache(generationCost: 3 << 20)
}

/// What a cache must know of its keys.
protocol TextCacheKey {
    /// The size in memory, about, in bytes.
    var cost: Int { get }
}

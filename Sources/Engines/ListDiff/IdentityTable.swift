// SPDX-License-Identifier: MIT

/// An open-addressing hash table from identities to 32-bit indices of the elements that have them.
///
/// Identities are not stored. An entry holds half of a hash, so that elements are compared only
/// where that half agrees, and the index plus one; 0 is a free slot. Nothing is ever removed. The
/// half that chooses the slot is not the half that is stored. Linear probing (Knuth, "The Art of
/// Computer Programming" 3, 6.4); a slot takes 8 bytes.
@usableFromInline
struct IdentityTable: ~Copyable {
    /// What is found in place of an index where there is none.
    @inlinable static var none: UInt32 { .max }

    @usableFromInline let entries: Scratch<UInt64>

    /// Makes a table of free slots; there have to be more than identities.
    @inlinable
    init(slots: Int) { entries = Scratch(repeating: 0, count: slots) }

    /// Spreads a hash value, which need not be a good one, over all 64 bits.
    @inlinable @inline(__always)
    static func hash(_ id: some Hashable) -> UInt64 {
        let value = UInt64(truncatingIfNeeded: id.hashValue) &* 0x9E37_79B9_7F4A_7C15
        return value ^ (value >> 32)
    }

    /// The slot of an identity: the one it is in, or the free one that it would take.
    ///
    /// - Parameters:
    ///   - hash: The hash of the identity, from ``hash(_:)``.
    ///   - isSame: Whether the element at an index has the identity.
    @inlinable @inline(__always)
    func slot(of hash: UInt64, isSame: (Int) -> Bool) -> Int {
        var slot = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(entries.count)).high)
        while true {
            let entry = entries[slot]
            if entry == 0 { return slot }
            if (entry ^ hash) & 0xFFFF_FFFF == 0, isSame(Int(entry >> 32) - 1) { return slot }
            slot += 1
            if slot == entries.count { slot = 0 }
        }
    }

    /// The index in a slot, ``none`` for a free one.
    @inlinable @inline(__always)
    func index(in slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: entries[slot] >> 32) &- 1 }

    /// Puts an index into a slot that ``slot(of:isSame:)`` has found for the same hash.
    @inlinable @inline(__always)
    func set(_ index: UInt32, in slot: Int, hash: UInt64) {
        entries[slot] = UInt64(index &+ 1) << 32 | (hash & 0xFFFF_FFFF)
    }
}

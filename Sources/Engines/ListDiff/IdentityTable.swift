// SPDX-License-Identifier: MIT

/// An open-addressing hash table from identities to 32-bit indices of the elements that have them.
///
/// Identities are not stored. An entry holds the index plus one in as many bits as the greatest
/// takes, and bits of the hash in the others, so that elements are compared only where those agree;
/// 0 is a free slot. Nothing is ever removed. The bits of the hash that choose the slot are not
/// those that are stored. Linear probing (Knuth, "The Art of Computer Programming" 3, 6.4).
@usableFromInline
struct IdentityTable: ~Copyable {
    /// What is found in place of an index where there is none.
    @inlinable static var none: UInt32 { .max }

    /// How many hashes are computed before their slots are looked at, a power of two.
    @inlinable static var block: Int { 32 }

    @usableFromInline let entries: Scratch<UInt32>
    /// The bits of an entry that are an index.
    @usableFromInline let indexMask: UInt32
    /// Where what is only read to be near is put, so that it is read.
    @usableFromInline let sink: Scratch<UInt32>

    /// Makes a table of free slots.
    ///
    /// - Parameters:
    ///   - count: How many elements there are, fewer than 2³¹.
    ///   - slots: How many slots, more than elements.
    @inlinable
    init(count: Int, slots: Int) {
        entries = Scratch(repeating: 0, count: slots)
        indexMask = .max >> UInt32(truncatingIfNeeded: UInt32(count).leadingZeroBitCount)
        sink = Scratch(repeating: 0, count: 1)
    }

    /// The slot where an identity of a hash is looked for first.
    @inlinable @inline(__always)
    func firstSlot(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(entries.count)).high)
    }

    /// Brings the first slots of some hashes near: all at once, they take the time of few.
    @inlinable @inline(__always)
    func fetch(_ hashes: borrowing Scratch<UInt64>, _ count: Int) {
        var all: UInt32 = 0
        for turn in 0..<count { all |= entries[firstSlot(of: hashes[turn])] }
        sink[0] = all
    }

    /// The slot of an identity: the one it is in, or the free one that it would take.
    ///
    /// - Parameters:
    ///   - hash: The hash of the identity, from ``IdentityHash``.
    ///   - isSame: Whether the element at an index has the identity.
    @inlinable @inline(__always)
    func slot(of hash: UInt64, isSame: (Int) -> Bool) -> Int {
        var slot = firstSlot(of: hash)
        while true {
            let entry = entries[slot]
            if entry == 0 { return slot }
            if (entry ^ UInt32(truncatingIfNeeded: hash)) & ~indexMask == 0,
                isSame(Int(entry & indexMask) - 1)
            {
                return slot
            }
            slot += 1
            if slot == entries.count { slot = 0 }
        }
    }

    /// The index in a slot, ``none`` for a free one.
    @inlinable @inline(__always)
    func index(in slot: Int) -> UInt32 { (entries[slot] & indexMask) &- 1 }

    /// Puts an index into a slot that ``slot(of:isSame:)`` has found for the same hash.
    @inlinable @inline(__always)
    func set(_ index: UInt32, in slot: Int, hash: UInt64) {
        entries[slot] = (index &+ 1) | UInt32(truncatingIfNeeded: hash) & ~indexMask
    }
}

// SPDX-License-Identifier: MIT
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells once in a debug build that a list has equal identities, which is legal and rarely meant.
@usableFromInline package enum DuplicateNotice {
    private static let isGiven = Atomic(false)

    /// Lets the next equal identities be told again, for tests.
    package static func reset() { isGiven.store(false, ordering: .relaxed) }

    // Never inlined: the loops that call it are hot, and it is hardly ever called.
    @usableFromInline @inline(never)
    static func give(_ identity: some Any) {
        #if DEBUG
            guard !isGiven.exchange(true, ordering: .relaxed) else { return }
            let words =
                "ListDiff: two elements of a list have the identity \(identity). They are paired "
                + "in order; an element may take another's place. Said once.\n"
            // The bytes are valid for the call, which copies them.
            words.utf8.withContiguousStorageIfAvailable { bytes in
                _ = write(2, bytes.baseAddress, bytes.count)
            }
        #endif
    }
}

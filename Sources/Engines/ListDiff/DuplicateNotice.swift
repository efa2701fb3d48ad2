// SPDX-License-Identifier: MIT
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells once in a debug build that a list has equal identities, which is legal and rarely meant.
///
/// Differences of a debug build look for them until they were told; that hashes each identity once
/// more. A release build does not look.
@usableFromInline package enum DuplicateNotice {
    private static let isGiven = Atomic(false)

    /// Lets the next equal identities be told again, or none, for tests.
    package static func reset(isGiven: Bool = false) {
        DuplicateNotice.isGiven.store(isGiven, ordering: .relaxed)
    }

    /// Looks for equal identities in a list.
    ///
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @usableFromInline
    static func look<Element, ID: Hashable>(
        in list: some Sequence<Element>, id: (Element) -> ID
    ) throws {
        guard !isGiven.load(ordering: .relaxed) else { return }
        var identities: Set<ID> = []
        for (index, element) in list.enumerated() {
            if index & 4095 == 4095 { try Task.checkCancellation() }
            let identity = id(element)
            guard identities.insert(identity).inserted else { return give(identity) }
        }
    }

    private static func give(_ identity: some Any) {
        guard !isGiven.exchange(true, ordering: .relaxed) else { return }
        let words =
            "ListDiff: two elements of a list have the identity \(identity). They are paired "
            + "in order; an element may take another's place. Said once.\n"
        // The bytes are valid for the call, which copies them.
        words.utf8.withContiguousStorageIfAvailable { bytes in
            _ = write(2, bytes.baseAddress, bytes.count)
        }
    }
}

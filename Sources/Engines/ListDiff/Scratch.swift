// SPDX-License-Identifier: MIT

/// Working memory of a fixed size, freed when it goes out of scope.
///
/// An array would check at each write whether it is shared; this never is. Indices are checked in
/// debug builds only: all of them are the algorithms' own, none comes from a caller.
@usableFromInline
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
    // This value alone holds the address: it is not copyable, and frees it as it ends.
    @usableFromInline let base: UnsafeMutablePointer<Element>
    @usableFromInline let count: Int

    @inlinable
    init(repeating value: Element, count: Int) {
        base = .allocate(capacity: count)
        base.initialize(repeating: value, count: count)
        self.count = count
    }

    // Trivial elements need no deinitialisation.
    @inlinable
    deinit { base.deallocate() }

    @inlinable
    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count, "An index is outside the working memory.")
            return base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count, "An index is outside the working memory.")
            base[index] = newValue
        }
    }
}

// SPDX-License-Identifier: MIT

/// A growing array of plain values at an address that holds until it grows.
///
/// Invariants: elements below `count` are initialised; an element owns no memory. Values that share
/// a store copy it before they change it (see ``FlexTree``).
final class Store<Element>: @unchecked Sendable {  // A tree changes it only as its one owner.
    /// Initialised up to `count`.
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    func append(_ element: Element) { extend().initialize(to: element) }

    /// Room for one more element, which the caller initialises at once.
    @inline(__always)
    func extend() -> UnsafeMutablePointer<Element> {
        if count == capacity { reserve(max(16, capacity * 2)) }
        count += 1
        return base + (count - 1)
    }

    func reserve(_ room: Int) {
        guard room > capacity else { return }
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = room
    }

    /// Appends an element until there are so many.
    func fill(to room: Int, with element: Element) {
        guard count < room else { return }
        if room > capacity { reserve(max(room, capacity + capacity / 2)) }
        (base + count).initialize(repeating: element, count: room - count)
        count = room
    }

    func removeAll() { count = 0 }

    func copy() -> Store { copy(capacity: capacity) }

    /// A copy with room for so many, or for all that there are.
    func copy(capacity: Int) -> Store {
        let other = Store(capacity: max(capacity, count))
        other.base.initialize(from: base, count: count)
        other.count = count
        return other
    }
}

/// Memory for the items and lines of the containers on the way from the root to the box at work.
///
/// Invariants: what is taken after a mark is given back by `release` in reverse order; addresses
/// hold until then. Used by one computation at a time.
final class Workspace {
    struct Mark {
        let chunk: Int
        let offset: Int
    }

    private var chunks: [UnsafeMutableRawBufferPointer] = []
    private var chunk = 0
    private var offset = 0

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }

    var mark: Mark { Mark(chunk: chunk, offset: offset) }

    func release(_ mark: Mark) {
        chunk = mark.chunk
        offset = mark.offset
    }

    /// Uninitialised room.
    func take<Element>(_ type: Element.Type, _ count: Int) -> UnsafeMutablePointer<Element> {
        let size = (count * MemoryLayout<Element>.stride + 15) & ~15
        while chunk < chunks.count, offset + size > chunks[chunk].count {
            chunk += 1
            offset = 0
        }
        if chunk == chunks.count {
            // Address space that is never touched takes no memory.
            chunks.append(.allocate(byteCount: max(size, 1 << 16), alignment: 16))
        }
        let start = chunks[chunk].baseAddress.map { $0 + offset }
        offset += size
        // A chunk is never empty, so that it has an address.
        return start!.bindMemory(to: type, capacity: count)
    }
}

// SPDX-License-Identifier: MIT

/// A growing array of plain values at an address that holds until it grows; a reference.
///
/// Invariants: elements below `count` are initialised; an element owns no memory. Values that share
/// a store copy it before they change it (see ``FlexTree``). The elements that it was made for lie
/// in the same piece of memory, so that a small tree takes one.
struct Store<Element>: @unchecked Sendable {  // A tree changes it only as its one owner.
    private var room: StoreRoom<Element>
    /// Inside the room, whose life the store prolongs.
    private let header: UnsafeMutablePointer<StoreHeader<Element>>

    init(capacity: Int = 0) {
        let room = StoreRoom<Element>.create(minimumCapacity: capacity) { room in
            room.withUnsafeMutablePointerToElements {
                StoreHeader(base: $0, capacity: capacity)
            }
        }
        // `create` makes an object of the class that it is called on.
        self.room = unsafeDowncast(room, to: StoreRoom<Element>.self)
        header = room.withUnsafeMutablePointerToHeader { $0 }
    }

    /// Initialised up to `count`.
    @inline(__always) var base: UnsafeMutablePointer<Element> { header.pointee.base }
    @inline(__always) var count: Int { header.pointee.count }

    /// Whether no other value refers to the elements.
    @inline(__always)
    mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&room) }

    @inline(__always)
    func append(_ element: Element) { extend().initialize(to: element) }

    /// Room for one more element, which the caller initialises at once.
    @inline(__always)
    func extend() -> UnsafeMutablePointer<Element> {
        let count = header.pointee.count
        if count == header.pointee.capacity { reserve(max(16, count * 2)) }
        header.pointee.count = count + 1
        return header.pointee.base + count
    }

    func reserve(_ capacity: Int) {
        guard capacity > header.pointee.capacity else { return }
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        if header.pointee.isElsewhere { base.deallocate() }
        header.pointee.base = larger
        header.pointee.capacity = capacity
        header.pointee.isElsewhere = true
    }

    /// Appends an element until there are so many.
    func fill(to number: Int, with element: Element) {
        guard count < number else { return }
        let capacity = header.pointee.capacity
        if number > capacity { reserve(max(number, capacity + capacity / 2)) }
        (base + count).initialize(repeating: element, count: number - count)
        header.pointee.count = number
    }

    func removeAll() { header.pointee.count = 0 }

    func copy() -> Store { copy(capacity: header.pointee.capacity) }

    /// A copy with room for so many, or for all that there are.
    func copy(capacity: Int) -> Store {
        let other = Store(capacity: max(capacity, count))
        other.base.initialize(from: base, count: count)
        other.header.pointee.count = count
        return other
    }
}

/// Where the elements of a ``Store`` are.
private struct StoreHeader<Element> {
    var base: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int
    /// The elements outgrew the room behind the object: `base` is memory of its own.
    var isElsewhere = false
}

/// The object behind a ``Store``, with room for its first elements.
private final class StoreRoom<Element>: ManagedBuffer<StoreHeader<Element>, Element> {
    deinit {
        if header.isElsewhere { header.base.deallocate() }
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

// SPDX-License-Identifier: MIT

/// What a tree knows from its computations.
///
/// Invariant: a tree changes it, and what is in it, only as the one owner (see ``FlexTree``).
final class Answers: @unchecked Sendable {  // A tree changes it only as its one owner.
    /// Frames and parents of the boxes there were when the last computation began.
    var frames: Store<FlexRect>
    var parents: Store<Int32>
    /// Frames on device pixels; empty without a scale.
    var rounded: Store<FlexRect>
    var extents: MemoPool<ExtentMemo>
    var notes: MemoPool<Note>

    /// What trees share until they are computed: many are small.
    static let none = Answers()

    private init() {
        frames = Store()
        parents = Store()
        rounded = Store()
        extents = MemoPool()
        notes = MemoPool()
    }

    /// The same, for another owner.
    init(_ other: Answers) {
        frames = other.frames
        parents = other.parents
        rounded = other.rounded
        extents = other.extents
        notes = other.notes
    }

    /// Copies what results or other trees hold too.
    func makeUnique() {
        if !frames.isUnique() { frames = frames.copy() }
        if !parents.isUnique() { parents = parents.copy() }
        if !rounded.isUnique() { rounded = rounded.copy() }
        if !isKnownUniquelyReferenced(&extents) { extents = extents.copy() }
        if !isKnownUniquelyReferenced(&notes) { notes = notes.copy() }
    }
}

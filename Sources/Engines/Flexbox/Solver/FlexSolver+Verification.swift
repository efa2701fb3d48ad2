// SPDX-License-Identifier: MIT

/// What changed and how far it is felt: answers are found anew from below, and a container whose
/// answers stay the same hides the change from what is around it.
extension FlexSolver {
    /// Checks boxes that changed and the containers around them, the deepest first.
    ///
    /// Cost: for each change, the boxes on the way up to the first whose answers are the same, times
    /// their children.
    func verify(_ changed: [Int32]) {
        var queues: [[Int]] = []
        func add(_ index: Int) {
            let depth = self.depth(index)
            while queues.count <= depth { queues.append([]) }
            if !queues[depth].contains(index) || queues[depth].count > 64 {
                queues[depth].append(index)
            }
        }
        for index in changed { add(Int(index)) }
        var depth = queues.count - 1
        while depth >= 0 {
            // Checking a box adds only to lesser depths.
            for index in queues[depth] where !isUnchanged(index) {
                let parent = Int(parents[index])
                if index != root, parent >= 0 { add(parent) }
            }
            depth -= 1
        }
    }

    private func depth(_ index: Int) -> Int {
        var depth = 0
        var index = index
        while index != root, parents[index] >= 0 {
            index = Int(parents[index])
            depth += 1
        }
        return depth
    }

    /// Forgets the answers of a box and finds them anew; whether they are the same.
    private func isUnchanged(_ index: Int) -> Bool {
        let extents = records[index].extents
        let notes = records[index].notes
        forgetArrangement(index)
        records[index].extents = -1
        records[index].notes = -1
        defer {
            memos.freeExtents(from: extents)
            memos.freeNotes(from: notes)
        }
        // Of a box without its own size and content all is in its style.
        guard records[index].display == .flex, !records[index].isEmpty else { return false }
        guard extents >= 0 || notes >= 0 else { return false }
        return haveSameNotes(index, notes) && haveSameExtents(index, extents)
    }

    private func haveSameNotes(_ index: Int, _ first: Int32) -> Bool {
        var place = first
        while place >= 0 {
            let note = memos.notes.base[Int(place)]
            place = note.next
            switch note.kind {
            case .measure:
                let size = measured(
                    index,
                    FlexRequest(
                        width: FlexRoom(note.widthMode, note.first),
                        height: FlexRoom(note.heightMode, note.second)))
                let isSame =
                    size.width == note.low && size.height == note.high
                    && (size.baseline == note.baseline
                        || (size.baseline == nil && note.baseline.isNaN))
                if !isSame { return false }
            case .widths:
                let widths = contentWidths(
                    index, innerHeight: note.first.isNaN ? nil : note.first)
                if widths.min != note.low || widths.max != note.high { return false }
            case .fit:
                // It follows from the room, which is asked again by the container.
                return false
            }
        }
        return true
    }

    private func haveSameExtents(_ index: Int, _ first: Int32) -> Bool {
        var place = first
        while place >= 0 {
            let memo = memos.extents.base[Int(place)]
            place = memo.next
            let extent: Extent
            if memo.constraint.height != nil, !records[index].isMeasured {
                // A given height needs arranging only in the final pass, unless for a baseline.
                guard memo.hasBaseline else { continue }
                extent = layout(index, memo.constraint, wantsBaseline: true)
            } else {
                extent = layout(index, memo.constraint, wantsBaseline: memo.hasBaseline)
            }
            if extent.height != memo.height { return false }
            if memo.hasBaseline,
                extent.baseline != memo.baseline,
                !(extent.baseline == nil && memo.baseline.isNaN)
            {
                return false
            }
        }
        return true
    }

    /// The final pass comes by again.
    private func forgetArrangement(_ index: Int) {
        records[index].arranged = -1
        records[index].isCommitted = false
        var parent = Int(parents[index])
        while parent >= 0, index != root {
            records[parent].isCommitted = false
            if parent == root { break }
            parent = Int(parents[parent])
        }
    }
}

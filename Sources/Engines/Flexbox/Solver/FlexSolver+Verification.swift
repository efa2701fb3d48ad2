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
            queues[depth].append(index)
            records[index].isListed = true
        }
        for index in changed { add(Int(index)) }
        var depth = queues.count - 1
        while depth >= 0 {
            // Checking a box adds only to lesser depths, and each box once.
            for index in queues[depth] {
                records[index].isListed = false
                let parent = Int(records[index].parent)
                if !isUnchanged(index), index != root, parent >= 0, !records[parent].isListed {
                    add(parent)
                }
            }
            depth -= 1
        }
    }

    private func depth(_ index: Int) -> Int {
        var depth = 0
        var index = index
        while index != root, records[index].parent >= 0 {
            index = Int(records[index].parent)
            depth += 1
        }
        return depth
    }

    /// Forgets the answers of a box and finds them anew; whether they are the same.
    private func isUnchanged(_ index: Int) -> Bool {
        let firstExtent = records[index].extents
        let firstNote = records[index].notes
        forgetArrangement(index)
        records[index].extents = -1
        records[index].notes = -1
        defer {
            extents.remove(from: firstExtent)
            notes.remove(from: firstNote)
        }
        // Of a box without its own size and content all is in its style.
        guard records[index].display == .flex, !records[index].isEmpty else { return false }
        guard firstExtent >= 0 || firstNote >= 0 else { return false }
        return haveSameNotes(index, firstNote) && haveSameExtents(index, firstExtent)
    }

    private func haveSameNotes(_ index: Int, _ first: Int32) -> Bool {
        var place = first
        while place >= 0 {
            let note = notes[place]
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
            let memo = extents[place]
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
        var parent = Int(records[index].parent)
        while parent >= 0, index != root {
            records[parent].isCommitted = false
            if parent == root { break }
            parent = Int(records[parent].parent)
        }
    }
}

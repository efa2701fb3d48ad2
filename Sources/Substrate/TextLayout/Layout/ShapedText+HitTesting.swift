// SPDX-License-Identifier: MIT

extension ShapedText {
    /// The UTF-16 index of the insertion point nearest to a point, in the line nearest to it.
    ///
    /// An index never lies inside a character, such as a family emoji or a letter with its accents.
    public func characterIndex(at point: CGPoint) -> Int {
        guard !lines.isEmpty, point.x.isFinite, point.y.isFinite else { return 0 }
        let line = lineIndex(atY: point.y)
        let x = point.x - lines[line].x
        var best = (distance: CGFloat.infinity, offset: storage.records[line].start)
        forEachStop(inLine: line) { offset, stop in
            let distance = abs(stop - x)
            if distance < best.distance { best = (distance, offset) }
        }
        return storage.utf16Offset(best.offset)
    }

    /// Where the insertion mark before a UTF-16 index stands: a rectangle as high as the line, without
    /// width. An index outside of the text counts as the nearest end.
    public func caretRect(at index: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let offset = storage.utf8Offset(index)
        let line = lineIndex(atOffset: offset)
        var best = (distance: Int.max, x: CGFloat(0))
        forEachStop(inLine: line) { stopOffset, stop in
            let distance = abs(stopOffset - offset)
            if distance < best.distance { best = (distance, stop) }
        }
        if best.distance == .max, storage.records[line].isRightToLeft { best.x = 0 }
        return CGRect(
            x: lines[line].x + best.x, y: lines[line].y, width: 0, height: lines[line].height)
    }

    private func lineIndex(atY y: CGFloat) -> Int {
        lines.firstIndex { y < $0.y + $0.height } ?? lines.count - 1
    }

    private func lineIndex(atOffset offset: Int) -> Int {
        let records = storage.records
        for index in records.indices where offset < records[index].end { return max(index, 0) }
        // At the end of a line: the last one that holds it.
        return records.lastIndex { $0.start <= offset } ?? 0
    }

    /// Visits each insertion point of a line: its UTF-8 offset and its distance from the line's start.
    private func forEachStop(inLine line: Int, _ body: (Int, CGFloat) -> Void) {
        let record = storage.records[line]
        let clusters = storage.clusters(ofLine: line)
        let starts = clusters.map { Int($0.start) }.sorted()
        for cluster in clusters {
            let start = Int(cluster.start)
            let end = starts.first { $0 > start } ?? record.end
            let x = CGFloat(cluster.x)
            let width = CGFloat(cluster.width)
            let offsets = characterOffsets(from: start, to: end)
            for (index, offset) in offsets.enumerated() {
                let part = width * CGFloat(index) / CGFloat(offsets.count)
                body(offset, cluster.isRightToLeft ? x + width - part : x + part)
            }
            if end == record.end { body(end, cluster.isRightToLeft ? x : x + width) }
        }
    }

    /// Where characters start in a range of bytes; the range's start comes first.
    private func characterOffsets(from start: Int, to end: Int) -> [Int] {
        guard end > start + 1 else { return [start] }
        let text = storage.text
        var index = text.utf8.index(text.startIndex, offsetBy: start)
        let last = text.utf8.index(text.startIndex, offsetBy: min(end, text.utf8.count))
        var offsets: [Int] = []
        while index < last {
            offsets.append(text.utf8.distance(from: text.startIndex, to: index))
            index = text.index(after: index)
        }
        return offsets.isEmpty ? [start] : offsets
    }
}

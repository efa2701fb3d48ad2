// SPDX-License-Identifier: MIT
import CPango

extension TextContent {
    /// How much wider a line is than Pango thinks, because of the expansion attribute.
    ///
    /// Pango cannot widen glyphs, so lines break as if they were not widened.
    func expansion(of line: UnsafeMutablePointer<PangoLayoutLine>, base: Int) -> CGFloat {
        var total: CGFloat = 0
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            // Pango's list of runs holds PangoGlyphItem pointers only.
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            let offset = base + Int(run.item.pointee.offset)
            for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
                let start = offset + Int(run.glyphs.pointee.log_clusters[index])
                let span = spans.last { $0.start <= start }
                let width = CGFloat(run.glyphs.pointee.glyphs[index].geometry.width)
                total += (exp(span?.paint.expansion ?? 0) - 1) * width / CGFloat(PANGO_SCALE)
            }
        }
        return total
    }
}

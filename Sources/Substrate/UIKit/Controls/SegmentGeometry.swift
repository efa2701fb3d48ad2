// SPDX-License-Identifier: MIT

/// Where the parts of a segmented control are, in points.
struct SegmentGeometry {
    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 9
    /// From a segment's edges to the pill on it.
    static let pillInset: CGFloat = 2
    static let pillRadius: CGFloat = 7
    /// The pill's size under a finger.
    static let pressedScale: CGFloat = 0.95
    /// How opaque the content of a segment is that a finger is about to choose.
    static let pressedAlpha: CGFloat = 0.3
    static let dividerSize = CGSize(width: 1, height: 16)
    /// Before and after a segment's content.
    static let padding: CGFloat = 10

    /// The widths that segments were given; 0 for one that takes its share.
    var ownWidths: [CGFloat] = []
    /// The widths of the segments' content with padding.
    var contentWidths: [CGFloat] = []
    var isApportionedByContent = false
    var isLeftToRight = true

    /// The width that shows all content: the widest segment's for all, or each one its own.
    var naturalWidth: CGFloat {
        guard !ownWidths.isEmpty else { return 0 }
        let widest = contentWidths.max() ?? 0
        let widths = zip(ownWidths, contentWidths).map { own, content in
            own > 0 ? own : isApportionedByContent ? content : widest
        }
        return widths.reduce(0, +) + Self.dividerSize.width * CGFloat(widths.count - 1)
    }

    /// The segments' areas, in order, before rounding to pixels.
    func frames(in bounds: CGRect) -> [CGRect] {
        let widths = widths(in: bounds.width)
        var x: CGFloat = 0
        return widths.map { width in
            let left = isLeftToRight ? x : bounds.width - x - width
            x += width
            return CGRect(
                x: bounds.minX + left, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// The widths that were given stay; the other segments share the rest.
    private func widths(in length: CGFloat) -> [CGFloat] {
        let flexible = ownWidths.indices.filter { ownWidths[$0] <= 0 }
        let rest = max(0, length - ownWidths.filter { $0 > 0 }.reduce(0, +))
        let content = flexible.map { contentWidths[$0] }.reduce(0, +)
        var widths = ownWidths
        for index in flexible {
            if !isApportionedByContent || content <= 0 {
                widths[index] = rest / CGFloat(flexible.count)
            } else if content > rest {
                widths[index] = contentWidths[index] * rest / content
            } else {
                widths[index] = contentWidths[index] + (rest - content) / CGFloat(flexible.count)
            }
        }
        return widths
    }
}

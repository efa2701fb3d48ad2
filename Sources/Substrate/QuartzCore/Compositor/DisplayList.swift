// SPDX-License-Identifier: MIT

/// What a tree of layers shows at a moment: items in the order in which they are drawn, in device
/// pixels.
///
/// Invariants: clip 0 is the surface; a clip's parent and an item's group come before it; every
/// `beginGroup` has its `endGroup`.
package struct DisplayList: Equatable {
    package var items: [DisplayItem] = []
    package var clips: [ClipNode] = []
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        clips.append(
            ClipNode(
                layer: 0, parent: 0, x: 0, y: 0, outline: .rect(width: width, height: height),
                bounds: PixelRect(x: 0, y: 0, width: width, height: height), isRectangular: true,
                group: -1))
    }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Where shapes and clips have edges that are drawn differently when they are cut off.
    var turnedParts: [PixelRect] {
        var result: [PixelRect] = []
        for index in items.indices where items[index].isTurned && !items[index].bounds.isEmpty {
            result.append(items[index].bounds)
        }
        for clip in clips where !clip.bounds.isEmpty {
            switch clip.outline {
            case .rect: break
            case .rounded(let width, let height, let radius, _):
                let side = Int(radius.rounded(.up))
                for x in [clip.x, clip.x + width - side] {
                    for y in [clip.y, clip.y + height - side] {
                        result.append(PixelRect(x: x, y: y, width: side, height: side))
                    }
                }
            case .path: result.append(clip.bounds)
            }
        }
        return result
    }

    /// The strings that are drawn, in order.
    package var texts: [String] {
        items.compactMap { if case .text(let paint) = $0.paint { paint.text.string } else { nil } }
    }
}

extension DisplayList: CustomStringConvertible {
    /// A line an item: place, what is drawn, and the clip if it cuts something off.
    package var description: String {
        items.map { item in
            let box = item.bounds
            let clip = clips[item.clip]
            let isCut = !clip.isRectangular || clip.bounds != bounds
            return "(\(box.x) \(box.y); \(box.width) \(box.height)) \(item.paint.summary)"
                + (isCut
                    ? " clipped to (\(clip.bounds.x) \(clip.bounds.y); \(clip.bounds.width) "
                        + "\(clip.bounds.height))" : "")
        }.joined(separator: "\n")
    }
}

extension Paint {
    /// What is drawn, in words.
    package var summary: String {
        switch self {
        case .fill(let color, let outline): "fills \(outline.summary) with \(color.summary)"
        case .border(let color, let width, let outline):
            "strokes \(outline.summary), width \(width), with \(color.summary)"
        case .shadow(let color, _, let sigma, let outline):
            "shades \(outline.summary), blur \(sigma), with \(color.summary)"
        case .image(let paint): "draws an image of \(paint.image.width)x\(paint.image.height)"
        case .text(let paint): "draws text \"\(paint.text.string)\""
        case .beginGroup(let opacity, let hasMask):
            "begins a group of opacity \(opacity)" + (hasMask ? " with a mask" : "")
        case .beginMask: "begins the mask"
        case .endGroup: "ends the group"
        }
    }
}

extension Outline {
    var summary: String {
        switch self {
        case .rect: "a rectangle"
        case .rounded(_, _, let radius, _): "a rounded rectangle of radius \(radius)"
        case .path: "a path"
        }
    }
}

extension CGColor {
    /// The components as `#RRGGBBAA`.
    var summary: String {
        let values = [red, green, blue, alpha].map {
            String(Int((min(max($0, 0), 1) * 255).rounded()) | 0x100, radix: 16).dropFirst()
        }
        return "#" + values.joined()
    }
}

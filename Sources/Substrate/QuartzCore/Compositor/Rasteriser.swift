// SPDX-License-Identifier: MIT
import CCairo

/// Draws the items of a display list that touch given pixels.
///
/// Each rectangle is drawn by itself, beginning with the last item that hides all others in it; so
/// the cost follows what is visible there.
struct Rasteriser {
    private let list: DisplayList
    private let context: CGContext
    private var cr: OpaquePointer { context.cr }

    /// How many items were drawn, for tests.
    private(set) var drawnItemCount = 0

    /// What is being drawn into: the surface, a group or a mask.
    private struct Level {
        /// The clip that is set now.
        var clip: Int
        let opacity: Float
        let isMask: Bool
    }

    /// Whether pixels that no item touches become black.
    private let isOpaque: Bool

    init(list: DisplayList, pixels: PixelBuffer) {
        self.list = list
        isOpaque = true
        context = CGContext(pixels: pixels, scale: 1)
    }

    /// A rasteriser that draws over what a context of the list's size holds.
    init(list: DisplayList, over context: CGContext) {
        self.list = list
        isOpaque = false
        self.context = context
    }

    /// Draws within a rectangle.
    mutating func draw(in rect: PixelRect) {
        let first = list.items.lastIndex {
            $0.isOpaque && $0.bounds.contains(rect) && list.clips[$0.clip].isRectangular
        }
        context.saveGState()
        cairo_new_path(cr)
        rect.addToPath(cr)
        cairo_clip(cr)
        if first == nil, isOpaque {
            cairo_set_source_rgb(cr, 0, 0, 0)
            cairo_paint(cr)
        }
        cairo_save(cr)
        var levels = [Level(clip: 0, opacity: 1, isMask: false)]
        var index = first ?? 0
        while index < list.items.count {
            let item = list.items[index]
            index += 1
            guard item.bounds.intersects(rect) else {
                if case .beginGroup = item.paint { index = end(of: index - 1) + 1 }
                continue
            }
            drawnItemCount += 1
            draw(item, in: rect, &levels)
        }
        cairo_restore(cr)
        context.restoreGState()
    }

    /// The index of the `endGroup` that belongs to the group begun at an index.
    private func end(of begin: Int) -> Int {
        var depth = 0
        for index in begin..<list.items.count {
            switch list.items[index].paint {
            case .beginGroup: depth += 1
            case .endGroup:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return list.items.count
    }

    private func draw(_ item: DisplayItem, in rect: PixelRect, _ levels: inout [Level]) {
        switch item.paint {
        case .beginGroup(let opacity, _):
            begin(item.bounds, opacity: opacity, isMask: false, &levels)
        case .beginMask:
            begin(item.bounds, opacity: 1, isMask: true, &levels)
        case .endGroup:
            end(&levels)
        default:
            setClip(of: item, in: rect, &levels)
            paint(item)
        }
    }

    // MARK: Groups

    private func begin(
        _ bounds: PixelRect, opacity: Float, isMask: Bool, _ levels: inout [Level]
    ) {
        removeClip(&levels)
        cairo_save(cr)
        cairo_new_path(cr)
        bounds.addToPath(cr)
        cairo_clip(cr)
        cairo_push_group(cr)
        cairo_save(cr)
        levels.append(Level(clip: 0, opacity: opacity, isMask: isMask))
    }

    private func end(_ levels: inout [Level]) {
        guard let level = levels.popLast() else { return }
        cairo_restore(cr)
        cairo_pop_group_to_source(cr)
        if level.isMask {
            // What was drawn before stays where the mask is opaque.
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
            cairo_paint(cr)
            cairo_restore(cr)
            end(&levels)
            return
        }
        if level.opacity < 1 {
            cairo_paint_with_alpha(cr, Double(level.opacity))
        } else {
            cairo_paint(cr)
        }
        cairo_restore(cr)
    }

    // MARK: Clips

    private func removeClip(_ levels: inout [Level]) {
        let last = levels.count - 1
        guard levels[last].clip != 0 else { return }
        levels[last].clip = 0
        cairo_restore(cr)
        cairo_save(cr)
    }

    private func setClip(of item: DisplayItem, in rect: PixelRect, _ levels: inout [Level]) {
        let last = levels.count - 1
        guard levels[last].clip != item.clip else { return }
        removeClip(&levels)
        guard item.clip != 0 else { return }
        levels[last].clip = item.clip
        let node = list.clips[item.clip]
        cairo_new_path(cr)
        node.bounds.addToPath(cr)
        cairo_clip(cr)
        guard !node.isRectangular else { return }
        var index = item.clip
        while index != 0 {
            let node = list.clips[index]
            index = node.parent
            if case .rect = node.outline { continue }
            cairo_save(cr)
            cairo_translate(cr, Double(node.x), Double(node.y))
            cairo_new_path(cr)
            node.outline.path().append(to: cr)
            cairo_restore(cr)
            cairo_clip(cr)
        }
    }

    // MARK: Paint

    private func paint(_ item: DisplayItem) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_translate(cr, Double(item.x), Double(item.y))
        cairo_new_path(cr)
        switch item.paint {
        case .fill(let color, let outline):
            context.setSource(color)
            fill(outline)
        case .border(let color, let width, let outline):
            context.setSource(color)
            drawBorder(outline, width: width)
        case .shadow(let color, let offset, let sigma, let outline):
            context.drawShadow(of: outline.path(), color: color, offset: offset, radius: sigma)
        case .image(let paint):
            draw(paint)
        case .text(let paint):
            var matrix = cairo_matrix_t(paint.transform)
            cairo_transform(cr, &matrix)
            paint.text.draw(in: context, at: .zero, defaultColor: paint.color)
        case .beginGroup, .beginMask, .endGroup:
            break
        }
    }

    private func fill(_ outline: Outline) {
        switch outline {
        case .rect(let width, let height):
            cairo_rectangle(cr, 0, 0, Double(width), Double(height))
            cairo_fill(cr)
        case .rounded(let width, let height, let radius, let corners):
            RoundedMask.paint(
                RoundedMask.Shape(
                    width: width, height: height, radius: radius, corners: corners.rawValue),
                on: cr)
        case .path(let path):
            path.append(to: cr)
            cairo_fill(cr)
        }
    }

    private func drawBorder(_ outline: Outline, width: CGFloat) {
        switch outline {
        case .rect(let sideX, let sideY):
            RoundedMask.paint(
                RoundedMask.Shape(
                    width: sideX, height: sideY, radius: 0, corners: 0, border: width),
                on: cr)
        case .rounded(let sideX, let sideY, let radius, let corners):
            RoundedMask.paint(
                RoundedMask.Shape(
                    width: sideX, height: sideY, radius: radius, corners: corners.rawValue,
                    border: width), on: cr)
        case .path(let path):
            // Twice as wide and clipped to the inside.
            path.append(to: cr)
            cairo_clip_preserve(cr)
            cairo_set_line_width(cr, Double(2 * width))
            cairo_stroke(cr)
        }
    }

    private func draw(_ paint: ImagePaint) {
        if !paint.transform.isIdentity {
            var matrix = cairo_matrix_t(paint.transform)
            cairo_transform(cr, &matrix)
        }
        let whole = CGRect(
            x: 0, y: 0, width: CGFloat(paint.image.width), height: CGFloat(paint.image.height))
        for part in paint.placement.parts {
            if part.source == whole {
                draw(paint.image, part.target, paint)
                continue
            }
            cairo_save(cr)
            cairo_new_path(cr)
            cairo_rectangle(
                cr, part.target.minX, part.target.minY, part.target.width, part.target.height)
            cairo_clip(cr)
            // The whole image, placed so that the part fills its target.
            let x = part.target.width / part.source.width
            let y = part.target.height / part.source.height
            draw(
                paint.image,
                CGRect(
                    x: part.target.minX - part.source.minX * x,
                    y: part.target.minY - part.source.minY * y, width: whole.width * x,
                    height: whole.height * y), paint)
            cairo_restore(cr)
        }
    }

    private func draw(_ image: CGImage, _ target: CGRect, _ paint: ImagePaint) {
        // Cairo resamples with each drawing; what is only scaled is kept scaled.
        let shown =
            paint.transform.isIdentity ? ScaledImages.shared.image(image, for: target) : image
        if let tint = paint.tint {
            context.drawMask(shown, in: target, color: tint)
        } else {
            context.draw(shown, in: target)
        }
    }
}

extension PixelRect {
    fileprivate func addToPath(_ cr: OpaquePointer) {
        cairo_rectangle(cr, Double(x), Double(y), Double(width), Double(height))
    }
}

extension cairo_matrix_t {
    fileprivate init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
    }
}

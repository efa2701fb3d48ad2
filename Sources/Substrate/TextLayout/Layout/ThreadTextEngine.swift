// SPDX-License-Identifier: MIT
import CCairo
import CPango
import Synchronization

/// What one thread needs to shape text: a font map, a context, a layout that is used again and again.
///
/// Pango's objects must not be used by two threads at once, so each thread has its own.
final class ThreadTextEngine {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let layout: OpaquePointer
    private var fonts: [UnsafeMutablePointer<PangoFont>: CairoFont] = [:]
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]
    private let generation: Int
    private var hasTabs = false

    private struct DescriptionKey: Hashable {
        let face: ObjectIdentifier
        let size: CGFloat
    }

    /// Counts changes of the set of fonts; engines made before the last one are replaced.
    private static let fontGeneration = Atomic<Int>(0)

    /// Makes all threads see fonts that were added.
    static func fontsChanged() { fontGeneration.add(1, ordering: .relaxed) }

    /// The slot of the thread's engine. The engine is freed when the thread ends.
    private static let slot: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, releaseEngine)
        precondition(status == 0, "no thread-local slot is left for text shaping")
        return key
    }()

    /// The engine of the calling thread, made at the first use (a millisecond or two).
    static var current: ThreadTextEngine {
        if let pointer = pthread_getspecific(slot) {
            // The slot only ever holds engines that were retained below.
            let engine = Unmanaged<ThreadTextEngine>.fromOpaque(pointer).takeUnretainedValue()
            if engine.generation == fontGeneration.load(ordering: .relaxed) { return engine }
            releaseEngine(pointer)
        }
        let engine = ThreadTextEngine()
        pthread_setspecific(slot, Unmanaged.passRetained(engine).toOpaque())
        return engine
    }

    private init() {
        generation = Self.fontGeneration.load(ordering: .relaxed)
        let config = FontConfiguration.config
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            preconditionFailure("Pango was built without FreeType fonts; install libpangoft2-1.0-0")
        }
        fontMap = map
        // The FreeType backend's font map is a PangoFcFontMap and a PangoCairoFontMap.
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        context = pango_font_map_create_context(map)
        pango_cairo_context_set_font_options(context, CairoFont.options.pointer)
        pango_context_set_round_glyph_positions(context, 0)
        // Not the user's language: line breaks and fonts would depend on the environment.
        pango_context_set_language(context, pango_language_from_string("en"))
        layout = pango_layout_new(context)
    }

    deinit {
        releaseFonts()
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// Gives back the fonts when more sizes were used than a program needs at a time, as by text that
    /// grows in an animation: Pango keeps each size it has seen. Not to be called within a layout.
    func trim() {
        guard descriptions.count > Self.descriptionLimit || fonts.count > Self.fontLimit else {
            return
        }
        releaseFonts()
        pango_layout_set_text(layout, "", 0)
        pango_fc_font_map_cache_clear(OpaquePointer(fontMap))
    }

    private static let descriptionLimit = 200
    private static let fontLimit = 400

    private func releaseFonts() {
        for font in fonts.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        for description in descriptions.values { pango_font_description_free(description) }
        fonts.removeAll(keepingCapacity: true)
        descriptions.removeAll(keepingCapacity: true)
    }

    /// The description of a face at a size; owned by the engine.
    func description(of face: FontFace, size: CGFloat) -> OpaquePointer {
        let key = DescriptionKey(face: ObjectIdentifier(face), size: size)
        if let description = descriptions[key] { return description }
        guard let description = pango_font_description_new() else {
            preconditionFailure("Pango could not make a font description: out of memory")
        }
        pango_font_description_set_family(description, face.family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(face.weight)))
        if face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        descriptions[key] = description
        return description
    }

    /// Sets the direction of the next paragraph.
    func setDirection(_ direction: NSWritingDirection, isRightToLeft: Bool) {
        let base: PangoDirection =
            switch direction {
            case .natural: isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
            case .leftToRight: PANGO_DIRECTION_LTR
            case .rightToLeft: PANGO_DIRECTION_RTL
            }
        pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
        if pango_context_get_base_dir(context) != base {
            pango_context_set_base_dir(context, base)
        }
    }

    /// Sets the tab stops of a paragraph style; nil for text without tabs.
    func setTabs(_ style: ParagraphValues?) {
        guard let style else {
            if hasTabs { pango_layout_set_tabs(layout, nil) }
            hasTabs = false
            return
        }
        hasTabs = true
        var locations = style.tabLocations.filter { $0.isFinite && $0 > 0 && $0 < 100_000 }
        // Pango goes on with the distance of the last two stops.
        locations.append((locations.last ?? 0) + style.validTabInterval)
        let count = Int32(locations.count)
        guard let tabs = pango_tab_array_new(count, 0) else { return }
        for (index, location) in locations.enumerated() {
            pango_tab_array_set_tab(
                tabs, Int32(index), PANGO_TAB_LEFT, Int32(location * CGFloat(PANGO_SCALE)))
        }
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    /// What Cairo needs to draw with a font of this engine.
    func cairoFont(for font: UnsafeMutablePointer<PangoFont>) -> CairoFont? {
        if let known = fonts[font] { return known }
        // Every font of a Pango-Cairo font map is a PangoCairoFont.
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        let description = pango_font_describe_with_absolute_size(font)
        let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        pango_font_description_free(description)
        let cairoFont = CairoFont(retaining: scaled, size: size)
        fonts[font] = cairoFont
        // Keeps the pointer from being given to another font while it is a key.
        g_object_ref(UnsafeMutableRawPointer(font))
        return cairoFont
    }
}

/// The destructor of the thread-local slot: gives back the reference that the slot held.
private func releaseEngine(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<ThreadTextEngine>.fromOpaque(pointer).release()
}

// SPDX-License-Identifier: MIT

/// Finds images by name in asset catalogs and among loose files, and keeps what it found.
///
/// An asset catalog is read as it lies in the source: `Name.imageset/Contents.json` beside its
/// picture files. Catalogs are looked for in the bundle's resource folder.
package final class ImageLibrary: @unchecked Sendable {
    // Proof of Sendable: the tables are read and written under the lock alone.

    package static let shared = ImageLibrary()

    struct Found {
        var image: CGImage
        var scale: CGFloat
        var mode: UIImage.RenderingMode
    }

    private struct Key: Hashable {
        var folder: String
        var name: String
        var scale: CGFloat
        var style: UIUserInterfaceStyle
    }

    private let lock = NSLock()
    private var found: [Key: Found] = [:]

    /// The image of a name, or nil.
    ///
    /// - Parameters:
    ///   - scale: the wanted device pixels a point; the nearest variant at or above it is taken,
    ///     else the largest.
    ///   - style: the wanted appearance.
    func image(
        named name: String, in bundle: Bundle, scale: CGFloat, style: UIUserInterfaceStyle
    ) -> Found? {
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        let key = Key(folder: folder.path, name: name, scale: scale, style: style)
        if let known = lock.withLock({ found[key] }) { return known }
        guard let variant = variants(of: name, in: folder, style: style).best(for: scale),
            let image = try? ImageDecoder.decode(contentsOf: variant.url).get()
        else { return nil }
        let result = Found(image: image, scale: variant.scale, mode: variant.mode)
        lock.withLock { found[key] = result }
        return result
    }

    private func variants(
        of name: String, in folder: URL, style: UIUserInterfaceStyle
    ) -> [ImageVariant] {
        let files = FileManager.default
        let entries = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        for catalog in entries.sorted() where catalog.hasSuffix(".xcassets") {
            let set = folder.appendingPathComponent(catalog)
                .appendingPathComponent("\(name).imageset")
            let listed = AssetImageSet.variants(of: set, style: style)
            if !listed.isEmpty { return listed }
        }
        return looseVariants(of: name, in: folder, names: Set(entries))
    }

    private func looseVariants(of name: String, in folder: URL, names: Set<String>)
        -> [ImageVariant]
    {
        let given = URL(fileURLWithPath: name)
        let stem = given.deletingPathExtension().lastPathComponent
        let extensions =
            given.pathExtension.isEmpty
            ? ["png", "jpg", "jpeg", "gif", "webp", "svg"] : [given.pathExtension]
        for suffix in extensions {
            let variants = [1, 2, 3].compactMap { scale -> ImageVariant? in
                let file = scale == 1 ? "\(stem).\(suffix)" : "\(stem)@\(scale)x.\(suffix)"
                guard names.contains(file) else { return nil }
                return ImageVariant(
                    url: folder.appendingPathComponent(file), scale: CGFloat(scale),
                    mode: .automatic)
            }
            if !variants.isEmpty { return variants }
        }
        return []
    }

    /// The scale that a file name without extension states by `@2x` or `@3x`.
    static func scale(inStem stem: String) -> CGFloat {
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : 1
    }
}

/// One file of a named image.
struct ImageVariant {
    var url: URL
    var scale: CGFloat
    var mode: UIImage.RenderingMode
}

extension [ImageVariant] {
    /// The variant with the least scale at or above the wanted one, else the largest.
    func best(for scale: CGFloat) -> ImageVariant? {
        let ordered = sorted { $0.scale < $1.scale }
        return ordered.first { $0.scale >= scale } ?? ordered.last
    }
}

/// The description of an image set in an asset catalog.
private struct AssetImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String?
            var value: String?
        }

        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    var images: [Entry]
    var properties: Properties?

    /// The set's files for a style: those of the style itself if there are any, else the plain ones.
    static func variants(of folder: URL, style: UIUserInterfaceStyle) -> [ImageVariant] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(AssetImageSet.self, from: data)
        else { return [] }
        let wanted = style == .dark ? "dark" : "light"
        let mode: UIImage.RenderingMode =
            switch set.properties?.intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        func variants(_ isWanted: (Entry) -> Bool) -> [ImageVariant] {
            set.images.filter(isWanted).compactMap { entry in
                guard let file = entry.filename, !file.contains("/") else { return nil }
                let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
                return ImageVariant(
                    url: folder.appendingPathComponent(file), scale: CGFloat(scale), mode: mode)
            }
        }
        let styled = variants { entry in
            entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == wanted }
                ?? false
        }
        return styled.isEmpty ? variants { ($0.appearances ?? []).isEmpty } : styled
    }
}

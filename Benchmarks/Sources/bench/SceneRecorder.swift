// SPDX-License-Identifier: MIT
import CPeers
import UIKit

/// Reads from views what they show, and has the raw program show the same.
@MainActor final class SceneRecorder {
    private enum Item {
        case box(CGRect, radius: CGFloat, color: UInt32)
        case text(String, CGRect, weight: Int, size: CGFloat, lines: Int, color: UInt32)
    }

    private struct Row {
        var y: CGFloat
        var height: CGFloat
        var items: [Item]
    }

    private let window: UIWindow
    private let list: UICollectionView
    private var rows: [Int: Row] = [:]

    init(window: UIWindow, list: UICollectionView) {
        self.window = window
        self.list = list
    }

    /// Reads the rows that are on screen now.
    func readVisibleRows() {
        for cell in list.visibleCells {
            guard let path = list.indexPath(for: cell), rows[path.item] == nil else { continue }
            var items: [Item] = []
            read(cell, in: cell, &items)
            rows[path.item] = Row(y: cell.frame.minY, height: cell.frame.height, items: items)
        }
    }

    /// The raw scene: the rows read so far within the list's frame, the rest around it.
    func makeScene(scale: CGFloat) -> OpaquePointer {
        let place = list.convert(list.bounds, to: window)
        let inset = list.adjustedContentInset
        let port = CGRect(
            x: place.minX, y: place.minY, width: place.width, height: place.height)
        _ = inset
        let background = color(list.backgroundColor) ?? 0xFFFF_FFFF
        guard
            let scene = peer_scene_create(
                window.bounds.width, window.bounds.height, scale, port.peer, background)
        else { preconditionFailure("There is no memory for the raw scene.") }
        for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
            let index = peer_scene_add_row(scene, row.y, row.height)
            for item in row.items { add(item, to: scene, row: Int(index)) }
        }
        var around: [Item] = []
        for view in window.subviews { read(view, in: window, &around, except: list) }
        for item in around { add(item, to: scene, row: -1) }
        return scene
    }

    /// Everything that a view and its subviews show, without `skipped`.
    private func read(
        _ view: UIView, in container: UIView, _ items: inout [Item], except skipped: UIView? = nil
    ) {
        guard !view.isHidden, view.alpha > 0, view !== skipped else { return }
        let place = view.convert(view.bounds, to: container)
        // Behind the list's own background nothing shows.
        let isBehindList = skipped.map { $0.isDescendant(of: view) } ?? false
        if !isBehindList, let color = color(view.backgroundColor) {
            items.append(.box(place, radius: view.layer.cornerRadius, color: color))
        }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty {
            items.append(self.item(label, text, place))
        }
        for subview in view.subviews { read(subview, in: container, &items, except: skipped) }
    }

    private func item(_ label: UILabel, _ text: String, _ place: CGRect) -> Item {
        let attributes =
            label.attributedText.flatMap {
                $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil
            } ?? [:]
        let font = attributes[.font] as? UIFont ?? label.font ?? .systemFont(ofSize: 17)
        let tint = attributes[.foregroundColor] as? UIColor ?? label.textColor
        return .text(
            text, place, weight: weight(font), size: font.pointSize, lines: label.numberOfLines,
            color: color(tint) ?? 0xFF00_0000)
    }

    private func weight(_ font: UIFont) -> Int {
        let name = font.fontName.lowercased()
        if name.contains("semibold") || name.contains("semi-bold") { return 600 }
        if name.contains("bold") { return 700 }
        return name.contains("medium") ? 500 : 400
    }

    /// The colour as 0xAARRGGBB; nil when it is invisible.
    private func color(_ color: UIColor?) -> UInt32? {
        guard let color = color?.resolvedColor(with: window.traitCollection) else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else {
            return nil
        }
        func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    private func add(_ item: Item, to scene: OpaquePointer, row: Int) {
        switch item {
        case .box(let place, let radius, let color):
            let cut = min(radius, min(place.width, place.height) / 2)
            peer_scene_add_box(scene, Int32(row), place.peer, cut, color)
        case .text(let text, let place, let weight, let size, let lines, let color):
            "Inter".withCString { family in
                // A little wider than the label, so that rounding does not wrap a word.
                let style = peer_text_style(
                    family: family, weight: Int32(weight), size: size, width: place.width + 0.5,
                    lines: Int32(lines))
                peer_scene_add_text(
                    scene, Int32(row), place.minX, place.minY, style, color, text)
            }
        }
    }
}

extension CGRect {
    /// The rectangle in C.
    var peer: peer_rect {
        peer_rect(x: minX, y: minY, width: width, height: height)
    }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// How a text looks.
struct TextStyle: Sendable {
    var font: UIFont
    var color = UIColor.label
    /// The most lines; 0 for as many as there are.
    var lines = 1
    var alignment = NSTextAlignment.natural

    init(
        _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label,
        lines: Int = 1, alignment: NSTextAlignment = .natural
    ) {
        font = .systemFont(ofSize: size, weight: weight)
        self.color = color
        self.lines = lines
        self.alignment = alignment
    }
}

/// Nodes that the gallery's specs share.
extension LayoutSpec {
    /// A text, as large as it needs.
    func label(
        _ text: String, _ style: TextStyle, _ setup: FlexBox.Setup? = nil
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout(
            sizeProvider: LabelSize(text: text, font: style.font, lines: style.lines), setup
        ).view { (label: UILabel, _) in
            label.font = style.font
            label.textColor = style.color
            label.numberOfLines = style.lines
            label.textAlignment = style.alignment
            label.text = text
        }
    }

    /// An icon in a square.
    func icon(
        _ icon: Icon, size: CGFloat = 24, color: UIColor, _ setup: @escaping FlexBox.Setup = { $0 }
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { setup($0.width(.point(size)).height(.point(size))) }
            .view { (view: UIImageView, _) in
                view.image = icon.image
                view.contentMode = .scaleAspectFit
                view.tintColor = color
            }
    }

    /// A picture with round corners.
    func picture(
        _ artwork: Artwork, cornerRadius: CGFloat, _ setup: @escaping FlexBox.Setup
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout(setup).view { (view: ArtworkView, _) in
            view.artwork = artwork
            view.layer.cornerRadius = cornerRadius
        }
    }

    /// A person's initials on a disc of the person's colours.
    func avatar(
        _ name: String, size: CGFloat, _ setup: @escaping FlexBox.Setup = { $0 }
    ) -> LayoutNodeConvertible {
        let initials = String(
            name.split(separator: " ").prefix(2).compactMap(\.first)
        ).uppercased()
        let artwork = Artwork(.glow, seed: name.unicodeScalars.reduce(7) { $0 &* 31 &+ $1.value })
        return LayoutNodeBuilder().layout {
            setup($0.width(.point(size)).height(.point(size)))
        }.view { (view: ArtworkView, _) in
            view.artwork = artwork
            view.layer.cornerRadius = size / 2
        }.body {
            LayoutNodeBuilder().layout { $0.flex(1) }.view { (label: UILabel, _) in
                label.font = .systemFont(ofSize: size * 0.4, weight: .semibold)
                label.textColor = .white
                label.textAlignment = .center
                label.text = initials
            }
        }
    }

    /// A line as thin as the screen shows.
    func hairline(_ setup: @escaping FlexBox.Setup = { $0 }) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            setup($0.height(.point(1 / max(1, UITraitCollection.current.displayScale))))
        }.view { (view: UIView, _) in view.backgroundColor = .separator }
    }
}

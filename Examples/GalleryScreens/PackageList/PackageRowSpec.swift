// SPDX-License-Identifier: MIT
import ALLKit

/// How a package looks in the list.
final class PackageRowSpec: ModelLayoutSpec<PackageRow> {
    static let nameFont = UIFont.boldSystemFont(ofSize: 16)
    static let versionFont = UIFont.systemFont(ofSize: 13)
    static let summaryFont = UIFont.systemFont(ofSize: 15)
    static let badgeFont = UIFont.systemFont(ofSize: 18, weight: .semibold)
    /// Points from the screen's edge to the texts, where the hairline begins.
    static let textInset: CGFloat = 68

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout().view { (view: UIView, isNew) in
            // Rows that pass each other when the order changes cover each other.
            if isNew { view.backgroundColor = .systemBackground }
        }.body {
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).padding(.horizontal(16), .vertical(10))
            }.body {
                badge
                texts
            }
            hairline
        }
    }

    private var badge: LayoutNodeConvertible {
        let color = model.color
        let initial = model.initial
        return LayoutNodeBuilder().layout {
            $0.width(40).height(40).margin(.right(12), .top(2))
        }.view { (label: UILabel, isNew) in
            if isNew {
                label.textAlignment = .center
                label.textColor = .white
                label.font = PackageRowSpec.badgeFont
                label.layer.cornerRadius = 20
            }
            label.backgroundColor = color
            label.text = initial
        }
    }

    private var texts: LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flex(1)
        }.body {
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).alignItems(.center)
            }.body {
                text(model.name, PackageRowSpec.nameFont, .label) { $0.flexShrink(1).flexGrow(1) }
                text(model.sizeText, PackageRowSpec.versionFont, .secondaryLabel) {
                    $0.margin(.left(8))
                }
            }
            text(model.version, PackageRowSpec.versionFont, .secondaryLabel) { $0 }
            text(model.summary, PackageRowSpec.summaryFont, .label, lines: 0) {
                $0.margin(.top(2))
            }
        }
    }

    private func text(
        _ text: String, _ font: UIFont, _ color: UIColor, lines: Int = 1,
        _ setup: @escaping FlexBox.Setup
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout(
            sizeProvider: LabelSize(text: text, font: font, lines: lines), setup
        ).view { (label: UILabel, isNew) in
            if isNew {
                label.font = font
                label.textColor = color
                label.numberOfLines = lines
            }
            label.text = text
        }
    }

    private var hairline: LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.height(.point(1 / UITraitCollection.current.displayScale))
                .margin(.left(.point(PackageRowSpec.textInset)))
        }.view { (view: UIView, isNew) in
            if isNew { view.backgroundColor = .separator }
        }
    }
}

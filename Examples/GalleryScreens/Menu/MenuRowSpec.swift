// SPDX-License-Identifier: MIT
import ALLKit

/// A row of the menu: one screen of the gallery.
struct MenuRow: Equatable, Sendable {
    var screen: GalleryScreen
    var icon: Icon
    var color: UIColor
    /// Whether the row begins and ends its group.
    var isFirst: Bool
    var isLast: Bool
}

/// How a row of the menu looks: as in an inset group.
final class MenuRowSpec: ModelLayoutSpec<MenuRow> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let corners = self.corners
        let name = model.screen.rawValue
        return LayoutNodeBuilder().layout().view { (view: UIView, _) in
            view.backgroundColor = .secondarySystemGroupedBackground
            view.layer.cornerRadius = 10
            view.layer.maskedCorners = corners
            view.accessibilityIdentifier = "menu \(name)"
        }.body {
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).alignItems(.center).padding(.horizontal(16), .vertical(10))
            }.body {
                badge
                LayoutNodeBuilder().layout { $0.flex(1).margin(.horizontal(14)) }.body {
                    label(model.screen.title, TextStyle(17))
                    label(model.screen.summary, TextStyle(13, .regular, .secondaryLabel)) {
                        $0.margin(.top(1))
                    }
                }
                icon(.chevron, size: 18, color: .tertiaryLabel)
            }
            if !model.isLast { hairline { $0.margin(.left(62)) } }
        }
    }

    private var badge: LayoutNodeConvertible {
        let color = model.color
        return LayoutNodeBuilder().layout {
            $0.width(32).height(32).alignItems(.center).justifyContent(.center)
        }.view { (view: UIView, _) in
            view.backgroundColor = color
            view.layer.cornerRadius = 8
        }.body {
            icon(model.icon, size: 20, color: .white)
        }
    }

    private var corners: CACornerMask {
        var corners: CACornerMask = []
        if model.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if model.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}

/// The heading of a group.
final class MenuHeadingSpec: ModelLayoutSpec<String> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.padding(.horizontal(16), .top(22), .bottom(7)) }.body {
            label(model.uppercased(), TextStyle(13, .regular, .secondaryLabel))
        }
    }
}

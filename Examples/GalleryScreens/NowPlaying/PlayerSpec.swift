// SPDX-License-Identifier: MIT
import ALLKit

/// The player in one of its two forms. Both have the same views in the same order, so that the
/// layout of one set up in the views of the other moves each view to its place.
final class PlayerSpec: ModelLayoutSpec<PlayerSpec.Form> {
    enum Form: Equatable, Sendable {
        /// A strip.
        case compact
        /// The whole screen.
        case full
    }

    private static let artwork = Artwork(.hills, seed: 40)

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let (width, height) = (
            boundingDimensions.width.value ?? 0, boundingDimensions.height.value ?? 0
        )
        let isFull = model == .full
        let side = isFull ? min(width - 56, height - 320) : 48
        return LayoutNodeBuilder().layout {
            $0.flexDirection(isFull ? .column : .row).alignItems(.center)
                .width(.point(width)).height(.point(isFull ? height : 64))
                .padding(.horizontal(isFull ? 28 : 12), .vertical(isFull ? 24 : 8))
        }.view { (view: UIView, _) in
            view.backgroundColor = .secondarySystemBackground
            view.layer.cornerRadius = isFull ? 0 : 14
        }.body {
            LayoutNodeBuilder().layout {
                $0.width(.point(max(0, side))).height(.point(max(0, side)))
            }.view { (view: ArtworkView, _) in
                view.artwork = Self.artwork
                view.drawnSize = CGSize(width: 360, height: 360)
                view.layer.cornerRadius = isFull ? 12 : 6
                view.accessibilityIdentifier = "cover"
            }
            LayoutNodeBuilder().layout {
                isFull
                    ? $0.margin(.top(32)).alignItems(.center)
                    : $0.flex(1).margin(.left(12))
            }.body {
                label("Slow Rivers", TextStyle(isFull ? 24 : 16, .semibold))
                label("Ingrid Aas", TextStyle(isFull ? 20 : 14, .regular, .secondaryLabel)) {
                    $0.margin(.top(isFull ? 4 : 1))
                }
            }
            progress(width: isFull ? width - 56 : 0)
            if isFull { LayoutNodeBuilder().layout { $0.flex(1) } }
            controls(isFull)
            if isFull { LayoutNodeBuilder().layout { $0.flex(1) } }
        }
    }

    /// How much was played; of no size in the strip.
    private func progress(width: CGFloat) -> LayoutNodeConvertible {
        let height: CGFloat = width > 0 ? 6 : 0
        return LayoutNodeBuilder().layout {
            $0.width(.point(width)).height(.point(height)).margin(.top(width > 0 ? 32 : 0))
        }.view { (view: UIView, _) in
            view.backgroundColor = .systemFill
            view.layer.cornerRadius = height / 2
        }.body {
            LayoutNodeBuilder().layout {
                $0.width(.point((width * 0.36).rounded())).height(.point(height))
            }.view { (view: UIView, _) in
                view.backgroundColor = .secondaryLabel
                view.layer.cornerRadius = height / 2
            }
        }
    }

    private func controls(_ isFull: Bool) -> LayoutNodeConvertible {
        let (size, gap): (CGFloat, CGFloat) = isFull ? (38, 44) : (22, 14)
        return LayoutNodeBuilder().layout { $0.flexDirection(.row).alignItems(.center) }.body {
            icon(.back, size: size, color: .label)
            icon(.pause, size: isFull ? 52 : 26, color: .label) {
                $0.margin(.horizontal(.point(gap)))
            }
            icon(.forward, size: size, color: .label)
        }
    }
}

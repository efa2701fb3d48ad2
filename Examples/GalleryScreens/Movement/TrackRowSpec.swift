// SPDX-License-Identifier: MIT
import ALLKit

/// A row of the queue.
struct TrackRow: Equatable, Sendable {
    var track: Track
    /// Counted from 1; nil for the track that plays.
    var place: Int?
    /// Whether the row has a handle.
    var isMovable: Bool
}

/// How a row of the queue looks.
final class TrackRowSpec: ModelLayoutSpec<TrackRow> {
    static let height: CGFloat = 68

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.height(.point(Self.height)) }.body {
            // Opaque, for it passes over other rows.
            LayoutNodeBuilder().layout { $0.isOverlay(true).position(.all(0)) }
                .view { (view: UIView, _) in
                    view.backgroundColor = .secondarySystemGroupedBackground
                }
            LayoutNodeBuilder().layout {
                $0.flex(1).flexDirection(.row).alignItems(.center).padding(.horizontal(16))
            }.body {
                place
                picture(model.track.artwork, cornerRadius: 6) { $0.width(48).height(48) }
                LayoutNodeBuilder().layout { $0.flex(1).margin(.horizontal(12)) }.body {
                    label(
                        model.track.title,
                        TextStyle(17, .regular, model.place == nil ? .systemPink : .label))
                    label(model.track.artist, TextStyle(14, .regular, .secondaryLabel)) {
                        $0.margin(.top(2))
                    }
                }
                label(model.track.length, TextStyle(14, .regular, .secondaryLabel))
                icon(.hand, size: 24, color: .tertiaryLabel) {
                    $0.margin(.left(14)).isHidden(!self.model.isMovable)
                }
            }
            hairline { $0.margin(.left(104)) }
        }
    }

    private var place: LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.width(28) }.body {
            if let place = model.place {
                label("\(place)", TextStyle(15, .regular, .secondaryLabel))
            } else {
                icon(.play, size: 18, color: .systemPink)
            }
        }
    }
}

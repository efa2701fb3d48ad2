// SPDX-License-Identifier: MIT
import ALLKit

/// The player in one of its two forms. Both have the same views in the same order, so that the
/// layout of one set up in the views of the other moves each view to its place.
final class PlayerSpec: ModelLayoutSpec<PlayerSpec.Player> {
    struct Player: Equatable, Sendable {
        var form = Form.full
        /// What was played, in seconds.
        var elapsed: Float = 91
        /// The whole piece, in seconds.
        let length: Float = 252
    }

    enum Form: Equatable, Sendable {
        /// A strip.
        case compact
        /// The whole screen.
        case full
    }

    private static let artwork = Artwork(.hills, seed: 40)

    private let onSeek: @MainActor @Sendable (Float) -> Void

    /// - Parameter onSeek: told where a finger takes the slider, in seconds.
    init(model: Player, onSeek: @escaping @MainActor @Sendable (Float) -> Void) {
        self.onSeek = onSeek
        super.init(model: model)
    }

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let (width, height) = (
            boundingDimensions.width.value ?? 0, boundingDimensions.height.value ?? 0
        )
        let isFull = model.form == .full
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

    /// How much was played: a slider and two times; of no height in the strip, and not seen there.
    private func progress(width: CGFloat) -> LayoutNodeConvertible {
        let isFull = width > 0
        let (player, onSeek, rest) = (model, onSeek, Int(model.length) - Int(model.elapsed))
        return LayoutNodeBuilder().layout {
            $0.width(.point(width)).margin(.top(isFull ? 24 : 0))
        }.body {
            LayoutNodeBuilder().layout { $0.height(isFull ? 31 : 0) }.view {
                (slider: UISlider, isNew) in
                if isNew {
                    slider.maximumValue = player.length
                    slider.minimumTrackTintColor = .secondaryLabel
                    slider.accessibilityIdentifier = "progress"
                    slider.all_setEventHandler(for: .valueChanged) { [weak slider] in
                        if let slider { onSeek(slider.value) }
                    }
                }
                slider.alpha = isFull ? 1 : 0
                slider.value = player.elapsed
            }
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).height(isFull ? 16 : 0)
            }.body {
                time(Int(model.elapsed), isFull) { $0.flex(1) }
                time(-rest, isFull) { $0 }
            }
        }
    }

    private func time(
        _ seconds: Int, _ isSeen: Bool, _ setup: @escaping FlexBox.Setup
    ) -> LayoutNodeConvertible {
        let text =
            (seconds < 0 ? "−" : "") + "\(abs(seconds) / 60):"
            + String(format: "%02d", abs(seconds) % 60)
        let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        return LayoutNodeBuilder().layout(
            sizeProvider: LabelSize(text: text, font: font), setup
        ).view { (label: UILabel, _) in
            label.font = font
            label.textColor = .secondaryLabel
            label.alpha = isSeen ? 1 : 0
            label.text = text
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

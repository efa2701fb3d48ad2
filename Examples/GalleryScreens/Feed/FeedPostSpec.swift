// SPDX-License-Identifier: MIT
import ALLKit

/// How a post looks.
final class FeedPostSpec: ModelLayoutSpec<FeedPost> {
    private let onLike: @MainActor @Sendable () -> Void

    /// - Parameter onLike: called when the heart is tapped.
    init(_ post: FeedPost, onLike: @escaping @MainActor @Sendable () -> Void) {
        self.onLike = onLike
        super.init(model: post, layoutDirection: post.direction)
    }

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let width = boundingDimensions.width.value ?? 0
        return LayoutNodeBuilder().layout { $0.padding(.all(16)) }.view { (view: UIView, _) in
            view.backgroundColor = .secondarySystemGroupedBackground
            view.layer.cornerRadius = 14
        }.body {
            header
            label(model.text, TextStyle(16, lines: 0)) { $0.margin(.top(12)) }
            if let artwork = model.artwork {
                picture(artwork, cornerRadius: 10) {
                    $0.height(.point(((width - 32) * self.model.aspect).rounded()))
                        .margin(.top(12))
                }
            }
            counters
        }
    }

    private var header: LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flexDirection(.row).alignItems(.center) }.body {
            avatar(model.author, size: 40)
            LayoutNodeBuilder().layout { $0.flex(1).margin(.horizontal(10)) }.body {
                label(model.author, TextStyle(16, .semibold)) { $0.alignSelf(.flexStart) }
                label(model.handle, TextStyle(14, .regular, .secondaryLabel)) {
                    $0.alignSelf(.flexStart).margin(.top(1))
                }
            }
            label(model.age, TextStyle(14, .regular, .secondaryLabel)) {
                $0.alignSelf(.flexStart).margin(.top(1))
            }
        }
    }

    private var counters: LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).margin(.top(14)).height(24)
        }.body {
            heart
            counter(.bubble, model.comments)
            counter(.repeats, model.shares)
            LayoutNodeBuilder().layout { $0.flex(1) }
            icon(.share, size: 22, color: .secondaryLabel)
        }
    }

    private var heart: LayoutNodeConvertible {
        let (onLike, id) = (onLike, model.id)
        return LayoutNodeBuilder().layout {
            $0.flexDirection(.row).alignItems(.center).min(.width(76))
        }.view { (view: UIView, isNew) in
            view.accessibilityIdentifier = "like \(id)"
            guard isNew else { return }
            view.all_addGestureRecognizer { (_: UITapGestureRecognizer) in onLike() }
        }.body {
            icon(
                model.isLiked ? .heartFilled : .heart, size: 22,
                color: model.isLiked ? .systemRed : .secondaryLabel)
            number(model.likeCount, color: model.isLiked ? .systemRed : .secondaryLabel)
        }
    }

    private func counter(_ symbol: Icon, _ count: Int) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).alignItems(.center).min(.width(72))
        }.body {
            icon(symbol, size: 22, color: .secondaryLabel)
            number(count, color: .secondaryLabel)
        }
    }

    private func number(_ count: Int, color: UIColor) -> LayoutNodeConvertible {
        label(FeedPost.short(count), TextStyle(14, .medium, color)) { $0.margin(.horizontal(6)) }
    }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// How a row of the chat looks.
final class ChatRowSpec: ModelLayoutSpec<ChatRow> {
    private static let avatarSize: CGFloat = 30

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let width = boundingDimensions.width.value ?? 0
        switch model {
        case .day(let name):
            return LayoutNodeBuilder().layout {
                $0.padding(.top(18), .bottom(6)).alignItems(.center)
            }.body {
                label(name, TextStyle(12, .semibold, .secondaryLabel))
            }
        case .message(let message): return row(message, width: width)
        case .typing(let author):
            return side(of: author, isFirst: true, isLast: true) { typingBubble }
        }
    }

    private func row(_ message: ChatMessage, width: CGFloat) -> LayoutNodeConvertible {
        side(of: message.author, isFirst: message.isFirst, isLast: message.isLast) {
            if message.isEmojiOnly {
                label(message.text, TextStyle(44)) { $0.margin(.vertical(2)) }
            } else {
                bubble(message, maximumWidth: (width * 0.72).rounded())
            }
        }
    }

    /// Puts content at one's own side, or at the others' side with name and picture.
    private func side(
        of author: String?, isFirst: Bool, isLast: Bool,
        @LayoutBuilder content: () -> [any LayoutNodeConvertible]
    ) -> LayoutNodeConvertible {
        let content = content()
        guard let author else {
            return LayoutNodeBuilder().layout {
                $0.alignItems(.flexEnd).padding(.horizontal(14), .top(isFirst ? 10 : 3))
            }.body { for node in content { node } }
        }
        return LayoutNodeBuilder().layout {
            $0.flexDirection(.row).alignItems(.flexEnd)
                .padding(.horizontal(14), .top(isFirst ? 10 : 3))
        }.body {
            if isLast {
                avatar(author, size: Self.avatarSize)
            } else {
                LayoutNodeBuilder().layout { $0.width(.point(Self.avatarSize)) }
            }
            LayoutNodeBuilder().layout {
                $0.margin(.left(8)).alignItems(.flexStart).flexShrink(1)
            }.body {
                if isFirst {
                    label(author, TextStyle(12, .regular, .secondaryLabel)) {
                        $0.margin(.left(12), .bottom(3))
                    }
                }
                for node in content { node }
            }
        }
    }

    private func bubble(
        _ message: ChatMessage, maximumWidth: CGFloat
    ) -> LayoutNodeConvertible {
        let isOwn = message.author == nil
        let corners = corners(message)
        return LayoutNodeBuilder().layout {
            $0.max(.width(.point(maximumWidth))).padding(.horizontal(13), .vertical(8))
        }.view { (view: UIView, _) in
            view.backgroundColor = isOwn ? .systemBlue : .secondarySystemFill
            view.layer.cornerRadius = 18
            view.layer.maskedCorners = corners
        }.body {
            label(message.text, TextStyle(17, .regular, isOwn ? .white : .label, lines: 0))
        }
    }

    /// The corner where the author's side is, below, is square under the last of several messages.
    private func corners(_ message: ChatMessage) -> CACornerMask {
        var corners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        guard message.isLast else { return corners }
        corners.remove(message.author == nil ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner)
        return corners
    }

    private var typingBubble: LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).padding(.horizontal(14), .vertical(14))
        }.view { (view: UIView, _) in
            view.backgroundColor = .secondarySystemFill
            view.layer.cornerRadius = 18
            view.accessibilityIdentifier = "typing"
        }.body {
            for index in 0..<3 {
                LayoutNodeBuilder().layout {
                    $0.width(8).height(8).margin(.left(index == 0 ? 0 : 5))
                }.view { (view: UIView, _) in
                    view.backgroundColor = .systemGray2
                    view.layer.cornerRadius = 4
                }
            }
        }
    }
}

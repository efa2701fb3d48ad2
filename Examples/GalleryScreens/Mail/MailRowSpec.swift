// SPDX-License-Identifier: MIT
import ALLKit

/// How a letter looks in the inbox.
final class MailRowSpec: ModelLayoutSpec<MailMessage> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        // Opaque: the row covers its actions.
        LayoutNodeBuilder().layout().view { (view: UIView, _) in
            view.backgroundColor = .systemBackground
        }.body {
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).padding(.right(14), .vertical(11))
            }.body {
                dot
                texts
            }
            hairline { $0.margin(.left(30)) }
        }
    }

    private var dot: LayoutNodeConvertible {
        let isUnread = model.isUnread
        return LayoutNodeBuilder().layout {
            $0.width(10).height(10).margin(.left(11), .right(9), .top(6))
        }.view { (view: UIView, _) in
            view.backgroundColor = isUnread ? .systemBlue : .clear
            view.layer.cornerRadius = 5
        }
    }

    private var texts: LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1) }.body {
            LayoutNodeBuilder().layout { $0.flexDirection(.row).alignItems(.center) }.body {
                label(model.sender, TextStyle(17, .semibold)) { $0.flexShrink(1).flexGrow(1) }
                if model.isFlagged {
                    icon(.flag, size: 15, color: .systemOrange) { $0.margin(.left(6)) }
                }
                label(model.date, TextStyle(15, .regular, .secondaryLabel)) {
                    $0.margin(.left(6))
                }
                icon(.chevron, size: 16, color: .tertiaryLabel) { $0.margin(.left(2)) }
            }
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).alignItems(.center).margin(.top(1))
            }.body {
                label(model.subject, TextStyle(15)) { $0.flexShrink(1).flexGrow(1) }
                if model.hasAttachment {
                    icon(.clip, size: 16, color: .secondaryLabel) { $0.margin(.left(6)) }
                }
            }
            label(model.preview, TextStyle(15, .regular, .secondaryLabel, lines: 2)) {
                $0.margin(.top(1))
            }
        }
    }
}

/// A button that a swipe uncovers.
struct MailAction: Equatable, Sendable {
    var title: String
    var icon: Icon
    var color: UIColor
}

/// How such a button looks.
final class MailActionSpec: ModelLayoutSpec<MailAction> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.width(.point(boundingDimensions.width.value ?? 0))
                .height(.point(boundingDimensions.height.value ?? 0))
                .alignItems(.center).justifyContent(.center)
        }.body {
            icon(model.icon, size: 24, color: .white)
            label(model.title, TextStyle(13, .medium, .white)) { $0.margin(.top(4)) }
        }
    }
}

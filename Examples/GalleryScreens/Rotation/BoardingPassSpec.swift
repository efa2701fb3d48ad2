// SPDX-License-Identifier: MIT
import ALLKit

/// A boarding pass that is a column in a high room and a row in a wide one. Both have the same views
/// in the same order, so that the layout of one set up in the views of the other moves each view to
/// its place.
final class BoardingPassSpec: ModelLayoutSpec<BoardingPass> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let (width, height) = (
            boundingDimensions.width.value ?? 0, boundingDimensions.height.value ?? 0
        )
        let isWide = width > height
        return LayoutNodeBuilder().layout {
            $0.width(.point(width)).height(.point(height)).padding(.all(20))
                .alignItems(.center).justifyContent(.center)
        }.body {
            LayoutNodeBuilder().layout {
                isWide
                    ? $0.flexDirection(.row).width(.percent(100)).max(.width(720))
                    : $0.width(.percent(100)).max(.width(400))
            }.view { (view: UIView, _) in
                view.backgroundColor = .secondarySystemGroupedBackground
                view.layer.cornerRadius = 20
            }.body {
                LayoutNodeBuilder().layout {
                    isWide ? $0.flex(1).padding(.all(24)) : $0.padding(.all(24))
                }.body {
                    airline
                    route(top: isWide ? 22 : 30)
                    label(model.passenger, TextStyle(20, .semibold)) {
                        $0.margin(.top(isWide ? 22 : 30))
                    }
                    fields(isWide)
                }
                tear(isWide)
                stub(isWide)
            }
        }
    }

    private var airline: LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flexDirection(.row).alignItems(.center) }.body {
            icon(.send, size: 22, color: .systemIndigo)
            label(model.airline, TextStyle(17, .semibold)) { $0.margin(.left(8)).flex(1) }
            label(model.flight, TextStyle(17, .regular, .secondaryLabel))
        }
    }

    private func route(top: CGFloat) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).alignItems(.center).margin(.top(.point(top)))
        }.body {
            place(model.start, .flexStart)
            LayoutNodeBuilder().layout { $0.flex(1).height(2).margin(.horizontal(14)) }
                .view { (view: UIView, _) in
                    view.backgroundColor = .systemIndigo
                    view.layer.cornerRadius = 1
                }
            place(model.end, .flexEnd)
        }
    }

    private func place(
        _ place: BoardingPass.Place, _ alignment: FlexAlign
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.alignItems(alignment) }.body {
            label(place.city, TextStyle(13, .regular, .secondaryLabel))
            label(place.code, TextStyle(38, .bold))
            label(place.time, TextStyle(15, .medium))
        }
    }

    /// Two columns, or all in a line.
    private func fields(_ isWide: Bool) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).flexWrap(.wrap).margin(.top(2))
        }.body {
            for field in model.fields {
                LayoutNodeBuilder().layout {
                    $0.width(.percent(isWide ? 25 : 50)).margin(.top(16))
                }.body {
                    label(field.name, TextStyle(13, .regular, .secondaryLabel))
                    label(field.value, TextStyle(20, .medium)) { $0.margin(.top(2)) }
                }
            }
        }
    }

    /// Where the stub is torn off.
    private func tear(_ isWide: Bool) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            isWide ? $0.width(1).margin(.vertical(20)) : $0.height(1).margin(.horizontal(20))
        }.view { (view: UIView, _) in view.backgroundColor = .separator }
    }

    private func stub(_ isWide: Bool) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.padding(.all(24)).alignItems(.center).justifyContent(.center)
        }.body {
            LayoutNodeBuilder().layout {
                $0.width(isWide ? 168 : 184).height(isWide ? 168 : 184)
            }.view { (view: CodeView, _) in
                view.layer.cornerRadius = 8
                view.clipsToBounds = true
                view.accessibilityIdentifier = "code"
            }
            label("Have this ready at the gate", TextStyle(13, .regular, .secondaryLabel)) {
                $0.margin(.top(12))
            }
        }
    }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// A guide to a town.
struct Article: Equatable, Sendable {
    /// A number and its name.
    struct Fact: Equatable, Sendable {
        var value: String
        var name: String
    }

    var title: String
    var lead: String
    var author: String
    var facts: [Fact]
    var paragraphs: [String]
    var quote: String

    static let sample = Article(
        title: "Two Slow Days in Trieste",
        lead: "A city of wind, coffee and stairs, where three languages share one breakfast.",
        author: "Carla Venier",
        facts: [
            Fact(value: "21°", name: "May"), Fact(value: "4.8", name: "Rating"),
            Fact(value: "2 d", name: "Stay"), Fact(value: "12 km", name: "On foot"),
        ],
        paragraphs: [
            "Begin on the Molo Audace, the stone pier that walks two hundred metres into the sea. "
                + "Come before eight, when the light is still soft and the fishermen talk more "
                + "than they fish.",
            "For coffee, know the words: a “nero” is an espresso, a “capo” comes with a little "
                + "milk, and “in B” means in a glass. Order at the bar and stay for a while. ☕️",
        ],
        quote: "Here the wind has a name, and everybody has a story about it.")
}

/// An article: the specs of its parts put together. In a wide room the picture stands beside the
/// text.
final class ArticleSpec: ModelLayoutSpec<Article> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let width = boundingDimensions.width.value ?? 0
        let isWide = width > 600
        return LayoutNodeBuilder().layout {
            $0.flexDirection(isWide ? .row : .column).width(.point(width))
                .padding(.all(isWide ? 24 : 0))
        }.body {
            picture(Artwork(.sea, seed: 4), cornerRadius: isWide ? 16 : 0) {
                isWide
                    ? $0.width(.point((width * 0.38).rounded())).height(300)
                    : $0.width(.point(width)).height(.point((width * 0.66).rounded()))
            }
            LayoutNodeBuilder().layout {
                isWide
                    ? $0.flex(1).margin(.left(24)) : $0.padding(.horizontal(20), .vertical(20))
            }.body {
                label(model.title, TextStyle(30, .bold, lines: 0))
                label(model.lead, TextStyle(18, .regular, .secondaryLabel, lines: 0)) {
                    $0.margin(.top(8))
                }
                part(BylineSpec(model: model.author))
                part(FactsSpec(model: model.facts))
                label(model.paragraphs[0], TextStyle(17, lines: 0)) { $0.margin(.top(20)) }
                part(QuoteSpec(model: model.quote))
                label(model.paragraphs[1], TextStyle(17, lines: 0)) { $0.margin(.top(20)) }
            }
        }
    }

    /// Another spec's nodes in this one's tree.
    private func part(_ spec: LayoutSpec) -> LayoutNodeConvertible {
        spec.makeNodeWith(boundingDimensions: CGSize.zero.layoutDimensions)
    }
}

/// Who wrote an article.
final class BylineSpec: ModelLayoutSpec<String> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).alignItems(.center).margin(.top(16))
        }.body {
            avatar(model, size: 32)
            label(model, TextStyle(15, .medium)) { $0.margin(.left(10)).flex(1) }
            label("6 min read", TextStyle(15, .regular, .secondaryLabel))
        }
    }
}

/// Numbers in a line.
final class FactsSpec: ModelLayoutSpec<[Article.Fact]> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).margin(.top(20)).padding(.vertical(14))
        }.view { (view: UIView, _) in
            view.backgroundColor = .secondarySystemBackground
            view.layer.cornerRadius = 12
        }.body {
            for fact in model {
                LayoutNodeBuilder().layout { $0.flex(1).alignItems(.center) }.body {
                    label(fact.value, TextStyle(17, .semibold))
                    label(fact.name, TextStyle(12, .regular, .secondaryLabel)) {
                        $0.margin(.top(2))
                    }
                }
            }
        }
    }
}

/// A sentence that stands out.
final class QuoteSpec: ModelLayoutSpec<String> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flexDirection(.row).margin(.top(20)) }.body {
            LayoutNodeBuilder().layout { $0.width(4) }.view { (view: UIView, _) in
                view.backgroundColor = .systemOrange
                view.layer.cornerRadius = 2
            }
            label(model, TextStyle(20, .medium, lines: 0)) {
                $0.margin(.left(14)).flex(1)
            }
        }
    }
}

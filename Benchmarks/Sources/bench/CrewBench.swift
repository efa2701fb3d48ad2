// SPDX-License-Identifier: MIT
import ALLKit
import CPeers

/// How much sooner all processors lay out the rows of a list than one does, on the clock.
@MainActor struct CrewBench {
    private static let count = 400

    func run(_ report: inout Report) {
        let processors = peer_use_processors(0)
        guard processors > 1 else { return }
        let list = PostList(count: Self.count)
        // First all, then one: threads that were kept on one processor stay there for a while.
        let together = seconds(list, from: 300)
        guard peer_use_processors(1) == 1 else { return }
        let alone = seconds(list, from: 302)
        guard peer_use_processors(0) == processors else { return }
        report.add(
            ReportRow(
                "(f) \(Self.count) posts, another width, \(processors) processors (peer: one)",
                ours: together * 1e3, peer: alone * 1e3, unit: "ms"), limit: 0.7)
    }

    /// The median time of a width; each width comes once, so that no size is known.
    private func seconds(_ list: PostList, from width: Int) -> Double {
        let costs = (0..<36).map { list.seconds(width: CGFloat(width + 4 * $0)) }
        return Measurement.median(Array(costs.dropFirst(5)))
    }
}

/// A list of posts, all of which are on screen.
@MainActor private final class PostList {
    private let adapter = CollectionViewAdapter<UICollectionView, UICollectionViewCell, Int>()

    init(count: Int) {
        adapter.collectionView.frame = CGRect(x: 0, y: 0, width: 1_000, height: 100_000)
        let texts = SampleText.lines(count: count, length: 140)
        adapter.set(
            items: texts.enumerated().map { index, text in
                ListItem(id: index, layoutSpec: PostSpec(model: text))
            })
    }

    /// The seconds until all rows are laid out.
    func seconds(width: CGFloat) -> Double {
        let bounds = CGSize(width: width, height: .nan).layoutDimensions
        let start = peer_wall_seconds()
        adapter.set(boundingDimensions: bounds)
        return peer_wall_seconds() - start
    }
}

/// A picture, a name and a text of a few lines.
private final class PostSpec: ModelLayoutSpec<String> {
    private static let font = UIFont.systemFont(ofSize: 15)

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        LayoutNode(
            children: [
                LayoutNode(children: [], { $0.width(40).height(40).margin(.right(12)) }),
                LayoutNode(
                    sizeProvider: model.attributed().font(PostSpec.font).make(), { $0.flex(1) }),
            ], { $0.flexDirection(.row).padding(.all(16)) })
    }
}

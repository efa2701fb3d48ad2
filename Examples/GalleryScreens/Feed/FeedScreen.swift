// SPDX-License-Identifier: MIT
import ALLKit

/// A feed: posts with text, pictures and counters, in several languages.
final class FeedScreen: ListScreen {
    private(set) var posts = FeedPost.samples

    init() {
        super.init(title: "Feed", layout: ListScreen.column(spacing: 12))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 12, left: 16, bottom: 32, right: 16) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        update()
    }

    private func update() {
        show(
            posts.map { post in
                Item(
                    id: post.id,
                    layoutSpec: FeedPostSpec(post) { [weak self] in self?.toggleLike(post.id) })
            })
    }

    private func toggleLike(_ id: Int) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts[index].isLiked.toggle()
        update()
    }
}

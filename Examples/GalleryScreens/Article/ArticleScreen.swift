// SPDX-License-Identifier: MIT
import ALLKit

/// A combined layout in a plain scroll view. When the window turns, its views move to their places
/// in the other arrangement.
final class ArticleScreen: SpecScreen {
    init(title: String) {
        super.init(
            ArticleSpec(model: .sample), title: title, name: "article", turnDuration: 0.3)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// A layout that is combined of several specs, in a plain scroll view.
final class ArticleScreen: SpecScreen {
    init(title: String) {
        super.init(ArticleSpec(model: .sample), title: title, name: "article")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

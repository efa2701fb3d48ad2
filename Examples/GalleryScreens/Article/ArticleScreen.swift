// SPDX-License-Identifier: MIT
import ALLKit

/// A combined layout in a plain scroll view. When the window turns, its views move to their places
/// in the other arrangement.
final class ArticleScreen: UIViewController {
    private let scrollView = UIScrollView()
    private let content = UIView()
    private var width: CGFloat = 0

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "article"
        scrollView.addSubview(content)
        view.addSubview(scrollView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        scrollView.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: max(0, view.bounds.maxY - area.minY))
        guard area.width != width else { return }
        let isFirst = width == 0
        width = area.width
        let layout = ArticleSpec(model: .sample).makeLayoutWith(
            boundingDimensions: CGSize(width: width, height: .nan).layoutDimensions)
        scrollView.contentSize = layout.size
        guard !isFirst else { return layout.setup(in: content) }
        UIView.animate(withDuration: 0.3) { layout.setup(in: self.content) }
    }
}

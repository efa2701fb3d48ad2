// SPDX-License-Identifier: MIT
import ALLKit

/// A layout in a plain scroll view, as wide as the screen and as high as it needs.
class SpecScreen: UIViewController {
    private let spec: LayoutSpec
    private let name: String
    private let turnDuration: TimeInterval
    private let scrollView = UIScrollView()
    private let content = UIView()
    private var width: CGFloat = 0

    /// - Parameters:
    ///   - name: The scroll view's identifier.
    ///   - turnDuration: How long the views take to their new places when the window turns.
    init(_ spec: LayoutSpec, title: String, name: String, turnDuration: TimeInterval = 0) {
        self.spec = spec
        self.name = name
        self.turnDuration = turnDuration
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
        scrollView.accessibilityIdentifier = name
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
        let layout = spec.makeLayoutWith(
            boundingDimensions: CGSize(width: width, height: .nan).layoutDimensions)
        scrollView.contentSize = layout.size
        guard !isFirst, turnDuration > 0 else { return layout.setup(in: content) }
        UIView.animate(withDuration: turnDuration) { layout.setup(in: self.content) }
    }
}

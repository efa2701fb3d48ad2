// SPDX-License-Identifier: MIT
import ALLKit

/// A layout in a plain scroll view, as wide as the screen and as high as it needs.
class SpecScreen: UIViewController {
    private let spec: LayoutSpec
    private let name: String
    private let scrollView = UIScrollView()
    private let content = UIView()
    private var width: CGFloat = 0

    /// - Parameter name: The scroll view's identifier.
    init(_ spec: LayoutSpec, title: String, name: String) {
        self.spec = spec
        self.name = name
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
        width = area.width
        let layout = spec.makeLayoutWith(
            boundingDimensions: CGSize(width: width, height: .nan).layoutDimensions)
        scrollView.contentSize = layout.size
        layout.setup(in: content)
    }
}

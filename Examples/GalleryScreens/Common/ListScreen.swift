// SPDX-License-Identifier: MIT
import ALLKit

/// A screen of the gallery that may still have to show something it was asked to.
@MainActor package protocol WaitableScreen: UIViewController {
    /// Whether a change was asked for and is not shown yet.
    var isBusy: Bool { get }
}

/// A screen that is one list of ALLKit: rows in a column, no wider than is good to read.
class ListScreen: UIViewController, WaitableScreen {
    typealias Item = ListItem<Any>

    /// Lays out and shows the rows.
    let adapter: CollectionViewAdapter<UICollectionView, UICollectionViewCell, Any>
    private var changes = 0

    var collectionView: UICollectionView { adapter.collectionView }

    var isBusy: Bool { changes > 0 }

    /// The column's largest width, in points.
    var maximumWidth: CGFloat { 640 }

    /// The space round the rows, in points.
    var margins: UIEdgeInsets { .zero }

    init(title: String, layout: UICollectionViewLayout = ListScreen.column()) {
        adapter = CollectionViewAdapter(layout: layout)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    /// Rows one below the other.
    static func column(spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = spacing
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .clear
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "list"
        view.addSubview(collectionView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = listArea
        collectionView.frame = area
        let width = min(maximumWidth, area.width - margins.left - margins.right)
        if let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
            let side = max(0, (area.width - width) / 2)
            let insets = UIEdgeInsets(
                top: margins.top, left: side, bottom: margins.bottom, right: side)
            if flow.sectionInset != insets { flow.sectionInset = insets }
        }
        adapter.set(boundingDimensions: dimensions(width: width))
    }

    /// Where the list is.
    var listArea: CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        return CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: max(0, view.bounds.maxY - area.minY))
    }

    /// The bounds of rows in a column.
    func dimensions(width: CGFloat) -> LayoutDimensions<CGFloat> {
        CGSize(width: width, height: .nan).layoutDimensions
    }

    /// Shows rows.
    func show(
        _ items: [Item], animated: Bool = false, _ completion: @escaping () -> Void = {}
    ) {
        changes += 1
        adapter.set(items: items, animated: animated) { [weak self] _ in
            self?.changes -= 1
            completion()
        }
    }
}

// SPDX-License-Identifier: MIT
import ALLKit
import UIKitTesting

/// A list of numbered rows that look like the gallery's, whose length can be chosen freely.
@MainActor final class BenchList: UIViewController {
    private typealias Adapter = CollectionViewAdapter<
        UICollectionView, UICollectionViewCell, Int
    >

    private let adapter: Adapter
    private var ids: [Int]

    /// The list.
    var collectionView: UICollectionView { adapter.collectionView }

    init(count: Int) {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        adapter = Adapter(layout: layout)
        ids = Array(0..<count)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The list is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        show(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
        adapter.set(
            boundingDimensions: CGSize(width: view.bounds.width, height: .nan).layoutDimensions,
            async: false)
    }

    /// Puts a row in and tells when it is shown.
    func insert(_ id: Int, at index: Int, completion: @escaping () -> Void) {
        ids.insert(id, at: index)
        show(animated: false, completion)
    }

    /// Takes a row out and tells when it is gone.
    func remove(at index: Int, completion: @escaping () -> Void) {
        ids.remove(at: index)
        show(animated: false, completion)
    }

    private func show(animated: Bool, _ completion: @escaping () -> Void = {}) {
        adapter.set(ids: ids, animated: animated, item: BenchList.item) { _ in completion() }
    }

    private static let item: @Sendable (Int) -> ListItem<Int> = { id in
        ListItem(id: id, layoutSpec: BenchRow(model: id))
    }
}

/// A badge, two lines of text of fixed height, a hairline: sizing it needs no text measured.
final class BenchRow: ModelLayoutSpec<Int> {
    private static let nameFont = UIFont.boldSystemFont(ofSize: 17)
    private static let detailFont = UIFont.systemFont(ofSize: 15)

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flexDirection(.row).padding(.horizontal(16), .vertical(12))
        }.body {
            badge
            texts
        }
    }

    private var badge: LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.width(.point(40)).height(.point(40)).margin(.right(12))
        }.view { (view: UIView, isNew) in
            guard isNew else { return }
            view.layer.cornerRadius = 20
            view.backgroundColor = .systemBlue
        }
    }

    private var texts: LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.flex(1)
        }.body {
            line("Row number \(model)", BenchRow.nameFont, .label)
            line("What there is to say about \(model)", BenchRow.detailFont, .secondaryLabel)
        }
    }

    private func line(_ text: String, _ font: UIFont, _ color: UIColor) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.height(.point(24))
        }.view { (label: UILabel, isNew) in
            if isNew {
                label.font = font
                label.textColor = color
            }
            label.text = text
        }
    }
}

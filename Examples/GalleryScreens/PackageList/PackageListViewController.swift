// SPDX-License-Identifier: MIT
import ALLKit

/// The packages of a Debian control file: a list to filter, sort and open.
public final class PackageListViewController: UIViewController, WaitableScreen {
    typealias Adapter = CollectionViewAdapter<
        UICollectionView, UICollectionViewCell, Int
    >

    private let path: String
    /// Lays out and shows the rows.
    let adapter: Adapter
    private let filterBar = PackageFilterBar()
    private let messageLabel = UILabel()
    private var index: PackageIndex?
    private var rows: [UInt32] = []

    /// The list.
    public var collectionView: UICollectionView { adapter.collectionView }

    /// Called once the packages of the file, or why there are none, are shown.
    public var onLoaded: (() -> Void)?

    /// Whether a change was asked for and is not shown yet.
    public var isBusy: Bool { changes > 0 || isReading }

    private var changes = 0
    private var isReading = true

    /// Makes the list of a file.
    ///
    /// - Parameter path: a control file; records that are not installed are left out of
    ///   ``PackageSource/installed``.
    public init(path: String = PackageSource.installed) {
        self.path = path
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        adapter = Adapter(layout: layout)
        super.init(nibName: nil, bundle: nil)
        title =
            path == PackageSource.installed
            ? "Installed packages" : (path as NSString).lastPathComponent
        navigationItem.backButtonTitle = "Packages"
    }

    /// Stops the program: the list is made in code.
    public required init?(coder: NSCoder) {
        preconditionFailure("The list is made in code.")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.delegate = self
        collectionView.accessibilityIdentifier = "packages"
        view.addSubview(collectionView)
        filterBar.onChange = { [weak self] in self?.show($0, animated: true) }
        view.addSubview(filterBar)
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        messageLabel.isHidden = true
        messageLabel.accessibilityIdentifier = "message"
        view.addSubview(messageLabel)
        load()
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        GalleryTrace.note("size", "\(Int(view.bounds.width)) \(Int(view.bounds.height))")
        let area = view.bounds.inset(by: view.safeAreaInsets)
        filterBar.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: PackageFilterBar.height)
        collectionView.frame = CGRect(
            x: area.minX, y: filterBar.frame.maxY, width: area.width,
            height: max(0, view.bounds.maxY - filterBar.frame.maxY))
        messageLabel.frame = CGRect(
            x: area.minX + 32, y: area.minY + PackageFilterBar.height,
            width: max(0, area.width - 64),
            height: max(0, area.height - PackageFilterBar.height))
        adapter.set(
            boundingDimensions: CGSize(width: area.width, height: .nan).layoutDimensions)
    }

    // MARK: Data

    private func load() {
        filterBar.status = "Reading…"
        let path = path
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let result = Result<PackageStore, ControlFileParser.Failure> {
                () throws(ControlFileParser.Failure) in
                try ControlFileParser.parse(
                    path: path, installedOnly: path == PackageSource.installed)
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.didLoad(result) }
            }
        }
    }

    private func didLoad(_ result: Result<PackageStore, ControlFileParser.Failure>) {
        isReading = false
        switch result {
        case .success(let store):
            let index = PackageIndex(store)
            self.index = index
            filterBar.setSections(index.sectionsByCount())
            if store.count == 0 { show(message: "\(path) holds no packages.") }
            show(PackageQuery(), animated: false) { [weak self] in self?.onLoaded?() }
        case .failure(let failure):
            show(message: failure.description)
            filterBar.status = nil
            onLoaded?()
        }
    }

    private func show(message: String) {
        messageLabel.text = message
        messageLabel.isHidden = false
    }

    private func show(
        _ query: PackageQuery, animated: Bool, _ completion: @escaping () -> Void = {}
    ) {
        guard var index else { return }
        rows = index.rows(query)
        // Keeps the orders that were made.
        self.index = index
        let store = index.store
        filterBar.status = status(store)
        GalleryTrace.note("rows", "\(rows.count)")
        changes += 1
        adapter.set(
            ids: rows, animated: animated,
            item: { record in
                ListItem(
                    id: record, layoutSpec: PackageRowSpec(model: PackageRow(store, Int(record))))
            },
            completion: { [weak self] _ in
                self?.changes -= 1
                completion()
            })
    }

    /// Orders the list, as the button of the order does.
    package func show(order: PackageQuery.Order) {
        filterBar.choose(order)
    }

    /// Opens the package of a row.
    package func open(row: Int, animated: Bool) {
        guard let store = index?.store, rows.indices.contains(row) else { return }
        navigationController?.pushViewController(
            PackageDetailViewController(path: path, store: store, record: Int(rows[row])),
            animated: animated)
    }

    private func status(_ store: PackageStore) -> String {
        var text = rows.count == 1 ? "1 package" : "\(rows.count) packages"
        if store.brokenCount > 0 {
            text +=
                store.brokenCount == 1
                ? ", 1 broken record" : ", \(store.brokenCount) broken records"
        }
        return text
    }
}

extension PackageListViewController: UICollectionViewDelegate {
    /// Opens a package.
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: false)
        open(row: indexPath.item, animated: true)
    }

    /// Tells who watches the program where the list is.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        GalleryTrace.note("offset", "\(Int(scrollView.contentOffset.y.rounded()))")
    }
}

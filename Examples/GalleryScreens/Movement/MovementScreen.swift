// SPDX-License-Identifier: MIT
import ALLKit

/// A queue whose rows are moved by hand: a long press lifts one, and it is put down where the finger
/// leaves it. The track that plays stays first. A switch says whether rows move at all.
final class MovementScreen: ListScreen {
    private(set) var tracks = Track.samples
    private let bar = UIView()
    private let caption = UILabel()
    private let control = UISwitch()
    private weak var lifted: UIView?

    private static let barHeight: CGFloat = 52

    init() {
        super.init(title: "Movement")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var listArea: CGRect {
        var area = super.listArea
        area.origin.y += Self.barHeight
        area.size.height = max(0, area.size.height - Self.barHeight)
        return area
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Move rows by a long press"
        caption.font = .systemFont(ofSize: 17)
        control.isOn = true
        control.accessibilityIdentifier = "switch"
        control.addAction(
            UIAction { [weak self] _ in self?.allowMovement() }, for: .valueChanged)
        view.backgroundColor = .systemGroupedBackground
        bar.addSubview(caption)
        bar.addSubview(control)
        view.addSubview(bar)
        collectionView.delegate = self
        collectionView.all_addGestureRecognizer {
            [weak self] (press: UILongPressGestureRecognizer) in self?.move(press)
        }
        allowMovement()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = listArea
        bar.frame = CGRect(
            x: area.minX, y: area.minY - Self.barHeight, width: area.width, height: Self.barHeight)
        let side = 16 + max(0, (area.width - maximumWidth) / 2)
        control.frame.origin = CGPoint(
            x: bar.bounds.width - side - control.bounds.width,
            y: (Self.barHeight - control.bounds.height) / 2)
        caption.frame = CGRect(
            x: side, y: 0, width: control.frame.minX - side - 12, height: Self.barHeight)
    }

    private func allowMovement() {
        adapter.settings.allowInteractiveMovement = control.isOn
        update()
    }

    private func update() {
        show(
            tracks.enumerated().map { index, track in
                let isMovable = control.isOn && index > 0
                let row = TrackRow(
                    track: track, place: index > 0 ? index : nil, isMovable: isMovable)
                let item = Item(id: track.id, layoutSpec: TrackRowSpec(model: row))
                item.canMove = isMovable
                item.didMove = { [weak self] in self?.didMove($0, $1) }
                return item
            })
    }

    private func didMove(_ index: Int, _ target: Int) {
        tracks.insert(tracks.remove(at: index), at: target)
        // Every row between has another number now.
        update()
    }

    private func move(_ press: UILongPressGestureRecognizer) {
        if press.state == .began {
            let path = collectionView.indexPathForItem(at: press.location(in: collectionView))
            if let path, path.item > 0, control.isOn {
                lift(collectionView.cellForItem(at: path))
            }
        }
        adapter.handleMoveGesture(press)
        if [.ended, .cancelled, .failed].contains(press.state) { lift(nil) }
    }

    /// Gives a cell a shadow, and takes it from the one that had it.
    private func lift(_ cell: UIView?) {
        UIView.animate(withDuration: 0.2) {
            self.lifted?.layer.shadowOpacity = 0
            cell?.layer.shadowOpacity = 0.25
        }
        cell?.layer.shadowRadius = 10
        cell?.layer.shadowOffset = CGSize(width: 0, height: 4)
        lifted = cell
    }
}

extension MovementScreen: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        IndexPath(item: max(1, proposedIndexPath.item), section: proposedIndexPath.section)
    }
}

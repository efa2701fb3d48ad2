// SPDX-License-Identifier: MIT
import ALLKit

/// Tiles that change places every half second: what the diff found moves on screen.
final class ShuffleScreen: ListScreen {
    private(set) var board = ShuffleBoard(seed: 4)
    private let status = UILabel()
    private var timer: FrameTimer?
    private var rounds = 0

    private static let spacing: CGFloat = 12
    private static let statusHeight: CGFloat = 44

    init() {
        super.init(title: "Diff", layout: ListScreen.column(spacing: Self.spacing))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 20) }

    override var listArea: CGRect {
        var area = super.listArea
        area.origin.y += Self.statusHeight
        area.size.height = max(0, area.size.height - Self.statusHeight)
        return area
    }

    /// The bounds of a tile: four or more of them in a line.
    override func dimensions(width: CGFloat) -> LayoutDimensions<CGFloat> {
        let count = max(4, (width / 120).rounded(.down))
        let side = ((width - (count - 1) * Self.spacing) / count).rounded(.down)
        return CGSize(width: max(0, side), height: .nan).layoutDimensions
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.accessibilityIdentifier = "status"
        view.addSubview(status)
        update(animated: false)
        report(ShuffleBoard.Change())
        run(true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        status.frame = CGRect(
            x: listArea.minX, y: listArea.minY - Self.statusHeight, width: listArea.width,
            height: Self.statusHeight)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        run(false)
    }

    /// Starts or stops the shuffling; the button in the bar does the other.
    private func run(_ isRunning: Bool) {
        timer?.stop()
        timer =
            isRunning
            ? FrameTimer(every: 0.5, isRepeated: true) { [weak self] in self?.shuffle() } : nil
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: isRunning ? "Pause" : "Resume",
            primaryAction: UIAction { [weak self] _ in self?.run(!isRunning) })
    }

    private func shuffle() {
        let change = board.shuffle()
        rounds += 1
        report(change)
        update(animated: true)
    }

    private func report(_ change: ShuffleBoard.Change) {
        status.text =
            "Round \(rounds)   +\(change.inserted)  −\(change.deleted)  ⇄\(change.moved)"
    }

    private func update(animated: Bool) {
        show(
            board.tiles.map { Item(id: $0, layoutSpec: ShuffleTileSpec(model: $0)) },
            animated: animated)
    }
}

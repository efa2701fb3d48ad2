// SPDX-License-Identifier: MIT
import ALLKit

/// A layout that changes into another one: a tap makes a strip of the player and back. Its slider
/// goes through the piece.
final class PlayerScreen: UIViewController {
    private(set) var state = PlayerSpec.Player()
    private let player = UIView()
    private let hint = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Layout Animation"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        hint.text = "Tap the player"
        hint.font = .systemFont(ofSize: 17)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        view.addSubview(hint)
        player.accessibilityIdentifier = "player"
        view.addSubview(player)
        player.all_addGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in
            self?.toggle()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }

    private func toggle() {
        state.form = state.form == .full ? .compact : .full
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.layOut() })
    }

    private func layOut() {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let inset: CGFloat = state.form == .full ? 0 : 10
        let spec = PlayerSpec(model: state) { [weak self] seconds in
            self?.state.elapsed = seconds
            self?.layOut()
        }
        let layout = spec.makeLayoutWith(
            boundingDimensions: CGSize(width: area.width - 2 * inset, height: area.height)
                .layoutDimensions)
        player.frame = CGRect(
            x: area.minX + inset, y: area.maxY - layout.size.height - inset,
            width: layout.size.width, height: layout.size.height)
        layout.makeContentIn(view: player)
        hint.frame = CGRect(x: area.minX, y: area.midY - 40, width: area.width, height: 24)
    }
}

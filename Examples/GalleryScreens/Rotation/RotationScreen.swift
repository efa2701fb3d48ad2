// SPDX-License-Identifier: MIT
import ALLKit

/// A layout for portrait and one for landscape: when the window turns, each view moves to its place
/// in the other.
final class RotationScreen: UIViewController {
    private let spec = BoardingPassSpec(model: .sample)
    private let pass = UIView()

    /// How long the views are on their way, in seconds.
    static let duration: TimeInterval = 0.35

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Boarding Pass"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(pass)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        guard area != pass.frame else { return }
        let layout = spec.makeLayoutWith(boundingDimensions: area.size.layoutDimensions)
        guard view.window != nil, !pass.subviews.isEmpty else {
            return layout.setup(in: pass, at: area.origin)
        }
        UIView.animate(withDuration: Self.duration) {
            layout.setup(in: self.pass, at: area.origin)
        }
    }
}

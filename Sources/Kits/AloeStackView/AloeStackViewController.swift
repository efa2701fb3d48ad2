// SPDX-License-Identifier: MIT
import UIKit

/// A controller whose view is an ``AloeStackView``.
@preconcurrency @MainActor
open class AloeStackViewController: UIViewController {
    /// The controller's view.
    public let stackView = AloeStackView()

    /// Whether the scroll indicators flash each time the view has appeared.
    open var automaticallyFlashScrollIndicators = false

    /// Makes a controller with an empty stack view.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Not to be used: the controller cannot be read from an archive.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("An AloeStackViewController cannot be read from an archive. Use init().")
    }

    /// Makes the stack view the controller's view.
    open override func loadView() { view = stackView }

    /// Flashes the scroll indicators if they are to.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if automaticallyFlashScrollIndicators { stackView.flashScrollIndicators() }
    }
}

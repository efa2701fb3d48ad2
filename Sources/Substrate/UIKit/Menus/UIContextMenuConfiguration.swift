// SPDX-License-Identifier: MIT

/// Makes the controller whose view stands beside a menu; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu.
///
/// - Parameter suggestedActions: the system's own elements; there are none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a view's context menu consists of.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// What tells the configuration from others.
    public let identifier: any NSCopying

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: a unique one is made if nil.
    ///   - previewProvider: makes the controller whose view stands beside the menu, at its
    ///     `preferredContentSize`; with nil the view itself stays in sight.
    ///   - actionProvider: makes the menu when it opens.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Runs closures along with a menu as it opens or closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller whose view stands beside the menu; nil if there is none.
    var previewViewController: UIViewController? { get }

    /// Adds changes of views that animate with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that runs when the menu is open, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What is to run along with a menu.
@preconcurrency @MainActor final class MenuAnimator: UIContextMenuInteractionAnimating {
    var previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    func runAnimations() {
        for run in animations { run() }
        animations = []
    }

    func complete() {
        for run in completions { run() }
        completions = []
    }
}

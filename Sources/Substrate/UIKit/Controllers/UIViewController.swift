// SPDX-License-Identifier: MIT

/// An object that owns a screenful of views, or a part of one, and their life cycle.
///
/// The order of calls: `loadView`, `viewDidLoad` once at the first use of ``view``; then
/// `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear` and
/// `viewDidDisappear` each time. `viewWillLayoutSubviews` and `viewDidLayoutSubviews` stand around
/// each layout of the view.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    // The class-construction code counts on this order: the nib initialiser, then the coder's.

    /// Makes a controller. There is no nib loading: a name stops the program.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil,
            "There is no nib loading, so \"\(nibNameOrNil ?? "")\" cannot be loaded. "
                + "Build the view in loadView() or viewDidLoad().")
        super.init()
    }

    /// Stops the program: controllers cannot be decoded.
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "A view controller cannot be decoded: there is no storyboard loading. "
                + "Make it in code.")
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: View

    private var loadedView: UIView?

    /// The controller's root view, loaded at first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if loadedView?.controller === self { loadedView?.controller = nil }
            loadedView = newValue
            newValue?.controller = self
            newValue?.inheritTraits()
            newValue?.updateSafeArea()
        }
    }

    /// The root view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the root view now if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(
            loadedView != nil,
            "\(type(of: self)).loadView() did not set the view. Assign `view` in it.")
        viewDidLoad()
    }

    /// Makes the root view; override it to assign ``view``, without calling `super`.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Called once, after the root view was made.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Called before the view comes on screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy, with its traits, before the first layout.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view came on screen and any transition ended.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view left the screen and any transition ended.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called when the root view's constraints are to be updated; see
    /// ``UIView/setNeedsUpdateConstraints()``. Call `super` last.
    open func updateViewConstraints() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    var appearance = AppearanceState.disappeared
    var isTransitionAnimated = false

    /// Whether the view is about to leave because the controller is popped or removed.
    open package(set) var isMovingFromParent = false

    /// Whether the view is about to come because the controller is pushed or added.
    open package(set) var isMovingToParent = false

    /// Whether the controller is being presented.
    open package(set) var isBeingPresented = false

    /// Whether the controller is being dismissed.
    open package(set) var isBeingDismissed = false

    // MARK: Containment

    /// The controllers inside this one.
    open package(set) var children: [UIViewController] = []

    /// The controller that contains this one.
    open package(set) weak var parent: UIViewController?

    weak var presentingWindow: UIWindow?

    /// Adds a controller; the caller then adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its parent; the caller removes its view first.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes; containers call it with nil before removal.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    private var ownPresented: UIViewController?

    /// The controller that this one or an ancestor of it presents.
    open package(set) var presentedViewController: UIViewController? {
        get { ownPresented ?? parent?.presentedViewController }
        set { ownPresented = newValue }
    }

    /// The controller that presents this one or an ancestor of it.
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    weak var presenter: UIViewController?

    /// How the controller is presented.
    ///
    /// - Note: Differs from UIKit: every style covers the window, and all but `fullScreen` leave
    ///   what is under it in place; a sheet is closed by the program only.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// Shows a controller over this one's window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        ModalPresentation.present(
            viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Takes away the controller that this one presents, or this one if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresentation.dismiss(self, animated: flag, completion: completion)
    }

    /// Shows a controller: pushed in the nearest navigation controller, presented without one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Bars

    /// The controller's title, shown by a navigation bar.
    open var title: String? {
        didSet { navigationItem.title = title }
    }

    /// What a navigation bar shows for the controller.
    public private(set) lazy var navigationItem = UINavigationItem(title: title)

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? {
        var ancestor = parent
        while let current = ancestor {
            if let navigation = current as? UINavigationController { return navigation }
            ancestor = current.parent
        }
        return nil
    }

    /// Whether scroll views in a navigation controller make room for its bar although they do not
    /// scroll; for those whose `contentInsetAdjustmentBehavior` is `automatic`. Set it before the
    /// view is shown.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Which edges of the view extend under bars; without `top` the view begins below a navigation
    /// bar.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet {
            guard edgesForExtendedLayout != oldValue else { return }
            parent?.edgesForExtendedLayoutDidChange(of: self)
        }
    }

    /// Called when a child wants another place; containers with bars override it.
    func edgesForExtendedLayoutDidChange(of child: UIViewController) {}

    // MARK: Environment

    /// Insets that a container's subclass adds to the safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() }
        }
    }

    var containerSafeArea = UIEdgeInsets.zero {
        didSet {
            if oldValue != containerSafeArea { viewIfLoaded?.updateSafeArea() }
        }
    }

    var totalAdditionalSafeArea: UIEdgeInsets {
        UIEdgeInsets(
            top: additionalSafeAreaInsets.top + containerSafeArea.top,
            left: additionalSafeAreaInsets.left + containerSafeArea.left,
            bottom: additionalSafeAreaInsets.bottom + containerSafeArea.bottom,
            right: additionalSafeAreaInsets.right + containerSafeArea.right)
    }

    /// The style that the controller's views are shown in, whatever is around them.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.inheritTraits() }
        }
    }

    /// The traits that hold for the controller.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the root view derives its own from.
    var inheritedTraits: UITraitCollection? {
        guard overrideUserInterfaceStyle != .unspecified else { return nil }
        let outer = loadedView?.superview?.traits ?? CurrentTraits.screen
        guard outer.userInterfaceStyle != overrideUserInterfaceStyle else { return outer }
        return outer.merging(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }

    /// The size that a container should give the controller's view, in points.
    ///
    /// - Note: Differs from UIKit: for containers of your own; those here do not ask.
    open var preferredContentSize = CGSize.zero

    /// The parent, or the superview of the root view.
    open override var next: UIResponder? {
        loadedView?.superview ?? parent
    }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window.
    case fullScreen = 0
    /// A sheet; covers the window here.
    case pageSheet = 1
    /// A small sheet; covers the window here.
    case formSheet = 2
    /// Covers the presenting controller's view on Apple's platforms; the window here.
    case currentContext = 3
    /// Covers the window and leaves what is under it in place.
    case overFullScreen = 5
    /// As `overFullScreen` here.
    case overCurrentContext = 6
    /// As the system likes: a sheet.
    case automatic = -2
}

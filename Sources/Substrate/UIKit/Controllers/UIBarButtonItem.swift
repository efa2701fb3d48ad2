// SPDX-License-Identifier: MIT

/// What bars show: a title, an image, a tag.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Makes an empty item.
    public override init() {
        super.init()
    }

    /// The title.
    open var title: String? {
        didSet { itemDidChange() }
    }
    /// The image.
    open var image: UIImage? {
        didSet { itemDidChange() }
    }
    /// Whether the item can be used.
    open var isEnabled = true {
        didSet { itemDidChange() }
    }
    /// A number that tells the item from others.
    open var tag = 0

    /// A name that tests find the item's view by.
    open var accessibilityIdentifier: String? {
        didSet { itemDidChange() }
    }

    weak var owner: UINavigationItem?

    func itemDidChange() {
        owner?.itemDidChange()
    }
}

/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// Makes an empty item.
    public override init() {
        super.init()
    }

    /// Makes a button with a title.
    public convenience init(
        title: String?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target
        self.action = action
    }

    /// Makes a button with an image.
    public convenience init(
        image: UIImage?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target
        self.action = action
    }

    /// Makes a button with a system title.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
    ) {
        self.init(
            title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
            action: action)
    }

    /// Makes a button with a system title that runs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// Makes a button that runs an action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Whether the title is regular or bold.
    open var style = Style.plain {
        didSet { itemDidChange() }
    }
    /// What receives ``action``.
    open weak var target: AnyObject?
    /// What is sent on a tap.
    open var action: Selector?
    /// What runs on a tap.
    open var primaryAction: UIAction?
    /// The view that is shown instead of a button.
    open var customView: UIView? {
        didSet { itemDidChange() }
    }
    /// The button's colour; the bar's if nil.
    open var tintColor: UIColor? {
        didSet { itemDidChange() }
    }
    /// The least width of the button, in points; 0 is its own.
    open var width: CGFloat = 0

    /// Does what a tap on the item does.
    func perform() {
        if let primaryAction { primaryAction.performWithSender(self) }
        if let action, let target { ActionDelivery.send(action, to: target, from: self) }
    }

    /// Whether a title is regular or bold.
    public enum Style: Int, Sendable {
        /// Regular.
        case plain = 0
        /// Bold: the way to finish a task.
        case done = 2
    }

    /// Buttons with a title that the system knows.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save".
        case save
        /// "Add".
        case add
        /// "Refresh".
        case refresh = 13

        var title: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .refresh: "Refresh"
            }
        }
    }
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Makes an item with a title.
    public init(title: String?) {
        self.title = title
        super.init()
    }

    /// Makes an empty item.
    public convenience override init() {
        self.init(title: nil)
    }

    /// The title in the middle of the bar, and of the back button that leads here.
    open var title: String? {
        didSet { if oldValue != title { itemDidChange() } }
    }
    /// A view in the title's place.
    open var titleView: UIView? {
        didSet { itemDidChange() }
    }
    /// The buttons at the leading edge, beside the back button or in its place.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(leftBarButtonItems) }
    }
    /// The buttons at the trailing edge, the first one outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(rightBarButtonItems) }
    }
    /// The button that leads back here from the next controller; its title replaces ``title``.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { adopt(backBarButtonItem.map { [$0] }) }
    }
    /// The title of the button that leads back here.
    open var backButtonTitle: String? {
        didSet { itemDidChange() }
    }
    /// Whether the back button is left out.
    open var hidesBackButton = false {
        didSet { itemDidChange() }
    }
    /// Whether leading buttons stand beside the back button.
    open var leftItemsSupplementBackButton = false {
        didSet { itemDidChange() }
    }

    /// The first button at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the button at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the button at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    var onChange: (() -> Void)?

    private func adopt(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.owner = self }
        itemDidChange()
    }

    func itemDidChange() {
        onChange?()
    }
}

// SPDX-License-Identifier: MIT

/// Runs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls, bar buttons and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// A name that tells actions apart: a control keeps one action a name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What tells the action from others.
    public let identifier: Identifier

    /// The object that triggered the action, while the handler runs.
    open package(set) var sender: Any?

    private let handler: UIActionHandler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - subtitle: what a menu says under the title.
    ///   - identifier: a unique one is made if nil.
    ///   - discoverabilityTitle: what the action does, in more words than the title's.
    ///   - attributes: how the action looks and acts in a menu.
    ///   - state: the mark beside the action in a menu.
    ///   - handler: runs on the main thread each time the action is triggered.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The action's title. A menu that is open shows the one it opened with.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The action's image. A menu that is open shows the one it opened with.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// What the action does, in more words than the title's; what accessibility says of it.
    open var discoverabilityTitle: String?

    /// How the action looks and acts in a menu.
    open var attributes: Attributes

    /// The mark beside the action in a menu.
    open var state: State

    /// Runs the handler.
    ///
    /// - Parameter sender: what the handler finds in ``sender``.
    open func performWithSender(_ sender: Any?, target: Any? = nil) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

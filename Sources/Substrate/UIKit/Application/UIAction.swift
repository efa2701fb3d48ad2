// SPDX-License-Identifier: MIT

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The element's title.
    open package(set) var title: String
    /// The element's image.
    open package(set) var image: UIImage?

    package init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

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
    ///   - identifier: a unique one is made if nil.
    ///   - handler: runs on the main thread each time the action is triggered.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Runs the handler.
    ///
    /// - Parameter sender: what the handler finds in ``sender``.
    open func performWithSender(_ sender: Any?, target: Any? = nil) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

// SPDX-License-Identifier: MIT

/// Actions, and groups of them, that a button or a view offers.
///
/// ```swift
/// button.menu = UIMenu(children: [
///     UIAction(title: "Rename") { _ in rename() },
///     UIMenu(options: .displayInline, children: [
///         UIAction(title: "Delete", attributes: .destructive) { _ in delete() }
///     ]),
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// A menu inside another one is a row that opens it in place, or a section of its own with
/// ``Options/displayInline``.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// A name that tells menus apart.
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

    /// How a menu shows itself in the menu around it, and what may be chosen in it.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements stand in the menu around it, as a section.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens the menu is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing an action marks it, and takes the mark from the others in the menu and in
        /// those inside it.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// How large the elements are.
    public enum ElementSize: Int, Sendable {
        /// An image each, side by side, four in a row at most.
        case small = 0
        /// An image above a title each, side by side, three in a row at most.
        case medium = 1
        /// A row each.
        case large = 2
        /// As the system sees fit: a row each.
        case automatic = -1
    }

    /// What tells the menu from others.
    public let identifier: Identifier

    /// How the menu shows itself, and what may be chosen in it.
    public let options: Options

    /// How large the elements are; submenus among them are always rows.
    open var preferredElementSize: ElementSize

    /// The elements, from the top.
    public let children: [UIMenuElement]

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: stands above the elements, and on the row that opens the menu inside another.
    ///   - subtitle: what that row says under the title.
    ///   - image: what that row shows.
    ///   - identifier: a unique one is made if nil.
    ///   - preferredElementSize: how large the elements are.
    ///   - children: the elements, from the top.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes an empty menu.
    public convenience init() {
        self.init(title: "")
    }

    /// A menu like this one, with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements with a check mark, also those of menus inside, from the top.
    open var selectedElements: [UIMenuElement] {
        actions.filter { $0.state == .on }
    }

    /// All actions of the menu and of those inside it, from the top.
    var actions: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let action = element as? UIAction { return [action] }
            if let menu = element as? UIMenu { return menu.actions }
            return (element as? UIDeferredMenuElement)?.found?
                .flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } } ?? []
        }
    }

    /// Marks one of the menu's actions and takes the marks from the others.
    func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }
}

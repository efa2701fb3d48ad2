// SPDX-License-Identifier: MIT

/// What a row of an open menu stands for.
@MainActor struct MenuItem {
    enum Kind {
        /// A title above elements.
        case header(String)
        case action(UIAction)
        /// Opens a menu in place.
        case submenu(UIMenu)
        /// Closes the menu that was opened in place.
        case back(UIMenu)
        /// Elements that are not there yet.
        case loading
    }

    var kind: Kind
    var size = UIMenu.ElementSize.large
    /// The menu in which one action is marked at most.
    var selection: UIMenu?

    /// Whether it stands side by side with others.
    var isCompact: Bool { size == .small || size == .medium }

    /// Whether it can be chosen.
    var isEnabled: Bool {
        switch kind {
        case .action(let action): !action.attributes.contains(.disabled)
        case .submenu, .back: true
        case .header, .loading: false
        }
    }

    /// Whether something stands before the title.
    var isMarked: Bool {
        switch kind {
        case .action(let action): !isCompact && action.state != .off
        case .submenu, .back: true
        case .header, .loading: false
        }
    }

    /// The rows of a menu, by sections.
    ///
    /// - Parameter selection: the menu around in which one action is marked at most.
    static func sections(of menu: UIMenu, selection: UIMenu? = nil) -> [[MenuItem]] {
        let selection = selection ?? (menu.options.contains(.singleSelection) ? menu : nil)
        var sections: [[MenuItem]] = [[]]
        func add(_ element: UIMenuElement) {
            switch element {
            case let action as UIAction:
                guard !action.attributes.contains(.hidden) else { return }
                sections[sections.count - 1].append(
                    MenuItem(
                        kind: .action(action), size: menu.preferredElementSize,
                        selection: selection))
            case let inner as UIMenu where inner.options.contains(.displayInline):
                var rows = Self.sections(of: inner, selection: selection)
                guard !rows.isEmpty else { return }
                if !inner.title.isEmpty {
                    rows[0].insert(MenuItem(kind: .header(inner.title)), at: 0)
                }
                sections += rows + [[]]
            case let inner as UIMenu:
                sections[sections.count - 1].append(
                    MenuItem(kind: .submenu(inner), selection: selection))
            case let deferred as UIDeferredMenuElement:
                guard let found = deferred.found else {
                    sections[sections.count - 1].append(MenuItem(kind: .loading))
                    return
                }
                found.forEach(add)
            default:
                break
            }
        }
        menu.children.forEach(add)
        return sections.filter { !$0.isEmpty }
    }

    /// The elements of a menu's own rows that are found when it opens.
    static func deferredElements(of menu: UIMenu) -> [UIDeferredMenuElement] {
        menu.children.flatMap { element -> [UIDeferredMenuElement] in
            if let deferred = element as? UIDeferredMenuElement { return [deferred] }
            guard let inner = element as? UIMenu, inner.options.contains(.displayInline) else {
                return []
            }
            return deferredElements(of: inner)
        }
    }
}

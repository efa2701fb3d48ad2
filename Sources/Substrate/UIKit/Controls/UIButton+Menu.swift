// SPDX-License-Identifier: MIT

extension UIButton {
    /// The menu that the button opens when it is held, or at once with
    /// ``UIControl/showsMenuAsPrimaryAction``. Setting one switches
    /// ``UIControl/isContextMenuInteractionEnabled`` on.
    public var menu: UIMenu? {
        get { controlMenu?.menu }
        set {
            guard newValue !== menu else { return }
            menuState.menu = newValue
            isContextMenuInteractionEnabled = newValue != nil
            followSelection()
        }
    }

    /// Whether choosing an element of the menu marks it, and the button shows its title. Without a
    /// menu a tap selects and deselects the button.
    ///
    /// The first element counts as chosen unless one has a mark.
    public var changesSelectionAsPrimaryAction: Bool {
        get { controlMenu?.followsSelection ?? false }
        set {
            guard newValue != changesSelectionAsPrimaryAction else { return }
            menuState.followsSelection = newValue
            followSelection()
        }
    }

    /// Whether the menu's chosen element is the button's title.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

    func followSelection(of chosen: UIAction? = nil) {
        guard isPopUp, let menu else { return }
        let actions = menu.actions
        let fallback = actions.first { $0.attributes.isDisjoint(with: [.hidden, .disabled]) }
        guard let action = chosen ?? actions.first(where: { $0.state == .on }) ?? fallback
        else { return }
        menu.select(action)
        setTitle(action.title, for: .normal)
    }

    /// Turns the selection over for a tap, if that is what the button does.
    func toggleSelection() {
        guard changesSelectionAsPrimaryAction, menu == nil else { return }
        isSelected.toggle()
    }
}

// SPDX-License-Identifier: MIT

/// What few controls have: a menu.
@MainActor final class ControlMenu {
    var interaction: UIContextMenuInteraction?
    var isPrimaryAction = false
    var menu: UIMenu?
    var followsSelection = false
}

extension UIControl {
    /// The control's menu state, made at first use.
    var menuState: ControlMenu {
        if let controlMenu { return controlMenu }
        let made = ControlMenu()
        controlMenu = made
        return made
    }

    /// The interaction that opens the control's menu; nil unless
    /// ``isContextMenuInteractionEnabled``. Its delegate is the control.
    public var contextMenuInteraction: UIContextMenuInteraction? { controlMenu?.interaction }

    /// Whether the control opens a menu: what
    /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` answers.
    public var isContextMenuInteractionEnabled: Bool {
        get { controlMenu?.interaction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                let interaction = UIContextMenuInteraction(delegate: self)
                menuState.interaction = interaction
                addInteraction(interaction)
            } else if let interaction = controlMenu?.interaction {
                removeInteraction(interaction)
                controlMenu?.interaction = nil
            }
        }
    }

    /// Whether the menu is what the control is for: it opens at once, by a tap too, and the
    /// control sends no ``Event/primaryActionTriggered``. Otherwise a press of half a second opens
    /// it.
    public var showsMenuAsPrimaryAction: Bool {
        get { controlMenu?.isPrimaryAction ?? false }
        set {
            guard newValue != showsMenuAsPrimaryAction else { return }
            menuState.isPrimaryAction = newValue
        }
    }

    var standardMenuAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
}

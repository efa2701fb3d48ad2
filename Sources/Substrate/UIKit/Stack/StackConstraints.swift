// SPDX-License-Identifier: MIT

/// A constraint that a stack view asks for.
struct StackConstraint: Sendable {
    /// What makes two constraints the same but for their constants.
    struct Key: Hashable {
        let first: LayoutOperand
        let relation: NSLayoutConstraint.Relation
        let second: LayoutOperand?
        let multiplier: CGFloat
        let priority: Float
        let role: Role
    }

    /// What a constraint is for; its raw value is UIKit's identifier.
    enum Role: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiddenSpacing = "UISV-spacing-hidden"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributing = "UISV-distributing"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case textWidth = "UISV-text-width-disambiguation"
        case hiding = "UISV-hiding"
    }

    let key: Key
    var constant: CGFloat
}

/// The constraints that a stack view has installed.
@MainActor struct StackConstraints {
    private var installed: [StackConstraint.Key: NSLayoutConstraint] = [:]

    /// Installs what is new, changes constants, and deactivates what is not asked for any more.
    mutating func update(_ wanted: [StackConstraint], in stack: UIStackView) {
        var kept: [StackConstraint.Key: NSLayoutConstraint] = [:]
        kept.reserveCapacity(wanted.count)
        var missing: [StackConstraint] = []
        for constraint in wanted {
            // One that ended because its view moved within the tree is made anew.
            if let present = installed[constraint.key], present.isActive {
                present.constant = constraint.constant
                kept[constraint.key] = present
                installed[constraint.key] = nil
            } else {
                missing.append(constraint)
            }
        }
        // First out, then in: old and new ones need not hold together.
        for constraint in installed.values.sorted(by: { $0.serial < $1.serial }) {
            constraint.isActive = false
        }
        for constraint in missing {
            let made = make(constraint)
            made.install(on: stack)
            kept[constraint.key] = made
        }
        installed = kept
    }

    private func make(_ wanted: StackConstraint) -> NSLayoutConstraint {
        let key = wanted.key
        let made = NSLayoutConstraint(
            key.first, key.relation, key.second, multiplier: key.multiplier,
            constant: wanted.constant)
        made.priority = UILayoutPriority(key.priority)
        made.identifier = key.role.rawValue
        made.isSystem = true
        return made
    }
}

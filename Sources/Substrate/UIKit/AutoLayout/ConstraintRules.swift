// SPDX-License-Identifier: MIT

/// The rules that a constraint obeys; breaking one stops the program with UIKit's words.
@MainActor enum ConstraintRules {
    private static let maker =
        "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:): "

    static func check(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.first else { return }
        checkPairing(first, constraint.second, multiplier: constraint.multiplier)
        checkConstant(constraint.constant, of: constraint)
        precondition(
            constraint.multiplier.isFinite,
            "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier: "
                + "\(constraint.multiplier)\(wherePlace(constraint))")
    }

    private static func checkPairing(
        _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat
    ) {
        precondition(first.kind != .none, maker + "Invalid pairing of layout attributes")
        guard let second, multiplier != 0 else {
            precondition(
                first.kind == .size,
                maker + "A multiplier of 0 or a nil second item together with a location for the "
                    + "first attribute creates an illegal constraint of a location equal to a "
                    + "constant. Location attributes must be specified in pairs.")
            return
        }
        precondition(
            first.kind == second.kind,
            maker + "Invalid pairing of layout attributes: \(first.end.attribute.name) and "
                + "\(second.end.attribute.name)")
        guard first.kind == .horizontalPlace else { return }
        let one = first.end.attribute
        let other = second.end.attribute
        precondition(
            !(one.isDirectional && other.isAbsoluteSide)
                && !(one.isAbsoluteSide && other.isDirectional),
            maker + "A constraint cannot be made between a leading/trailing attribute and a "
                + "right/left attribute. Use leading/trailing for both or neither.")
    }

    static func checkConstant(_ constant: CGFloat, of constraint: NSLayoutConstraint) {
        precondition(
            constant.isFinite,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant: \(constant)"
                + wherePlace(constraint))
    }

    static func checkPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
        check(priority)
        let old = constraint.priority
        precondition(
            !constraint.isInstalled || (priority == .required) == (old == .required),
            "Mutating a priority from required to not on an installed constraint (or vice-versa) "
                + "is not supported.  You passed priority \(number(priority)) and the existing "
                + "priority was \(number(old)).\(wherePlace(constraint))")
    }

    static func check(_ priority: UILayoutPriority) {
        precondition(
            priority.rawValue > 0 && priority.rawValue <= 1000,
            "It's illegal to set priority:\(number(priority)).  Priorities must be greater than 0 "
                + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }

    private static func number(_ priority: UILayoutPriority) -> String {
        ConstraintDescription.number(CGFloat(priority.rawValue))
    }

    static func failItem(_ object: Any) -> Never {
        preconditionFailure(
            "NSLayoutConstraint for \(object): Constraint items must each be a view or layout "
                + "guide.")
    }

    static func failEmpty(_ constraint: NSLayoutConstraint) -> Never {
        preconditionFailure(
            "\(constraint) has no items: a constraint is made with its items, by an anchor or by "
                + "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:).")
    }

    static func failAncestor(_ constraint: NSLayoutConstraint) -> Never {
        let first = constraint.first.map(ConstraintDescription.anchor) ?? "nil"
        let second = constraint.second.map(ConstraintDescription.anchor) ?? "nil"
        preconditionFailure(
            "Unable to activate constraint with anchors \(first) and \(second) because they have "
                + "no common ancestor.  Does the constraint or its anchors reference items in "
                + "different view hierarchies?  That's illegal.\(wherePlace(constraint))")
    }

    static func checkHierarchy(_ view: UIView, _ constraint: NSLayoutConstraint) {
        precondition(
            constraint.hasItems(in: view),
            "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to "
                + "a view, the constraint's items must be descendants of that view (or the view "
                + "itself). This will crash if the constraint needs to be resolved before the view "
                + "hierarchy is assembled.\(wherePlace(constraint))")
    }

    private static func wherePlace(_ constraint: NSLayoutConstraint) -> String {
        constraint.place.map { "  The constraint was made at \($0)." } ?? ""
    }
}

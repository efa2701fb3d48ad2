// SPDX-License-Identifier: MIT

/// What the system needs to know of a view class, found out once a class.
@MainActor struct ViewClassFacts {
    /// Whether the class or one above it, short of `UIView`, overrides `draw(_:)`.
    var overridesDraw = false
    /// Whether a label class overrides `drawText(in:)`.
    var overridesDrawText = false

    /// Whether the class or one above it, short of `UIView`, overrides `updateConstraints()`.
    var overridesUpdateConstraints = false

    private static var known: [ObjectIdentifier: ViewClassFacts] = [:]

    static func of(_ type: UIView.Type) -> ViewClassFacts {
        if type == UIView.self { return ViewClassFacts() }
        let key = ObjectIdentifier(type)
        if let facts = known[key] { return facts }
        let facts = ViewClassFacts(
            overridesDraw: MethodOverride.overridesDraw(type),
            overridesDrawText: (type as? UILabel.Type).map(MethodOverride.overridesDrawText)
                ?? false,
            overridesUpdateConstraints: MethodOverride.overridesUpdateConstraints(type))
        known[key] = facts
        return facts
    }
}

// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
    func activate() {
        guard !isInstalled else { return }
        guard let owner = commonAncestor else { ConstraintRules.failAncestor(self) }
        install(on: owner)
    }

    func deactivate() {
        guard isInstalled else { return }
        owner?.layoutState?.remove(self)
        uninstall()
    }

    /// Installs the constraint on a view that is an ancestor of its items.
    func install(on view: UIView) {
        if isInstalled {
            if owner === view { return }
            deactivate()
        }
        owner = view
        isInstalled = true
        terms = resolveTerms(on: view)
        // Installs constraints of its own, which come first in all lists.
        for term in terms { term.item.guide?.prepareForUse() }
        installation = LayoutEngine.shared.nextInstallation()
        view.madeLayoutState.constraints.append(self)
        forEachItem { $0.references.append(self) }
        didActivate()
    }

    /// Ends the constraint's action; its owner has forgotten it already or is gone.
    func uninstall() {
        willDeactivate()
        forEachItem { $0.remove(self) }
        owner = nil
        isInstalled = false
        terms = []
    }

    /// Follows a change of the owner's reading direction.
    func directionDidChange() {
        if isDirectional { resolveAgain() }
    }

    /// Whether an attribute is a baseline.
    var speaksOfBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    /// Resolves the terms of an active constraint anew.
    func resolveAgain() {
        guard isInstalled, let owner else { return }
        willDeactivate()
        terms = resolveTerms(on: owner)
        for term in terms { term.item.guide?.prepareForUse() }
        didActivate()
    }

    /// Whether all items are gone from under a view or never were in its tree.
    func hasItems(in view: UIView) -> Bool {
        var result = true
        forEachItem { item in
            guard let itemView = item.view, itemView.isDescendant(of: view) else {
                result = false
                return
            }
        }
        return result
    }

    /// The closest view that contains all items.
    private var commonAncestor: UIView? {
        guard let first else { ConstraintRules.failEmpty(self) }
        var result = first.end.item.view
        forEachItem { item in
            guard item !== first.end.item else { return }
            result = item.view.flatMap { result?.closestCommonAncestor(with: $0) }
        }
        return result
    }

    /// Visits each item once.
    private func forEachItem(_ body: (LayoutItem) -> Void) {
        guard let first else { return }
        let one = first.end.item
        body(one)
        guard second != nil || first.start != nil else { return }
        var seen = [one]
        for item in [first.start?.item, second?.end.item, second?.start?.item] {
            guard let item, !seen.contains(where: { $0 === item }) else { continue }
            seen.append(item)
            body(item)
        }
    }
}

extension UIView {
    /// The closest view, either of the two included, that contains both.
    func closestCommonAncestor(with other: UIView) -> UIView? {
        // Nearly every constraint is between a view and its superview or a sibling.
        if self === other || other.superview === self { return self }
        if superview === other { return other }
        if let superview, superview === other.superview { return superview }
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}

// SPDX-License-Identifier: MIT

/// Something that a user can do with a view, kept apart from the view's class.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view; nil while there is none.
    var view: UIView? { get }

    /// Called before the view changes.
    ///
    /// - Parameter view: the new one; nil for none.
    func willMove(to view: UIView?)

    /// Called after the view changed.
    ///
    /// - Parameter view: the new one; nil for none.
    func didMove(to view: UIView?)
}

extension UIView {
    /// What a user can do with the view. Setting it removes those that are left out.
    public var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, taking it from its present view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction; one of another view stays there.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

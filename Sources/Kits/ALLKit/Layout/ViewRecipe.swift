// SPDX-License-Identifier: MIT

/// How to make and set up the view of a node; the view's class is known here only.
struct ViewRecipe: Sendable {
    /// Makes a view without a size.
    let make: @MainActor @Sendable () -> UIView
    /// Whether a view is of the node's class.
    let accepts: @MainActor @Sendable (UIView) -> Bool
    /// Sets a view up that is accepted; tells whether it is new.
    let configure: @MainActor @Sendable (UIView, Bool) -> Void

    init<ViewType: UIView>(_ config: @escaping @MainActor (ViewType, Bool) -> Void) {
        make = { ClassConstruction.makeView(ViewType.self) }
        accepts = { type(of: $0) == ViewType.self }
        configure = { view, isNew in
            guard let view = view as? ViewType else { return }
            config(view, isNew)
        }
    }
}

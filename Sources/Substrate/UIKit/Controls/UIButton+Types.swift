// SPDX-License-Identifier: MIT

extension UIButton {
    /// The kind of a button's look.
    public enum ButtonType: Int, Sendable {
        /// No look of its own; titles are white.
        case custom = 0
        /// Titles and images in the tint colour, which fade while touched.
        case system = 1
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal
        /// What most users choose.
        case primary
        /// Leaving without a change.
        case cancel
        /// Deleting.
        case destructive
    }
}

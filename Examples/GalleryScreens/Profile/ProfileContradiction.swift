// SPDX-License-Identifier: MIT
internal import DeclarativeLayoutKit

/// A mistake made on purpose: UIKit's log tells of it.
@MainActor enum ProfileContradiction {
    /// A bar that must be 120 points wide, and 240.
    static func bar() -> AutoLayoutItem {
        UIView().backgroundColor(.systemOrange).cornerRadius(4).accessibilityIdentifier("bar")
            .heightAnchor(8)
            .widthAnchor(120.priority(.required))
            .widthAnchor(240.priority(.required))
    }
}

// SPDX-License-Identifier: MIT

/// What has ten anchors to lay out by: a view or a layout guide. The name is spelled as published.
@preconcurrency @MainActor
public protocol AutoLauoutGuide {
    /// The left edge.
    var leftAnchor: NSLayoutXAxisAnchor { get }
    /// The right edge.
    var rightAnchor: NSLayoutXAxisAnchor { get }
    /// The edge where text begins.
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    /// The edge where text ends.
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    /// The middle from left to right.
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The middle from top to bottom.
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    /// The width.
    var widthAnchor: NSLayoutDimension { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: AutoLauoutGuide {}

extension UILayoutGuide: AutoLauoutGuide {}

extension UILayoutPriority {
    /// The priority of every constraint whose priority is not said: 999. Just below required, so
    /// that a conflict drops it instead of breaking the layout.
    public static let DeclarativeLayoutKitDefaultPriority = UILayoutPriority(999)
}

// SPDX-License-Identifier: MIT
import UIKit

/// The line between two rows.
@preconcurrency @MainActor
final class SeparatorView: UIView {
    /// How thick the line is to be, in points; nil for a pixel of the display that it is on.
    var chosenWidth: CGFloat? {
        didSet {
            if chosenWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// How thick the line is, in points.
    var width: CGFloat { chosenWidth ?? onePixel }

    /// What the line is filled with.
    var color: UIColor {
        get { backgroundColor ?? .clear }
        set { backgroundColor = newValue }
    }

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        isUserInteractionEnabled = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
    }

    required init?(coder: NSCoder) { fatalError("A separator is made by its cell only.") }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: width) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.displayScale != traitCollection.displayScale {
            invalidateIntrinsicContentSize()
        }
    }
}

extension UIView {
    /// The size of a pixel of the view's display, in points.
    var onePixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
}

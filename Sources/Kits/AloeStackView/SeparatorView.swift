// SPDX-License-Identifier: MIT
import UIKit

/// The line between two rows.
@preconcurrency @MainActor
final class SeparatorView: UIView {
    /// How thick the line is, in points.
    var width: CGFloat {
        didSet {
            if width != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// What the line is filled with.
    var color: UIColor {
        get { backgroundColor ?? .clear }
        set { backgroundColor = newValue }
    }

    init(width: CGFloat) {
        self.width = width
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
}

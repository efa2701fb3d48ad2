// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

/// A view with an intrinsic size.
final class SizedView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        content = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { content }
}

extension UIStackView {
    /// Lays out at a size, as if in a superview.
    @discardableResult
    func laidOut(_ width: CGFloat, _ height: CGFloat) -> UIStackView {
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        layoutIfNeeded()
        return self
    }

    /// The start and length of every arranged view along the axis.
    var spans: [[CGFloat]] {
        arrangedSubviews.map {
            axis == .horizontal
                ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
        }
    }

    /// The start and length of every arranged view across the axis.
    var crossSpans: [[CGFloat]] {
        arrangedSubviews.map {
            axis == .vertical
                ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
        }
    }

    /// The constraints that the stack view made, by UIKit's identifier.
    func constraints(named identifier: String) -> [NSLayoutConstraint] {
        updateConstraintsIfNeeded()
        return (layoutState?.constraints ?? []).filter { $0.identifier == identifier }
    }
}

// SPDX-License-Identifier: MIT

/// The view of one item of a collection view.
///
/// Content goes into ``contentView``, which always has the cell's size. Behind it lie the
/// ``backgroundView`` and, while the cell is highlighted or selected, the
/// ``selectedBackgroundView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Makes a cell; subclasses that are registered by class are made through this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private let content: UIView = CellContentView(frame: .zero)

    /// The view that holds the cell's content.
    open var contentView: UIView { content }

    /// Whether a touch rests on the cell.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            updateSelectedBackground()
        }
    }

    /// Whether the item is selected. Set it through the collection view.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            updateSelectedBackground()
        }
    }

    /// Whether the keyboard's focus is on the cell, which then has a ring of the tint colour.
    ///
    /// - Note: Differs from UIKit: only cells have it, not every view.
    open package(set) var isFocused = false {
        didSet {
            guard isFocused != oldValue else { return }
            showFocusRing()
        }
    }

    private var focusRing: UIView?

    private func showFocusRing() {
        focusRing?.removeFromSuperview()
        focusRing = nil
        guard isFocused else { return }
        let ring = UIView(frame: bounds)
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 3
        ring.layer.cornerRadius = layer.cornerRadius
        ring.layer.borderColor = tintColor.resolvedCGColor(with: traitCollection)
        addSubview(ring)
        focusRing = ring
    }

    /// How far a drag of the cell's item has got.
    public enum DragState: Int, Sendable {
        /// There is none.
        case none
        /// A finger lifted the item and has not moved yet.
        case lifting
        /// The item is on its way.
        case dragging
    }

    var dragState = DragState.none {
        didSet { if dragState != oldValue { dragStateDidChange(dragState) } }
    }

    /// Called when a drag of the cell's item begins, goes on and ends; does nothing unless
    /// overridden.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The view behind the content; follows the cell's size.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            fill(backgroundView)
            insertSubview(backgroundView, at: 0)
        }
    }

    /// The view behind the content, and before ``backgroundView``, of a highlighted or selected
    /// cell; follows the cell's size.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateSelectedBackground()
        }
    }

    private func updateSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        guard isHighlighted || isSelected else {
            view.removeFromSuperview()
            return
        }
        guard view.superview !== self else { return }
        fill(view)
        insertSubview(view, belowSubview: content)
    }

    private func fill(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The attributes with the size that the content's constraints ask for or, without any, that
    /// ``sizeThatFits(_:)`` asks for, which by default is the size that the cell has.
    ///
    /// Both axes yield to the constraints. A cell whose width is given overrides this, asks
    /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` with a
    /// required width and returns attributes of that size.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    override var isLaidOutByConstraints: Bool {
        super.isLaidOutByConstraints || content.layoutState?.hasConstrainedSubviews ?? false
    }

    override var horizontalFittingPriority: UILayoutPriority { .fittingSizeLevel }

    /// Called before a cell that was used already is handed out again. Calls super first.
    open override func prepareForReuse() {
        super.prepareForReuse()
    }
}

/// Passes on to its cell that its content may want another size.
private final class CellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}

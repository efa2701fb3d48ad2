// SPDX-License-Identifier: MIT
import UIKit

/// What an ``AloeStackView`` puts around a row: insets, a separator, a highlight and taps.
///
/// Invariants: the row is the cell's first subview for as long as the row is not given to another
/// cell; the separator lies above it and takes no room.
@preconcurrency @MainActor
open class StackViewCell: UIView, UIGestureRecognizerDelegate {
    /// The row.
    public let contentView: UIView

    private let separator = SeparatorView()
    private var separatorEdges: SeparatorEdges?
    private var contentTrailing: NSLayoutConstraint?
    private let tap = UITapGestureRecognizer()
    /// What a tap does, besides what the row does itself.
    var tapHandler: ((UIView) -> Void)? {
        didSet { updateTap() }
    }
    /// Called when the row leaves the cell for another view.
    var rowDidLeave: ((StackViewCell) -> Void)?
    /// How many animations that hide or show the cell run.
    var changes = 0
    /// Whether the cell is to be removed once its room is closed.
    var isLeaving = false
    /// Whether the separator is to be hidden whatever the stack view's rules say.
    var hidesSeparator = false

    /// Puts a row into a cell; the row leaves the view it is in.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        insetsLayoutMarginsFromSafeArea = false
        clipsToBounds = true
        addSubview(contentView)
        addSubview(separator)
        pinContent()
        separatorEdges = SeparatorEdges(separator, in: self)
        separatorEdges?.lay(along: separatorAxis, inset: separatorInset)
        tap.addHandler { [weak self] _ in self?.handleTap() }
        tap.delegate = self
        addGestureRecognizer(tap)
        updateTap()
    }

    /// Not to be used: a cell cannot be read from an archive.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("A StackViewCell cannot be read from an archive. Use init(contentView:).")
    }

    /// Whether the cell takes no room. The separator fades with it in an animation.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let isChanged = newValue != super.isHidden
            super.isHidden = newValue
            if isChanged { separator.alpha = newValue ? 0 : 1 }
        }
    }

    /// Ends the cell's place in its stack view when it is the row that leaves.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === contentView {
            highlight(false)
            rowDidLeave?(self)
        }
    }

    /// Ends the highlight of a row that is taken out of its window under the finger.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { highlight(false) }
    }

    /// The background of the cell while a row that is ``Highlightable`` is touched.
    open var rowHighlightColor = AloeStackView.defaultRowHighlightColor

    /// The background of the cell.
    open var rowBackgroundColor = UIColor.clear {
        didSet { backgroundColor = rowBackgroundColor }
    }

    /// The room around the row, in points; the cell's layout margins.
    open var rowInset: UIEdgeInsets {
        get { layoutMargins }
        set { layoutMargins = newValue }
    }

    /// Along which axis the separator runs: horizontal at the bottom, vertical at the trailing edge.
    open var separatorAxis = NSLayoutConstraint.Axis.horizontal {
        didSet {
            if separatorAxis != oldValue {
                separatorEdges?.lay(along: separatorAxis, inset: separatorInset)
                holdTrailingEdge()
            }
        }
    }

    /// The colour of the separator.
    open var separatorColor: UIColor {
        get { separator.color }
        set { separator.color = newValue }
    }

    /// How thick the separator is, in points; one pixel of the display unless it was set.
    open var separatorWidth: CGFloat {
        get { separator.width }
        set { separator.chosenWidth = newValue }
    }

    /// Another name of ``separatorWidth``.
    open var separatorHeight: CGFloat {
        get { separatorWidth }
        set { separatorWidth = newValue }
    }

    /// The distance of the separator's ends from the cell's edges, in points; left is the leading
    /// end, right the trailing one.
    open var separatorInset = UIEdgeInsets.zero {
        didSet { separatorEdges?.lay(along: separatorAxis, inset: separatorInset) }
    }

    /// Whether the separator is hidden now.
    open var isSeparatorHidden: Bool {
        get { separator.isHidden }
        set { separator.isHidden = newValue }
    }

    // MARK: Touches

    /// Highlights a row that can be highlighted.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        highlight(true)
    }

    /// Highlights the row as long as the finger is inside the cell.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        highlight(point(inside: touch.location(in: self), with: event))
    }

    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        highlight(false)
    }

    /// Ends the highlight.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        highlight(false)
    }

    private var isHighlighted = false

    private func highlight(_ wanted: Bool) {
        guard let row = contentView as? any Highlightable else { return }
        let isHighlighted = wanted && contentView.isUserInteractionEnabled && row.isHighlightable
        guard isHighlighted != self.isHighlighted else { return }
        self.isHighlighted = isHighlighted
        row.setIsHighlighted(isHighlighted)
    }

    /// Leaves touches on controls in the row to them.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard gestureRecognizer === tap else { return true }
        var view = touch.view
        while let current = view, current !== self {
            if current is UIControl { return false }
            view = current.superview
        }
        return true
    }

    private func updateTap() { tap.isEnabled = contentView is any Tappable || tapHandler != nil }

    private func handleTap() {
        guard contentView.isUserInteractionEnabled else { return }
        (contentView as? any Tappable)?.didTapView()
        tapHandler?(contentView)
    }

    // MARK: Layout

    /// The priority of the edge at which a cell closes: a cell that is being hidden has no length,
    /// whatever the row wants.
    private static let closingPriority = UILayoutPriority(
        rawValue: UILayoutPriority.required.rawValue - 1)

    private func pinContent() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        let guide = layoutMarginsGuide
        let bottom = contentView.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        bottom.priority = Self.closingPriority
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: guide.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bottom,
        ])
        holdTrailingEdge()
    }

    private func holdTrailingEdge() {
        contentTrailing?.isActive = false
        // Separators run across the axis of the stack.
        let closesSideways = separatorAxis == .vertical
        let edge = contentView.trailingAnchor.constraint(
            equalTo: layoutMarginsGuide.trailingAnchor)
        edge.priority = closesSideways ? Self.closingPriority : .required
        // Its row may have been taken away.
        edge.isActive = contentView.superview === self
        contentTrailing = edge
    }
}

/// The constraints that hold a separator at an edge of its cell.
@MainActor
private struct SeparatorEdges {
    private let top, bottom, leading, trailing: NSLayoutConstraint

    init(_ separator: UIView, in cell: UIView) {
        top = separator.topAnchor.constraint(equalTo: cell.topAnchor)
        bottom = separator.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
        leading = separator.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        trailing = separator.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    }

    func lay(along axis: NSLayoutConstraint.Axis, inset: UIEdgeInsets) {
        let isHorizontal = axis == .horizontal
        leading.constant = isHorizontal ? inset.left : 0
        trailing.constant = isHorizontal ? -inset.right : 0
        top.constant = isHorizontal ? 0 : inset.top
        bottom.constant = isHorizontal ? 0 : -inset.bottom
        (isHorizontal ? top : leading).isActive = false
        NSLayoutConstraint.activate([bottom, trailing, isHorizontal ? leading : top])
    }
}

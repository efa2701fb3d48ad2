// SPDX-License-Identifier: MIT

/// A wheel above a scroll view's content that a pull sets going; its event is
/// ``UIControl/Event/valueChanged``.
///
/// Assign it to ``UIScrollView/refreshControl``. The spokes of the wheel appear one by one while
/// the content is pulled down; at 100 points the control refreshes, and once the content is let go
/// it stays below the wheel until ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// How much space the control takes above the content, in points.
    static let height: CGFloat = 60
    /// How far content is pulled to refresh, in points.
    static let threshold: CGFloat = 100

    private let wheel = RefreshWheel(frame: .zero)
    private let indicator = UIActivityIndicatorView(style: .large)
    private let label = UILabel()

    /// Makes a control that does not refresh.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        indicator.color = .systemGray
        label.textAlignment = .center
        for view in [wheel, indicator, label] { addSubview(view) }
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the control refreshes.
    open private(set) var isRefreshing = false

    /// A text below the wheel.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            label.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// The wheel's colour; grey if nil.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            let color = newValue ?? .systemGray
            indicator.color = color
            wheel.color = color
        }
    }

    /// Says that a refresh was begun by the program; no event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        start()
        scrollView?.updateRefreshInset()
    }

    /// Says that the refresh is over; the content returns to its place.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        wheel.isHidden = false
        scrollView?.updateRefreshInset()
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Hears how far the content is pulled down, in points.
    func pull(by distance: CGFloat, isDragged: Bool) {
        guard !isRefreshing else { return }
        let part = min(1, max(0, distance / UIRefreshControl.threshold))
        wheel.spokes = Int((part * CGFloat(IndicatorGeometry.spokeCount)).rounded(.down))
        guard isDragged, part == 1, isEnabled else { return }
        start()
        sendActions(for: .valueChanged)
    }

    private func start() {
        isRefreshing = true
        wheel.isHidden = true
        indicator.startAnimating()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicator.intrinsicContentSize
        let text = attributedTitle == nil ? 0 : label.sizeThatFits(bounds.size).height
        let top = (bounds.height - size.height - text) / 2
        let place = CGRect(
            x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        wheel.frame = place
        indicator.frame = place
        label.frame = CGRect(x: 0, y: place.maxY, width: bounds.width, height: text)
    }
}

/// The spokes of a refresh control's wheel that a pull has brought out so far.
@preconcurrency @MainActor private final class RefreshWheel: UIView {
    var spokes = 0 {
        didSet { if spokes != oldValue { setNeedsDisplay() } }
    }

    var color = UIColor.systemGray {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), spokes > 0 else { return }
        let geometry = IndicatorGeometry(.large)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        color.setFill()
        let spoke = CGRect(
            x: -geometry.spoke.width / 2, y: -geometry.size.height / 2,
            width: geometry.spoke.width, height: geometry.spoke.height)
        for _ in 0..<spokes {
            UIBezierPath(roundedRect: spoke, cornerRadius: spoke.width / 2).fill()
            context.rotate(by: 2 * .pi / CGFloat(IndicatorGeometry.spokeCount))
        }
    }
}

extension UIScrollView {
    /// The space that a refresh takes above the content.
    var refreshInset: CGFloat { isMakingRoom ? UIRefreshControl.height : 0 }

    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        if let refreshControl { insertSubview(refreshControl, at: 0) }
        updateRefreshInset()
        placeRefreshControl()
    }

    func placeRefreshControl() {
        guard let refreshControl else { return }
        let height = UIRefreshControl.height
        refreshControl.frame = CGRect(
            x: 0, y: refreshInset - adjustedInset.top - height, width: bounds.width,
            height: height)
        // A table's cells come and go behind it.
        let pull = -adjustedInset.top - contentOffset.y
        refreshControl.isHidden = pull <= 0 && !refreshControl.isRefreshing
        refreshControl.pull(by: pull, isDragged: isDragging)
    }

    /// Makes room for a refresh that a drag set going, so that the content returns below it.
    func makeRoomForRefresh() {
        guard refreshControl?.isRefreshing ?? false, !isMakingRoom else { return }
        isMakingRoom = true
        updateAdjustedInset()
    }

    /// Makes room for a refresh under way, once the content is let go, and takes it back.
    func updateRefreshInset() {
        let makesRoom = refreshControl?.isRefreshing ?? false
        guard makesRoom != isMakingRoom, drag == nil || !makesRoom else { return }
        let wasAtTop = contentOffset.y == range(.vertical).lower
        let offset = contentOffset
        isMakingRoom = makesRoom
        updateAdjustedInset()
        guard !isTouched, drag == nil, wasAtTop else { return }
        contentOffset = offset
        if window == nil {
            contentOffset = clampedToRange(offset)
        } else if makesRoom {
            setContentOffset(CGPoint(x: offset.x, y: -adjustedInset.top), animated: true)
        } else {
            settle()
        }
    }
}

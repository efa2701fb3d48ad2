// SPDX-License-Identifier: MIT

/// A row of dots, one for each page, that shows which page is current.
///
/// A tap on the half with the later pages goes a page on, a tap on the other half a page back. A
/// finger that goes along the dots, or stays a while, takes the page with it. `valueChanged` is
/// sent at every change that a finger makes; code that sets the page sends nothing.
///
/// A row that is too short for all pages shows those around the current one.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// How long the indicators take to their new look after a touch, in seconds.
    static let duration: TimeInterval = 0.2
    /// How long a finger stays, or how far it goes in points, before the page follows it.
    static let pressDuration: TimeInterval = 0.5
    static let dragDistance: CGFloat = 10

    private let content = UIView()
    private let platter = UIView()
    private var indicators: [Int: PageIndicator] = [:]
    /// The first page of the row that was shown last.
    private var firstShown = 0

    private var pageCount = 0
    private var page = 0
    /// The page that is shown as current; an older one while its display is put off.
    private var shownPage = 0
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    private var interaction = InteractionState.none
    private var press: ScheduledWork?
    /// Where the finger was, and which page was current, when the page began to follow it.
    private var grip = (point: CGPoint.zero, page: 0)

    /// Makes a page control without pages.
    ///
    /// - Parameter frame: the row's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.isUserInteractionEnabled = false
        platter.backgroundColor = PageControlColors.platter
        addSubview(content)
        content.addSubview(platter)
        show()
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Pages

    /// How many pages there are; a negative number is 0.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            pageCount = max(0, newValue)
            images = images.filter { $0.key < pageCount }
            currentImages = currentImages.filter { $0.key < pageCount }
            currentPage = page
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, from 0; what is set beyond the pages is brought inside. Setting it sends
    /// nothing.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(0, newValue), max(0, pageCount - 1))
            shownPage = page
            show()
        }
    }

    /// Whether nothing is shown while there is one page at most.
    open var hidesForSinglePage = false {
        didSet { show() }
    }

    /// Whether a page that a finger chose is shown as current only after
    /// ``updateCurrentPageDisplay()``.
    open var defersCurrentPageDisplay = false

    /// Shows the current page as current, if ``defersCurrentPageDisplay`` put it off.
    open func updateCurrentPageDisplay() {
        shownPage = page
        show()
    }

    // MARK: Look

    /// The colour of the indicators; nil is white that shines through.
    open var pageIndicatorTintColor: UIColor? {
        didSet { show() }
    }

    /// The colour of the current page's indicator; nil is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { show() }
    }

    /// When the control has a background.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { show() }
    }

    /// Where the pages come one after the other.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            show()
            invalidateIntrinsicContentSize()
        }
    }

    /// The image of the indicators in place of a dot. One that is no template and no original is
    /// coloured as a dot is.
    open var preferredIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The image of the current page's indicator; nil is ``preferredIndicatorImage``.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// Sets the image of a page's indicator; nil shows the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page)
        images[page] = image
        imagesDidChange()
    }

    /// The image that was set for a page's indicator.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        checkPage(page)
        return images[page]
    }

    /// Sets the image of a page's indicator while the page is current; nil shows the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page)
        currentImages[page] = image
        imagesDidChange()
    }

    /// The image that was set for a page's indicator while the page is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        checkPage(page)
        return currentImages[page]
    }

    private func checkPage(_ page: Int) {
        precondition(
            page >= 0 && page < pageCount,
            "Page \(page) is not one of the \(pageCount) pages of the page control. Set "
                + "numberOfPages first.")
    }

    private func imagesDidChange() {
        show()
        invalidateIntrinsicContentSize()
    }

    private func image(of page: Int) -> UIImage? {
        let usual = images[page] ?? preferredIndicatorImage
        guard page == shownPage else { return usual }
        return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual
    }

    private func color(of page: Int) -> UIColor {
        page == shownPage
            ? currentPageIndicatorTintColor ?? .white
            : pageIndicatorTintColor ?? PageControlColors.indicator
    }

    /// Brings the indicators to their places.
    private func show(animated: Bool = false) {
        guard animated, window != nil else {
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: UIPageControl.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.place() })
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        place()
    }

    private func place() {
        let geometry = geometry
        content.isHidden = pageCount == 0 || (hidesForSinglePage && pageCount == 1)
        content.alpha = isEnabled ? 1 : 0.5
        platter.frame = geometry.platter
        platter.layer.cornerRadius = min(platter.bounds.width, platter.bounds.height) / 2
        platter.alpha =
            switch backgroundStyle {
            case .prominent: 1
            case .minimal: 0
            case .automatic: interaction == .continuous ? 1 : 0
            }
        let pages = geometry.visiblePages
        for (page, indicator) in indicators where !pages.contains(page) {
            indicator.removeFromSuperview()
            indicators[page] = nil
        }
        for page in pages where indicators[page] == nil {
            let indicator = PageIndicator(frame: .zero)
            indicators[page] = indicator
            content.addSubview(indicator)
            // It slides in with the row.
            UIView.performWithoutAnimation { place(indicator, page, geometry, first: firstShown) }
        }
        firstShown = pages.lowerBound
        for (page, indicator) in indicators { place(indicator, page, geometry, first: firstShown) }
    }

    private func place(
        _ indicator: PageIndicator, _ page: Int, _ geometry: PageControlGeometry, first: Int
    ) {
        let scale = geometry.scale(of: page)
        indicator.show(
            image(of: page), color: color(of: page),
            size: CGSize(
                width: PageControlGeometry.dotLength, height: PageControlGeometry.dotLength))
        indicator.center = geometry.middle(of: page, first: first)
        indicator.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    package override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Geometry

    private var geometry: PageControlGeometry {
        var geometry = PageControlGeometry()
        geometry.pageCount = pageCount
        geometry.currentPage = shownPage
        geometry.bounds = CGRect(origin: .zero, size: bounds.size)
        let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage]
        let sizes = (preferred.compactMap { $0 } + images.values + currentImages.values).map(\.size)
        for size in sizes {
            geometry.indicatorSize.width = max(geometry.indicatorSize.width, size.width)
            geometry.indicatorSize.height = max(geometry.indicatorSize.height, size.height)
        }
        geometry.isVertical = direction == .topToBottom || direction == .bottomToTop
        geometry.isReversed =
            switch direction {
            case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
            case .leftToRight, .topToBottom: false
            case .rightToLeft, .bottomToTop: true
            }
        return geometry
    }

    /// The size that shows all indicators of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        geometry.size(pages: pageCount)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(forNumberOfPages: pageCount)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.reachingTouchSize.contains(point)
    }

    // MARK: Tracking

    /// What a finger does to the control; ask it while `valueChanged` is handled.
    open var interactionState: InteractionState { interaction }

    /// Whether the page follows a finger that goes along the indicators.
    open var allowsContinuousInteraction = true

    package override var catchesUp: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = (touch.startLocation(in: self), page)
        guard allowsContinuousInteraction else { return true }
        press = FrameDriver.shared.schedule(after: UIPageControl.pressDuration) { [weak self] in
            self?.beginContinuousInteraction()
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        if interaction != .continuous, allowsContinuousInteraction {
            let way = hypot(place.x - grip.point.x, place.y - grip.point.y)
            if way > UIPageControl.dragDistance { beginContinuousInteraction() }
        }
        guard interaction == .continuous, pageCount > 0 else { return true }
        let geometry = geometry
        let showsAll = geometry.visiblePages.count == pageCount
        change(
            to: showsAll
                ? geometry.page(at: place)
                : grip.page + geometry.pages(from: grip.point, to: place))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interaction == .none, isTouchInside, let touch {
            interaction = .discrete
            let isLater = geometry.isInLaterHalf(touch.location(in: self))
            change(to: page + (isLater ? 1 : -1))
        }
        endInteraction()
    }

    open override func cancelTracking(with event: UIEvent?) {
        endInteraction()
    }

    private func beginContinuousInteraction() {
        press?.cancel()
        guard interaction == .none else { return }
        interaction = .continuous
        show(animated: true)
    }

    private func endInteraction() {
        press?.cancel()
        press = nil
        interaction = .none
        show(animated: true)
    }

    /// Goes to a page, or to the end that is nearest to it, for a finger.
    private func change(to target: Int) {
        let new = min(max(0, target), max(0, pageCount - 1))
        guard new != page else { return }
        page = new
        if !defersCurrentPageDisplay {
            shownPage = new
            show(animated: true)
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    package override var keepsTaps: Bool { true }

    package override func keepsDrag(of touch: UITouch, along way: CGPoint) -> Bool {
        guard allowsContinuousInteraction else { return false }
        return geometry.isVertical ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityValue: String? {
        pageCount > 0 ? "page \(page + 1) of \(pageCount)" : nil
    }
}

/// The colours of a page control that sets none.
@MainActor private enum PageControlColors {
    static let indicator = UIColor(white: 1, alpha: 0.3)
    static let platter = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.25)
    }
}

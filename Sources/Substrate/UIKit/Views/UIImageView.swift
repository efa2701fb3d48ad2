// SPDX-License-Identifier: MIT

/// A view that shows an image, scaled as its content mode says.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes an image view of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an image view of the image's size.
    public init(image: UIImage?) {
        shown = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        setNeedsDisplay()
        animateShownImage()
    }

    /// Makes an image view of the image's size with an image for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var shown: UIImage?

    /// The image; nil shows nothing. An animated image begins to move at once; set as the
    /// ``highlightedImage`` it is still.
    open var image: UIImage? {
        get { shown }
        set {
            guard newValue !== shown else { return }
            let oldSize = shown?.size
            shown = newValue
            setNeedsDisplay()
            animateShownImage()
            if oldSize != newValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// The image for the highlighted state; the ordinary one if nil.
    open var highlightedImage: UIImage? {
        didSet {
            if isHighlighted { setNeedsDisplay() }
        }
    }

    /// Whether the highlighted image is shown.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsDisplay()
            // The other sequence may have another length.
            if isAnimating, !showsAnimatedImage { startAnimating() }
        }
    }

    // MARK: Animation

    /// The images that ``startAnimating()`` shows one after the other. Setting it stops the
    /// animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images of the animation in the highlighted state; the ordinary ones if nil. Setting it
    /// stops the animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// How long all images are shown once, in seconds; 0, as at first, is 1/30 s an image. A change
    /// counts from the next ``startAnimating()``.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, as at first, is without end. A change counts from the
    /// next ``startAnimating()``.
    open var animationRepeatCount = 0

    /// Whether images are shown one after the other.
    open var isAnimating: Bool { sequence != nil }

    /// Shows the images of ``animationImages`` one after the other, from the first; without any,
    /// those of an animated ``image``, or nothing happens. ``image`` is shown again after the last
    /// repetition.
    ///
    /// Cost: a display link while the view is in a window, and a drawing of the view whenever the
    /// next image comes.
    open func startAnimating() {
        showsAnimatedImage = false
        let images = sequenceImages
        guard images.isEmpty else {
            return begin(
                ImageSequence(
                    count: images.count, duration: animationDuration,
                    repeatCount: animationRepeatCount))
        }
        stopAnimating()
        animateShownImage()
    }

    /// Begins an animated image, or ends the one before, unless images of the view's own move.
    private func animateShownImage() {
        if sequence != nil, !showsAnimatedImage { return }
        guard let shown, let images = shown.images, !images.isEmpty else {
            if showsAnimatedImage { stopAnimating() }
            return
        }
        showsAnimatedImage = true
        begin(ImageSequence(count: images.count, duration: shown.duration, repeatCount: 0))
    }

    private func begin(_ sequence: ImageSequence) {
        self.sequence = sequence
        sequenceStart = FrameDriver.shared.currentTime
        sequenceIndex = 0
        setNeedsDisplay()
        updateSequenceLink()
    }

    /// Shows ``image`` again.
    open func stopAnimating() {
        guard sequence != nil else { return }
        sequence = nil
        showsAnimatedImage = false
        updateSequenceLink()
        setNeedsDisplay()
    }

    private var sequence: ImageSequence?
    /// Whether the sequence is that of an animated image.
    private var showsAnimatedImage = false
    private var sequenceStart: CFTimeInterval = 0
    private var sequenceIndex = 0
    private var sequenceLink: CADisplayLink?

    private var sequenceImages: [UIImage] {
        if showsAnimatedImage { return shown?.images ?? [] }
        if isHighlighted, let images = highlightedAnimationImages { return images }
        return animationImages ?? []
    }

    /// Runs the display link while there is something to show and somebody to see it.
    private func updateSequenceLink() {
        guard sequence != nil, window != nil else {
            sequenceLink?.invalidate()
            sequenceLink = nil
            return
        }
        guard sequenceLink == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            self.advanceSequence(to: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        sequenceLink = link
    }

    private func advanceSequence(to time: CFTimeInterval) {
        guard let sequence else { return }
        guard let index = sequence.index(at: time - sequenceStart) else { return stopAnimating() }
        guard index != sequenceIndex else { return }
        sequenceIndex = index
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSequenceLink()
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if currentImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
    }

    private var currentImage: UIImage? {
        let isCovered = showsAnimatedImage && isHighlighted && highlightedImage != nil
        if sequence != nil, !isCovered {
            let images = sequenceImages
            if images.indices.contains(sequenceIndex) { return images[sequenceIndex] }
        }
        return isHighlighted ? highlightedImage ?? shown : shown
    }

    package override var hasLayerContent: Bool { true }

    package override func makeLayerContent() -> LayerContent? {
        guard let image = currentImage, let pixels = image.cgImage else { return nil }
        layer.contentsScale = image.scale
        layer.contentsCenter = image.stretchableArea
        let tint =
            image.renderingMode == .alwaysTemplate
            ? tintColor.resolvedCGColor(with: traitCollection) : nil
        return .image(pixels, tint: tint)
    }
}

extension UIImage {
    /// The part that stretches, as fractions of the picture; all of it without cap insets.
    var stretchableArea: CGRect {
        let size = size
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        return CGRect(
            x: capInsets.left / size.width, y: capInsets.top / size.height,
            width: max(0, 1 - (capInsets.left + capInsets.right) / size.width),
            height: max(0, 1 - (capInsets.top + capInsets.bottom) / size.height))
    }
}

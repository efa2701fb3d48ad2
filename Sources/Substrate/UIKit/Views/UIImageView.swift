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

    /// The image; nil shows nothing.
    open var image: UIImage? {
        get { shown }
        set {
            guard newValue !== shown else { return }
            let oldSize = shown?.size
            shown = newValue
            setNeedsDisplay()
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
            if isHighlighted != oldValue { setNeedsDisplay() }
        }
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
        isHighlighted ? highlightedImage ?? shown : shown
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

// SPDX-License-Identifier: MIT

/// A segment of a segmented control: a title or an image.
@preconcurrency @MainActor final class SegmentView: UIView {
    private let backdrop = UIImageView()
    private let label = UILabel()
    private let picture = UIImageView()

    var title: String? {
        didSet { measuredWidth = nil }
    }

    var image: UIImage? {
        didSet {
            picture.image = image
            measuredWidth = nil
        }
    }

    /// The width of the content as it was measured last; nil if that is to be done again.
    var measuredWidth: CGFloat?

    var action: UIAction?
    /// The width that the segment was given; 0 for one that takes its share.
    var ownWidth: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    /// Where the segment stands, in words.
    var place = ""
    /// How far the control's appearance moves the content.
    private var adjustment = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        for part in [backdrop, picture, label] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Takes an action's image, or its title if it has none.
    func show(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }

    /// The width of the content without padding, with the font of a segment that is selected, for
    /// that one is the widest.
    func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        if let measuredWidth { return measuredWidth }
        let measure = UILabel()
        SegmentView.set(title, attributes, on: measure)
        let width = image?.size.width ?? measure.sizeThatFits(.zero).width
        measuredWidth = width
        return width
    }

    func show(_ look: SegmentLook) {
        backdrop.image = look.background
        adjustment = look.adjustment
        SegmentView.set(title, look.attributes, on: label)
        picture.tintColor = look.attributes[.foregroundColor] as? UIColor ?? .label
        for part in [label, picture] {
            part.alpha = look.isFaint ? SegmentGeometry.pressedAlpha : 1
            let scale = look.isPressed ? SegmentGeometry.pressedScale : 1
            part.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        isSelected = look.isSelected
        setNeedsLayout()
    }

    private var isSelected = false

    /// Shows a title; as plain text where its attributes are a font and a colour only.
    private static func set(
        _ title: String?, _ attributes: [NSAttributedString.Key: Any], on label: UILabel
    ) {
        if attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) {
            label.text = title
            label.font = attributes[.font] as? UIFont
            label.textColor = attributes[.foregroundColor] as? UIColor
        } else {
            label.attributedText = title.map {
                NSAttributedString(string: $0, attributes: attributes)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let room = max(0, bounds.width - 2 * SegmentGeometry.pillInset)
        let size = label.sizeThatFits(.zero)
        place(label, CGSize(width: min(room, size.width), height: min(bounds.height, size.height)))
        place(picture, image?.size ?? .zero)
    }

    /// Puts a part in the middle; its transform stays.
    private func place(_ part: UIView, _ size: CGSize) {
        let x = bounds.midX - size.width / 2 + contentOffset.width + adjustment.horizontal
        let y = bounds.midY - size.height / 2 + contentOffset.height + adjustment.vertical
        part.bounds = CGRect(origin: .zero, size: size)
        part.center = CGPoint(
            x: roundToPixel(x) + size.width / 2, y: roundToPixel(y) + size.height / 2)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityLabel: String? { title ?? action?.title }

    override var defaultAccessibilityValue: String? { isSelected ? "selected, \(place)" : place }
}

/// How a segment looks at a moment.
struct SegmentLook {
    var attributes: [NSAttributedString.Key: Any]
    var background: UIImage?
    var adjustment = UIOffset.zero
    /// Whether a finger is about to choose the segment.
    var isFaint = false
    /// Whether a finger is on the segment while the pill is.
    var isPressed = false
    var isSelected = false
}

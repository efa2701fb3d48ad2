// SPDX-License-Identifier: MIT

/// Where the parts of a stepper are, in points, and its pace.
enum StepperGeometry {
    /// The size of every stepper.
    static let size = CGSize(width: 94, height: 32)
    static let cornerRadius: CGFloat = 8
    static let dividerSize = CGSize(width: 1, height: 18)
    /// How long the strokes of the plus and the minus are, and how thick.
    static let strokeLength: CGFloat = 15
    static let strokeWidth: CGFloat = 2
    static let disabledAlpha: CGFloat = 0.3

    /// The areas of the minus and the plus.
    static func halves(isLeftToRight: Bool) -> (less: CGRect, more: CGRect) {
        let width = size.width / 2
        let left = CGRect(x: 0, y: 0, width: width, height: size.height)
        let right = CGRect(x: width, y: 0, width: width, height: size.height)
        return isLeftToRight ? (left, right) : (right, left)
    }

    /// The area between the halves.
    ///
    /// - Parameter image: the size of the image that is shown there, if there is one; it is as
    ///   high as the stepper.
    static func divider(image: CGSize?) -> CGRect {
        let shown = image.map { CGSize(width: $0.width, height: size.height) } ?? dividerSize
        return CGRect(
            x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2,
            width: shown.width, height: shown.height)
    }

    /// How long a finger that stays waits for the next step, in seconds.
    ///
    /// - Parameter steps: how many the stepper took since the finger went down.
    static func delay(afterSteps steps: Int) -> TimeInterval {
        switch steps {
        case 0: 0.5
        case 1..<10: 0.1
        case 10..<30: 0.05
        default: 0.025
        }
    }
}

/// A finger on a stepper.
@MainActor struct StepperPress {
    /// The half that the finger went down on.
    let half: StepperHalf
    let numberBefore: Double
    /// When the next step is due, or the finger came to the half.
    var due: CFTimeInterval
    var isOnHalf = true
    /// How many steps the stepper took by itself.
    var steps = 0
    var nextStep: ScheduledWork?
}

/// A pair of states, of what stands left and right of a divider.
struct StatePair: Hashable {
    private let left: UInt
    private let right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
        self.left = left.rawValue
        self.right = right.rawValue
    }
}

/// The half of a stepper with the minus or the plus.
@preconcurrency @MainActor final class StepperHalf: UIView {
    private let backdrop = UIImageView()
    private let picture = UIImageView()
    /// Holds the strokes, so that they fade together where they cross.
    private let sign = UIView()
    private let strokes: [UIView]

    /// What stands in place of the plus or the minus.
    var images = ValueByState<UIImage>()
    private(set) var state: UIControl.State = .normal

    init(isPlus: Bool) {
        strokes = (0..<(isPlus ? 2 : 1)).map { _ in UIView() }
        super.init(frame: .zero)
        addSubview(backdrop)
        for stroke in strokes {
            stroke.layer.cornerRadius = StepperGeometry.strokeWidth / 2
            stroke.backgroundColor = .label
            sign.addSubview(stroke)
        }
        addSubview(sign)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        strokes = []
        super.init(coder: coder)
    }

    /// Shows the half in a state.
    ///
    /// - Parameter image: what is behind it; nil shows its own fill where that has one.
    func show(_ state: UIControl.State, background image: UIImage?) {
        self.state = state
        backdrop.image = image
        backdrop.backgroundColor =
            image == nil && state == .highlighted ? .tertiarySystemFill : nil
        picture.image = images.value(for: state)
        picture.tintColor = .label
        picture.alpha = state == .disabled ? StepperGeometry.disabledAlpha : 1
        sign.alpha = picture.alpha
        sign.isHidden = picture.image != nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        sign.frame = bounds
        let (length, width) = (StepperGeometry.strokeLength, StepperGeometry.strokeWidth)
        for (index, stroke) in strokes.enumerated() {
            let size =
                index == 0
                ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
            stroke.frame = middle(size)
        }
        picture.frame = middle(picture.image?.size ?? .zero)
    }

    private func middle(_ size: CGSize) -> CGRect {
        CGRect(
            x: roundToPixel(bounds.midX - size.width / 2),
            y: roundToPixel(bounds.midY - size.height / 2), width: size.width,
            height: size.height)
    }
}

// SPDX-License-Identifier: MIT

/// The titles at a collection view's edge that a finger jumps with.
///
/// Titles that do not fit are left out of sight, every second or third one stays; a finger reaches
/// all of them.
@MainActor
final class CollectionIndexBar: UIControl {
    /// The bar's width, in points.
    static let width: CGFloat = 20
    /// The height of a title, in points.
    static let rowHeight: CGFloat = 14
    /// In front of the scroll indicators.
    static let zPosition: CGFloat = 1001

    let titles: [String]
    /// Called with the index of each title that a finger comes to.
    private let choose: (Int) -> Void
    private let labels: [UILabel]
    private var chosen: Int?

    init(titles: [String], choose: @escaping (Int) -> Void) {
        self.titles = titles
        self.choose = choose
        labels = titles.map { title in
            let label = UILabel(frame: .zero)
            label.text = title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        for label in labels { addSubview(label) }
        layer.zPosition = Self.zPosition
        tintColorDidChange()
    }

    required init?(coder: NSCoder) {
        titles = []
        choose = { _ in }
        labels = []
        super.init(coder: coder)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for label in labels { label.textColor = tintColor }
    }

    /// How many titles stand for one that is seen.
    private var stride: Int {
        let room = max(1, Int(bounds.height / Self.rowHeight))
        return max(1, (titles.count + room - 1) / room)
    }

    private var shownHeight: CGFloat {
        CGFloat((titles.count + stride - 1) / stride) * Self.rowHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let stride = stride
        let top = (bounds.height - shownHeight) / 2
        for (index, label) in labels.enumerated() {
            label.isHidden = index % stride != 0
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index / stride) * Self.rowHeight, width: bounds.width,
                height: Self.rowHeight)
        }
    }

    // MARK: Touches

    package override var keepsTaps: Bool { true }

    package override func keepsDrag(of touch: UITouch, along way: CGPoint) -> Bool { true }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        chosen = nil
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        guard !titles.isEmpty, shownHeight > 0 else { return }
        let top = (bounds.height - shownHeight) / 2
        let share = (touch.location(in: self).y - top) / shownHeight
        let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        choose(index)
    }
}

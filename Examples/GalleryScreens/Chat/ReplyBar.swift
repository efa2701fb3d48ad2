// SPDX-License-Identifier: MIT
import ALLKit

/// The bar below a chat: replies to tap, in a row that scrolls.
final class ReplyBar: UIView {
    /// Told what to send.
    var onSend: ((String) -> Void)?

    /// Height in points.
    static let height: CGFloat = 60

    private let scroller = UIScrollView()
    private let hairline = UIView()
    private var buttons: [UIButton] = []

    init(replies: [String]) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        scroller.showsHorizontalScrollIndicator = false
        scroller.alwaysBounceHorizontal = true
        addSubview(scroller)
        hairline.backgroundColor = .separator
        addSubview(hairline)
        for reply in replies { add(reply) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The bar is made in code.")
    }

    private func add(_ reply: String) {
        let button = UIButton(type: .custom)
        button.setTitle(reply, for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 16)
        button.backgroundColor = .secondarySystemFill
        button.layer.cornerRadius = 18
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
        button.accessibilityIdentifier = "reply \(reply)"
        button.all_setEventHandler(for: .touchUpInside) { [weak self] in self?.onSend?(reply) }
        scroller.addSubview(button)
        buttons.append(button)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        hairline.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        var x: CGFloat = 14
        for button in buttons {
            let width = button.intrinsicContentSize.width.rounded(.up)
            button.frame = CGRect(x: x, y: 12, width: width, height: 36)
            x += width + 8
        }
        scroller.contentSize = CGSize(width: x + 6, height: bounds.height)
    }
}

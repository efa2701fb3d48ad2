// SPDX-License-Identifier: MIT
import AloeStackView

/// A row that is a stack view.
class StackRow: UIView {
    let stack: UIStackView

    init(_ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
        stack = UIStackView(arrangedSubviews: views)
        super.init(frame: .zero)
        stack.axis = axis
        stack.spacing = spacing
        if axis == .horizontal { stack.alignment = .center }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }

    /// A text that keeps its width while another one gives way.
    static func title(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        return label
    }
}

/// The name of a group of rows.
final class HeadingRow: StackRow, SeparatorHiding {
    init(_ text: String) {
        let label = UILabel()
        label.text = text.uppercased()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        super.init([label], axis: .horizontal, spacing: 0)
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }
}

/// A name and a value.
class ValueRow: StackRow {
    private let value = UILabel()

    init(_ title: String, _ text: String = "", extra: UIView? = nil) {
        value.text = text
        value.font = .systemFont(ofSize: 17)
        value.textColor = .secondaryLabel
        value.textAlignment = .right
        value.lineBreakMode = .byTruncatingMiddle
        super.init(
            [StackRow.title(title), value] + (extra.map { [$0] } ?? []), axis: .horizontal,
            spacing: 12)
        accessibilityIdentifier = title
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }

    /// What stands at the right.
    var text: String {
        get { value.text ?? "" }
        set { value.text = newValue }
    }
}

/// A name and a value that shows more when it is tapped.
final class ExpandingRow: ValueRow, Highlightable {
    private let chevron = UIImageView(image: Icon.chevron.image)

    init(_ title: String, _ text: String = "") {
        super.init(title, text, extra: chevron)
        chevron.tintColor = .tertiaryLabel
        NSLayoutConstraint.activate([
            chevron.widthAnchor.constraint(equalToConstant: 18),
            chevron.heightAnchor.constraint(equalToConstant: 18),
        ])
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }

    /// Whether what it stands for is shown.
    var isExpanded = false {
        didSet {
            chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        }
    }
}

/// A name and a switch.
final class SwitchRow: StackRow {
    let control = UISwitch()

    init(_ title: String, isOn: Bool = false, _ change: @escaping @MainActor (Bool) -> Void) {
        let gap = UIView()
        super.init([StackRow.title(title), gap, control], axis: .horizontal, spacing: 12)
        control.isOn = isOn
        control.accessibilityIdentifier = title
        control.addAction(
            UIAction { action in
                if let control = action.sender as? UISwitch { change(control.isOn) }
            }, for: .valueChanged)
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }
}

/// A name and some choices, of which one is taken.
final class ChoiceRow: StackRow {
    let control: UISegmentedControl

    init(_ title: String, _ choices: [String], _ change: @escaping @MainActor (Int) -> Void) {
        control = UISegmentedControl(items: choices)
        let gap = UIView()
        super.init([StackRow.title(title), gap, control], axis: .horizontal, spacing: 12)
        control.selectedSegmentIndex = 0
        control.accessibilityIdentifier = title
        control.addAction(
            UIAction { action in
                if let control = action.sender as? UISegmentedControl {
                    change(control.selectedSegmentIndex)
                }
            }, for: .valueChanged)
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }
}

/// A name, how much is used, and a bar of it.
final class MeterRow: StackRow {
    private let top: ValueRow
    private let bar = UIProgressView(progressViewStyle: .default)

    init(_ title: String) {
        top = ValueRow(title)
        super.init([top, bar], axis: .vertical, spacing: 8)
        accessibilityIdentifier = title
        top.accessibilityIdentifier = nil
    }

    required init(coder: NSCoder) {
        preconditionFailure("The row is made in code.")
    }

    /// What stands at the right.
    var text: String { top.text }

    /// Shows how much of a size is used, both in bytes.
    func show(used: Int64, of size: Int64, in unit: SizeUnit) {
        let part = size > 0 ? Float(used) / Float(size) : 0
        top.text = "\(unit.text(used)) of \(unit.text(size))"
        bar.progress = part
        bar.progressTintColor = part > 0.9 ? .systemRed : .systemBlue
    }
}

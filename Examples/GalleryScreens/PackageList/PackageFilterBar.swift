// SPDX-License-Identifier: MIT
import UIKit

/// The buttons above the package list: the sections in a row that scrolls, and the two orders.
final class PackageFilterBar: UIView {
    /// Told when a button chose another query.
    var onChange: ((PackageQuery) -> Void)?

    /// What the buttons say.
    private(set) var query = PackageQuery()

    /// A line about the list, such as how many packages there are.
    var status: String? {
        get { statusLabel.text }
        set { statusLabel.text = newValue }
    }

    /// Height in points.
    static let height: CGFloat = 88

    private let scroller = UIScrollView()
    private let statusLabel = UILabel()
    private let hairline = UIView()
    private var sectionButtons: [(section: Int?, button: UIButton)] = []
    private var orderButtons: [(order: PackageQuery.Order, button: UIButton)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        scroller.showsHorizontalScrollIndicator = false
        scroller.alwaysBounceHorizontal = true
        addSubview(scroller)
        statusLabel.font = .systemFont(ofSize: 13)
        statusLabel.textColor = .secondaryLabel
        statusLabel.accessibilityIdentifier = "status"
        addSubview(statusLabel)
        hairline.backgroundColor = .separator
        addSubview(hairline)
        addOrder(.name, "Name")
        addOrder(.size, "Size")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The bar is made in code.")
    }

    /// Makes a button for each section, the largest first, after one for all.
    func setSections(_ sections: [(index: Int, section: PackageStore.Section)]) {
        for (_, button) in sectionButtons { button.removeFromSuperview() }
        sectionButtons = []
        addSection(nil, "All")
        for (index, section) in sections { addSection(index, section.name) }
        update()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 48)
        var x: CGFloat = 16
        for (_, button) in sectionButtons {
            let width = button.intrinsicContentSize.width.rounded(.up)
            button.frame = CGRect(x: x, y: 8, width: width, height: 32)
            x += width + 8
        }
        scroller.contentSize = CGSize(width: x + 8, height: 48)
        x = bounds.width - 16
        for (_, button) in orderButtons.reversed() {
            let width = button.intrinsicContentSize.width.rounded(.up)
            button.frame = CGRect(x: x - width, y: 50, width: width, height: 30)
            x -= width + 8
        }
        statusLabel.frame = CGRect(x: 16, y: 50, width: max(0, x - 24), height: 30)
        let line = 1 / traitCollection.displayScale
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
    }

    // MARK: Buttons

    private func makeButton(_ title: String, _ choose: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14)
        button.layer.cornerRadius = 15
        button.accessibilityIdentifier = "button \(title)"
        button.addAction(UIAction { _ in choose() }, for: .touchUpInside)
        return button
    }

    private func addSection(_ section: Int?, _ title: String) {
        let button = makeButton(title) { [weak self] in
            self?.choose { $0.section = section }
        }
        sectionButtons.append((section, button))
        scroller.addSubview(button)
    }

    private func addOrder(_ order: PackageQuery.Order, _ title: String) {
        let button = makeButton(title) { [weak self] in
            // A second tap returns to the order of the file.
            self?.choose { $0.order = $0.order == order ? .file : order }
        }
        orderButtons.append((order, button))
        addSubview(button)
        update()
    }

    /// Chooses an order.
    func choose(_ order: PackageQuery.Order) {
        choose { $0.order = order }
    }

    private func choose(_ change: (inout PackageQuery) -> Void) {
        var changed = query
        change(&changed)
        guard changed != query else { return }
        query = changed
        update()
        onChange?(query)
    }

    private func update() {
        for (section, button) in sectionButtons { show(button, section == query.section) }
        for (order, button) in orderButtons { show(button, order == query.order) }
    }

    private func show(_ button: UIButton, _ isChosen: Bool) {
        button.isSelected = isChosen
        button.backgroundColor = isChosen ? .systemBlue : .secondarySystemBackground
        button.setTitleColor(isChosen ? .white : .label, for: .normal)
        button.setTitleColor(isChosen ? .white : .label, for: .selected)
    }
}

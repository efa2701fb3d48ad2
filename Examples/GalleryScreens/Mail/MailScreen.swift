// SPDX-License-Identifier: MIT
import ALLKit

/// An inbox; a swipe to the left uncovers what can be done with a letter.
final class MailScreen: ListScreen {
    private(set) var messages = MailMessage.samples
    private let footer = UIView()
    private let status = UILabel()
    private let hairline = UIView()

    private static let footerHeight: CGFloat = 48

    init() {
        super.init(title: "Inbox")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var maximumWidth: CGFloat { .infinity }

    override var listArea: CGRect {
        let area = super.listArea
        return CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: max(0, area.height - Self.footerHeight))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.font = .systemFont(ofSize: 13)
        status.textAlignment = .center
        status.accessibilityIdentifier = "status"
        hairline.backgroundColor = .separator
        footer.addSubview(status)
        footer.addSubview(hairline)
        view.addSubview(footer)
        update(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        footer.frame = CGRect(
            x: listArea.minX, y: listArea.maxY, width: listArea.width,
            height: Self.footerHeight)
        status.frame = footer.bounds
        hairline.frame = CGRect(
            x: 0, y: 0, width: footer.bounds.width,
            height: 1 / max(1, traitCollection.displayScale))
    }

    private func update(animated: Bool = true) {
        let unread = messages.count { $0.isUnread }
        status.text = unread == 0 ? "No unread letters" : "\(unread) unread"
        show(messages.map(makeItem), animated: animated)
    }

    private func makeItem(_ message: MailMessage) -> Item {
        let item = Item(id: message.id, layoutSpec: MailRowSpec(model: message))
        let actions = SwipeActions(
            [
                action(message.isUnread ? "Read" : "Unread", .envelope, .systemBlue, message) {
                    $0.isUnread.toggle()
                },
                action(message.isFlagged ? "Unflag" : "Flag", .flag, .systemOrange, message) {
                    $0.isFlagged.toggle()
                },
                action("Delete", .trash, .systemRed, message, nil),
            ], size: 76)
        item.makeView = { layout, _ in
            actions?.makeView(contentLayout: layout) ?? layout.makeView()
        }
        return item
    }

    /// A button that changes a letter, or deletes it.
    private func action(
        _ title: String, _ icon: Icon, _ color: UIColor, _ message: MailMessage,
        _ change: ((inout MailMessage) -> Void)?
    ) -> SwipeAction {
        let spec = MailActionSpec(model: MailAction(title: title, icon: icon, color: color))
        return SwipeAction(layoutSpec: spec) { view, close in
            view.backgroundColor = color
            view.accessibilityIdentifier = "\(title) \(message.id)"
            view.all_addGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in
                guard let change else { return self?.delete(message.id) ?? () }
                // The row shows its change once it has covered the actions.
                UIView.animate(
                    withDuration: 0.25, animations: { close(false) },
                    completion: { _ in self?.change(message.id, change) })
            }
        }
    }

    private func delete(_ id: Int) {
        messages.removeAll { $0.id == id }
        update()
    }

    private func change(_ id: Int, _ change: (inout MailMessage) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[index])
        update()
    }
}

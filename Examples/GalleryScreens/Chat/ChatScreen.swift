// SPDX-License-Identifier: MIT
import ALLKit

/// A chat with the newest message at the bottom.
///
/// The list stands on its head, and each row in it too: row 0 is the newest, at the bottom, so that
/// the list opens there and stays there when messages come.
final class ChatScreen: ListScreen {
    private(set) var conversation = Conversation()
    private let replyBar = ReplyBar(replies: Conversation.replies)
    private var timer: FrameTimer?

    init() {
        super.init(title: "Lake Crew 🛶")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 8, right: 0) }

    override var listArea: CGRect {
        let area = super.listArea
        return CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: max(0, area.height - ReplyBar.height))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.transform = CGAffineTransform(scaleX: 1, y: -1)
        replyBar.onSend = { [weak self] in self?.send($0) }
        view.addSubview(replyBar)
        update(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        replyBar.frame = CGRect(
            x: listArea.minX, y: listArea.maxY, width: listArea.width, height: ReplyBar.height)
    }

    private func update(animated: Bool = true) {
        let items = conversation.rows.reversed().map { row in
            let item = Item(id: row.id, layoutSpec: ChatRowSpec(model: row))
            item.makeView = { layout, _ in
                let view = layout.makeView()
                view.transform = CGAffineTransform(scaleX: 1, y: -1)
                return view
            }
            return item
        }
        show(items, animated: animated)
    }

    private func send(_ text: String) {
        conversation.append(text, by: nil, at: "12:07")
        update()
        scrollToNewest()
        let answer = conversation.takeAnswer()
        timer = FrameTimer(every: 0.8, isRepeated: false) { [weak self] in
            self?.type(answer)
        }
    }

    /// Shows that somebody is writing, and after a while what.
    private func type(_ answer: (author: String, text: String)) {
        conversation.typist = answer.author
        update()
        timer = FrameTimer(every: 1.5, isRepeated: false) { [weak self] in
            guard let self else { return }
            self.timer = nil
            self.conversation.typist = nil
            self.conversation.append(answer.text, by: answer.author, at: "12:08")
            self.update()
        }
    }

    private func scrollToNewest() {
        collectionView.setContentOffset(.zero, animated: true)
    }
}

extension ChatRow {
    /// The row among the others: a message keeps its identity when another follows it.
    fileprivate var id: String {
        switch self {
        case .day(let name): "day \(name)"
        case .message(let message): "message \(message.id)"
        case .typing: "typing"
        }
    }
}

// SPDX-License-Identifier: MIT

/// A row of the chat.
enum ChatRow: Hashable, Sendable {
    case day(String)
    case message(ChatMessage)
    case typing(String)
}

/// What somebody wrote.
struct ChatMessage: Hashable, Sendable {
    var id: Int
    /// nil for oneself.
    var author: String?
    var text: String
    var time: String
    /// Whether the author wrote neither the message before nor the one after.
    var isFirst = true
    var isLast = true

    /// Whether the text is up to three emoji, which are shown large and without a bubble.
    var isEmojiOnly: Bool {
        text.count <= 3 && text.allSatisfy(\.isEmoji)
    }
}

extension Character {
    /// Whether the character is drawn as an emoji: by its own, or asked for with U+FE0F.
    var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F })
    }
}

/// A conversation, and what comes of what is sent.
struct Conversation: Sendable {
    /// What was said by day, the oldest first.
    private(set) var days: [(name: String, messages: [ChatMessage])]
    /// Who is writing.
    var typist: String?

    private var nextAnswer = 0

    /// What can be sent.
    static let replies = [
        "On my way! 🚲", "👍", "Sounds good", "😂😂", "❤️", "Running 10 min late, sorry!",
        "I'll bring snacks 🥨",
    ]

    private static let answers = [
        ("Noor Haddad", "Perfect, see you there ☀️"), ("Jonas Weber", "😄"),
        ("Noor Haddad", "Save me a seat by the water, please. I want to see the boats come in!"),
        ("Jonas Weber", "Bin gleich da"),
    ]

    /// The conversation as it stands at first.
    init() {
        let talk: [(String, [(String?, String, String)])] = [
            (
                "Yesterday",
                [
                    ("Noor Haddad", "Who is free tomorrow afternoon?", "18:02"),
                    ("Noor Haddad", "Forecast says 24° and no wind", "18:02"),
                    ("Jonas Weber", "Me! 🙋", "18:10"),
                    (nil, "After four I am all yours. What's the plan?", "18:31"),
                    (
                        "Noor Haddad",
                        "Picnic at the lake, then a swim if we're brave. Mei wants to join too, she "
                            + "just landed.", "18:33"
                    ),
                    (nil, "🏊‍♀️🧺☀️", "18:34"),
                ]
            ),
            (
                "Today",
                [
                    ("Mei Lin", "大家好！我昨天晚上到的，好久不见 🥰", "09:12"),
                    (nil, "Mei!! So good to have you back", "09:15"),
                    (nil, "How was the flight?", "09:15"),
                    (
                        "Mei Lin", "Long, but I had a window and slept over the whole Pacific 😴",
                        "09:20"
                    ),
                    ("Jonas Weber", "Ich bringe Kartoffelsalat mit", "11:47"),
                    ("Jonas Weber", "🥔", "11:47"),
                    (nil, "Then I'll take care of drinks and the blanket.", "11:52"),
                    (
                        "Noor Haddad",
                        "Meeting point is the old boat house, the one with the red door 🚪", "12:05"
                    ),
                    (nil, "See you all at half past four!", "12:06"),
                    ("Mei Lin", "🎉", "12:06"),
                ]
            ),
        ]
        days = []
        for (name, texts) in talk {
            days.append((name, []))
            for (author, text, time) in texts { append(text, by: author, at: time) }
        }
    }

    /// Adds a message to the last day.
    mutating func append(_ text: String, by author: String?, at time: String) {
        let id = days.reduce(0) { $0 + $1.messages.count }
        var message = ChatMessage(id: id, author: author, text: text, time: time)
        var messages = days[days.count - 1].messages
        if let last = messages.last, last.author == author {
            messages[messages.count - 1].isLast = false
            message.isFirst = false
        }
        messages.append(message)
        days[days.count - 1].messages = messages
    }

    /// The next of the answers that the others give.
    mutating func takeAnswer() -> (author: String, text: String) {
        defer { nextAnswer += 1 }
        return Self.answers[nextAnswer % Self.answers.count]
    }

    /// The rows, the oldest first.
    var rows: [ChatRow] {
        var rows: [ChatRow] = []
        for day in days {
            rows.append(.day(day.name))
            rows += day.messages.map(ChatRow.message)
        }
        if let typist { rows.append(.typing(typist)) }
        return rows
    }
}

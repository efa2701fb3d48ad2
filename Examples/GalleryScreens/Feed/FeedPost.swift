// SPDX-License-Identifier: MIT
import ALLKit

/// A post of the feed.
struct FeedPost: Equatable, Sendable {
    var id: Int
    var author: String
    var handle: String
    var age: String
    var text: String
    var artwork: Artwork?
    /// The picture's height in a width of 1.
    var aspect: CGFloat = 0.62
    var likes: Int
    var comments: Int
    var shares: Int
    var isLiked = false
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// The likes with one's own.
    var likeCount: Int { likes + (isLiked ? 1 : 0) }

    /// A number as short as a counter has room for: 999, 1.2K, 18K, 3.4M.
    static func short(_ number: Int) -> String {
        let units: [(Int, String)] = [(1_000_000, "M"), (1_000, "K")]
        for (size, name) in units where number >= size {
            let tenths = number * 10 / size
            return tenths < 100 && tenths % 10 > 0
                ? "\(tenths / 10).\(tenths % 10)\(name)" : "\(tenths / 10)\(name)"
        }
        return "\(number)"
    }
}

extension FeedPost {
    /// The feed's posts, the newest first.
    static let samples: [FeedPost] = [
        FeedPost(
            id: 1, author: "Maren Holt", handle: "@maren", age: "4m",
            text: "First light over the Lyngen Alps this morning. We left the hut at three and "
                + "had the whole ridge to ourselves. 🏔️",
            artwork: Artwork(.peaks, seed: 21), likes: 1_284, comments: 86, shares: 41),
        FeedPost(
            id: 2, author: "Yuki Tanaka", handle: "@yuki", age: "18m",
            text: "新しい本棚ができました。木の香りがする部屋で読む本は、いつもより少しゆっくり進みます。📚",
            likes: 312, comments: 24, shares: 3, isLiked: true),
        FeedPost(
            id: 3, author: "Lucía Ferrer", handle: "@lucia", age: "42m",
            text: "Domingo de mar. Agua a 21 grados, ni una ola y un libro de 600 páginas. "
                + "¿Qué más se puede pedir? 🌊",
            artwork: Artwork(.sea, seed: 12), aspect: 0.75, likes: 2_947, comments: 133,
            shares: 58),
        FeedPost(
            id: 4, author: "ليلى حداد", handle: "@layla", age: "1h",
            text: "أنهيت اليوم ترجمة الفصل الأخير. شكرًا لكل من صبر معي طوال هذا العام ☕️",
            likes: 764, comments: 52, shares: 17, direction: .rightToLeft),
        FeedPost(
            id: 5, author: "Tobias Krämer", handle: "@tobi", age: "2h",
            text: "Sonntagmorgen in der Altstadt: alles schläft noch, nur die Bäckerei nicht. 🥨",
            artwork: Artwork(.city, seed: 33), likes: 18_430, comments: 902, shares: 1_120),
        FeedPost(
            id: 6, author: "Priya Nair", handle: "@priya", age: "3h",
            text: "Shipping a small thing today: our offline maps now weigh a third of what they "
                + "did. Same detail, less waiting.\n\nNotes on how we did it are in the blog.",
            likes: 541, comments: 38, shares: 64),
        FeedPost(
            id: 7, author: "Анна Белова", handle: "@anna", age: "5h",
            text: "Первый снег в этом году. Лес стоит тихий, только дятел работает. 🌲",
            artwork: Artwork(.forest, seed: 8), likes: 3_306, comments: 147, shares: 92),
        FeedPost(
            id: 8, author: "Minjun Park", handle: "@minjun", age: "8h",
            text: "오늘의 타일 패턴. 네 가지 모양과 다섯 가지 색으로만 만들었어요. 🎨",
            artwork: Artwork(.tiles, seed: 5), aspect: 1, likes: 957, comments: 61, shares: 29),
        FeedPost(
            id: 9, author: "Sofia Rossi", handle: "@sofia", age: "11h",
            text: "Le colline dietro casa, un'ora prima del temporale. 🍇",
            artwork: Artwork(.hills, seed: 17), likes: 1_108, comments: 73, shares: 22),
        FeedPost(
            id: 10, author: "Amara Okafor", handle: "@amara", age: "1d",
            text: "Reminder to self: the best time to water the tomatoes was yesterday, the "
                + "second best is now. 🍅🍅🍅",
            likes: 86, comments: 9, shares: 1),
    ]
}

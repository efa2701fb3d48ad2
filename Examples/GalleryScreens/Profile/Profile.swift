// SPDX-License-Identifier: MIT

/// A person, as the profile screen shows one.
struct Profile: Sendable {
    var name: String
    var handle: String
    var about: String
    /// What is shown below `about` when a reader asks for more.
    var more: String
    var posts: Int
    var followers: Int
    var following: Int
    /// What is known of the person: an icon, what it is, and how it stands.
    var facts: [(icon: Icon, title: String, value: String)]
    /// Seeds of the pictures, the newest first.
    var pictures: [Artwork]

    /// The first letters of the name's first two words.
    var initials: String { String(name.split(separator: " ").prefix(2).compactMap(\.first)) }

    static let sample = Profile(
        name: "Ada Marlowe", handle: "@ada.draws",
        about: "Cartographer. I draw places that are not there yet, and walk those that are.",
        more: """
            The long version: eleven years of survey work, two atlases, one of them finished. \
            Prints are in the shop by the harbour; commissions open again in spring.
            """,
        posts: 248, followers: 12_480, following: 311,
        facts: [
            (.pin, "Lives in", "Ullapool"), (.clock, "Member since", "2017"),
            (.star, "Known for", "The Atlas of Tides"), (.bubble, "Speaks", "English, Norsk"),
        ],
        pictures: [
            Artwork(.sea, seed: 41), Artwork(.peaks, seed: 7), Artwork(.hills, seed: 23),
            Artwork(.city, seed: 5), Artwork(.forest, seed: 12), Artwork(.glow, seed: 30),
        ])
}

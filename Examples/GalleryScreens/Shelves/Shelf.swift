// SPDX-License-Identifier: MIT
import UIKit

/// A row of the shop window: a title and covers.
struct Shelf: Equatable, Sendable {
    /// A record.
    struct Cover: Hashable, Sendable {
        var id: Int
        var artwork: Artwork
        var title: String
        var artist: String
    }

    var title: String
    /// The side of a cover in points.
    var side: CGFloat
    var covers: [Cover]

    private static let names: [(String, String)] = [
        ("Slow Rivers", "Ingrid Aas"), ("Mañana Azul", "Los Faros"), ("夜の電車", "Kumo"),
        ("Paper Suns", "Nia Cole"), ("Halbes Licht", "Studio 9"), ("Tidal Maps", "Owen Hart"),
        ("Ma petite île", "Coralie"), ("Glass Garden", "Tove & Bo"), ("Северный ветер", "Лада"),
        ("Kitchen Radio", "Femi Ade"),
    ]

    /// The shelves of the shop window.
    static let samples: [Shelf] = [
        make("Made for You", side: 190, [.bubbles, .hills, .tiles], from: 0),
        make("New Releases", side: 150, [.tiles, .sea, .bubbles], from: 40),
        make("Jazz at Night", side: 150, [.city, .bubbles, .peaks], from: 80),
        make("Out of Doors", side: 150, [.forest, .peaks, .hills], from: 120),
        make("Rediscovered", side: 120, [.bubbles, .tiles, .forest], from: 160),
    ]

    private static func make(
        _ title: String, side: CGFloat, _ subjects: [Artwork.Subject], from first: Int
    ) -> Shelf {
        let covers = (0..<12).map { index in
            let name = names[(index + first / 40 * 3) % names.count]
            return Cover(
                id: first + index,
                artwork: Artwork(
                    subjects[index % subjects.count], seed: UInt32((first + index) * 613 + 5)),
                title: name.0, artist: name.1)
        }
        return Shelf(title: title, side: side, covers: covers)
    }
}

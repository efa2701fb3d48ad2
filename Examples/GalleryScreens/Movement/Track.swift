// SPDX-License-Identifier: MIT

/// A piece of music in the queue.
struct Track: Hashable, Sendable {
    var id: Int
    var title: String
    var artist: String
    var length: String
    var artwork: Artwork

    static let samples: [Track] = [
        make(0, "Slow Rivers", "Ingrid Aas", "4:12", .hills),
        make(1, "Kitchen Radio", "Femi Ade", "3:05", .tiles),
        make(2, "Mañana Azul", "Los Faros", "3:48", .sea),
        make(3, "Paper Suns", "Nia Cole", "2:57", .glow),
        make(4, "夜の電車", "Kumo", "5:20", .city),
        make(5, "Halbes Licht", "Studio 9", "6:01", .peaks),
        make(6, "Tidal Maps", "Owen Hart", "4:33", .bubbles),
        make(7, "Ma petite île", "Coralie", "3:16", .forest),
        make(8, "Северный ветер", "Лада", "3:59", .peaks),
        make(9, "Glass Garden", "Tove & Bo", "4:45", .tiles),
        make(10, "Ten Past Noon", "The Lintels", "2:38", .glow),
        make(11, "Undertow", "Owen Hart", "5:07", .sea),
        make(12, "Lanterns", "Coralie", "3:31", .bubbles),
        make(13, "Fern and Stone", "Ingrid Aas", "4:26", .forest),
    ]

    private static func make(
        _ id: Int, _ title: String, _ artist: String, _ length: String,
        _ subject: Artwork.Subject
    ) -> Track {
        Track(
            id: id, title: title, artist: artist, length: length,
            artwork: Artwork(subject, seed: UInt32(id * 97 + 11)))
    }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A widget of the home screen.
struct Widget: Equatable, Sendable {
    /// What a widget shows.
    enum Content: Equatable, Sendable {
        case weather(place: String, degrees: Int, sky: String, high: Int, low: Int)
        case hours([(hour: String, symbol: Icon, degrees: Int)])
        case ring(title: String, part: Double, value: String, icon: Icon, color: UIColor)
        case bars(title: String, total: String, values: [Double], days: String)
        case photo(Artwork, title: String, date: String)
        case note(title: String, lines: [String])
        case agenda(day: String, date: String, events: [(time: String, name: String)])

        static func == (left: Content, right: Content) -> Bool {
            "\(left)" == "\(right)"
        }
    }

    /// How much room a widget takes.
    enum Size: Sendable {
        /// Half the width, as high as wide.
        case small
        /// The whole width, half as high.
        case medium
        /// The whole width, as high as wide.
        case large
    }

    var id: Int
    var size: Size
    var content: Content
}

extension Widget {
    static let samples: [Widget] = [
        Widget(
            id: 1, size: .small,
            content: .weather(place: "Bergen", degrees: 14, sky: "Light Rain", high: 16, low: 9)),
        Widget(
            id: 2, size: .small,
            content: .ring(
                title: "Steps", part: 0.72, value: "7,214", icon: .steps, color: .systemGreen)),
        Widget(
            id: 3, size: .medium,
            content: .hours([
                ("Now", .cloud, 14), ("15", .cloud, 15), ("16", .sun, 16), ("17", .sun, 16),
                ("18", .cloud, 14), ("19", .moon, 12),
            ])),
        Widget(
            id: 4, size: .small,
            content: .note(
                title: "Groceries 🛒", lines: ["Sourdough", "Lemons", "Olive oil", "Basil"])),
        Widget(
            id: 5, size: .small,
            content: .photo(Artwork(.peaks, seed: 14), title: "Lofoten", date: "A year ago")),
        Widget(
            id: 6, size: .medium,
            content: .bars(
                title: "Screen Time", total: "2h 41m",
                values: [0.5, 0.8, 0.35, 0.62, 1, 0.44, 0.7], days: "MTWTFSS")),
        Widget(
            id: 7, size: .large,
            content: .photo(
                Artwork(.hills, seed: 40), title: "Morning over the valley", date: "On this day")),
        Widget(
            id: 8, size: .small,
            content: .ring(
                title: "Battery", part: 0.86, value: "86 %", icon: .bolt, color: .systemTeal)),
        Widget(
            id: 9, size: .small,
            content: .agenda(
                day: "WEDNESDAY", date: "2",
                events: [("09:30", "Stand-up"), ("13:00", "Lunch with Ada"), ("17:15", "Choir")])),
    ]
}

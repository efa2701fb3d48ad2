// SPDX-License-Identifier: MIT
import UIKit

/// The gallery's icons: lines of 1.8 points in a square of 24, in the tint colour of their view.
enum Icon: String, Sendable, CaseIterable {
    case archive, back, bell, bolt, bookmark, bubble, card, chevron, clip, clock, cloud, envelope,
        flag
    case forward, grid, hand, heart, heartFilled, moon, music, package, pause, person, picture
    case pin, play, plus, repeats, reply, rotate, rows, send, share, shuffle, sliders, star, steps
    case sun, trash, text, waterfall

    /// The icon as a template.
    @MainActor var image: UIImage {
        if let image = Icon.images[self] { return image }
        let size = CGSize(width: 24, height: 24)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
            .withRenderingMode(.alwaysTemplate)
        Icon.images[self] = image
        return image
    }

    @MainActor private static var images: [Icon: UIImage] = [:]

    private func draw() {
        UIColor.black.set()
        let (lines, areas) = shape
        let path = PathText(lines).path
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
        PathText(areas).path.fill()
    }

    private static let heartShape =
        "M 12 20 C 4 14.5 2.5 11 2.5 8.5 C 2.5 5.5 4.8 3.5 7.3 3.5 C 9.3 3.5 11 4.6 12 6.5 "
        + "C 13 4.6 14.7 3.5 16.7 3.5 C 19.2 3.5 21.5 5.5 21.5 8.5 C 21.5 11 20 14.5 12 20 Z"
    private static let sunRays =
        "M 12 2 L 12 4 M 12 20 L 12 22 M 2 12 L 4 12 M 20 12 L 22 12 M 4.9 4.9 L 6.3 6.3 "
        + "M 17.7 17.7 L 19.1 19.1 M 4.9 19.1 L 6.3 17.7 M 17.7 6.3 L 19.1 4.9"

    /// What is drawn as lines and what is filled.
    private var shape: (lines: String, areas: String) {
        switch self {
        case .archive: ("R 3 4 18 5 1.5 M 5 9 L 5 19.5 L 19 19.5 L 19 9 M 10 13 L 14 13", "")
        case .back: ("", "M 12 5 L 12 19 L 2 12 Z M 21 5 L 21 19 L 11 12 Z")
        case .bell:
            (
                "M 6 16 L 6 10 C 6 2 18 2 18 10 L 18 16 L 20 18 L 4 18 Z M 10 21 L 14 21", ""
            )
        case .bolt: ("", "M 13 2 L 5 13.5 L 11 13.5 L 10 22 L 19 9.5 L 13 9.5 Z")
        case .bookmark: ("M 6 3 L 18 3 L 18 21 L 12 16.5 L 6 21 Z", "")
        case .bubble:
            (
                "M 12 3.5 C 6.5 3.5 2.5 7 2.5 11.5 C 2.5 14 3.8 16.2 5.8 17.7 L 4.8 21 L 9 19 "
                    + "C 15.5 20.6 21.5 16.8 21.5 11.5 C 21.5 7 17.5 3.5 12 3.5 Z", ""
            )
        case .card: ("R 3 5 18 14 3 M 3 10 L 21 10", "")
        case .chevron: ("M 9.5 6 L 15 12 L 9.5 18", "")
        case .clip:
            (
                "M 20 11 L 12 19 C 8 23 2 17 6 13 L 14.5 4.5 C 17.5 1.5 22 6 19 9 L 11 17 "
                    + "C 9.5 18.5 7 16 8.5 14.5 L 15.5 7.5",
                ""
            )
        case .clock: ("O 12 12 9 M 12 6.5 L 12 12 L 15.5 14", "")
        case .cloud:
            (
                "M 7 18.5 C 1.5 18.5 1.5 11.5 6.5 11.5 C 7 5.5 15.5 5 17 10.5 "
                    + "C 22.5 10.5 22.5 18.5 17 18.5 Z", ""
            )
        case .envelope: ("R 2.5 5 19 14 2.5 M 3.5 7 L 12 13.5 L 20.5 7", "")
        case .flag: ("M 6 3 L 6 21", "M 6 4 L 19 4 L 16 8.5 L 19 13 L 6 13 Z")
        case .forward: ("", "M 3 5 L 13 12 L 3 19 Z M 12 5 L 22 12 L 12 19 Z")
        case .grid: ("R 3.5 3.5 7 7 2 R 13.5 3.5 7 7 2 R 3.5 13.5 7 7 2 R 13.5 13.5 7 7 2", "")
        case .hand: ("M 4 7 L 20 7 M 4 12 L 20 12 M 4 17 L 20 17", "")
        case .heart: (Icon.heartShape, "")
        case .heartFilled: (Icon.heartShape, Icon.heartShape)
        case .moon:
            (
                "M 20 14.5 C 12 18 6 12 9.5 4 C 2.5 6 2 15 7.5 18.7 C 12 21.7 18 20 20 "
                    + "14.5 Z",
                ""
            )
        case .music: ("M 9 17.5 L 9 5.5 L 19 3.5 L 19 15.5", "O 6.5 17.5 3 O 16.5 15.5 3")
        case .package:
            (
                "M 12 2.5 L 20.5 7 L 20.5 17 L 12 21.5 L 3.5 17 L 3.5 7 Z M 3.5 7 L 12 "
                    + "11.5 L 20.5 7 M 12 11.5 L 12 21.5",
                ""
            )
        case .pause: ("", "R 6 4 4.5 16 1.2 R 13.5 4 4.5 16 1.2")
        case .person: ("O 12 8 4 M 4 20.5 C 5 13.5 19 13.5 20 20.5 Z", "")
        case .picture:
            (
                "R 3 4 18 16 3 M 3.5 17 L 9 11 L 14 16 L 17 13.5 L 20.5 17",
                "O 15.8 8.8 1.6"
            )
        case .pin:
            (
                "M 12 21.5 C 3 11.5 5 3 12 3 C 19 3 21 11.5 12 21.5 Z O 12 9.8 2.6", ""
            )
        case .play: ("", "M 6 3.5 L 20.5 12 L 6 20.5 Z")
        case .plus: ("M 12 5 L 12 19 M 5 12 L 19 12", "")
        case .repeats:
            (
                "M 4 11 L 4 7 L 19 7 M 16 4 L 19 7 L 16 10 M 20 13 L 20 17 L 5 17 M 8 14 "
                    + "L 5 17 L 8 20",
                ""
            )
        case .reply: ("M 9 6 L 3.5 11 L 9 16 M 4 11 L 14 11 C 18.5 11 20.5 14 20.5 18.5", "")
        case .rotate:
            (
                "R 4 8.5 8.5 12 2 M 14 6 C 18 6 20 8 20 12 M 17.8 10 L 20 12.4 L 22.2 10 "
                    + "M 16.5 3.5 L 14 6 L 16.5 8.5",
                ""
            )
        case .rows: ("R 3 4 18 6 2 R 3 14 18 6 2", "")
        case .send: ("M 12 19 L 12 5 M 6 11 L 12 5 L 18 11", "")
        case .share:
            (
                "M 12 15 L 12 3 M 8 6.5 L 12 2.7 L 16 6.5 M 8 10 L 5 10 L 5 21 L 19 21 L "
                    + "19 10 L 16 10",
                ""
            )
        case .shuffle:
            (
                "M 3 7 L 7 7 C 12 7 12 17 17 17 L 21 17 M 3 17 L 7 17 C 12 17 12 7 17 7 L "
                    + "21 7 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20",
                ""
            )
        case .sliders:
            (
                "M 3 7 L 9 7 M 14 7 L 21 7 O 11.5 7 2.5 M 3 17 L 10 17 M 15 17 L 21 17 O 12.5 17 "
                    + "2.5",
                ""
            )
        case .star:
            (
                "",
                "M 12 2.5 L 14.9 8.8 L 21.8 9.6 L 16.7 14.3 L 18.1 21.1 L 12 17.7 L 5.9 21.1 "
                    + "L 7.3 14.3 L 2.2 9.6 L 9.1 8.8 Z"
            )
        case .steps: ("M 3 20 L 8 20 L 8 15 L 13 15 L 13 10 L 18 10 L 18 5 L 22 5", "")
        case .sun: (Icon.sunRays, "O 12 12 5")
        case .trash:
            (
                "M 4 6.5 L 20 6.5 M 9 6.5 L 9 3.5 L 15 3.5 L 15 6.5 M 6 6.5 L 7 20.5 L 17 "
                    + "20.5 L 18 6.5 M 10 10.5 L 10.3 16.5 M 14 10.5 L 13.7 16.5",
                ""
            )
        case .text: ("M 4 6 L 20 6 M 4 10.5 L 20 10.5 M 4 15 L 20 15 M 4 19.5 L 13 19.5", "")
        case .waterfall:
            (
                "R 3.5 3.5 7 10 2 R 13.5 3.5 7 5 2 R 3.5 17 7 3.5 1.5 R 13.5 12 7 8.5 2",
                ""
            )
        }
    }
}

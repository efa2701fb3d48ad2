// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The queue whose rows are moved by hand.
@preconcurrency @MainActor final class MovementScreenTests: XCTestCase {
    private let queue = OpenScreen<MovementScreen>(.movement)

    /// The titles on screen, from top to bottom, at the places where they are drawn.
    private var titles: [String] {
        let known = Set(Track.samples.map(\.title))
        return queue.window.drawnItems.filter { known.contains($0.text ?? "") }
            .sorted { $0.frame.midY < $1.frame.midY }.compactMap(\.text)
    }

    /// The numbers at the left, from top to bottom.
    private var numbers: [Int] {
        queue.window.drawnItems.filter { $0.frame.maxX < 44 }
            .sorted { $0.frame.midY < $1.frame.midY }.compactMap { $0.text.flatMap { Int($0) } }
    }

    private func middle(of title: String) throws -> CGPoint {
        let frame = try XCTUnwrap(queue.place(of: title), title)
        return CGPoint(x: 200, y: frame.midY)
    }

    /// Presses a row long and takes it to where another one is.
    private func carry(_ title: String, to other: String) throws {
        let (start, end) = try (middle(of: title), middle(of: other))
        queue.window.touchDown(at: start)
        queue.window.advance(by: 0.6)
        for step in 1...10 {
            queue.window.moveTouch(
                to: CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 10))
            queue.window.advance(by: 0.05)
        }
        queue.window.advance(by: 0.3)
    }

    private func putDown() {
        queue.window.liftTouch()
        queue.window.settle()
        queue.wait()
    }

    private func moved(_ title: String, to place: Int) -> [String] {
        var titles = Track.samples.map(\.title)
        titles.removeAll { $0 == title }
        titles.insert(title, at: place)
        return titles
    }

    func testALongPressCarriesARowToItsNewPlaceAndTheNumbersFollow() throws {
        let count = titles.count
        XCTAssertGreaterThan(count, 8)
        try carry("Kitchen Radio", to: "Halbes Licht")
        // The others have given way before it is put down.
        XCTAssertEqual(
            titles.filter { $0 != "Kitchen Radio" },
            Array(moved("Kitchen Radio", to: 5).prefix(count)).filter { $0 != "Kitchen Radio" })
        XCTAssertEqual(queue.screen.tracks, Track.samples)
        putDown()
        XCTAssertEqual(titles, Array(moved("Kitchen Radio", to: 5).prefix(count)))
        XCTAssertEqual(queue.screen.tracks.map(\.title), moved("Kitchen Radio", to: 5))
        XCTAssertEqual(numbers, Array(1..<count))
    }

    func testARowGoesUpToo() throws {
        let count = titles.count
        try carry("Tidal Maps", to: "Mañana Azul")
        putDown()
        XCTAssertEqual(titles, Array(moved("Tidal Maps", to: 2).prefix(count)))
        XCTAssertEqual(numbers, Array(1..<count))
    }

    func testTheTrackThatPlaysStaysFirst() throws {
        try carry("Slow Rivers", to: "Paper Suns")
        putDown()
        XCTAssertEqual(queue.screen.tracks, Track.samples)
        try carry("Paper Suns", to: "Slow Rivers")
        putDown()
        XCTAssertEqual(queue.screen.tracks.map(\.title), moved("Paper Suns", to: 1))
        XCTAssertEqual(titles.first, "Slow Rivers")
    }

    func testAtTheEdgeTheListScrollsUnderTheRow() throws {
        let list = queue.screen.collectionView
        let start = try middle(of: "Kitchen Radio")
        queue.window.touchDown(at: start)
        queue.window.advance(by: 0.6)
        queue.window.moveTouch(to: CGPoint(x: 200, y: 835))
        queue.window.advance(by: 3)
        XCTAssertGreaterThan(list.contentOffset.y, 150)
        putDown()
        XCTAssertEqual(queue.screen.tracks.last?.title, "Kitchen Radio")
    }

    func testASwipeScrollsAndMovesNothing() {
        queue.window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
        queue.window.settle()
        XCTAssertEqual(queue.screen.tracks, Track.samples)
        XCTAssertGreaterThan(queue.screen.collectionView.contentOffset.y, 50)
    }

    func testTheSwitchTakesTheHandlesAwayAndRowsStayWhereTheyAre() throws {
        func handles() -> Int {
            queue.window.views(ofType: UIImageView.self).filter {
                $0.image === Icon.hand.image && $0.bounds.width > 0
            }.count
        }
        XCTAssertGreaterThan(handles(), 8)
        queue.window.tap(identifier: "switch")
        queue.wait()
        XCTAssertEqual(handles(), 0)
        try carry("Kitchen Radio", to: "Halbes Licht")
        putDown()
        XCTAssertEqual(queue.screen.tracks, Track.samples)
        queue.window.tap(identifier: "switch")
        queue.wait()
        try carry("Kitchen Radio", to: "Paper Suns")
        putDown()
        XCTAssertEqual(queue.screen.tracks.map(\.title), moved("Kitchen Radio", to: 3))
    }

    func testTheQueueLooksAsDrawn() {
        queue.window.assertSnapshot()
    }

    func testTheQueueLooksAsDrawnInDarkStyleWithARowInTheHand() throws {
        queue.window.setStyle(.dark)
        queue.wait()
        try carry("Kitchen Radio", to: "夜の電車")
        queue.window.moveTouch(to: CGPoint(x: 200, y: try middle(of: "Paper Suns").y + 30))
        queue.window.advance(by: 0.5)
        queue.window.assertSnapshot()
    }
}

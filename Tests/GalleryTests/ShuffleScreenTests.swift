// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The shuffled tiles as a person sees them.
@preconcurrency @MainActor final class ShuffleScreenTests: XCTestCase {
    /// Opens the screen, with the shuffling paused.
    private func openPaused(style: UIUserInterfaceStyle = .light) -> OpenScreen<ShuffleScreen> {
        let window = OffscreenWindow(
            size: CGSize(width: 390, height: 844),
            traits: UITraitCollection(userInterfaceStyle: style))
        let shuffle = OpenScreen<ShuffleScreen>(.diff, in: window)
        window.tap(text: "Pause")
        shuffle.wait()
        return shuffle
    }

    /// The letters on screen, line by line.
    private func letters(_ shuffle: OpenScreen<ShuffleScreen>) -> String {
        let tiles = shuffle.window.drawnItems.filter {
            $0.text?.count == 1 && $0.frame.minY > 90
        }
        return tiles.sorted {
            (($0.frame.midY / 40).rounded(), $0.frame.midX)
                < (($1.frame.midY / 40).rounded(), $1.frame.midX)
        }.compactMap(\.text).joined()
    }

    private func wanted(_ shuffle: OpenScreen<ShuffleScreen>) -> String {
        String(shuffle.screen.board.tiles.map(\.letter))
    }

    func testThereIsARoundEveryHalfSecond() throws {
        let shuffle = openPaused()
        let status = try XCTUnwrap(shuffle.window.view(identified: "status") as? UILabel)
        func round() -> Int? {
            status.text.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
        }
        let start = try XCTUnwrap(round())
        shuffle.window.advance(by: 2)
        XCTAssertEqual(round(), start)
        shuffle.window.tap(text: "Resume")
        shuffle.window.advance(by: 0.3)
        XCTAssertEqual(round(), start)
        shuffle.window.advance(by: 0.3)
        XCTAssertEqual(round(), start + 1)
        shuffle.window.advance(by: 2)
        XCTAssertEqual(round(), start + 5)
    }

    func testTheScreenShowsTheTilesOfTheBoardAfterManyRounds() {
        let shuffle = openPaused()
        XCTAssertEqual(letters(shuffle), wanted(shuffle))
        for _ in 0..<12 {
            shuffle.window.tap(text: "Resume")
            shuffle.window.advance(by: 1.7)
            shuffle.window.tap(text: "Pause")
            shuffle.wait()
            XCTAssertEqual(letters(shuffle), wanted(shuffle))
        }
    }

    func testATileThatStaysKeepsItsCellAndMovesThroughPlacesBetween() throws {
        let shuffle = openPaused()
        let before = Dictionary(
            uniqueKeysWithValues: shuffle.window.drawnItems.compactMap { item in
                item.text.flatMap { $0.count == 1 ? ($0, item.frame) : nil }
            })
        shuffle.window.tap(text: "Resume")
        var path: [String: Set<CGFloat>] = [:]
        for _ in 0..<70 {
            shuffle.window.advance(by: 1.0 / 60)
            shuffle.window.wait(for: "work") { true }
            for item in shuffle.window.drawnItems where item.text?.count == 1 {
                path[item.text ?? "", default: []].insert(item.frame.minX * 1_000 + item.frame.minY)
            }
        }
        // Tiles of the first round that moved were seen in many places.
        let moved = before.keys.filter { (path[$0]?.count ?? 0) > 8 }
        XCTAssertGreaterThan(moved.count, 2)
    }

    func testTheShufflingEndsWhenTheScreenIsLeft() {
        let shuffle = openPaused()
        shuffle.window.tap(text: "Resume")
        shuffle.window.advance(by: 1)
        shuffle.window.pressKey(.escape)
        // Nothing asks for frames any more.
        shuffle.window.settle()
        XCTAssertEqual(shuffle.navigation.viewControllers.count, 1)
    }

    func testAChangeSaysWhatItDid() {
        var board = ShuffleBoard(seed: 9)
        for _ in 0..<200 {
            let before = board.tiles
            let change = board.shuffle()
            XCTAssertEqual(Set(board.tiles).count, board.tiles.count)
            XCTAssertEqual(board.tiles.count, before.count + change.inserted - change.deleted)
        }
    }

    func testTheTilesLookAsDrawn() {
        openPaused().window.assertSnapshot()
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The feed as a person uses it.
@preconcurrency @MainActor final class FeedScreenTests: XCTestCase {
    func testATapOnTheHeartCountsOneMoreAndASecondTakesItBack() {
        let feed = OpenScreen<FeedScreen>(.feed)
        // Of 312 and one's own.
        feed.window.assertDraws(text: "313")
        feed.window.tap(identifier: "like 2")
        feed.wait()
        feed.window.assertDraws(text: "312")
        feed.window.assertDoesNotDraw(text: "313")
        XCTAssertFalse(feed.screen.posts[1].isLiked)
        feed.window.tap(identifier: "like 2")
        feed.wait()
        feed.window.assertDraws(text: "313")
    }

    func testALikeLeavesThePostsWhereTheyAre() throws {
        let feed = OpenScreen<FeedScreen>(.feed)
        let list = feed.screen.collectionView
        feed.window.drag(
            from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 450), duration: 0.5, pause: 0.3)
        feed.window.settle()
        let (offset, frames) = (list.contentOffset, feed.cells(of: list).map(\.frame))
        XCTAssertGreaterThan(offset.y, 100)
        feed.window.tap(identifier: "like 2")
        feed.wait()
        XCTAssertEqual(list.contentOffset, offset)
        XCTAssertEqual(feed.cells(of: list).map(\.frame), frames)
    }

    func testScrollingReachesTheLastPost() {
        let feed = OpenScreen<FeedScreen>(.feed)
        for _ in 0..<12 {
            feed.window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150))
            feed.window.settle()
        }
        feed.window.assertDraws(text: "Amara Okafor")
        let list = feed.screen.collectionView
        XCTAssertEqual(list.contentOffset.y, list.contentSize.height - list.bounds.height)
    }

    func testAPostFromRightToLeftHasItsPictureOfThePersonAtTheRight() throws {
        let feed = OpenScreen<FeedScreen>(.feed)
        let list = feed.screen.collectionView
        list.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
        feed.wait()
        let name = try XCTUnwrap(feed.place(of: "ليلى حداد"))
        let age = try XCTUnwrap(feed.place(of: "1h"))
        XCTAssertGreaterThan(name.maxX, 300)
        XCTAssertLessThan(age.maxX, 60)
    }

    func testAWideWindowKeepsThePostsToAReadableWidth() {
        let feed = OpenScreen<FeedScreen>(.feed, size: CGSize(width: 1024, height: 768))
        for cell in feed.cells(of: feed.screen.collectionView) {
            XCTAssertEqual(cell.frame.width, 640)
            XCTAssertEqual(cell.frame.midX, 512)
        }
    }

    func testNumbersAreShort() {
        let numbers = [0: "0", 999: "999", 1_000: "1K", 1_284: "1.2K", 18_430: "18K"]
        for (number, text) in numbers { XCTAssertEqual(FeedPost.short(number), text) }
        XCTAssertEqual(FeedPost.short(3_450_000), "3.4M")
    }

    func testTheFeedLooksAsDrawn() {
        OpenScreen<FeedScreen>(.feed).window.assertSnapshot()
    }

    func testTheFeedLooksAsDrawnInDarkStyle() {
        let feed = OpenScreen<FeedScreen>(.feed, style: .dark)
        feed.screen.collectionView.contentOffset.y = 1_000
        feed.wait()
        feed.window.assertSnapshot()
    }
}

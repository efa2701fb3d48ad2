// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The chat as a person uses it.
@preconcurrency @MainActor final class ChatScreenTests: XCTestCase {
    /// Where the list ends on screen: above the bar of replies.
    private let bottom: CGFloat = 844 - ReplyBar.height

    func testTheNewestMessageStandsAtTheBottomAtOnce() throws {
        let chat = OpenScreen<ChatScreen>(.chat)
        let newest = try XCTUnwrap(chat.place(of: "🎉"))
        XCTAssertGreaterThan(newest.maxY, bottom - 30)
        XCTAssertLessThanOrEqual(newest.maxY, bottom)
        let before = try XCTUnwrap(chat.place(of: "See you all at half past four!"))
        XCTAssertLessThan(before.maxY, newest.minY)
    }

    func testOwnMessagesStandAtTheRightAndOthersAtTheLeftOfTheirPictures() throws {
        let chat = OpenScreen<ChatScreen>(.chat)
        let own = try XCTUnwrap(chat.place(of: "How was the flight?"))
        XCTAssertGreaterThan(own.minX, 150)
        let theirs = try XCTUnwrap(chat.place(of: "Ich bringe Kartoffelsalat mit"))
        XCTAssertLessThan(theirs.minX, 80)
        // The picture stands at the last message of a group alone.
        let picture = try XCTUnwrap(chat.place(of: "JW"))
        XCTAssertGreaterThan(picture.minY, theirs.maxY)
    }

    func testAFingerThatMovesDownShowsOlderMessages() {
        let chat = OpenScreen<ChatScreen>(.chat)
        chat.window.assertDoesNotDraw(text: "Who is free tomorrow afternoon?")
        for _ in 0..<3 {
            chat.window.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
            chat.window.settle()
        }
        chat.window.assertDraws(text: "Who is free tomorrow afternoon?")
        chat.window.assertDraws(text: "Yesterday")
    }

    func testTheWheelScrollsTheWayItTurnsThoughTheListStandsOnItsHead() throws {
        let chat = OpenScreen<ChatScreen>(.chat)
        let before = try XCTUnwrap(chat.place(of: "How was the flight?")).minY
        // A wheel that turns up brings down what is above.
        chat.window.scrollWheel(
            at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -120), isPrecise: true)
        chat.window.settle()
        let after = try XCTUnwrap(chat.place(of: "How was the flight?")).minY
        XCTAssertEqual(after, before + 120, accuracy: 0.5)
    }

    func testATapOnAReplySendsItAndTheOthersMoveUp() throws {
        let chat = OpenScreen<ChatScreen>(.chat)
        let old = try XCTUnwrap(chat.place(of: "See you all at half past four!"))
        chat.window.tap(identifier: "reply Sounds good")
        chat.waitForContent()
        chat.window.advance(by: 0.5)
        let sent = try XCTUnwrap(
            chat.window.drawnItems.first { $0.text == "Sounds good" && $0.frame.maxY < bottom })
        XCTAssertGreaterThan(sent.frame.minX, 200)
        XCTAssertGreaterThan(sent.frame.maxY, bottom - 40)
        let moved = try XCTUnwrap(chat.place(of: "See you all at half past four!"))
        XCTAssertLessThan(moved.minY, old.minY - 40)
    }

    func testSomebodyTypesAfterAWhileAndThenAnswers() throws {
        let chat = OpenScreen<ChatScreen>(.chat)
        chat.window.tap(identifier: "reply 👍")
        chat.window.advance(by: 0.5)
        XCTAssertNil(chat.window.view(identified: "typing"))
        chat.waitForContent()
        chat.window.advance(by: 0.5)
        chat.waitForContent()
        XCTAssertNotNil(chat.window.view(identified: "typing"))
        chat.window.assertDoesNotDraw(text: "Perfect, see you there ☀️")
        chat.window.advance(by: 1.6)
        chat.wait()
        XCTAssertNil(chat.window.view(identified: "typing"))
        let answer = try XCTUnwrap(chat.place(of: "Perfect, see you there ☀️"))
        XCTAssertLessThan(answer.minX, 80)
        XCTAssertGreaterThan(answer.maxY, bottom - 40)
    }

    func testAMessageSentFarAboveTheNewestScrollsDownToIt() throws {
        let chat = OpenScreen<ChatScreen>(.chat)
        chat.window.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        chat.window.settle()
        XCTAssertGreaterThan(chat.screen.collectionView.contentOffset.y, 200)
        chat.window.tap(identifier: "reply On my way! 🚲")
        chat.wait()
        XCTAssertEqual(chat.screen.collectionView.contentOffset.y, 0)
    }

    func testOnlyUpToThreeEmojiAreLarge() {
        func isLarge(_ text: String) -> Bool {
            ChatMessage(id: 0, text: text, time: "").isEmojiOnly
        }
        for text in ["🎉", "❤️", "👩‍👩‍👧‍👦🇩🇪", "🏊‍♀️🧺☀️"] { XCTAssertTrue(isLarge(text), text) }
        for text in ["🎉🎉🎉🎉", "1", "#", "a", "🎉!", "Me! 🙋"] { XCTAssertFalse(isLarge(text), text) }
    }

    func testTheChatLooksAsDrawn() {
        OpenScreen<ChatScreen>(.chat).window.assertSnapshot()
    }

    func testTheChatLooksAsDrawnInDarkStyleWhileSomebodyTypes() {
        let chat = OpenScreen<ChatScreen>(.chat, style: .dark)
        chat.window.tap(identifier: "reply 👍")
        chat.waitForContent()
        chat.window.advance(by: 1)
        chat.waitForContent()
        chat.window.advance(by: 0.5)
        chat.window.assertSnapshot()
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The inbox as a person uses it.
@preconcurrency @MainActor final class MailScreenTests: XCTestCase {
    private func status(_ mail: OpenScreen<MailScreen>) -> String? {
        (mail.window.view(identified: "status") as? UILabel)?.text
    }

    /// Swipes the row of a sender to the left.
    private func swipe(_ mail: OpenScreen<MailScreen>, _ sender: String) throws {
        let row = try XCTUnwrap(mail.place(of: sender))
        mail.window.drag(
            from: CGPoint(x: 330, y: row.midY), to: CGPoint(x: 130, y: row.midY), pause: 0.1)
        mail.window.settle()
    }

    func testASwipeUncoversThreeActionsOfOneWidth() throws {
        let mail = OpenScreen<MailScreen>(.mail)
        let closed = try XCTUnwrap(mail.place(of: "08:15"))
        try swipe(mail, "City Library")
        let buttons = try ["Read 2", "Flag 2", "Delete 2"].map {
            try XCTUnwrap(mail.window.view(identified: $0))
        }
        let frames = buttons.map { $0.convert($0.bounds, to: mail.window.window) }
        XCTAssertEqual(frames.map(\.minX), [162, 238, 314])
        XCTAssertEqual(frames.map(\.width), [76, 76, 76])
        let open = try XCTUnwrap(mail.place(of: "08:15"))
        XCTAssertEqual(open.minX, closed.minX - 3 * 76, accuracy: 0.5)
    }

    func testDeleteRemovesTheLetterAndTheOthersMoveUp() throws {
        let mail = OpenScreen<MailScreen>(.mail)
        let second = try XCTUnwrap(mail.place(of: "City Library"))
        try swipe(mail, "Hanna Lindqvist")
        mail.window.tap(identifier: "Delete 1")
        mail.wait()
        mail.window.assertDoesNotDraw(text: "Hanna Lindqvist")
        let moved = try XCTUnwrap(mail.place(of: "City Library"))
        XCTAssertLessThan(moved.minY, second.minY - 80)
        XCTAssertEqual(status(mail), "2 unread")
        XCTAssertEqual(mail.screen.messages.count, MailMessage.samples.count - 1)
    }

    func testReadTakesTheDotAwayAndClosesTheRow() throws {
        let mail = OpenScreen<MailScreen>(.mail)
        XCTAssertEqual(status(mail), "3 unread")
        try swipe(mail, "City Library")
        mail.window.tap(identifier: "Read 2")
        mail.window.settle()
        mail.wait()
        XCTAssertEqual(status(mail), "2 unread")
        let name = try XCTUnwrap(mail.place(of: "City Library"))
        XCTAssertEqual(name.minX, 30, accuracy: 0.5)
        try swipe(mail, "City Library")
        XCTAssertNotNil(mail.window.view(identified: "Unread 2"))
    }

    func testATapOnTheContentOfAnOpenRowClosesIt() throws {
        let mail = OpenScreen<MailScreen>(.mail)
        let closed = try XCTUnwrap(mail.place(of: "City Library"))
        try swipe(mail, "City Library")
        mail.window.tap(at: CGPoint(x: 60, y: closed.midY))
        mail.window.settle()
        XCTAssertEqual(mail.place(of: "City Library"), closed)
    }

    func testAFingerThatMovesUpScrollsAndUncoversNothing() throws {
        let mail = OpenScreen<MailScreen>(.mail)
        mail.window.drag(
            from: CGPoint(x: 200, y: 600), to: CGPoint(x: 180, y: 300), pause: 0.2)
        mail.window.settle()
        XCTAssertGreaterThan(mail.screen.collectionView.contentOffset.y, 200)
        let names = mail.screen.messages.map(\.sender)
        for item in mail.window.drawnItems where names.contains(item.text ?? "") {
            XCTAssertEqual(item.frame.minX, 30, accuracy: 0.5)
        }
    }

    func testTheInboxLooksAsDrawnWithARowSwiped() throws {
        let mail = OpenScreen<MailScreen>(.mail)
        try swipe(mail, "Rafael Moreno")
        mail.window.assertSnapshot()
    }

    func testTheInboxLooksAsDrawnInDarkStyle() {
        OpenScreen<MailScreen>(.mail, style: .dark).window.assertSnapshot()
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import GalleryScreens
@testable import UIKit

/// The profile, used as a person would.
@preconcurrency @MainActor final class ProfileScreenTests: XCTestCase {
    private let profile = OpenScreen<ProfileScreen>(.profile)

    private var window: OffscreenWindow { profile.window }

    private func view(_ name: String) throws -> UIView {
        try XCTUnwrap(window.view(identified: name), name)
    }

    private func bottom(of name: String) throws -> CGFloat {
        let view = try view(name)
        return view.convert(view.bounds, to: nil).maxY
    }

    private func scrollToTheEnd() throws -> UIScrollView {
        let scroll = try XCTUnwrap(try view("profile") as? UIScrollView)
        for _ in 0..<4 {
            window.drag(from: CGPoint(x: 200, y: 780), to: CGPoint(x: 200, y: 120), pause: 0.3)
            window.settle()
        }
        return scroll
    }

    func testFollowingChangesTheTitleAndTheCountAndBack() {
        window.assertDraws(text: "12,480")
        window.tap(identifier: "follow")
        window.settle()
        window.assertDraws(text: "12,481")
        XCTAssertTrue(profile.screen.isFollowing)
        window.assertDoesNotDraw(text: "Follow")
        window.tap(identifier: "follow")
        window.settle()
        window.assertDraws(text: "12,480")
        window.assertDraws(text: "Follow")
    }

    func testMoreGrowsTheCardStepByStepAndLessTakesItBack() throws {
        let closed = try bottom(of: "more")
        func factTop() throws -> CGFloat {
            try XCTUnwrap(profile.place(of: "Lives in")).minY
        }
        let before = try factTop()
        window.tap(identifier: "more")
        window.advance(by: 0.15)
        let halfway = try factTop()
        window.settle()
        XCTAssertGreaterThan(halfway, before + 10)
        XCTAssertLessThan(halfway, try factTop() - 10)
        let open = try bottom(of: "more")
        XCTAssertGreaterThan(open, closed + 60)
        let label = try XCTUnwrap(
            window.views(ofType: UILabel.self).first { $0.text == Profile.sample.more })
        let needed = label.sizeThatFits(
            CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        XCTAssertGreaterThanOrEqual(label.bounds.height, needed.height, "The text is cut.")
        window.tap(identifier: "more")
        window.settle()
        XCTAssertEqual(try bottom(of: "more"), closed)
    }

    func testTheContentIsCentredInAWideWindow() throws {
        window.resize(to: CGSize(width: 1_024, height: 768))
        window.settle()
        let follow = try view("follow")
        let message = try view("message")
        let left = follow.convert(follow.bounds, to: nil).minX
        let right = message.convert(message.bounds, to: nil).maxX
        XCTAssertEqual(left, 192)
        XCTAssertEqual(right, 832)
    }

    func testAMessageOpensAChat() {
        window.tap(identifier: "message")
        profile.waitForContent()
        window.advance(by: 1)
        XCTAssertTrue(profile.navigation.topViewController is ChatScreen)
    }

    func testTheReadmeShowsWhatTheLogSaysOfAContradiction() throws {
        _ = try scrollToTheEnd()
        let engine = LayoutEngine.shared
        var logs: [String] = []
        engine.log = { logs.append($0) }
        defer { engine.log = LayoutEngine.writeToStandardError }
        window.tap(identifier: "contradict")
        window.settle()
        XCTAssertEqual(logs.count, 1)
        XCTAssertEqual(try view("bar").bounds.width, 120)
        let log = try normalized(XCTUnwrap(logs.first))
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(
            contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        XCTAssertTrue(try normalized(readme).contains(log), "README.md does not show:\n\(log)")
        window.tap(identifier: "contradict")
        window.settle()
        XCTAssertNil(window.view(identified: "bar"))
    }

    /// Addresses differ from run to run, and files end lines without blanks.
    private func normalized(_ text: String) throws -> String {
        text.replacing(try Regex("0x[0-9a-f]+"), with: "0x0").replacing(
            try Regex("[ \t]+\n"), with: "\n"
        ).trimmingCharacters(in: .newlines)
    }

    func testTheProfileLooksAsDrawn() {
        window.assertSnapshot()
    }

    func testTheProfileLooksAsDrawnInDarkStyleAtTheEnd() throws {
        window.setStyle(.dark)
        window.tap(identifier: "follow")
        _ = try scrollToTheEnd()
        window.assertSnapshot()
    }
}

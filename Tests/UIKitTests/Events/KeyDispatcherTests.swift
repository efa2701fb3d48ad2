// SPDX-License-Identifier: MIT
@testable import UIKit
import UIKitTesting
import WindowSystem
import XCTest

@preconcurrency @MainActor final class KeyDispatcherTests: XCTestCase {
    private final class Listener: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand]?
        override var keyCommands: [UIKeyCommand]? { commands }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "began \($0.key?.charactersIgnoringModifiers ?? "")" }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "ended \($0.key?.charactersIgnoringModifiers ?? "")" }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "cancelled \($0.key?.charactersIgnoringModifiers ?? "")" }
        }
    }

    private final class Typed: UIView, TypedTextReceiving {
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        func receiveText(_ text: String) { self.text += text }
        func receiveComposition(_ composition: TextComposition) { text = composition.text }
    }

    private let listener = Listener()
    private lazy var window = OffscreenWindow(rootViewController: listener)

    func testAKeyGoesToTheVisibleControllerWithoutAFirstResponder() {
        window.pressKey(.letter("a"))
        XCTAssertEqual(listener.log, ["began a", "ended a"])
    }

    func testAKeyGoesFromTheFirstResponderUpTheChain() {
        let typed = Typed()
        listener.view.addSubview(typed)
        window.runFrame()
        XCTAssertTrue(typed.becomeFirstResponder())
        window.pressKey(.escape)
        XCTAssertEqual(listener.log, ["began ", "ended "])
    }

    func testTextGoesToTheFirstResponder() {
        let typed = Typed()
        listener.view.addSubview(typed)
        window.runFrame()
        typed.becomeFirstResponder()
        window.type("hé")
        XCTAssertEqual(typed.text, "hé")
    }

    func testAKeyCommandTakesTheKey() {
        var count = 0
        listener.commands = [
            UIKeyCommand(input: "s", modifierFlags: .control) { _ in count += 1 }
        ]
        window.pressKey(.letter("s"), modifiers: .control)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(listener.log, [])
        window.pressKey(.letter("s"))
        XCTAssertEqual(count, 1)
        XCTAssertEqual(listener.log, ["began s", "ended s"])
    }

    func testATextViewsLettersAreNotCommandsOfTheControllerAround() {
        var count = 0
        listener.commands = [
            UIKeyCommand(input: "s") { _ in count += 1 },
            UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in count += 10 },
        ]
        let typed = Typed()
        listener.view.addSubview(typed)
        window.runFrame()
        typed.becomeFirstResponder()
        window.pressKey(.letter("s"))
        XCTAssertEqual(count, 0)
        window.pressKey(.escape)
        XCTAssertEqual(count, 10)
    }

    func testHeldKeysAreCancelledWhenTheWindowLosesTheKeyboard() {
        let delivery = window.window.eventDelivery
        delivery.handle(
            .key(KeyEvent(isDown: true, code: .escape, characters: "x", timestamp: 1)))
        delivery.handle(.focus(false))
        delivery.handle(
            .key(KeyEvent(isDown: false, code: .escape, characters: "x", timestamp: 2)))
        XCTAssertEqual(listener.log, ["began x", "cancelled x"])
    }
}

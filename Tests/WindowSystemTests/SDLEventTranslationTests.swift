// SPDX-License-Identifier: MIT
import CSDL2
import XCTest

@testable import WindowSystem

final class SDLEventTranslationTests: XCTestCase {
    private func code(_ scancode: SDL_Scancode, _ symbol: Int) -> WindowSystem.KeyCode {
        SDLEventTranslation.keyCode(scancode: scancode, symbol: SDL_Keycode(symbol))
    }

    func testKeysThatTypeAreNamedByPlace() {
        // A French layout types "a" where a US layout has Q.
        XCTAssertEqual(code(SDL_SCANCODE_Q, Int(UInt8(ascii: "a"))), .q)
        XCTAssertEqual(code(SDL_SCANCODE_1, Int(UInt8(ascii: "&"))), .digit1)
    }

    func testKeysThatTypeNothingFollowTheLayout() {
        XCTAssertEqual(code(SDL_SCANCODE_CAPSLOCK, 27), .escape)
        XCTAssertEqual(code(SDL_SCANCODE_ESCAPE, (1 << 30) | 0x39), .capsLock)
        XCTAssertEqual(code(SDL_SCANCODE_DELETE, 127), .deleteForward)
        XCTAssertEqual(code(SDL_SCANCODE_UP, (1 << 30) | 0x52), .upArrow)
    }

    func testUnknownKeyHasNoUsage() {
        XCTAssertEqual(code(SDL_SCANCODE_UNKNOWN, 0), .unknown)
    }

    func testCharactersComeFromSymbolsThatType() {
        XCTAssertEqual(SDLEventTranslation.characters(of: 0xE9), "é")
        XCTAssertEqual(SDLEventTranslation.characters(of: (1 << 30) | 0x52), "")
        XCTAssertEqual(SDLEventTranslation.characters(of: 0), "")
        XCTAssertEqual(SDLEventTranslation.characters(of: 0xD800), "")
    }

    func testBothSidesOfAModifierAreOneModifier() {
        for bits in [KMOD_LSHIFT, KMOD_RSHIFT] {
            XCTAssertEqual(SDLEventTranslation.modifiers(bits.rawValue), .shift)
        }
        XCTAssertEqual(
            SDLEventTranslation.modifiers(KMOD_LCTRL.rawValue | KMOD_RGUI.rawValue),
            [.control, .command])
    }

    func testPrimaryButtonWinsWhileSeveralAreHeld() {
        XCTAssertEqual(SDLEventTranslation.heldButton(0b101), .primary)
        XCTAssertEqual(SDLEventTranslation.heldButton(0b100), .secondary)
        XCTAssertNil(SDLEventTranslation.heldButton(0))
        XCTAssertNil(SDLEventTranslation.button(4))
    }

    func testTextEndsAtTheFirstZero() {
        let storage: (UInt8, UInt8, UInt8, UInt8) = (0xC3, 0xA9, 0, 0x41)
        XCTAssertEqual(SDLEventTranslation.text(storage), "é")
    }

    func testABurstOfMovesIsOneMove() {
        func move(_ x: Double, _ button: PointerEvent.Button? = .primary) -> WindowEvent {
            .pointer(
                PointerEvent(
                    phase: .moved, button: button, location: .init(x: x, y: 0), timestamp: 0))
        }
        XCTAssertTrue(move(2).replaces(move(1)))
        XCTAssertFalse(move(2).replaces(move(1, .secondary)))
        XCTAssertFalse(move(2).replaces(.exposed))
    }
}

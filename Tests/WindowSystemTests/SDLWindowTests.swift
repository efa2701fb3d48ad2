// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import VirtualDisplay
import XCTest

@testable import WindowSystem

/// Real windows on a virtual X server. SDL connects once in a process, so the tests share one.
@preconcurrency @MainActor final class SDLWindowTests: XCTestCase {
    private static var display: VirtualDisplay?

    private func openWindow(scale: String = "1") throws -> (SDLWindow, VirtualDisplay) {
        // Other tests in this process may hold the clock.
        MediaClock.install(stepped: nil)
        if Self.display == nil {
            let missing = VirtualDisplay.missingPrograms
            if !missing.isEmpty, ProcessInfo.processInfo.environment["CI"] == nil {
                throw XCTSkip("Not installed: \(missing.joined(separator: ", "))")
            }
            let display = try VirtualDisplay()
            setenv("DISPLAY", display.name, 1)
            setenv("SDL_VIDEODRIVER", "x11", 1)
            unsetenv("WAYLAND_DISPLAY")
            Self.display = display
        }
        let display = try XCTUnwrap(Self.display)
        let environment = display.environment(adding: [
            "TRELLIS_SCALE": scale, "TRELLIS_APPEARANCE": "dark",
        ])
        let window = try SDLWindow(
            title: "Test", size: CGSize(width: 300, height: 200), environment: environment)
        return (window, display)
    }

    /// Runs the loop until `condition` holds; fails after a while that no machine needs.
    private func wait(_ what: String, until condition: () -> Bool) {
        let watchdog = DispatchSource.makeTimerSource(queue: .main)
        var isLate = false
        watchdog.schedule(deadline: .now() + 20)
        watchdog.setEventHandler { MainActor.assumeIsolated { isLate = true } }
        watchdog.resume()
        MainLoop.run(until: { condition() || isLate })
        watchdog.cancel()
        XCTAssertTrue(condition(), "timed out: \(what)")
    }

    /// Waits until the window is on the screen.
    private func waitUntilShown(_ window: SDLWindow) {
        var isExposed = false
        window.onEvent = { if $0 == .exposed { isExposed = true } }
        wait("shown") { isExposed }
    }

    private func fill(_ window: SDLWindow, _ color: UInt32) {
        let pixels = window.pixels
        for y in 0..<pixels.height {
            let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<pixels.width { row[x] = color }
        }
    }

    func testFramebufferHasTheScaledSize() throws {
        let (window, _) = try openWindow(scale: "2")
        defer { window.close() }
        XCTAssertEqual(window.scale, 2)
        XCTAssertEqual(window.size, CGSize(width: 300, height: 200))
        XCTAssertEqual(window.pixels.width, 600)
        XCTAssertEqual(window.pixels.height, 400)
        XCTAssertEqual(window.appearance, .dark)
        XCTAssertEqual(window.title, "Test")
        XCTAssertGreaterThan(window.refreshRate, 0)
    }

    func testOnlyPresentedPartsReachTheScreen() throws {
        let (window, display) = try openWindow()
        defer { window.close() }
        waitUntilShown(window)
        fill(window, 0x112233)
        window.present([PixelRect(x: 0, y: 0, width: 300, height: 200)])
        fill(window, 0xAA5500)
        window.present([
            PixelRect(x: 10, y: 10, width: 20, height: 20),
            PixelRect(x: 290, y: 190, width: 500, height: 500),
            PixelRect(x: -50, y: -50, width: 10, height: 10),
        ])
        let origin = try windowOrigin(display)
        let picture = try display.screenshot()
        func pixel(_ x: Int, _ y: Int) -> UInt32? { picture.pixel(origin.x + x, origin.y + y) }
        XCTAssertEqual(pixel(15, 15), 0xAA5500)
        XCTAssertEqual(pixel(299, 199), 0xAA5500)
        XCTAssertEqual(pixel(5, 5), 0x112233)
        XCTAssertEqual(pixel(100, 100), 0x112233)
    }

    func testClickArrivesInPointsWithItsButton() throws {
        let (window, display) = try openWindow(scale: "2")
        defer { window.close() }
        waitUntilShown(window)
        var events: [PointerEvent] = []
        window.onEvent = { if case .pointer(let event) = $0 { events.append(event) } }
        let identifier = try windowIdentifier(display)
        try display.xdotool("mousemove", "--window", identifier, "100", "60", "click", "1")
        wait("click") { events.last?.phase == .up }
        let down = try XCTUnwrap(events.first { $0.phase == .down })
        XCTAssertEqual(down.location, CGPoint(x: 50, y: 30))
        XCTAssertEqual(down.button, .primary)
        XCTAssertEqual(down.clickCount, 1)
        XCTAssertEqual(down.identifier, 0)
        XCTAssertEqual(events.last?.button, .primary)
    }

    func testDragArrivesAsMovesWithTheButtonHeld() throws {
        let (window, display) = try openWindow()
        defer { window.close() }
        waitUntilShown(window)
        var events: [PointerEvent] = []
        window.onEvent = { if case .pointer(let event) = $0 { events.append(event) } }
        let identifier = try windowIdentifier(display)
        try display.xdotool(
            "mousemove", "--window", identifier, "10", "10", "mousedown", "1",
            "mousemove", "--window", identifier, "40", "90", "mouseup", "1")
        wait("drag") { events.last?.phase == .up }
        let move = try XCTUnwrap(events.last { $0.phase == .moved })
        XCTAssertEqual(move.location, CGPoint(x: 40, y: 90))
        XCTAssertEqual(move.button, .primary)
        XCTAssertEqual(events.last?.location, CGPoint(x: 40, y: 90))
    }

    func testWheelAwayFromTheUserMovesContentDown() throws {
        let (window, display) = try openWindow()
        defer { window.close() }
        waitUntilShown(window)
        var wheels: [WheelEvent] = []
        window.onEvent = { if case .wheel(let event) = $0 { wheels.append(event) } }
        let identifier = try windowIdentifier(display)
        try display.xdotool("mousemove", "--window", identifier, "20", "30", "click", "4")
        try display.xdotool("click", "5", "click", "7")
        wait("wheel") { wheels.count == 3 }
        let notch = WheelEvent.pointsPerNotch
        XCTAssertEqual(wheels.map(\.delta.dy), [notch, -notch, 0])
        XCTAssertEqual(wheels.map(\.delta.dx), [0, 0, -notch])
        XCTAssertEqual(wheels.first?.location, CGPoint(x: 20, y: 30))
        XCTAssertEqual(wheels.first?.isPrecise, false)
    }

    func testKeysArriveWithCharactersAndModifiers() throws {
        let (window, display) = try openWindow()
        defer { window.close() }
        waitUntilShown(window)
        var keys: [KeyEvent] = []
        var texts: [String] = []
        window.onEvent = {
            if case .key(let event) = $0 { keys.append(event) }
            if case .text(let text) = $0 { texts.append(text) }
        }
        try display.xdotool("key", "Escape", "key", "shift+b")
        wait("keys") {
            Set(keys.filter { !$0.isDown }.map(\.code)).isSuperset(of: [.b, .leftShift])
        }
        XCTAssertEqual(keys.first?.code, .escape)
        XCTAssertEqual(keys.first?.isDown, true)
        let letter = try XCTUnwrap(keys.first { $0.code == .b && $0.isDown })
        XCTAssertEqual(letter.characters, "B")
        XCTAssertEqual(letter.charactersIgnoringModifiers, "b")
        XCTAssertEqual(letter.modifiers, .shift)
        XCTAssertEqual(texts, [], "text arrives only while text input is on")
    }

    func testTypedTextArrivesWhileTextInputIsOn() throws {
        let (window, display) = try openWindow()
        defer { window.close() }
        waitUntilShown(window)
        var text = ""
        window.onEvent = { if case .text(let piece) = $0 { text += piece } }
        window.startTextInput(at: CGRect(x: 0, y: 0, width: 1, height: 20))
        try display.xdotool("type", "Hi!")
        wait("text") { text.count == 3 }
        XCTAssertEqual(text, "Hi!")
        window.stopTextInput()
    }

    func testResizeGivesANewBufferAndOneEventWithTheLastSize() throws {
        let (window, display) = try openWindow(scale: "2")
        defer { window.close() }
        waitUntilShown(window)
        var sizes: [CGSize] = []
        window.onEvent = { if case .resized(let size, _) = $0 { sizes.append(size) } }
        let identifier = try windowIdentifier(display)
        try display.xdotool("windowsize", identifier, "400", "240")
        wait("resize") { sizes.last == CGSize(width: 200, height: 120) }
        XCTAssertEqual(window.pixels.width, 400)
        XCTAssertEqual(window.pixels.height, 240)
        fill(window, 0x00FF00)
        window.present([PixelRect(x: 0, y: 0, width: 400, height: 240)])
        let origin = try windowOrigin(display)
        XCTAssertEqual(
            try display.screenshot().pixel(origin.x + 399, origin.y + 239), 0x00FF00)
    }

    func testClipboardGivesBackItsText() throws {
        let (window, _) = try openWindow()
        defer { window.close() }
        window.clipboard = "Grüße 👋"
        XCTAssertEqual(window.clipboard, "Grüße 👋")
    }

    func testRequestedFramesArriveAndStop() throws {
        let (window, _) = try openWindow()
        defer { window.close() }
        waitUntilShown(window)
        var times: [Double] = []
        window.onFrame = { [unowned window] time in
            times.append(time)
            if times.count < 5 { window.requestFrame() }
        }
        window.requestFrame()
        wait("frames") { times.count == 5 }
        XCTAssertEqual(times, times.sorted())
        XCTAssertEqual(Set(times).count, 5)
    }

    private func windowIdentifier(_ display: VirtualDisplay) throws -> String {
        let answer = try display.xdotool("search", "--onlyvisible", "--name", "^Test$")
        return try XCTUnwrap(answer.split(separator: "\n").first.map(String.init))
    }

    private func windowOrigin(_ display: VirtualDisplay) throws -> (x: Int, y: Int) {
        let identifier = try windowIdentifier(display)
        let answer = try display.xdotool("getwindowgeometry", "--shell", identifier)
        func field(_ name: String) -> Int? {
            answer.split(separator: "\n").first { $0.hasPrefix(name + "=") }
                .flatMap { Int($0.dropFirst(name.count + 1)) }
        }
        return (try XCTUnwrap(field("X")), try XCTUnwrap(field("Y")))
    }
}

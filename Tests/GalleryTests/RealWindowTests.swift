// SPDX-License-Identifier: MIT
import Foundation
import VirtualDisplay
import XCTest

@testable import GalleryScreens

/// The program in a real window on a virtual X server, driven by a real mouse and keyboard.
final class RealWindowTests: XCTestCase {
    /// The program in its window.
    private struct Running {
        let display: VirtualDisplay
        let program: GalleryProgram
        let window: String
        /// The window's area on the screen, in pixels.
        let x: Int
        let y: Int
        let width: Int
        let height: Int

        /// Moves the mouse to a pixel of the window.
        func moveMouse(_ x: Int, _ y: Int) throws {
            try display.xdotool("mousemove", "--window", window, "\(x)", "\(y)")
        }
    }

    private let count = 400

    private func start(
        _ fixture: GalleryFixture, _ variables: [String: String] = [:]
    ) throws -> Running {
        let missing = VirtualDisplay.missingPrograms
        if !missing.isEmpty, ProcessInfo.processInfo.environment["CI"] == nil {
            throw XCTSkip("Not installed: \(missing.joined(separator: ", "))")
        }
        let display = try VirtualDisplay(width: 1280, height: 1800)
        addTeardownBlock { display.stop() }
        let file = try fixture.writeSynthetic(count)
        let program = try GalleryProgram(
            ["--file", file],
            environment: display.environment(
                adding: ["TRELLIS_GALLERY_TRACE": "1"].merging(variables) { $1 }))
        // The packages may be there before or after the first frame.
        try program.wait(forAll: ["frame": "first", "rows": "\(count)"])
        let window = try display.xdotool("search", "--onlyvisible", "--name", "gallery")
            .split(separator: "\n").last.map(String.init)
        let geometry = try display.xdotool("getwindowgeometry", "--shell", XCTUnwrap(window))
        func value(_ name: String) throws -> Int {
            let line = geometry.split(separator: "\n").first { $0.hasPrefix("\(name)=") }
            return try XCTUnwrap(Int(XCTUnwrap(line).dropFirst(name.count + 1)))
        }
        let running = Running(
            display: display, program: program, window: try XCTUnwrap(window), x: try value("X"),
            y: try value("Y"), width: try value("WIDTH"), height: try value("HEIGHT"))
        try waitForPixels(running)
        return running
    }

    /// Waits until rows are drawn, and gives what the screen then shows.
    @discardableResult
    private func waitForPixels(_ running: Running) throws -> Screenshot {
        try waitForScreen(running, "The window stays empty.") { picture in
            // A badge, text and its smooth edges have many colours; a blank list has one.
            picture.distinctColors(
                x: running.x..<running.x + running.width,
                y: running.y + running.height / 2..<running.y + running.height) > 20
        }
    }

    private func waitForScreen(
        _ running: Running, _ failure: String, until condition: (Screenshot) -> Bool
    ) throws -> Screenshot {
        let deadline = Date(timeIntervalSinceNow: GalleryProgram.limit)
        while true {
            let picture = try running.display.screenshot()
            if condition(picture) { return picture }
            guard Date() < deadline else { throw GalleryProgram.Failure(description: failure) }
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        }
    }

    func testTheWheelScrollsTheList() throws {
        let running = try start(try GalleryFixture())
        let before = try waitForPixels(running)
        try running.moveMouse(200, 500)
        try running.display.xdotool("click", "5")
        try running.display.xdotool("click", "5")
        try running.program.wait(for: "offset") { Int($0).map { $0 > 50 } == true }
        let list = (
            x: running.x..<running.x + running.width, y: running.y + 140..<running.y + 840
        )
        _ = try waitForScreen(running, "The screen shows what it showed before the wheel.") {
            $0.difference(from: before, x: list.x, y: list.y) > 0.01
        }
        for _ in 0..<4 { try running.display.xdotool("click", "4") }
        try running.program.wait(for: "offset", "0")
        _ = try waitForScreen(running, "The top of the list looks another way than before.") {
            $0.difference(from: before, x: list.x, y: list.y) == 0
        }
    }

    func testAClickOpensAPackageAndEscapeReturns() throws {
        let running = try start(try GalleryFixture())
        // The bar and the buttons are 132 points high; the first row is below.
        try running.moveMouse(200, 170)
        try running.display.xdotool("click", "1")
        let name = try XCTUnwrap(
            SyntheticPackages(count: count).record(0).split(separator: "\n").first
        )
        .dropFirst("Package: ".count)
        try running.program.wait(for: "screen", String(name))
        try running.program.wait(for: "depth", "3")
        try running.display.xdotool("key", "Escape")
        try running.program.wait(for: "depth", "2")
    }

    func testADragWithTheMouseHeldScrollsTheListAndOpensNothing() throws {
        let running = try start(try GalleryFixture())
        try running.moveMouse(200, 700)
        try running.display.xdotool("mousedown", "1")
        for y in stride(from: 680, through: 400, by: -20) { try running.moveMouse(200, y) }
        try running.display.xdotool("mouseup", "1")
        try running.program.wait(for: "offset") { Int($0).map { $0 > 200 } == true }
        // The answer to what is done next comes after all that the drag did.
        try running.display.xdotool("windowsize", running.window, "500", "600")
        try running.program.wait(for: "size", "500 600")
        XCTAssertFalse(running.program.lines.contains("trace depth 3"))
    }

    func testAButtonAboveTheListFiltersIt() throws {
        let running = try start(try GalleryFixture())
        // The first button stands for all packages, the second for the largest section.
        try running.moveMouse(105, 68)
        try running.display.xdotool("click", "1")
        let rows = try XCTUnwrap(Int(try running.program.wait(for: "rows")))
        XCTAssertLessThan(rows, count / 2)
        XCTAssertGreaterThan(rows, 0)
    }

    func testAnotherSizeOfTheWindowLaysTheListOutAnew() throws {
        let running = try start(try GalleryFixture())
        XCTAssertEqual(running.width, 390)
        XCTAssertEqual(running.height, 844)
        try running.display.xdotool("windowsize", running.window, "700", "600")
        try running.program.wait(for: "size", "700 600")
        // Right of the old edge the rows show their sizes and hairlines.
        _ = try waitForScreen(running, "The new area of the window stays empty.") {
            $0.distinctColors(
                x: running.x + 400..<running.x + 700, y: running.y + 140..<running.y + 590) > 5
        }
    }

    func testTheScaleOfTheEnvironmentMakesTwoPixelsOfAPoint() throws {
        let running = try start(try GalleryFixture(), ["TRELLIS_SCALE": "2"])
        XCTAssertEqual(running.width, 780)
        XCTAssertEqual(running.height, 1688)
        try running.moveMouse(400, 340)
        try running.display.xdotool("click", "1")
        try running.program.wait(for: "depth", "3")
        try running.display.xdotool("windowsize", running.window, "600", "1000")
        // The list learns of it when it is seen again.
        try running.display.xdotool("key", "Escape")
        try running.program.wait(for: "size", "300 500")
    }

    func testTheAppearanceOfTheEnvironmentDecidesTheColours() throws {
        for (appearance, color) in [("light", UInt32(0xFFFFFF)), ("dark", 0)] {
            let running = try start(
                try GalleryFixture(), ["TRELLIS_APPEARANCE": appearance])
            let picture = try waitForPixels(running)
            // Left of the badges a list shows nothing but its background.
            for y in stride(from: 140, to: 840, by: 50) {
                XCTAssertEqual(picture.pixel(running.x + 4, running.y + y), color, appearance)
            }
        }
    }
}

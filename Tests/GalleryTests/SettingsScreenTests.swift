// SPDX-License-Identifier: MIT
import AloeStackView
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The settings, of a machine that is made up.
@preconcurrency @MainActor final class SettingsScreenTests: XCTestCase {
    private var settings = OpenScreen<SettingsScreen>(
        showing: SettingsScreen { SettingsScreenTests.facts })

    nonisolated private static let facts = MachineFacts(
        name: "birch", system: "Debian GNU/Linux 12", kernel: "6.1.0-18-amd64",
        processor: "Example CPU 3000", coreCount: 8, uptime: 2 * 86_400 + 3 * 3_600 + 59,
        memory: 16_000_000_000, availableMemory: 12_000_000_000,
        disks: [
            MachineFacts.Disk(
                path: "/", kind: "ext4", size: 500_000_000_000, free: 125_000_000_000,
                isTemporary: false),
            MachineFacts.Disk(
                path: "/home", kind: "btrfs", size: 2_000_000_000_000, free: 100_000_000_000,
                isTemporary: false),
            MachineFacts.Disk(
                path: "/run", kind: "tmpfs", size: 1_600_000_000, free: 1_598_000_000,
                isTemporary: true),
        ],
        locale: Locale(identifier: "de_DE"),
        timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
        date: Date(timeIntervalSince1970: 1_782_914_700))  // 2026-07-01, 14:05 UTC

    private var window: OffscreenWindow { settings.window }
    private var stack: AloeStackView { settings.screen.stackView }

    private func row(
        _ name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> UIView {
        try XCTUnwrap(
            stack.getAllRows().first { $0.accessibilityIdentifier == name }, name, file: file,
            line: line)
    }

    private func value(_ name: String) throws -> String {
        let row = try row(name)
        return (row as? MeterRow)?.text ?? (row as? ValueRow)?.text ?? ""
    }

    /// Where a row's cell is drawn at this moment, in points of the content.
    private func shownTop(_ name: String) throws -> CGFloat {
        let cell = try XCTUnwrap(row(name).superview)
        return (cell.layer.presentation() ?? cell.layer).frame.minY
    }

    private func hasSeparator(_ name: String) throws -> Bool {
        try XCTUnwrap(row(name).superview as? StackViewCell).isSeparatorHidden == false
    }

    /// Brings a row into view as a person does.
    private func reach(_ name: String) throws {
        let view = try row(name)
        var steps = 0
        func middle() -> CGFloat { view.convert(view.bounds, to: window.window).midY }
        while !(100...830).contains(middle()), steps < 10 {
            let isBelow = middle() > 830
            window.drag(
                from: CGPoint(x: 60, y: isBelow ? 700 : 300),
                to: CGPoint(x: 60, y: isBelow ? 300 : 700), pause: 0.3)
            window.settle()
            steps += 1
        }
    }

    func testEveryFactIsShown() throws {
        XCTAssertEqual(try value("Name"), "birch")
        XCTAssertEqual(try value("System"), "Debian GNU/Linux 12")
        XCTAssertEqual(try value("Processor"), "8 cores")
        XCTAssertEqual(try value("Model"), "Example CPU 3000")
        XCTAssertEqual(try value("Kernel"), "6.1.0-18-amd64")
        XCTAssertEqual(try value("Running for"), "2 d 3 h")
        XCTAssertEqual(try value("Memory"), "4.0 GB of 16.0 GB")
        XCTAssertEqual(try value("/ (ext4)"), "375 GB of 500 GB")
        XCTAssertEqual(try value("/home (btrfs)"), "1.9 TB of 2.0 TB")
        XCTAssertEqual(try value("Region"), "German (Germany)")
        XCTAssertEqual(try value("Numbers"), "1.234.567,5")
        XCTAssertEqual(try value("Time"), "16:05")
        XCTAssertEqual(try value("Time zone"), "Europe/Berlin")
        XCTAssertEqual(try value("Offset"), "UTC+02:00")
        XCTAssertEqual(try value("Summer time"), "Yes")
        window.assertDraws(text: "birch")
        window.assertDraws(text: "MEMORY AND DISKS")
        window.assertDoesNotDraw(text: "Example CPU 3000")
    }

    func testATapOpensAndClosesTheProcessor() throws {
        let below = try shownTop("Memory")
        window.tap(try row("Processor"))
        XCTAssertFalse(stack.isRowHidden(try row("Model")))
        window.advance(by: 0.15)
        let halfway = try shownTop("Memory")
        window.settle()
        XCTAssertEqual(try hasSeparator("Processor"), true)
        XCTAssertEqual(try hasSeparator("Running for"), false)
        window.assertDraws(text: "Example CPU 3000")
        window.assertDraws(text: "6.1.0-18-amd64")
        window.assertDraws(text: "2 d 3 h")
        let opened = try shownTop("Memory")
        XCTAssertGreaterThan(opened, below + 90)
        XCTAssertEqual(halfway, (below + opened) / 2, accuracy: 8)

        window.tap(try row("Processor"))
        window.settle()
        window.assertDoesNotDraw(text: "Example CPU 3000")
        XCTAssertEqual(try shownTop("Memory"), below)
        XCTAssertEqual(try hasSeparator("Processor"), false)
    }

    func testAnArrowedRowIsHighlightedUnderTheFingerAndAPlainOneIsNot() throws {
        func press(_ name: String) throws -> UIColor? {
            let row = try row(name)
            window.touchDown(at: row.convert(CGPoint(x: 20, y: 10), to: nil))
            window.advance(by: 0.2)
            defer { window.liftTouch() }
            return row.superview?.backgroundColor
        }
        XCTAssertEqual(try press("Processor"), .systemGray4)
        XCTAssertEqual(try row("Processor").superview?.backgroundColor, stack.rowBackgroundColor)
        XCTAssertEqual(try press("Name"), stack.rowBackgroundColor)
    }

    func testTheSwitchShowsFileSystemsInMemory() throws {
        XCTAssertTrue(stack.isRowHidden(try row("/run (tmpfs)")))
        let switchTop = try shownTop("/home (btrfs)")
        window.tap(identifier: "File systems in memory")
        window.settle()
        XCTAssertFalse(stack.isRowHidden(try row("/run (tmpfs)")))
        window.assertDraws(text: "2.0 MB of 1.6 GB")
        XCTAssertEqual(try shownTop("/home (btrfs)"), switchTop)
        window.tap(identifier: "File systems in memory")
        window.settle()
        window.assertDoesNotDraw(text: "2.0 MB of 1.6 GB")
    }

    func testTheChoiceRewritesEverySize() throws {
        let control = try XCTUnwrap(
            window.view(identified: "Sizes in") as? UISegmentedControl)
        window.tap(
            at: control.convert(
                CGPoint(x: control.bounds.width * 3 / 4, y: control.bounds.midY), to: nil))
        window.settle()
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        XCTAssertEqual(try value("Memory"), "3.7 GiB of 14.9 GiB")
        XCTAssertEqual(try value("/ (ext4)"), "349 GiB of 466 GiB")
        window.assertDraws(text: "3.7 GiB of 14.9 GiB")
        window.tap(
            at: control.convert(
                CGPoint(x: control.bounds.width / 4, y: control.bounds.midY), to: nil))
        window.settle()
        XCTAssertEqual(try value("Memory"), "4.0 GB of 16.0 GB")
    }

    func testTheClockIsWrittenInTwelveHoursAndTheZoneOpens() throws {
        try reach("Time zone")
        window.tap(identifier: "24-hour time")
        window.settle()
        XCTAssertEqual(try value("Time"), "4:05 PM")
        window.tap(try row("Time zone"))
        window.settle()
        try reach("Summer time")
        window.assertDraws(text: "UTC+02:00")
    }

    func testBarsShowWhatIsUsedAndTurnRedWhenLittleIsLeft() throws {
        func bar(_ name: String) throws -> UIProgressView {
            let row = try row(name)
            return try XCTUnwrap(
                window.views(ofType: UIProgressView.self).first { $0.isDescendant(of: row) })
        }
        XCTAssertEqual(try bar("Memory").progress, 0.25)
        XCTAssertEqual(try bar("Memory").progressTintColor, .systemBlue)
        XCTAssertEqual(try bar("/ (ext4)").progress, 0.75)
        XCTAssertEqual(try bar("/home (btrfs)").progress, 0.95, accuracy: 1e-6)
        XCTAssertEqual(try bar("/home (btrfs)").progressTintColor, .systemRed)
    }

    func testTheRowsFollowTheWindow() throws {
        window.resize(to: CGSize(width: 600, height: 500))
        window.settle()
        XCTAssertEqual(try row("Name").superview?.frame.width, 600)
        XCTAssertEqual(try row("Name").frame.width, 568)
    }

    func testTheSettingsLookAsDrawn() throws {
        window.tap(try row("Processor"))
        window.settle()
        window.assertSnapshot()
    }

    func testTheSettingsLookAsDrawnInDarkStyleAtTheEnd() throws {
        window.setStyle(.dark)
        window.tap(identifier: "File systems in memory")
        window.settle()
        try reach("Time zone")
        window.tap(try row("Time zone"))
        window.settle()
        stack.setContentOffset(
            CGPoint(
                x: 0,
                y: stack.contentSize.height + stack.adjustedContentInset.bottom
                    - stack.bounds.height), animated: false)
        window.settle()
        window.assertSnapshot()
    }
}

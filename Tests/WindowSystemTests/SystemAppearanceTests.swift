// SPDX-License-Identifier: MIT
import Foundation
import XCTest

import WindowSystem

final class SystemAppearanceTests: XCTestCase {
    func testOwnVariableWinsOverTheTheme() {
        let environment = ["TRELLIS_APPEARANCE": "Light", "GTK_THEME": "Adwaita:dark"]
        XCTAssertEqual(SystemAppearance.fixed(by: environment), .light)
    }

    func testThemeNameTellsDark() {
        XCTAssertEqual(SystemAppearance.fixed(by: ["GTK_THEME": "Adwaita:dark"]), .dark)
        XCTAssertEqual(SystemAppearance.fixed(by: ["GTK_THEME": "Yaru-dark"]), .dark)
        XCTAssertEqual(SystemAppearance.fixed(by: ["GTK_THEME": "Adwaita"]), .light)
    }

    func testNothingFixesTheAppearanceByDefault() {
        XCTAssertNil(SystemAppearance.fixed(by: [:]))
        XCTAssertNil(SystemAppearance.fixed(by: ["TRELLIS_APPEARANCE": "purple"]))
    }

    func testSettingsFilePrefersTheSwitchToTheName() {
        let text = """
            [Settings]
            gtk-theme-name=Adwaita
            gtk-application-prefer-dark-theme = 1
            """
        XCTAssertEqual(SystemAppearance.appearance(inSettings: text), .dark)
        XCTAssertEqual(
            SystemAppearance.appearance(inSettings: "gtk-theme-name=Breeze-Dark"), .dark)
        XCTAssertNil(SystemAppearance.appearance(inSettings: "[Settings]\n=\ngarbage"))
    }

    func testSettingsAreFoundInTheConfigurationFolder() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let gtk = folder.appendingPathComponent("gtk-3.0")
        try FileManager.default.createDirectory(at: gtk, withIntermediateDirectories: true)
        try "gtk-application-prefer-dark-theme=true".write(
            to: gtk.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
        XCTAssertEqual(SystemAppearance.settled(by: ["XDG_CONFIG_HOME": folder.path]), .dark)
        XCTAssertNil(SystemAppearance.settled(by: ["XDG_CONFIG_HOME": "/nonexistent"]))
    }

    func testPortalAnswerIsRead() {
        XCTAssertEqual(SystemAppearance.appearance(inPortalAnswer: "(<<uint32 1>>,)\n"), .dark)
        XCTAssertEqual(SystemAppearance.appearance(inPortalAnswer: "(<<uint32 2>>,)"), .light)
        XCTAssertEqual(SystemAppearance.appearance(inPortalAnswer: "(<<uint32 0>>,)"), .light)
        XCTAssertNil(SystemAppearance.appearance(inPortalAnswer: "(<<uint32 12>>,)"))
        XCTAssertNil(SystemAppearance.appearance(inPortalAnswer: "Error"))
    }
}

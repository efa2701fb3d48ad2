// SPDX-License-Identifier: MIT
import XCTest

@testable import GalleryScreens

final class GalleryArgumentsTests: XCTestCase {
    private func failure(_ arguments: String...) -> GalleryArguments.Failure? {
        do {
            _ = try GalleryArguments(arguments)
            return nil
        } catch {
            return error
        }
    }

    func testNoArgumentsShowTheInstalledPackagesInAWindow() throws {
        let arguments = try GalleryArguments([])
        XCTAssertEqual(arguments.path, "/var/lib/dpkg/status")
        XCTAssertNil(arguments.snapshotFolder)
        XCTAssertFalse(arguments.wantsHelp)
    }

    func testValuesFollowAsArgumentsOrAfterAnEqualsSign() throws {
        for spelling in [
            ["--file", "a b", "--snapshot", "out"], ["--snapshot=out", "--file=a b"],
        ] {
            let arguments = try GalleryArguments(spelling)
            XCTAssertEqual(arguments.path, "a b")
            XCTAssertEqual(arguments.snapshotFolder, "out")
        }
        XCTAssertEqual(try GalleryArguments(["--file=a=b"]).path, "a=b")
    }

    func testTheLastOfSeveralFilesWins() throws {
        XCTAssertEqual(try GalleryArguments(["--file", "a", "--file=b"]).path, "b")
    }

    func testAScreenIsNamedAndAFileWithoutOneMeansThePackages() throws {
        XCTAssertNil(try GalleryArguments([]).firstScreen)
        XCTAssertEqual(try GalleryArguments(["--screen", "feed"]).firstScreen, .feed)
        XCTAssertEqual(try GalleryArguments(["--screen=feed", "--file=a"]).firstScreen, .feed)
        XCTAssertEqual(try GalleryArguments(["--file", "a"]).firstScreen, .packages)
        XCTAssertEqual(failure("--screen", "fede"), .unknownScreen("fede"))
    }

    func testEveryScreenStandsInTheUsage() {
        for screen in GalleryScreen.allCases {
            XCTAssertTrue(GalleryArguments.usage.contains(screen.rawValue), screen.rawValue)
        }
    }

    func testHelpIsAskedForInTwoSpellings() throws {
        XCTAssertTrue(try GalleryArguments(["--help"]).wantsHelp)
        XCTAssertTrue(try GalleryArguments(["-h"]).wantsHelp)
    }

    func testUnknownArgumentsAreNamed() {
        XCTAssertEqual(failure("--fiel", "x"), .unknown("--fiel"))
        XCTAssertEqual(failure("packages"), .unknown("packages"))
        XCTAssertEqual(failure("--help=yes"), .unknown("--help=yes"))
        XCTAssertEqual(failure(""), .unknown(""))
    }

    func testMissingValuesAreNamed() {
        XCTAssertEqual(failure("--file"), .missingValue("--file"))
        XCTAssertEqual(failure("--snapshot="), .missingValue("--snapshot"))
    }
}

// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

@testable import GalleryScreens

/// The program without a window: what it prints, writes and answers.
final class GalleryProgramTests: XCTestCase {
    func testHelpPrintsTheUsageAndSucceeds() throws {
        for option in ["--help", "-h"] {
            let result = try GalleryProgram.run(option)
            XCTAssertEqual(result.code, 0)
            XCTAssertEqual(result.output.joined(separator: "\n") + "\n", GalleryArguments.usage)
            XCTAssertEqual(result.errors, "")
        }
    }

    func testAnUnknownArgumentIsNamedWithTheUsageAndFails() throws {
        let result = try GalleryProgram.run("--fiel", "x")
        XCTAssertEqual(result.code, 2)
        XCTAssertEqual(result.output, [])
        XCTAssertTrue(
            result.errors.hasPrefix("gallery: unknown argument --fiel\n"), result.errors)
        XCTAssertTrue(result.errors.contains("usage: gallery"), result.errors)
    }

    func testAMissingValueIsNamedAndFails() throws {
        let result = try GalleryProgram.run("--snapshot")
        XCTAssertEqual(result.code, 2)
        XCTAssertTrue(
            result.errors.hasPrefix("gallery: --snapshot needs a value\n"), result.errors)
    }

    func testSnapshotOfAScreenWritesItsPicturesAndPrintsTheirPaths() throws {
        let fixture = try GalleryFixture()
        let folder = fixture.path("new/pictures")
        let result = try GalleryProgram.run(
            "--screen", "packages", "--file", try fixture.write(GalleryFixture.few),
            "--snapshot", folder)
        XCTAssertEqual(result.code, 0, result.errors)
        let sizes = [
            "packages-light": (780, 1688), "packages-dark": (780, 1688),
            "packages-by-size": (780, 1688), "packages-scrolled": (780, 1688),
            "package-detail": (780, 1688), "packages-wide": (2048, 1536),
        ]
        XCTAssertEqual(
            Set(result.output), Set(sizes.keys.map { "\(folder)/\($0).png" }))
        XCTAssertEqual(result.output.count, 6)
        for (name, size) in sizes {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png"))
            // A PNG begins with eight fixed bytes and a header chunk: width and height in big-endian
            // words at byte 16.
            XCTAssertEqual(Array(data.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA])
            func word(_ offset: Int) -> Int {
                data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            }
            XCTAssertEqual(word(16), size.0, name)
            XCTAssertEqual(word(20), size.1, name)
            XCTAssertGreaterThan(data.count, 10_000, "\(name) is nearly empty.")
        }
    }

    func testSnapshotWritesPicturesOfTheMenuAndOfEveryScreenInBothStyles() throws {
        let fixture = try GalleryFixture()
        let folder = fixture.path("all")
        let result = try GalleryProgram.run(
            "--file", try fixture.write(GalleryFixture.few), "--snapshot", folder)
        XCTAssertEqual(result.code, 0, result.errors)
        var names = ["menu"]
        for screen in GalleryScreen.allCases {
            names += ["\(screen.rawValue)-light", "\(screen.rawValue)-dark"]
        }
        for name in names {
            let path = "\(folder)/\(name).png"
            XCTAssertTrue(result.output.contains(path), path)
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            XCTAssertGreaterThan(data.count, 10_000, "\(name) is nearly empty.")
        }
    }

    func testTwoRunsWriteTheSamePictures() throws {
        let fixture = try GalleryFixture()
        let file = try fixture.writeSynthetic(2_000)
        for folder in ["one", "two"] {
            let result = try GalleryProgram.run(
                "--screen", "packages", "--file", file, "--snapshot", fixture.path(folder))
            XCTAssertEqual(result.code, 0, result.errors)
        }
        for name in ["packages-light", "packages-by-size", "packages-scrolled", "package-detail"] {
            let pictures = try ["one", "two"].map {
                try Data(contentsOf: URL(fileURLWithPath: fixture.path("\($0)/\(name).png")))
            }
            XCTAssertTrue(pictures[0] == pictures[1], name)
        }
    }

    func testAnAbsentFileIsExplainedInThePicturesOfTheList() throws {
        let fixture = try GalleryFixture()
        let result = try GalleryProgram.run(
            "--screen", "packages", "--file", fixture.path("absent"), "--snapshot",
            fixture.path("pictures"))
        XCTAssertEqual(result.code, 0, result.errors)
        XCTAssertEqual(result.output.count, 6)
    }

    func testAFolderThatCannotBeMadeIsNamedAndFails() throws {
        let fixture = try GalleryFixture()
        let file = try fixture.write(GalleryFixture.few)
        let result = try GalleryProgram.run("--file", file, "--snapshot", "\(file)/inside")
        XCTAssertEqual(result.code, 2)
        XCTAssertTrue(
            result.errors.hasPrefix("gallery: \(file)/inside cannot be written: "), result.errors)
        XCTAssertEqual(result.output, [])
    }

    func testWithoutADisplayTheProgramSaysHowToDrawPictures() throws {
        let result = try GalleryProgram.run()
        XCTAssertEqual(result.code, 1)
        XCTAssertEqual(result.output, [])
        XCTAssertTrue(
            result.errors.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"), result.errors)
        XCTAssertTrue(result.errors.contains("gallery --snapshot DIR"), result.errors)
    }

    func testADisplayThatDoesNotAnswerIsNamed() throws {
        // No X server has a number that high: its port would be past the last.
        let environment = GalleryProgram.bareEnvironment.merging(["DISPLAY": ":65535"]) { $1 }
        let result = try GalleryProgram.run(environment: environment)
        XCTAssertEqual(result.code, 1)
        XCTAssertTrue(
            result.errors.contains("the display \":65535\" does not answer"), result.errors)
    }
}

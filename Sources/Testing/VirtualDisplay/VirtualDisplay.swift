// SPDX-License-Identifier: MIT
import Foundation

/// An X server without a screen (Xvfb), for tests that drive real windows with xdotool.
///
/// The server ends with the process that started it, however that ends.
package final class VirtualDisplay {
    /// Why a display could not be had, or a command on it failed.
    package struct Failure: Error, CustomStringConvertible, Sendable {
        /// What happened.
        package let description: String
    }

    /// The display's name, for `DISPLAY`.
    package let name: String

    private let server = Process()
    private let lifeline = Pipe()
    private let framebuffer: URL

    /// The programs that must be installed.
    package static let requiredPrograms = ["Xvfb", "xdotool"]

    /// The required programs that are not installed.
    package static var missingPrograms: [String] {
        requiredPrograms.filter { path(of: $0) == nil }
    }

    /// Starts a server with one screen.
    ///
    /// - Throws: `Failure` when Xvfb is missing or does not start.
    package init(width: Int = 1280, height: Int = 1024) throws {
        guard let program = Self.path(of: "Xvfb") else {
            throw Failure(description: "Xvfb is not installed (Debian package xvfb).")
        }
        framebuffer = FileManager.default.temporaryDirectory
            .appendingPathComponent("virtual-display-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: framebuffer, withIntermediateDirectories: true)
        // The shell waits for the end of its input, which comes when this process goes.
        let script = """
            "$0" -displayfd 3 -screen 0 \(width)x\(height)x24 -nolisten tcp -fbdir "$1" \
            3>&1 >/dev/null 2>&1 &
            server=$!
            cat >/dev/null
            kill $server
            wait $server
            rm -rf "$1"
            """
        let output = Pipe()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = ["-c", script, program, framebuffer.path]
        server.standardInput = lifeline
        server.standardOutput = output
        try server.run()
        var answer = Data()
        while !answer.contains(UInt8(ascii: "\n")) {
            let piece = output.fileHandleForReading.availableData
            if piece.isEmpty { break }
            answer.append(piece)
        }
        let number = String(decoding: answer, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard Int(number) != nil else {
            try? lifeline.fileHandleForWriting.close()
            throw Failure(description: "Xvfb did not start.")
        }
        name = ":" + number
    }

    /// Stops the server.
    package func stop() {
        try? lifeline.fileHandleForWriting.close()
        server.waitUntilExit()
    }

    /// Runs xdotool on this display to its end.
    ///
    /// - Returns: What it printed.
    /// - Throws: `Failure` when it is missing or reports an error.
    @discardableResult
    package func xdotool(_ arguments: String...) throws -> String {
        try xdotool(arguments: arguments)
    }

    /// Runs xdotool on this display to its end.
    ///
    /// - Returns: What it printed.
    /// - Throws: `Failure` when it is missing or reports an error.
    @discardableResult
    package func xdotool(arguments: [String]) throws -> String {
        guard let program = Self.path(of: "xdotool") else {
            throw Failure(description: "xdotool is not installed (Debian package xdotool).")
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment(adding: [:])
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: "xdotool \(arguments.joined(separator: " ")) ended with "
                    + "\(process.terminationStatus).")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The process's environment with this display, no other desktop, and `additions`.
    package func environment(adding additions: [String: String]) -> [String: String] {
        var result = ProcessInfo.processInfo.environment
        for name in [
            "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME", "GDK_SCALE",
            "TRELLIS_SCALE", "TRELLIS_APPEARANCE", "SDL_VIDEODRIVER",
        ] {
            result[name] = nil
        }
        result["DISPLAY"] = name
        return result.merging(additions) { _, new in new }
    }

    /// What the screen shows now.
    ///
    /// - Throws: `Failure` when the server's picture cannot be read.
    package func screenshot() throws -> Screenshot {
        let file = framebuffer.appendingPathComponent("Xvfb_screen0")
        guard let data = try? Data(contentsOf: file), let picture = Screenshot(xwd: data) else {
            throw Failure(description: "The server's picture cannot be read.")
        }
        return picture
    }

    private static func path(of program: String) -> String? {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
            .split(separator: ":")
        return directories.map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

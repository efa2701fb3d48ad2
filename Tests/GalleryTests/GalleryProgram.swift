// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// The gallery's program as a process of its own, and what it prints.
final class GalleryProgram {
    /// What went wrong with the process.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The seconds that a test waits at most for the program; none needs a tenth of it.
    static let limit: TimeInterval = 60

    private let process = Process()
    private let output = PrintedLines()
    private let errors = PrintedLines()
    /// How many lines of the output were read by ``wait(for:where:)``.
    private var position = 0

    /// Starts the program that was built together with the tests.
    ///
    /// - Throws: `Failure` when it is not there.
    init(_ arguments: [String], environment: [String: String]) throws {
        process.executableURL = try Self.executable()
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        try process.run()
        output.read()
        errors.read()
    }

    deinit { process.terminate() }

    /// The environment of the tests without a display and without Trellis' own variables.
    static var bareEnvironment: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            name != "DISPLAY" && name != "WAYLAND_DISPLAY" && !name.hasPrefix("SDL_")
                && !name.hasPrefix("TRELLIS_")
        }
    }

    /// Runs the program to its end.
    ///
    /// - Throws: `Failure` when it does not end.
    static func run(
        _ arguments: String..., environment: [String: String] = bareEnvironment
    ) throws -> (code: Int32, output: [String], errors: String) {
        let program = try GalleryProgram(arguments, environment: environment)
        let code = try program.waitForEnd()
        return (code, program.output.lines, program.errors.lines.joined(separator: "\n"))
    }

    /// Waits until the program has ended and gives its exit code.
    ///
    /// - Throws: `Failure` when it goes on past the limit, or ended by a signal.
    func waitForEnd() throws -> Int32 {
        guard output.wait(until: { _, hasEnded in hasEnded }),
            errors.wait(until: { _, hasEnded in hasEnded })
        else { throw Failure(description: "The program does not end. It printed\n\(printed)") }
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            throw Failure(
                description: "Signal \(process.terminationStatus) ended the program:\n\(printed)")
        }
        return process.terminationStatus
    }

    /// Waits for a line of the trace after those that were waited for before.
    ///
    /// - Returns: The values after the key.
    /// - Throws: `Failure` when it does not come within the limit.
    @discardableResult
    func wait(
        for key: String, where condition: (String) -> Bool = { _ in true }
    ) throws -> String {
        let prefix = "trace \(key) "
        var found: String?
        let isFound = output.wait { lines, hasEnded in
            while position < lines.count, found == nil {
                let line = lines[position]
                position += 1
                guard line.hasPrefix(prefix) else { continue }
                let value = String(line.dropFirst(prefix.count))
                if condition(value) { found = value }
            }
            return found != nil || hasEnded
        }
        guard isFound, let found else {
            throw Failure(
                description: "No matching \"\(prefix)\" came. The program printed\n\(printed)")
        }
        return found
    }

    /// Waits for a line of the trace with exactly this value.
    func wait(for key: String, _ value: String) throws {
        try wait(for: key) { $0 == value }
    }

    /// Waits until all of some lines of the trace came, in any order; what is waited for next comes
    /// after them.
    func wait(forAll values: [String: String]) throws {
        let wanted = Set(values.map { "trace \($0) \($1)" })
        var end: Int?
        let isFound = output.wait { lines, hasEnded in
            let places = wanted.compactMap { lines.firstIndex(of: $0) }
            if places.count == wanted.count { end = (places.max() ?? -1) + 1 }
            return end != nil || hasEnded
        }
        guard isFound, let end else {
            throw Failure(
                description: "Not all of \(wanted.sorted()) came. The program printed\n\(printed)")
        }
        position = max(position, end)
    }

    /// What the program has printed so far.
    var lines: [String] { output.lines }

    private var printed: String { (output.lines + errors.lines).joined(separator: "\n") }

    /// The products lie in one folder.
    private static func executable() throws -> URL {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appendingPathComponent("gallery")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw Failure(description: "There is no \(program.path); build the package first.")
        }
        return program
    }
}

/// The lines that a process prints, as they come.
private final class PrintedLines: Sendable {
    let pipe = Pipe()
    private let state = Mutex<(text: Data, hasEnded: Bool)>((Data(), false))
    private let news = DispatchSemaphore(value: 0)

    /// Starts to read, until the process closes its end.
    func read() {
        DispatchQueue.global().async { [self] in
            while true {
                let piece = pipe.fileHandleForReading.availableData
                state.withLock {
                    $0.text.append(piece)
                    $0.hasEnded = piece.isEmpty
                }
                news.signal()
                if piece.isEmpty { return }
            }
        }
    }

    /// The lines that are complete.
    var lines: [String] {
        let text = state.withLock { $0.text }
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast().map { String(decoding: $0, as: UTF8.self) }
    }

    /// Asks after each piece of output whether a condition holds; false when it never does within
    /// the limit.
    func wait(until condition: (_ lines: [String], _ hasEnded: Bool) -> Bool) -> Bool {
        let deadline = DispatchTime.now() + GalleryProgram.limit
        while true {
            let hasEnded = state.withLock { $0.hasEnded }
            if condition(lines, hasEnded) { return true }
            if hasEnded || news.wait(timeout: deadline) == .timedOut { return false }
        }
    }
}

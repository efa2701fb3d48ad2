// SPDX-License-Identifier: MIT
import Flexbox
import FlexboxCorpus
import Foundation

/// Compares the engine with what a browser measured: `flexbox-check [--verbose] [--rtl] FILE…`, or
/// explains one case: `flexbox-check [--rtl] --node NAME FILE…`.
@main
struct FlexboxCheck {
    private static let usage = """
        usage: flexbox-check [--verbose] [--rtl] FILE…
               flexbox-check [--rtl] --node NAME FILE…
          FILE       cases with the frames of a browser, as in Tests/FlexboxTests/Fixtures
          --verbose  print the boxes of failing cases, expected and actual frames
          --rtl      the root's direction right to left only; without it, both must agree
          --node     explain the case of this name step by step, and what differs
        """

    private let isVerbose: Bool
    private let directions: [FlexStyle.WritingDirection]
    private let files: [String]
    private let name: String?

    private init?(_ arguments: [String]) {
        var arguments = arguments
        if let place = arguments.firstIndex(of: "--node") {
            guard place + 1 < arguments.count else { return nil }
            name = arguments[place + 1]
            arguments.removeSubrange(place...place + 1)
        } else {
            name = nil
        }
        let options = arguments.filter { $0.hasPrefix("--") }
        files = arguments.filter { !$0.hasPrefix("--") }
        guard !files.isEmpty, Set(options).isSubset(of: ["--verbose", "--rtl"]) else { return nil }
        isVerbose = options.contains("--verbose")
        directions =
            options.contains("--rtl") ? [.rightToLeft] : [.leftToRight, .rightToLeft]
    }

    /// Exits with 0 if all agree, 1 if some do not, 2 if a file or an option cannot be read.
    static func main() {
        guard let check = FlexboxCheck(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }
        do {
            exit(try check.run() ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("flexbox-check: \(error)\n".utf8))
            exit(2)
        }
    }

    private func run() throws -> Bool {
        if let name { return try explain(name) }
        var total = (passed: 0, failed: 0)
        for file in files {
            let failed = try check(file)
            total.passed += failed.passed
            total.failed += failed.failed
        }
        print("total: \(total.passed) passed, \(total.failed) failed")
        return total.failed == 0
    }

    private func explain(_ name: String) throws -> Bool {
        for file in files {
            let cases = try CorpusCase.read(URL(fileURLWithPath: file))
            guard let item = cases.first(where: { $0.name == name }) else { continue }
            let direction = directions[0]
            print("\(name) \(direction == .rightToLeft ? "rtl" : "ltr")")
            print(try item.trace(direction))
            let differences = try item.differences(direction)
            for difference in differences { print(text(difference)) }
            if differences.isEmpty { print("all boxes agree") }
            return differences.isEmpty
        }
        throw UnknownCase(name: name)
    }

    private func text(_ difference: CorpusCase.Difference) -> String {
        "  box \(difference.box): expected \(text(difference.expected)), "
            + "actual \(text(difference.actual))"
    }

    private func check(_ file: String) throws -> (passed: Int, failed: Int) {
        var count = (passed: 0, failed: 0)
        for item in try CorpusCase.read(URL(fileURLWithPath: file)) {
            var agrees = true
            for direction in directions {
                let differences = try item.differences(direction)
                guard let first = differences.first else { continue }
                agrees = false
                guard isVerbose else { break }
                print("\(item.name) \(direction == .rightToLeft ? "rtl" : "ltr")")
                for difference in differences {
                    print(text(difference) + (difference.box == first.box ? "  (first)" : ""))
                }
            }
            if agrees { count.passed += 1 } else { count.failed += 1 }
        }
        print("\(file): \(count.passed) passed, \(count.failed) failed")
        return count
    }

    private func text(_ frame: [Double]) -> String {
        "[" + frame.map { String(format: "%g", $0) }.joined(separator: ", ") + "]"
    }
}

/// No file has a case of the name.
private struct UnknownCase: Error, CustomStringConvertible {
    let name: String
    var description: String { "no file has a case of the name \(name)" }
}

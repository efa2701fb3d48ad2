// SPDX-License-Identifier: MIT
import Foundation

/// Runs the measurements and reports them.
///
///     bench [--only WORD]... [--output FILE] [--probe PROGRAM]
///         [--python PROGRAM [--kiwi FILE] [--peers FILE [--yoga PROGRAM]...]]
@main @MainActor struct Bench {
    static func main() throws {
        var words: [String] = []
        var output = "bench-results.json"
        var probe: String?
        var python: String?
        var peers: String?
        var kiwi: String?
        var yoga: [String] = []
        var arguments = Array(CommandLine.arguments.dropFirst())
        while let option = arguments.first {
            guard arguments.count > 1,
                ["--only", "--output", "--probe", "--python", "--peers", "--yoga", "--kiwi"]
                    .contains(option)
            else {
                print(
                    "usage: bench [--only WORD]... [--output FILE] [--probe PROGRAM] "
                        + "[--python PROGRAM [--kiwi FILE] [--peers FILE [--yoga PROGRAM]...]]")
                exit(2)
            }
            switch option {
            case "--only": words.append(arguments[1])
            case "--output": output = arguments[1]
            case "--python": python = arguments[1]
            case "--peers": peers = arguments[1]
            case "--kiwi": kiwi = arguments[1]
            case "--yoga": yoga.append(arguments[1])
            default: probe = arguments[1]
            }
            arguments.removeFirst(2)
        }
        var report = Report()
        func wants(_ name: String) -> Bool { words.isEmpty || words.contains(name) }
        if wants("text") { TextBench().run(&report) }
        if wants("scroll") { try ScrollBench().run(&report) }
        if wants("scale") { ScaleBench().run(&report) }
        if let python, let peers, wants("flexbox") {
            try FlexboxBench(python: python, program: peers, native: yoga).run(&report)
        }
        if wants("listdiff") { ListDiffBench().run(&report) }
        if wants("constraints") {
            let peer = python.flatMap { python in kiwi.map { (python: python, program: $0) } }
            try ConstraintBench(kiwi: peer).run(&report)
        }
        if wants("estimates") { EstimateBench().run(&report) }
        if wants("list") { ListBench().run(&report) }
        if wants("crew") { CrewBench().run(&report) }
        if let probe, wants("process") { try ProcessBench(program: probe).run(&report) }
        try report.write(to: output)
        print("Written to \(output).")
    }
}

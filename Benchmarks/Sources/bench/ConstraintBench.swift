// SPDX-License-Identifier: MIT
import ConstraintSolver
import Foundation

/// ConstraintSolver against kiwi (Cassowary in C++), and against itself: what a change costs in
/// comparison to building, and how costs grow.
struct ConstraintBench {
    /// The Python that has kiwi and the program that runs it, if it can be had.
    let kiwi: (python: String, program: String)?

    private struct Answer: Decodable {
        var build: Double
        var edit: Double?
        var replace: Double?
        var values: [Double]
    }

    func run(_ report: inout Report) throws {
        let chain = ConstraintSystem.chain(300)
        let cells = ConstraintSystem.cells(100)
        if let kiwi {
            let answers = try peer(kiwi, ["chain": chain, "cells": cells])
            if let answer = answers["chain"] { try compareChain(chain, answer, &report) }
            if let answer = answers["cells"] {
                try check(cells, answer)
                add(
                    "(c) 100 cells of 8 views built (peer: kiwi)", try build(cells),
                    answer.build, &report, limit: 0.1)
            }
        }
        try changes(&report)
        add(
            "(c) 100 cells of 8 views built (peer: one cell)", try build(cells),
            try build(.cells(1)), &report, limit: 110)
        try growth(&report)
    }

    private func add(
        _ name: String, _ ours: Double, _ peer: Double, _ report: inout Report, limit: Double
    ) {
        report.add(ReportRow(name, ours: ours * 1e3, peer: peer * 1e3, unit: "ms"), limit: limit)
    }

    private func compareChain(
        _ chain: ConstraintSystem, _ answer: Answer, _ report: inout Report
    ) throws {
        try check(chain, answer)
        add(
            "(c) chain of 300 boxes built (peer: kiwi)", try build(chain), answer.build, &report,
            limit: 0.1)
        if let peer = answer.edit {
            add(
                "(c) chain of 300, another width (peer: kiwi)", try edit(chain), peer, &report,
                limit: 1)
        }
        if let peer = answer.replace {
            add(
                "(c) chain of 300, one removed and added (peer: kiwi)",
                try replace(chain, readsBetween: false), peer, &report, limit: 0.1)
            add(
                "(c) chain of 300, removed, read, added (peer: kiwi)",
                try replace(chain, readsBetween: true), peer, &report, limit: 0.1)
        }
    }

    private func changes(_ report: inout Report) throws {
        let chain = ConstraintSystem.chain(1_000)
        let built = try build(chain)
        add(
            "(c) chain of 1,000, one removed and added (peer: its build)",
            try replace(chain, readsBetween: false), built, &report, limit: 0.01)
        add(
            "(c) chain of 1,000, removed, read, added (peer: its build)",
            try replace(chain, readsBetween: true), built, &report, limit: 0.5)
    }

    /// Three sizes: each three times the one before should take three times as long.
    private func growth(_ report: inout Report) throws {
        let chains = [300, 900, 2_700].map { ConstraintSystem.chain($0) }
        let builds = try chains.map { try build($0) }
        let edits = try chains.map { try edit($0) }
        for step in 1..<chains.count {
            let (size, former) = (step == 1 ? "900" : "2,700", step == 1 ? "300" : "900")
            add(
                "(c) chain of \(size) built (peer: \(former))", builds[step], builds[step - 1],
                &report, limit: 4)
            add(
                "(c) chain of \(size), another width (peer: \(former))", edits[step],
                edits[step - 1], &report, limit: 4)
        }
    }

    // MARK: Ours

    private func build(_ system: ConstraintSystem) throws -> Double {
        // Built before, so that one that contradicts itself is an error here.
        _ = try BuiltSystem(system)
        return Measurement.median(rounds: 41) { _ in _ = try? BuiltSystem(system) }
    }

    private func edit(_ system: ConstraintSystem) throws -> Double {
        let built = try BuiltSystem(system)
        return Measurement.median(rounds: 401) { round in
            try? built.edit(to: system.value + Double(round + 1))
        }
    }

    private func replace(_ system: ConstraintSystem, readsBetween: Bool) throws -> Double {
        let built = try BuiltSystem(system)
        return Measurement.median(rounds: 201) { _ in
            try? built.replace(system.removed, readsBetween: readsBetween)
        }
    }

    // MARK: Kiwi

    private func check(_ system: ConstraintSystem, _ answer: Answer) throws {
        let built = try BuiltSystem(system)
        for (variable, value) in zip(built.variables, answer.values) {
            precondition(
                abs(built.solver.value(of: variable) - value) < 1e-3,
                "Ours and kiwi's values differ: one of them is wrong, and not to be timed.")
        }
    }

    private func peer(
        _ kiwi: (python: String, program: String), _ systems: [String: ConstraintSystem]
    ) throws -> [String: Answer] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "constraints-\(ProcessInfo.processInfo.processIdentifier).json")
        try JSONSerialization.data(withJSONObject: systems.mapValues(\.json)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: kiwi.python)
        process.arguments = [kiwi.program, file.path, "2"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([String: Answer].self, from: data)
    }
}

// SPDX-License-Identifier: MIT
import CPeers
import Foundation

/// The gallery's list in a real window, in a process of its own: start, memory, idling.
struct ProcessBench {
    let program: String

    private struct Sample {
        var wall = 0.0
        var cpu = 0.0
        var memory = 0.0
        var idle = 0.0
        var settledMemory = 0.0
    }

    func run(_ report: inout Report) throws {
        guard ProcessInfo.processInfo.environment["DISPLAY"] != nil else {
            print("No display: start, memory and idling are not measured.")
            return
        }
        let file = try PackageFile(count: 60_000)
        defer { file.remove() }
        // The first start reads files into the system's cache.
        _ = try sample(file, untilIdle: false)
        let starts = try (0..<9).map { _ in try sample(file, untilIdle: false) }
        let last = try sample(file, untilIdle: true)
        report.add(
            ReportRow(
                "(e) CPU while idle (peer: the goal)", ours: last.idle * 100, peer: 0.2,
                unit: "%"), limit: 1)
        report.add(
            ReportRow(
                "(f) start to first frame, 60,000 records (peer: Qt Quick, recorded)",
                ours: Measurement.median(starts.map(\.wall)) * 1e3, peer: 159, unit: "ms"),
            limit: 1)
        report.add(
            ReportRow(
                "(f) CPU of the start (peer: Qt Quick's time, recorded)",
                ours: Measurement.median(starts.map(\.cpu)) * 1e3, peer: 159, unit: "ms"),
            limit: 1)
        report.add(
            ReportRow(
                "(f) memory after the first frame (peer: QListView, recorded)",
                ours: Measurement.median(starts.map(\.memory)), peer: 66, unit: "MB"), limit: 1)
        report.add(
            ReportRow(
                "(f) memory with all rows measured (peer: QListView, recorded)",
                ours: last.settledMemory, peer: 66, unit: "MB"), limit: 1)
    }

    private func sample(_ file: PackageFile, untilIdle: Bool) throws -> Sample {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.standardOutput = output
        let start = peer_wall_seconds()
        process.arguments = ["\(start)", untilIdle ? "idle" : "start", file.path]
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var values: [String: Double] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let value = Double(words[1]) { values[String(words[0])] = value }
        }
        guard let wall = values["wall"], let cpu = values["cpu"], let memory = values["memory"]
        else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: program]) }
        return Sample(
            wall: wall, cpu: cpu, memory: memory, idle: values["idle"] ?? 0,
            settledMemory: values["settled-memory"] ?? 0)
    }
}

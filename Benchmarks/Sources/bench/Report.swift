// SPDX-License-Identifier: MIT
import Foundation

/// One line of the results.
struct ReportRow: Encodable {
    /// What was measured, and against what.
    var name: String
    var ours: Double
    var peer: Double
    /// Ours over the peer's: below 1 is better than the peer.
    var ratio: Double
    var unit: String

    init(_ name: String, ours: Double, peer: Double, unit: String) {
        func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
        self.name = name
        self.ours = rounded(ours)
        self.peer = rounded(peer)
        ratio = peer > 0 ? rounded(ours / peer) : 0
        self.unit = unit
    }
}

/// The results as a table and as JSON.
struct Report {
    private var rows: [(row: ReportRow, limit: Double)] = []

    /// Adds a line and prints it at once. `limit` is the largest ratio that meets the goal.
    mutating func add(_ row: ReportRow, limit: Double) {
        if rows.isEmpty { print(Report.line("", "ours", "peer", "unit", "ratio", "goal", "")) }
        rows.append((row, limit))
        print(
            Report.line(
                row.name, Report.number(row.ours), Report.number(row.peer), row.unit,
                Report.number(row.ratio), "<= \(Report.number(limit))",
                row.ratio <= limit ? "" : "MISSED"))
        // Lines appear as they are known, also through a pipe.
        fflush(nil)
    }

    /// Writes an array with an object a row.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        var data = try encoder.encode(rows.map(\.row))
        data.append(UInt8(ascii: "\n"))
        try data.write(to: URL(fileURLWithPath: path))
    }

    private static func number(_ value: Double) -> String {
        String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.3f", value)
    }

    private static func line(_ name: String, _ columns: String...) -> String {
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(width - text.count, 0)) + text
        }
        let widths = [9, 9, 5, 7, 9, 7]
        let cells = zip(columns, widths).map { padded($0, $1) }.joined(separator: " ")
        return name + String(repeating: " ", count: max(64 - name.count, 1)) + cells
    }
}

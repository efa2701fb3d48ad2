// SPDX-License-Identifier: MIT
import UIKit

/// A seat on a flight.
struct BoardingPass: Equatable, Sendable {
    /// A name and what it stands for.
    struct Field: Equatable, Sendable {
        var name: String
        var value: String
    }

    /// An airport.
    struct Place: Equatable, Sendable {
        var code: String
        var city: String
        var time: String
    }

    var airline: String
    var flight: String
    var start: Place
    var end: Place
    var passenger: String
    var fields: [Field]

    static let sample = BoardingPass(
        airline: "Nordlys Air", flight: "NL 417",
        start: Place(code: "BGO", city: "Bergen", time: "07:35"),
        end: Place(code: "TRS", city: "Trieste", time: "10:50"),
        passenger: "Ada Lindqvist",
        fields: [
            Field(name: "Date", value: "14 May"), Field(name: "Boarding", value: "06:55"),
            Field(name: "Gate", value: "C21"), Field(name: "Seat", value: "12A"),
        ])
}

/// Squares as on a ticket: three corner marks, the others by chance, the same in every run.
final class CodeView: UIImageView {
    private static let count = 25

    override init(frame: CGRect) {
        super.init(frame: frame)
        image = Self.code
        backgroundColor = .white
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The view is made in code.")
    }

    private static let code: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 8
        let size = CGSize(width: count + 2, height: count + 2)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.black.setFill()
            var random = SplitMix64(state: 417)
            for row in 0..<count {
                for column in 0..<count where isDark(row, column, &random) {
                    context.fill(CGRect(x: column + 1, y: row + 1, width: 1, height: 1))
                }
            }
        }
    }()

    private static func isDark(_ row: Int, _ column: Int, _ random: inout SplitMix64) -> Bool {
        let isLow = row >= count - 8
        let isRight = column >= count - 8
        if (row < 8 || isLow) && (column < 8 || isRight) && !(isLow && isRight) {
            // Rings about the middle of a mark.
            let (y, x) = (row - (isLow ? count - 4 : 3), column - (isRight ? count - 4 : 3))
            let ring = max(abs(x), abs(y))
            return ring != 2 && ring < 4
        }
        return Bool.random(using: &random)
    }
}

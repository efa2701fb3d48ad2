// SPDX-License-Identifier: MIT
import UIKit

/// A path written as text: a letter and its numbers, separated by blanks.
///
/// - `M x y` begins a line there, `L x y` goes on straight, `C x y x y x y` as a Bézier curve,
///   `Z` closes the line.
/// - `O x y r` is a circle round a point, `R x y w h r` a rectangle with round corners.
struct PathText {
    /// The path.
    let path = UIBezierPath()

    /// Reads a text of the program's own; one that is wrong stops the program.
    init(_ text: String) {
        var words = text.split(separator: " ")[...]
        func number() -> CGFloat {
            guard let word = words.popFirst(), let value = Double(word) else {
                preconditionFailure("A number is missing in the path \"\(text)\".")
            }
            return CGFloat(value)
        }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        while let command = words.popFirst() {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), controlPoint1: first, controlPoint2: second)
            case "Z": path.close()
            case "O":
                let (center, radius) = (point(), number())
                path.append(
                    UIBezierPath(
                        ovalIn: CGRect(
                            x: center.x - radius, y: center.y - radius, width: 2 * radius,
                            height: 2 * radius)))
            case "R":
                let (origin, size) = (point(), point())
                path.append(
                    UIBezierPath(
                        roundedRect: CGRect(
                            x: origin.x, y: origin.y, width: size.x, height: size.y),
                        cornerRadius: number()))
            default:
                preconditionFailure("\"\(command)\" is no command of the path \"\(text)\".")
            }
        }
    }
}

// SPDX-License-Identifier: MIT
import Foundation

/// A colour: sRGB components from 0 to 1, not multiplied by alpha.
///
/// Components outside 0...1 are kept and clamped when drawn; a component that is not a number
/// counts as 0.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// Opacity, from 0 (invisible) to 1 (opaque).
    public let alpha: CGFloat
    private let isGray: Bool

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// No colour at all.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
        self.red = red.isNaN ? 0 : red
        self.green = green.isNaN ? 0 : green
        self.blue = blue.isNaN ? 0 : blue
        self.alpha = alpha.isNaN ? 0 : alpha
        self.isGray = isGray
    }

    /// A colour from sRGB components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
    }

    /// A colour from sRGB components.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
    }

    /// A gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
    }

    /// A gray.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// A colour from the components of `space` followed by alpha.
    ///
    /// Nil when `components` is nil. The memory must hold ``CGColorSpace/numberOfComponents``
    /// plus one values.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>?) {
        // The caller promises numberOfComponents + 1 values, as Apple's contract has it.
        guard let components else { return nil }
        switch space.model {
        case .rgb:
            self.init(
                red: components[0], green: components[1], blue: components[2],
                alpha: components[3])
        case .monochrome:
            self.init(gray: components[0], alpha: components[1])
        }
    }

    /// The components followed by alpha: four values, or two for a gray.
    public var components: [CGFloat]? {
        isGray ? [red, alpha] : [red, green, blue, alpha]
    }

    /// How many values ``components`` holds, alpha counted.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The space that ``components`` belongs to.
    public var colorSpace: CGColorSpace? { isGray ? .gray : .rgb }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
    }

    /// Two colours are equal when they look alike: a gray equals its RGB spelling.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || left.red == right.red && left.green == right.green && left.blue == right.blue
                && left.alpha == right.alpha
    }

    /// Feeds the components to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}

extension CGColor: CustomStringConvertible {
    /// The components, for logs.
    public var description: String { "CGColor(\(red), \(green), \(blue), \(alpha))" }
}

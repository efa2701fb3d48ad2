// SPDX-License-Identifier: MIT
import Foundation

/// How colour components are read. Everything here is sRGB, with or without colour.
///
/// - Note: Differs from UIKit: spaces are names only; no conversion by profiles takes place.
public final class CGColorSpace: Hashable, Sendable {
    /// What a space's components mean.
    public let model: CGColorSpaceModel

    /// The name of the sRGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the gray space with sRGB's transfer curve.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    static let rgb = CGColorSpace(model: .rgb)
    static let gray = CGColorSpace(model: .monochrome)

    private init(model: CGColorSpaceModel) {
        self.model = model
    }

    /// The space called `name`, or nil for any other than ``sRGB`` and ``genericGrayGamma2_2``.
    public init?(name: String) {
        switch name {
        case CGColorSpace.sRGB: model = .rgb
        case CGColorSpace.genericGrayGamma2_2: model = .monochrome
        default: return nil
        }
    }

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    /// Two spaces are equal when their models are.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model
    }

    /// Feeds the model to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
    }
}

/// What the components of a colour space stand for.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// The colour space for pictures in red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The colour space for gray pictures.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

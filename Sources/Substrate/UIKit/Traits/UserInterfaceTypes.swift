// SPDX-License-Identifier: MIT

/// The light or dark look that an interface is drawn in.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No style is asked for: the surrounding interface decides.
    case unspecified
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading edges are on the left.
    case leftToRight
    /// Leading edges are on the right.
    case rightToLeft
}

/// The layout direction that a trait collection carries.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction is asked for.
    case unspecified = -1
    /// Leading edges are on the left.
    case leftToRight = 0
    /// Leading edges are on the right.
    case rightToLeft = 1
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No idiom is asked for.
    case unspecified = -1
    /// A phone-sized interface.
    case phone = 0
    /// A tablet-sized interface.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop.
    case mac = 5
}

/// A coarse measure of the room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class is asked for.
    case unspecified
    /// Little room, as a phone's width in portrait.
    case compact
    /// Ample room, as a tablet's width.
    case regular
}

/// The contrast that a person asked for.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No contrast is asked for.
    case unspecified = -1
    /// The ordinary contrast.
    case normal = 0
    /// A raised contrast.
    case high = 1
}

/// How a view's content follows the interface's direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Flips with the interface's direction.
    case unspecified
    /// Playback controls: never flipped.
    case playback
    /// Directional controls such as joysticks: never flipped.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

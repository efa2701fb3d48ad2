// SPDX-License-Identifier: MIT

/// The display that windows are shown on.
///
/// On Linux the application's window is one of many on a desktop, so the screen's bounds are those
/// of the application's window, as code written for a phone expects.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// Makes a screen that stands for no display: 390 by 844 points at scale 1.
    public override init() {
        super.init()
    }

    /// The screen of the application's window.
    open class var main: UIScreen { shared }

    /// Every screen; the main one alone.
    open class var screens: [UIScreen] { [shared] }

    private static let shared = UIScreen()

    /// The area in points; its origin is zero.
    open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Device pixels a point.
    open package(set) var scale: CGFloat = 1 {
        didSet {
            guard scale != oldValue else { return }
            update(traits: CurrentTraits.screen.merging(UITraitCollection(displayScale: scale)))
        }
    }

    /// Device pixels a point, as the display has them.
    open var nativeScale: CGFloat { scale }

    /// The area in device pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The most frames a second that the display shows.
    open package(set) var maximumFramesPerSecond = 60

    /// The traits that windows inherit.
    open var traitCollection: UITraitCollection { CurrentTraits.screen }

    /// Called after the screen's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package func update(traits: UITraitCollection) {
        let previous = CurrentTraits.screen
        guard previous != traits else { return }
        CurrentTraits.screen = traits
        if traits.displayScale > 0, traits.displayScale != scale { scale = traits.displayScale }
        traitCollectionDidChange(previous)
    }
}

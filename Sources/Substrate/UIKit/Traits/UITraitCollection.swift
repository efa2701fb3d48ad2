// SPDX-License-Identifier: MIT
import Foundation

/// The environment of a view: its style, scale, direction and text size.
///
/// An immutable value: a change of environment is a new collection.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Proof of Sendable: every stored property is an immutable value.

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Device pixels a point; 0 where it is not specified.
    public let displayScale: CGFloat
    /// The direction of the interface.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The text size that a person prefers.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The room along the horizontal axis.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room along the vertical axis.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The contrast that a person asked for.
    public let accessibilityContrast: UIAccessibilityContrast

    package init(
        style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0,
        direction: UITraitEnvironmentLayoutDirection = .unspecified,
        category: UIContentSizeCategory = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        contrast: UIAccessibilityContrast = .unspecified
    ) {
        userInterfaceStyle = style
        displayScale = scale
        layoutDirection = direction
        preferredContentSizeCategory = category
        userInterfaceIdiom = idiom
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        accessibilityContrast = contrast
        super.init()
    }

    /// Makes a collection in which nothing is specified.
    public override convenience init() {
        self.init(style: .unspecified)
    }

    /// Makes a collection with a style alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Makes a collection with a scale alone, in device pixels a point.
    public convenience init(displayScale: CGFloat) {
        self.init(scale: displayScale)
    }

    /// Makes a collection with a direction alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    /// Makes a collection with a text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    /// Makes a collection with an idiom alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(idiom: userInterfaceIdiom)
    }

    /// Makes a collection with a horizontal size class alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Makes a collection with a vertical size class alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Merges collections; a trait that a later one specifies replaces an earlier one's.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        let merged = collections.reduce(UITraitCollection(style: .unspecified)) { $0.merging($1) }
        self.init(
            style: merged.userInterfaceStyle, scale: merged.displayScale,
            direction: merged.layoutDirection, category: merged.preferredContentSizeCategory,
            idiom: merged.userInterfaceIdiom, horizontal: merged.horizontalSizeClass,
            vertical: merged.verticalSizeClass, contrast: merged.accessibilityContrast)
    }

    package func merging(_ other: UITraitCollection) -> UITraitCollection {
        UITraitCollection(
            style: other.userInterfaceStyle == .unspecified
                ? userInterfaceStyle : other.userInterfaceStyle,
            scale: other.displayScale == 0 ? displayScale : other.displayScale,
            direction: other.layoutDirection == .unspecified
                ? layoutDirection : other.layoutDirection,
            category: other.preferredContentSizeCategory == .unspecified
                ? preferredContentSizeCategory : other.preferredContentSizeCategory,
            idiom: other.userInterfaceIdiom == .unspecified
                ? userInterfaceIdiom : other.userInterfaceIdiom,
            horizontal: other.horizontalSizeClass == .unspecified
                ? horizontalSizeClass : other.horizontalSizeClass,
            vertical: other.verticalSizeClass == .unspecified
                ? verticalSizeClass : other.verticalSizeClass,
            contrast: other.accessibilityContrast == .unspecified
                ? accessibilityContrast : other.accessibilityContrast)
    }

    /// Whether colours may look different in the other collection.
    ///
    /// - Parameter traitCollection: the collection to compare with; nil counts as different.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || accessibilityContrast != other.accessibilityContrast
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        if self === other { return true }
        return userInterfaceStyle == other.userInterfaceStyle
            && displayScale == other.displayScale && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceIdiom == other.userInterfaceIdiom
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && accessibilityContrast == other.accessibilityContrast
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(userInterfaceIdiom)
        return hasher.finalize()
    }

    /// What an environment has that nothing was said about: light, left to right, large text.
    package static let standard = UITraitCollection(
        style: .light, scale: 1, direction: .leftToRight, category: .large, idiom: .phone,
        horizontal: .compact, vertical: .regular, contrast: .normal)
}

/// A thing that has traits and hears of their change: a screen, a window, a view, a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits that hold for this environment now.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
    /// The traits that dynamic colours and fonts resolve against on this thread.
    ///
    /// UIKit sets it around `layoutSubviews`, `draw(_:)` and the like; elsewhere it holds the
    /// main screen's traits.
    public class var current: UITraitCollection {
        get { CurrentTraits.get() ?? CurrentTraits.screen }
        set { CurrentTraits.set(newValue) }
    }

    /// Runs a closure in which this collection is the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = CurrentTraits.get()
        CurrentTraits.set(self)
        defer { CurrentTraits.set(previous) }
        actions()
    }
}

/// The current trait collection of each thread.
package enum CurrentTraits {
    private static let lock = NSLock()
    // Read and written under the lock alone.
    nonisolated(unsafe) private static var screenTraits = UITraitCollection.standard

    /// The main screen's traits.
    package static var screen: UITraitCollection {
        get { lock.withLock { screenTraits } }
        set { lock.withLock { screenTraits = newValue } }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { raw in
            Unmanaged<UITraitCollection>.fromOpaque(raw!).release()  // never nil: POSIX
        }
        precondition(status == 0, "no thread-specific key is left for the current traits")
        return key
    }()

    static func get() -> UITraitCollection? {
        guard let raw = pthread_getspecific(key) else { return nil }
        // The slot holds a retained collection or nil, set below alone.
        return Unmanaged<UITraitCollection>.fromOpaque(raw).takeUnretainedValue()
    }

    static func set(_ traits: UITraitCollection?) {
        let old = pthread_getspecific(key)
        pthread_setspecific(
            key, traits.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
        if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UITraitCollectionTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // MARK: Values

    func testANewCollectionSpecifiesNothing() {
        let traits = UITraitCollection()
        XCTAssertEqual(traits.userInterfaceStyle, .unspecified)
        XCTAssertEqual(traits.displayScale, 0)
        XCTAssertEqual(traits.layoutDirection, .unspecified)
        XCTAssertEqual(traits.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(traits.userInterfaceIdiom, .unspecified)
        XCTAssertEqual(traits.horizontalSizeClass, .unspecified)
    }

    func testALaterCollectionWinsWhereItSpecifiesATrait() {
        let merged = UITraitCollection(traitsFrom: [
            light, UITraitCollection(displayScale: 2),
            UITraitCollection(horizontalSizeClass: .compact), dark,
            UITraitCollection(horizontalSizeClass: .unspecified),
        ])
        XCTAssertEqual(merged.userInterfaceStyle, .dark)
        XCTAssertEqual(merged.displayScale, 2)
        XCTAssertEqual(merged.horizontalSizeClass, .compact)
        XCTAssertEqual(merged.verticalSizeClass, .unspecified)
    }

    func testCollectionsOfTheSameTraitsAreEqual() {
        XCTAssertEqual(UITraitCollection(userInterfaceStyle: .dark), dark)
        XCTAssertEqual(UITraitCollection(userInterfaceStyle: .dark).hash, dark.hash)
        XCTAssertNotEqual(light, dark)
        XCTAssertNotEqual(UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3))
    }

    func testColoursDifferByStyleAndNotByScale() {
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: dark))
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: nil))
        let dense = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: dense))
    }

    func testTheCurrentCollectionIsReplacedInsideAClosureOnly() {
        let before = UITraitCollection.current
        dark.performAsCurrent {
            XCTAssertEqual(UITraitCollection.current, dark)
            light.performAsCurrent { XCTAssertEqual(UITraitCollection.current, light) }
            XCTAssertEqual(UITraitCollection.current, dark)
        }
        XCTAssertEqual(UITraitCollection.current, before)
    }

    // MARK: Views

    func testAViewTakesTheTraitsOfItsParent() {
        let window = OffscreenWindow(scale: 3, traits: dark)
        let view = TraitView()
        XCTAssertNotEqual(view.traitCollection.displayScale, 0)
        window.window.addSubview(view)
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(view.traitCollection.displayScale, 3)
        XCTAssertEqual(view.contentScaleFactor, 3)
    }

    func testAnOverriddenStyleHoldsForTheViewAndItsSubviews() {
        let window = OffscreenWindow(traits: light)
        let outer = TraitView()
        let inner = TraitView()
        window.window.addSubview(outer)
        outer.addSubview(inner)
        outer.changes = []
        inner.changes = []
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(outer.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(outer.changes, [.light])
        XCTAssertEqual(inner.changes, [.light])
        outer.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(inner.changes, [.light, .dark])
    }

    func testAnOverriddenStyleOutlastsAChangeOfTheDevice() {
        let window = OffscreenWindow(traits: light)
        let view = TraitView()
        window.window.addSubview(view)
        view.overrideUserInterfaceStyle = .light
        view.changes = []
        window.setStyle(.dark)
        XCTAssertEqual(window.window.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(view.changes, [])
    }

    func testAChangeOfTheDeviceReachesControllersAndViews() {
        let controller = TraitController()
        let window = OffscreenWindow(rootViewController: controller, traits: light)
        controller.changes = []
        window.setStyle(.dark)
        XCTAssertEqual(controller.changes, [.light])
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    }

    func testAControllersStyleHoldsForItsView() {
        let controller = UIViewController()
        let window = OffscreenWindow(rootViewController: controller, traits: light)
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(window.window.traitCollection.userInterfaceStyle, .light)
    }

    func testLayoutRunsUnderTheTraitsOfTheView() {
        let window = OffscreenWindow(traits: light)
        let view = TraitView()
        view.overrideUserInterfaceStyle = .dark
        window.window.addSubview(view)
        window.runFrame()
        XCTAssertEqual(view.styleInLayout, .dark)
    }

    // MARK: Tint

    func testATintIsInheritedUntilAViewHasItsOwn() {
        let outer = UIView()
        let inner = TraitView()
        outer.addSubview(inner)
        XCTAssertEqual(inner.tintColor, .systemBlue)
        outer.tintColor = .red
        XCTAssertEqual(inner.tintColor, .red)
        XCTAssertEqual(inner.tintChanges, 1)
        inner.tintColor = .green
        XCTAssertEqual(inner.tintChanges, 2)
        outer.tintColor = .blue
        XCTAssertEqual(inner.tintColor, .green)
        XCTAssertEqual(inner.tintChanges, 2, "A view with its own tint heard of its parent's.")
        inner.tintColor = nil
        XCTAssertEqual(inner.tintColor, .blue)
    }

    // MARK: Direction

    func testTheSemanticAttributeDecidesTheDirection() {
        let view = UIView()
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        let cases: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
            (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
            (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
        ]
        for (attribute, expected) in cases {
            XCTAssertEqual(
                UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft),
                expected)
        }
    }
}

private final class TraitView: UIView {
    var changes: [UIUserInterfaceStyle?] = []
    var tintChanges = 0
    var styleInLayout: UIUserInterfaceStyle?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(previousTraitCollection?.userInterfaceStyle)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        tintChanges += 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        styleInLayout = UITraitCollection.current.userInterfaceStyle
    }
}

private final class TraitController: UIViewController {
    var changes: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(previousTraitCollection?.userInterfaceStyle)
    }
}

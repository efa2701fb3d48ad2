// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green, blue and alpha of a colour under traits.
    private func components(_ color: UIColor, _ traits: UITraitCollection? = nil) -> [CGFloat] {
        let resolved = traits.map(color.resolvedColor(with:)) ?? color
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        XCTAssertTrue(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    private func figures(_ hex: UInt32, _ alpha: CGFloat) -> [CGFloat] {
        [
            CGFloat(hex >> 16) / 255, CGFloat(hex >> 8 & 255) / 255, CGFloat(hex & 255) / 255,
            alpha,
        ]
    }

    private func assertEqual(
        _ one: [CGFloat], _ other: [CGFloat], _ name: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(one.count, other.count, name, file: file, line: line)
        for (value, expected) in zip(one, other) {
            XCTAssertEqual(value, expected, accuracy: 1e-6, name, file: file, line: line)
        }
    }

    // MARK: Components

    func testAColourHasTheComponentsItWasMadeFrom() {
        assertEqual(
            components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
        assertEqual(components(UIColor(white: 0.25, alpha: 0.5)), [0.25, 0.25, 0.25, 0.5])
        let color = CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        XCTAssertEqual(UIColor(cgColor: color).cgColor, color)
    }

    func testHueSaturationAndBrightnessGiveTheColourOfTheHexcone() {
        func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> [CGFloat] {
            components(
                UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
        }
        assertEqual(color(0, 1, 1), [1, 0, 0, 1])
        assertEqual(color(1.0 / 6, 1, 1), [1, 1, 0, 1])
        assertEqual(color(1.0 / 3, 1, 1), [0, 1, 0, 1])
        assertEqual(color(0.5, 1, 1), [0, 1, 1, 1])
        assertEqual(color(2.0 / 3, 1, 1), [0, 0, 1, 1])
        assertEqual(color(5.0 / 6, 1, 1), [1, 0, 1, 1])
        assertEqual(color(1, 1, 1), [1, 0, 0, 1])
        assertEqual(color(0.3, 0, 0.7), [0.7, 0.7, 0.7, 1])
        assertEqual(color(0, 0.5, 0.8), [0.8, 0.4, 0.4, 1])
    }

    func testHueSaturationAndBrightnessComeBack() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) =
            (-1, -1, -1, -1)
        for expected: CGFloat in [0, 0.1, 0.3, 0.45, 0.6, 0.8, 0.95] {
            let color = UIColor(hue: expected, saturation: 0.6, brightness: 0.9, alpha: 0.5)
            XCTAssertTrue(
                color.getHue(
                    &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            assertEqual([hue, saturation, brightness, alpha], [expected, 0.6, 0.9, 0.5])
        }
        UIColor.white.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        assertEqual([hue, saturation, brightness], [0, 0, 1])
    }

    func testOnlyAGrayHasAShade() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        XCTAssertTrue(UIColor(white: 0.4, alpha: 0.3).getWhite(&white, alpha: &alpha))
        assertEqual([white, alpha], [0.4, 0.3])
        XCTAssertFalse(UIColor.red.getWhite(&white, alpha: &alpha))
    }

    func testAnotherAlphaKeepsTheOtherComponents() {
        assertEqual(components(UIColor.orange.withAlphaComponent(0.25)), [1, 0.5, 0, 0.25])
    }

    func testTheFixedColoursHaveTheirDocumentedComponents() {
        let colors: [(UIColor, [CGFloat])] = [
            (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]),
            (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
            (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
            (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]),
            (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
            (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
            (.clear, [0, 0, 0, 0]),
        ]
        for (color, expected) in colors { assertEqual(components(color), expected, "\(color)") }
    }

    // MARK: System colours

    func testTheSystemColoursHaveTheirFiguresInLightAndDark() {
        // The figures of iOS 17, from Apple's Human Interface Guidelines.
        let colors: [(String, UIColor, UInt32, UInt32)] = [
            ("red", .systemRed, 0xFF3B30, 0xFF453A),
            ("orange", .systemOrange, 0xFF9500, 0xFF9F0A),
            ("yellow", .systemYellow, 0xFFCC00, 0xFFD60A),
            ("green", .systemGreen, 0x34C759, 0x30D158),
            ("mint", .systemMint, 0x00C7BE, 0x63E6E2),
            ("teal", .systemTeal, 0x30B0C7, 0x40C8E0),
            ("cyan", .systemCyan, 0x32ADE6, 0x64D2FF),
            ("blue", .systemBlue, 0x007AFF, 0x0A84FF),
            ("indigo", .systemIndigo, 0x5856D6, 0x5E5CE6),
            ("purple", .systemPurple, 0xAF52DE, 0xBF5AF2),
            ("pink", .systemPink, 0xFF2D55, 0xFF375F),
            ("brown", .systemBrown, 0xA2845E, 0xAC8E68),
            ("gray", .systemGray, 0x8E8E93, 0x8E8E93),
            ("gray 2", .systemGray2, 0xAEAEB2, 0x636366),
            ("gray 3", .systemGray3, 0xC7C7CC, 0x48484A),
            ("gray 4", .systemGray4, 0xD1D1D6, 0x3A3A3C),
            ("gray 5", .systemGray5, 0xE5E5EA, 0x2C2C2E),
            ("gray 6", .systemGray6, 0xF2F2F7, 0x1C1C1E),
        ]
        for (name, color, inLight, inDark) in colors {
            assertEqual(components(color, light), figures(inLight, 1), "\(name), light")
            assertEqual(components(color, dark), figures(inDark, 1), "\(name), dark")
        }
    }

    func testTheColoursOfInterfacesHaveTheirFiguresInLightAndDark() {
        typealias Figures = (UInt32, CGFloat)
        let colors: [(String, UIColor, Figures, Figures)] = [
            ("label", .label, (0, 1), (0xFFFFFF, 1)),
            ("secondary label", .secondaryLabel, (0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
            ("tertiary label", .tertiaryLabel, (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
            ("quaternary label", .quaternaryLabel, (0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
            ("placeholder", .placeholderText, (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
            ("separator", .separator, (0x3C3C43, 0.29), (0x545458, 0.6)),
            ("opaque separator", .opaqueSeparator, (0xC6C6C8, 1), (0x38383A, 1)),
            ("link", .link, (0x007AFF, 1), (0x0984FF, 1)),
            ("fill", .systemFill, (0x787880, 0.2), (0x787880, 0.36)),
            ("secondary fill", .secondarySystemFill, (0x787880, 0.16), (0x787880, 0.32)),
            ("tertiary fill", .tertiarySystemFill, (0x767680, 0.12), (0x767680, 0.24)),
            ("quaternary fill", .quaternarySystemFill, (0x747480, 0.08), (0x767680, 0.18)),
            ("background", .systemBackground, (0xFFFFFF, 1), (0, 1)),
            ("secondary", .secondarySystemBackground, (0xF2F2F7, 1), (0x1C1C1E, 1)),
            ("tertiary", .tertiarySystemBackground, (0xFFFFFF, 1), (0x2C2C2E, 1)),
            ("grouped", .systemGroupedBackground, (0xF2F2F7, 1), (0, 1)),
            ("in a group", .secondarySystemGroupedBackground, (0xFFFFFF, 1), (0x1C1C1E, 1)),
            ("in an inner group", .tertiarySystemGroupedBackground, (0xF2F2F7, 1), (0x2C2C2E, 1)),
        ]
        for (name, color, inLight, inDark) in colors {
            assertEqual(
                components(color, light), figures(inLight.0, inLight.1), "\(name), light")
            assertEqual(components(color, dark), figures(inDark.0, inDark.1), "\(name), dark")
        }
    }

    // MARK: Resolution

    func testADynamicColourIsAskedWithTheTraitsItIsDrawnUnder() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        assertEqual(components(color, light), [0, 0, 0, 1])
        assertEqual(components(color, dark), [1, 1, 1, 1])
    }

    func testADynamicColourMayGiveAnotherDynamicColour() {
        let color = UIColor { _ in .systemBackground }
        assertEqual(components(color, dark), [0, 0, 0, 1])
        assertEqual(components(color, light), [1, 1, 1, 1])
    }

    func testCGColorFollowsTheCurrentTraits() {
        dark.performAsCurrent { assertEqual(components(.label), [1, 1, 1, 1]) }
        light.performAsCurrent {
            assertEqual(components(.label), [0, 0, 0, 1])
            dark.performAsCurrent { XCTAssertEqual(UIColor.label.cgColor.components?.first, 1) }
            XCTAssertEqual(UIColor.label.cgColor.components?.first, 0)
        }
    }

    func testAnotherAlphaLeavesAColourDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        assertEqual(components(color, light), [0, 0, 0, 0.5])
        assertEqual(components(color, dark), [1, 1, 1, 0.5])
        let provided = UIColor { _ in .systemBackground }.withAlphaComponent(0.5)
        assertEqual(components(provided, dark), [0, 0, 0, 0.5])
    }

    func testAResolvedColourNoLongerFollowsTraits() {
        let resolved = UIColor.label.resolvedColor(with: dark)
        light.performAsCurrent { assertEqual(components(resolved), [1, 1, 1, 1]) }
    }

    func testABackgroundFollowsTheStyleOfItsView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        let window = OffscreenWindow(view: view, traits: light)
        XCTAssertEqual(view.layer.backgroundColor?.components?.first, 1)
        window.setStyle(.dark)
        XCTAssertEqual(view.layer.backgroundColor?.components?.first, 0)
        XCTAssertEqual(view.backgroundColor, .systemBackground)
        view.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.layer.backgroundColor?.components?.first, 1)
    }

    // MARK: Equality

    func testColoursOfTheSameComponentsAreEqual() {
        let one = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        let two = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        XCTAssertEqual(one, two)
        XCTAssertEqual(one.hash, two.hash)
        XCTAssertNotEqual(one, one.withAlphaComponent(0.9))
        XCTAssertEqual(UIColor.systemRed, UIColor.systemRed)
        XCTAssertEqual(UIColor(white: 0, alpha: 1), UIColor.black)
    }

    func testADynamicColourIsNotEqualToWhatItResolvesTo() {
        XCTAssertNotEqual(UIColor.label, UIColor.label.resolvedColor(with: light))
        XCTAssertNotEqual(UIColor { _ in .red }, UIColor { _ in .red })
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIImageTests: XCTestCase {
    private func picture(
        _ color: UIColor, width: CGFloat, height: CGFloat, scale: CGFloat = 1
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
            .image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            }
    }

    // MARK: Names

    func testACatalogGivesTheVariantOfTheScaleAtTheSamePointSize() throws {
        let assets = try AssetFolder()
        try assets.addImageSet("icon", [(.red, 1, nil), (.green, 2, nil), (.blue, 3, nil)])
        for (scale, expected) in [(1, 0xFFFF_0000), (2, 0xFF00_FF00), (3, 0xFF00_00FF)] {
            let image = try XCTUnwrap(assets.image("icon", scale: CGFloat(scale)))
            XCTAssertEqual(image.scale, CGFloat(scale))
            XCTAssertEqual(image.size, CGSize(width: 8, height: 6))
            XCTAssertEqual(image.cgImage?.width, 8 * scale)
            XCTAssertEqual(image.cgImage?.argb(0, 0), UInt32(expected))
        }
    }

    func testAMissingScaleIsServedByTheNextDenserVariantElseTheDensest() throws {
        let assets = try AssetFolder()
        try assets.addImageSet("icon", [(.red, 1, nil), (.blue, 3, nil)])
        XCTAssertEqual(assets.image("icon", scale: 2)?.scale, 3)
        try assets.addImageSet("small", [(.red, 1, nil)])
        let small = try XCTUnwrap(assets.image("small", scale: 3))
        XCTAssertEqual(small.scale, 1)
        XCTAssertEqual(small.size, CGSize(width: 8, height: 6))
    }

    func testACatalogGivesTheDarkVariantInTheDark() throws {
        let assets = try AssetFolder()
        try assets.addImageSet("icon", [(.red, 2, nil), (.green, 2, "dark")])
        XCTAssertEqual(
            assets.image("icon", scale: 2, style: .light)?.cgImage?.argb(0, 0), 0xFFFF_0000)
        XCTAssertEqual(
            assets.image("icon", scale: 2, style: .dark)?.cgImage?.argb(0, 0), 0xFF00_FF00)
    }

    func testACatalogsIntentGivesTheRenderingMode() throws {
        let assets = try AssetFolder()
        try assets.addImageSet("plain", [(.red, 1, nil)])
        try assets.addImageSet("shape", [(.red, 1, nil)], intent: "template")
        try assets.addImageSet("photo", [(.red, 1, nil)], intent: "original")
        XCTAssertEqual(assets.image("plain", scale: 1)?.renderingMode, .automatic)
        XCTAssertEqual(assets.image("shape", scale: 1)?.renderingMode, .alwaysTemplate)
        XCTAssertEqual(assets.image("photo", scale: 1)?.renderingMode, .alwaysOriginal)
    }

    func testALooseFileIsFoundWithItsDenserVariants() throws {
        let assets = try AssetFolder()
        try assets.add(picture(.red, width: 8, height: 6), as: "loose.png")
        try assets.add(picture(.green, width: 8, height: 6, scale: 2), as: "loose@2x.png")
        XCTAssertEqual(assets.image("loose", scale: 1)?.cgImage?.argb(0, 0), 0xFFFF_0000)
        let dense = try XCTUnwrap(assets.image("loose", scale: 2))
        XCTAssertEqual(dense.scale, 2)
        XCTAssertEqual(dense.size, CGSize(width: 8, height: 6))
        XCTAssertEqual(assets.image("loose.png", scale: 2)?.scale, 2)
    }

    func testANameThatIsNotThereGivesNothing() throws {
        let assets = try AssetFolder()
        XCTAssertNil(assets.image("absent", scale: 1))
        XCTAssertNil(assets.image("", scale: 1))
        XCTAssertNil(assets.image("../escape", scale: 1))
    }

    func testAFileNameGivesTheScale() throws {
        let assets = try AssetFolder()
        try assets.add(picture(.red, width: 8, height: 6, scale: 2), as: "photo@2x.png")
        let image = try XCTUnwrap(UIImage(contentsOfFile: assets.path("photo@2x.png")))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.size, CGSize(width: 8, height: 6))
        XCTAssertNil(UIImage(contentsOfFile: assets.path("absent.png")))
    }

    // MARK: Data

    func testPNGDataComesBackAsTheSamePixels() throws {
        let data = try XCTUnwrap(picture(.green, width: 5, height: 7).pngData())
        let image = try XCTUnwrap(UIImage(data: data))
        XCTAssertEqual(image.size, CGSize(width: 5, height: 7))
        XCTAssertEqual(image.scale, 1)
        XCTAssertEqual(image.cgImage?.argb(4, 6), 0xFF00_FF00)
        XCTAssertEqual(UIImage(data: data, scale: 2)?.size, CGSize(width: 2.5, height: 3.5))
    }

    func testDataThatIsNoPictureGivesNothing() {
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(data: Data("not a picture".utf8)))
    }

    func testAnEmptyImageHasNoSizeAndNoData() {
        XCTAssertEqual(UIImage().size, .zero)
        XCTAssertNil(UIImage().pngData())
    }

    // MARK: Derived images

    func testAnotherRenderingModeKeepsPixelsScaleAndSize() {
        let image = picture(.red, width: 8, height: 6, scale: 2)
        let template = image.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(template.renderingMode, .alwaysTemplate)
        XCTAssertEqual(image.renderingMode, .automatic)
        XCTAssertEqual(template.size, image.size)
        XCTAssertEqual(template.scale, 2)
        XCTAssertTrue(template.cgImage === image.cgImage)
    }

    func testATintFillsThePictureThroughItsAlpha() throws {
        let half = picture(UIColor.red.withAlphaComponent(0.5), width: 4, height: 4)
        let tinted = half.withTintColor(.blue)
        let pixel = try XCTUnwrap(tinted.cgImage?.argb(1, 1))
        let original = try XCTUnwrap(half.cgImage?.argb(1, 1))
        XCTAssertEqual(pixel >> 24, original >> 24, "The alpha changed.")
        XCTAssertEqual(pixel >> 16 & 0xFF, 0)
        XCTAssertEqual(pixel & 0xFF, pixel >> 24)
        XCTAssertEqual(tinted.size, half.size)
    }

    func testATintKeepsTheRenderingModeUnlessOneIsGiven() {
        let image = picture(.red, width: 4, height: 4)
        XCTAssertEqual(image.withTintColor(.blue).renderingMode, .automatic)
        let template = image.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(template.withTintColor(.blue).renderingMode, .alwaysTemplate)
        XCTAssertEqual(
            template.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode,
            .alwaysOriginal)
    }

    func testAResizableImageHasItsCapsAndTilesUnlessToldToStretch() {
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
        let image = picture(.red, width: 8, height: 6).resizableImage(withCapInsets: caps)
        XCTAssertEqual(image.capInsets, caps)
        XCTAssertEqual(image.resizingMode, .tile)
        XCTAssertEqual(image.size, CGSize(width: 8, height: 6))
        XCTAssertEqual(
            image.resizableImage(withCapInsets: caps, resizingMode: .stretch).resizingMode,
            .stretch)
    }

    // MARK: Renderer

    func testARendererMakesAPictureOfItsSizeAtItsScale() {
        let image = picture(.red, width: 10, height: 4, scale: 3)
        XCTAssertEqual(image.size, CGSize(width: 10, height: 4))
        XCTAssertEqual(image.scale, 3)
        XCTAssertEqual(image.cgImage?.width, 30)
        XCTAssertEqual(image.cgImage?.height, 12)
    }

    func testAnImageDrawsAtAPointInItsOwnSize() throws {
        let dot = picture(.red, width: 4, height: 4, scale: 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format)
            .image { _ in dot.draw(at: CGPoint(x: 4, y: 4)) }
        let image = try XCTUnwrap(drawn.cgImage)
        XCTAssertEqual(image.argb(4, 4), 0xFFFF_0000)
        XCTAssertEqual(image.argb(7, 7), 0xFFFF_0000)
        XCTAssertEqual(image.argb(8, 8), 0)
        XCTAssertEqual(image.argb(3, 3), 0)
    }

    func testAContextEndsWithItsScope() {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        XCTAssertNotNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width, 8)
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    // MARK: Image views

    func testAnImageViewHasTheSizeOfItsImageAndTakesNoTouches() {
        let view = UIImageView(image: picture(.red, width: 8, height: 6, scale: 2))
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 8, height: 6))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 8, height: 6))
        XCTAssertFalse(view.isUserInteractionEnabled)
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertEqual(view.frame.size, CGSize(width: 8, height: 6))
    }

    func testAnImageViewShowsATemplateInItsTintColour() {
        let view = UIImageView(
            image: picture(.red, width: 10, height: 10).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        let window = OffscreenWindow(size: CGSize(width: 20, height: 20), scale: 1)
        window.window.addSubview(view)
        XCTAssertEqual(window.snapshot().argb(5, 5), 0xFF00_FF00)
        view.tintColor = .blue
        XCTAssertEqual(window.snapshot().argb(5, 5), 0xFF00_00FF)
        view.image = view.image?.withRenderingMode(.alwaysOriginal)
        XCTAssertEqual(window.snapshot().argb(5, 5), 0xFFFF_0000)
    }

    func testAspectFitShowsTheWholeImageInTheMiddle() {
        let view = UIImageView(image: picture(.red, width: 10, height: 10))
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let window = OffscreenWindow(size: CGSize(width: 40, height: 20), scale: 1)
        window.window.backgroundColor = .white
        window.window.addSubview(view)
        let shown = window.snapshot()
        XCTAssertEqual(shown.argb(20, 10), 0xFFFF_0000)
        XCTAssertEqual(shown.argb(12, 10), 0xFFFF_0000)
        XCTAssertEqual(shown.argb(5, 10), 0xFFFF_FFFF)
        XCTAssertEqual(shown.argb(35, 10), 0xFFFF_FFFF)
    }
}

/// A folder with an asset catalog, made for one test and removed after it.
@MainActor private final class AssetFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("UIImageTests-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func add(_ image: UIImage, as name: String) throws {
        try XCTUnwrap(image.pngData()).write(to: url.appendingPathComponent(name))
    }

    /// Adds an image set of pictures of 8 by 6 points: their colours, scales and appearances.
    func addImageSet(
        _ name: String, _ variants: [(color: UIColor, scale: Int, appearance: String?)],
        intent: String? = nil
    ) throws {
        let set = "Assets.xcassets/\(name).imageset"
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(set), withIntermediateDirectories: true)
        var entries: [[String: Any]] = []
        for (color, scale, appearance) in variants {
            let file = "\(name)-\(appearance ?? "any")@\(scale)x.png"
            var entry: [String: Any] = [
                "idiom": "universal", "scale": "\(scale)x", "filename": file,
            ]
            if let appearance {
                entry["appearances"] = [["appearance": "luminosity", "value": appearance]]
            }
            entries.append(entry)
            let format = UIGraphicsImageRendererFormat()
            format.scale = CGFloat(scale)
            let size = CGSize(width: 8, height: 6)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            try add(image, as: "\(set)/\(file)")
        }
        var contents: [String: Any] = [
            "images": entries, "info": ["version": 1, "author": "xcode"],
        ]
        if let intent { contents["properties"] = ["template-rendering-intent": intent] }
        try JSONSerialization.data(withJSONObject: contents)
            .write(to: url.appendingPathComponent("\(set)/Contents.json"))
    }

    func image(
        _ name: String, scale: CGFloat, style: UIUserInterfaceStyle = .light
    ) -> UIImage? {
        guard let bundle = Bundle(path: url.path) else {
            XCTFail("The folder is no bundle.")
            return nil
        }
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
        ])
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }
}

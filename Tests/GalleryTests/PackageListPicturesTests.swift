// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// The list's look, byte for byte. The texts are in Latin letters, so that the pictures depend on
/// the system font alone.
@preconcurrency @MainActor final class PackageListPicturesTests: XCTestCase {
    func testTheListInLightStyle() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(100), style: .light)
        gallery.window.assertSnapshot()
    }

    func testTheListInDarkStyleByFallingSize() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(100), style: .dark)
        gallery.choose("Size")
        gallery.window.assertSnapshot()
    }
}

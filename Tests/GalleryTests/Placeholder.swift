// SPDX-License-Identifier: MIT
import XCTest

final class GalleryPlaceholderTests: XCTestCase {}

// SPDX-License-Identifier: MIT
import XCTest

final class CoreGraphicsPlaceholderTests: XCTestCase {}

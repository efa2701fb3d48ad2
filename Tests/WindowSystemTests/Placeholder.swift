// SPDX-License-Identifier: MIT
import XCTest

final class WindowSystemPlaceholderTests: XCTestCase {}

// SPDX-License-Identifier: MIT
import XCTest

final class TextLayoutPlaceholderTests: XCTestCase {}

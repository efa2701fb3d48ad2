// SPDX-License-Identifier: MIT
import XCTest

final class FlexboxPlaceholderTests: XCTestCase {}

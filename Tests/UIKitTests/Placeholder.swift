// SPDX-License-Identifier: MIT
import XCTest

final class UIKitPlaceholderTests: XCTestCase {}

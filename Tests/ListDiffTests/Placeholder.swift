// SPDX-License-Identifier: MIT
import XCTest

final class ListDiffPlaceholderTests: XCTestCase {}

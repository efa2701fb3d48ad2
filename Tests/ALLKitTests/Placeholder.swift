// SPDX-License-Identifier: MIT
import XCTest

final class ALLKitPlaceholderTests: XCTestCase {}

// SPDX-License-Identifier: MIT
import XCTest

final class QuartzCorePlaceholderTests: XCTestCase {}

// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

import WindowSystem

final class DisplayScaleTests: XCTestCase {
    private func scale(_ environment: [String: String] = [:], resources: String? = nil) -> CGFloat {
        DisplayScale.resolve(environment: environment, resources: resources)
    }

    func testScaleIsOneWhenNothingIsSaid() {
        XCTAssertEqual(scale(), 1)
        XCTAssertEqual(scale(resources: "Xcursor.size:\t24\n"), 1)
    }

    func testOwnVariableWinsOverTheDesktop() {
        let environment = ["TRELLIS_SCALE": "1.25", "GDK_SCALE": "2"]
        XCTAssertEqual(scale(environment, resources: "Xft.dpi:\t192\n"), 1.25)
    }

    func testGDKVariableWinsOverResources() {
        XCTAssertEqual(scale(["GDK_SCALE": "3"], resources: "Xft.dpi: 192"), 3)
    }

    func testResourcesGiveDotsPerInch() {
        XCTAssertEqual(scale(resources: "Xft.antialias:\t1\nXft.dpi:\t192\nXft.rgba:\tnone"), 2)
        XCTAssertEqual(scale(resources: "Xft.dpi: 98"), 1)
        XCTAssertEqual(scale(resources: "Xft.dpi: 144"), 1.5)
    }

    func testNonsenseIsPassedOver() {
        for nonsense in ["", "two", "-1", "0", "nan", "inf", "1e999"] {
            XCTAssertEqual(scale(["TRELLIS_SCALE": nonsense, "GDK_SCALE": "2"]), 2, nonsense)
            XCTAssertEqual(scale(resources: "Xft.dpi: \(nonsense)"), 1, nonsense)
        }
    }

    func testExtremesAreCut() {
        XCTAssertEqual(scale(["TRELLIS_SCALE": "1000"]), DisplayScale.range.upperBound)
        XCTAssertEqual(scale(["TRELLIS_SCALE": "0.001"]), DisplayScale.range.lowerBound)
    }
}

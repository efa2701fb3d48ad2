// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class MethodOverrideTests: XCTestCase {
    func testOnlyClassesThatOverrideDrawDrawThemselves() {
        XCTAssertFalse(MethodOverride.overridesDraw(UIView.self))
        XCTAssertFalse(MethodOverride.overridesDraw(PlainView.self))
        XCTAssertTrue(MethodOverride.overridesDraw(DrawingView.self))
        XCTAssertTrue(MethodOverride.overridesDraw(DrawingSubview.self))
        XCTAssertFalse(MethodOverride.overridesDraw(UILabel.self))
        XCTAssertTrue(MethodOverride.overridesDraw(DrawingLabel.self))
    }

    func testOnlyLabelsThatOverrideDrawTextDrawTheirText() {
        XCTAssertFalse(MethodOverride.overridesDrawText(UILabel.self))
        XCTAssertFalse(MethodOverride.overridesDrawText(DrawingLabel.self))
        XCTAssertTrue(MethodOverride.overridesDrawText(TextDrawingLabel.self))
    }

    func testAViewThatDoesNotDrawHasNoContent() {
        let view = PlainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertNil(view.makeLayerContent())
        let drawing = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertNotNil(drawing.makeLayerContent())
    }
}

private final class PlainView: UIView {
    override func layoutSubviews() {}
}

private class DrawingView: UIView {
    override func draw(_ rect: CGRect) {}
}

private final class DrawingSubview: DrawingView {}

private final class DrawingLabel: UILabel {
    override func draw(_ rect: CGRect) {}
}

private final class TextDrawingLabel: UILabel {
    override func drawText(in rect: CGRect) {}
}

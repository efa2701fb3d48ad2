// SPDX-License-Identifier: MIT
import CCairo
import XCTest

@testable import TextLayout

final class SubpixelTests: XCTestCase {
    private let text = "illumination"

    /// The centre of darkness of the picture, in pixels from the left.
    private func centre(_ canvas: Canvas) -> Double {
        var sum = 0.0
        var weight = 0.0
        for y in 0..<canvas.height {
            for x in 0..<canvas.width {
                let darkness = Double(255 - canvas.pixel(x, y).green)
                sum += darkness * (Double(x) + 0.5)
                weight += darkness
            }
        }
        return sum / weight
    }

    private func drawn(at x: CGFloat) -> Canvas {
        let canvas = Canvas(width: 120, height: 24)
        ShapedText.shape(text, .system(13)).draw(
            in: canvas.context, at: CGPoint(x: x, y: 2), defaultColor: .black)
        return canvas
    }

    func testTextMovesByQuartersOfAPixel() {
        let start = centre(drawn(at: 5))
        for quarter in 1...4 {
            let moved = centre(drawn(at: 5 + CGFloat(quarter) / 4))
            XCTAssertEqual(moved - start, Double(quarter) / 4, accuracy: 0.03)
        }
    }

    func testGlyphsLookLikeTheirFilledOutlines() {
        let shaped = ShapedText.shape(text, .system(16))
        let ours = Canvas(width: 140, height: 30)
        shaped.draw(in: ours.context, at: CGPoint(x: 4, y: 4), defaultColor: .black)
        let outlines = Canvas(width: 140, height: 30)
        let cr = outlines.context.cr
        cairo_set_source_rgb(cr, 0, 0, 0)
        cairo_set_font_options(cr, CairoFont.options.pointer)
        for run in shaped.storage.runs {
            cairo_set_font_face(cr, run.font.face)
            var matrix = run.font.matrix
            cairo_set_font_matrix(cr, &matrix)
            let baseline = Double(4 + shaped.firstBaseline).rounded()
            var glyphs = shaped.storage.glyphs[run.glyphs].map {
                cairo_glyph_t(
                    index: UInt($0.index), x: (Double($0.x + 4) * 4).rounded() / 4, y: baseline)
            }
            cairo_glyph_path(cr, &glyphs, Int32(glyphs.count))
            cairo_fill(cr)
        }
        for y in 0..<30 {
            for x in 0..<140 {
                XCTAssertEqual(
                    ours.pixel(x, y).green, outlines.pixel(x, y).green, accuracy: 8, "\(x), \(y)")
            }
        }
    }

    func testTextThatReachesBeyondThePictureIsCut() {
        let canvas = Canvas(width: 20, height: 10)
        let shaped = ShapedText.shape(String(repeating: text, count: 40), .system(16))
        for x in stride(from: -200.0, through: 40, by: 7.3) {
            shaped.draw(in: canvas.context, at: CGPoint(x: x, y: -8), defaultColor: .black)
            shaped.draw(in: canvas.context, at: CGPoint(x: x, y: 5000), defaultColor: .black)
            shaped.draw(in: canvas.context, at: CGPoint(x: x * 1e7, y: 0), defaultColor: .black)
        }
        XCTAssertNotNil(canvas.inkedRect())
    }

    func testTwoPixelsAPointAndTurnedTextAreLeftToCairo() {
        let canvas = Canvas(width: 20, height: 20)
        let shaped = ShapedText.shape(text, .system(16))
        func scale(_ change: (OpaquePointer) -> Void) -> Double? {
            cairo_save(canvas.context.cr)
            defer { cairo_restore(canvas.context.cr) }
            change(canvas.context.cr)
            return TextPainter(
                text: shaped, cr: canvas.context.cr, origin: .zero, color: .black
            ).subpixelScale
        }
        XCTAssertEqual(scale { _ in }, 1)
        XCTAssertEqual(scale { cairo_scale($0, 1.5, 1.5) }, 1.5)
        XCTAssertNil(scale { cairo_scale($0, 2, 2) })
        XCTAssertNil(scale { cairo_rotate($0, 0.1) })
        XCTAssertNil(scale { cairo_scale($0, 1, -1) })
    }
}

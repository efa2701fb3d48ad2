// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

@preconcurrency @MainActor final class AsyncLabelTests: XCTestCase {
    /// Waits until what was queued has been drawn and shown.
    private func finishDrawing() {
        AsyncLabel.queue.sync {}
        let shown = expectation(description: "shown")
        DispatchQueue.main.async { shown.fulfill() }
        wait(for: [shown], timeout: 10)
    }

    private func makeLabel() -> AsyncLabel {
        let label = AsyncLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.stringDrawing = NSAttributedString(string: "Text").drawing()
        return label
    }

    func testATextIsDrawnAtTheSizeOfTheView() throws {
        let label = makeLabel()
        finishDrawing()
        let contents = try XCTUnwrap(label.layer.contents as? CGImage)
        XCTAssertEqual(CGFloat(contents.width), 60 * label.layer.contentsScale)
        XCTAssertEqual(CGFloat(contents.height), 20 * label.layer.contentsScale)
    }

    func testNoTextShowsNothingThoughAnOlderOneIsBeingDrawn() {
        let label = makeLabel()
        label.stringDrawing = nil
        finishDrawing()
        XCTAssertNil(label.layer.contents)
    }

    func testAPictureNeedsASize() {
        XCTAssertNil(NSAttributedString(string: "Text").drawing().draw(with: .zero))
    }

    func testADrawingKeepsTheTextItWasMadeOf() {
        let text = NSMutableAttributedString(string: "Before")
        let drawing = text.drawing()
        text.mutableString.setString("After")
        XCTAssertEqual(drawing.string.string, "Before")
    }

    func testASpecHandsItsDrawingToTheViewInSwift6() throws {
        let layout = TitleSpec(model: "Title").makeLayoutWith(
            boundingDimensions: CGSize(width: 200, height: CGFloat.nan).layoutDimensions)
        let label = try XCTUnwrap(layout.makeView().subviews.first as? UILabel)
        XCTAssertEqual(label.attributedText?.string, "Title")
    }
}

private final class TitleSpec: ModelLayoutSpec<String> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let text = model.attributed().font(.systemFont(ofSize: 17)).make().drawing()
        return LayoutNodeBuilder().layout().body {
            LayoutNodeBuilder().layout(sizeProvider: text).view { (label: UILabel, _) in
                label.attributedText = text.string
            }
        }
    }
}

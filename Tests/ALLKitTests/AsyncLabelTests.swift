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

    private func bytes(_ image: CGImage) -> [UInt8] { image.withPixels { Array($0) } }

    /// Runs what waits for the main thread.
    private func deliver() {
        let delivered = expectation(description: "delivered")
        DispatchQueue.main.async { delivered.fulfill() }
        wait(for: [delivered], timeout: 10)
    }

    func testAPictureThatIsLateDoesNotShowAfterANewerTextWasSet() throws {
        let label = makeLabel()
        AsyncLabel.queue.sync {}
        // The old text is drawn and on its way to the main thread; the new one takes its time.
        let isAllowed = DispatchSemaphore(value: 0)
        AsyncLabel.queue.async { isAllowed.wait() }
        let newer = NSAttributedString(string: "Newer").drawing()
        label.stringDrawing = newer
        deliver()
        XCTAssertNil(label.layer.contents)
        isAllowed.signal()
        finishDrawing()
        let shown = try XCTUnwrap(label.layer.contents as? CGImage)
        let expected = try XCTUnwrap(newer.draw(with: label.bounds.size)?.cgImage)
        XCTAssertEqual(bytes(shown), bytes(expected))
        XCTAssertTrue(bytes(shown).contains { $0 != 0 })
    }

    func testALabelThatIsUsedAgainShowsItsLastTextOnly() throws {
        let label = makeLabel()
        for word in ["one", "two", "three"] {
            label.stringDrawing = NSAttributedString(string: word).drawing()
        }
        let last = NSAttributedString(string: "last").drawing()
        label.stringDrawing = last
        finishDrawing()
        let shown = try XCTUnwrap(label.layer.contents as? CGImage)
        let expected = try XCTUnwrap(last.draw(with: label.bounds.size)?.cgImage)
        XCTAssertEqual(bytes(shown), bytes(expected))
        XCTAssertEqual(label.stringDrawing?.string.string, "last")
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

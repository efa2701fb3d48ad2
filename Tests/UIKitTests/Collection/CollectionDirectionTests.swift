// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

private final class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@preconcurrency @MainActor final class CollectionDirectionTests: XCTestCase {
    /// 80 by 40 items in a view of 300 by 400 that is read from right to left.
    private func stage(
        _ count: Int, _ direction: UICollectionView.ScrollDirection,
        layout: UICollectionViewFlowLayout = MirroredLayout()
    ) -> CollectionStage {
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 80, height: 40)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        let stage = CollectionStage(
            WordSource([.words(count)]), layout: layout, size: CGSize(width: 300, height: 400))
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.window.runFrame()
        return stage
    }

    private func x(_ stage: CollectionStage, _ item: Int) -> CGFloat? {
        stage.view.cellForItem(at: path(item)).map { $0.frame.minX - stage.view.contentOffset.x }
    }

    func testLinesBeginAtTheRight() {
        // Three a line, 30 apart.
        let stage = stage(5, .vertical)
        XCTAssertEqual((0..<5).map { x(stage, $0) }, [220, 110, 0, 220, 110])
        XCTAssertEqual(stage.view.cellForItem(at: path(3))?.frame.minY, 50)
        XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 290, y: 10)), path(0))
        XCTAssertEqual(
            stage.view.layoutAttributesForItem(at: path(2))?.frame,
            CGRect(x: 0, y: 0, width: 80, height: 40))
        XCTAssertEqual(stage.layout.layoutAttributesForItem(at: path(2))?.frame.minX, 220)
    }

    func testALayoutThatDoesNotAskForItIsNotMirrored() {
        let stage = stage(5, .vertical, layout: UICollectionViewFlowLayout())
        XCTAssertEqual((0..<3).map { x(stage, $0) }, [0, 110, 220])
    }

    func testContentThatScrollsSidewaysBeginsAtItsRightEnd() {
        let stage = stage(200, .horizontal)
        // Eight lines of 50 a column, the last at 400 - 40; columns of 90 points.
        XCTAssertEqual(stage.view.contentSize.width, 25 * 90 - 10)
        XCTAssertEqual(stage.view.contentOffset.x, 25 * 90 - 10 - 300)
        XCTAssertEqual(x(stage, 0), 220)
        XCTAssertEqual(x(stage, 8), 130)
        stage.view.scrollToItem(at: path(80), at: .right, animated: false)
        stage.window.runFrame()
        XCTAssertEqual(x(stage, 80), 220)
        stage.view.scrollToItem(at: path(199), at: [], animated: false)
        stage.window.runFrame()
        XCTAssertEqual(stage.view.contentOffset.x, 0)
        XCTAssertEqual(x(stage, 199), 0)
    }

    func testFewItemsStandAtTheRight() {
        let stage = stage(10, .horizontal)
        XCTAssertEqual(x(stage, 0), 220)
        XCTAssertEqual(x(stage, 9), 130)
    }

    func testWhatIsOnScreenStaysWhenContentGrowsAtItsLeftEnd() throws {
        let stage = stage(200, .horizontal)
        stage.view.scrollToItem(at: path(80), at: .right, animated: false)
        stage.window.runFrame()
        stage.source.sections[0] += .words(80, prefix: "x")
        stage.view.insertItems(at: (200..<280).map { path($0) })
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(80)))
        XCTAssertEqual(x(stage, 80), 220)
        stage.window.advance(by: 0.1)
        let shown = try XCTUnwrap(cell.layer.presentation()?.position.x)
        XCTAssertEqual(shown - stage.view.contentOffset.x, 260, accuracy: 0.001)
        stage.window.settle()
        XCTAssertEqual(x(stage, 80), 220)
        XCTAssertEqual(stage.view.contentSize.width, 35 * 90 - 10)
    }

    func testAnInsertedColumnComesInAtTheRightAndTheOthersGiveWayToTheLeft() {
        let stage = stage(200, .horizontal)
        stage.source.sections[0].insert(contentsOf: [String].words(8, prefix: "x"), at: 0)
        stage.view.insertItems(at: (0..<8).map { path($0) })
        stage.window.settle()
        stage.view.scrollToItem(at: path(0), at: .right, animated: false)
        stage.window.runFrame()
        XCTAssertEqual(stage.shown[path(0)], "x0")
        XCTAssertEqual(x(stage, 0), 220)
        XCTAssertEqual(x(stage, 8), 130)
    }

    func testAnItemIsMovedByHandUnderTheFingerOfTheMirroredView() {
        let stage = stage(6, .vertical)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 20))
        XCTAssertEqual(stage.view.cellForItem(at: path(2))?.center, CGPoint(x: 40, y: 20))
        stage.view.endInteractiveMovement()
        XCTAssertEqual(stage.source.moves, ["0.0 to 0.2"])
        stage.window.settle()
        XCTAssertEqual(stage.shown[path(2)], "w0")
        XCTAssertEqual(x(stage, 2), 0)
    }

    func testAHeaderPinsToTheRightEdgeOfAMirroredRow() {
        let layout = MirroredLayout()
        layout.headerReferenceSize = CGSize(width: 30, height: 0)
        layout.sectionHeadersPinToVisibleBounds = true
        let stage = stage(200, .horizontal, layout: layout)
        func headerX() -> CGFloat? {
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)
            ).map { $0.frame.maxX - stage.view.contentOffset.x }
        }
        XCTAssertEqual(headerX(), 300)
        stage.view.contentOffset.x -= 500
        stage.window.runFrame()
        XCTAssertEqual(headerX(), 300)
    }
}

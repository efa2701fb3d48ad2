// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// A million rows, each asked for at most once.
private final class MillionRows: WordSource, UICollectionViewFlowLayoutBulkSizing {
    let count = 1_000_000
    var sizes = [CGSize](repeating: CGSize(width: 300, height: 40), count: 1_000_000)
    var bulkRequests = 0

    init() { super.init([]) }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellRequests += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesForItemsIn section: Int
    ) -> [CGSize]? {
        bulkRequests += 1
        return sizes
    }
}

/// Rests at hundreds of points.
private final class HundredsLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

@preconcurrency @MainActor final class CollectionSizingTests: XCTestCase {
    func testCellsThatPreferOtherSizesAreLaidOutByThem() {
        let source = WordSource([.words(50)])
        source.preferredHeight = { $0 == "w1" ? 100 : 60 }
        let stage = CollectionStage(source) {
            $0.estimatedItemSize = CGSize(width: 300, height: 40)
        }
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.frame.height, 60)
        XCTAssertEqual(
            stage.view.cellForItem(at: path(2))?.frame,
            CGRect(x: 0, y: 160, width: 300, height: 60))
        // 60 + 100 + 4 * 60 fill the screen; four more were asked before that was known.
        XCTAssertEqual(stage.view.indexPathsForVisibleItems.count, 6)
    }

    func testACellThatFitsItselfIsLaidOutByThat() {
        final class FittingCell: UICollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: 70)
            }
        }
        let stage = CollectionStage(WordSource([.words(4)])) {
            $0.estimatedItemSize = CGSize(width: 300, height: 40)
        }
        stage.view.register(FittingCell.self, forCellWithReuseIdentifier: "word")
        stage.view.reloadData()
        stage.window.settle()
        XCTAssertEqual(stage.view.contentSize.height, 280)
        XCTAssertEqual(stage.view.cellForItem(at: path(1))?.frame.minY, 70)
    }

    func testBatchesOverAMillionRowsMakeNoMoreViewsThanAreSeen() {
        let source = MillionRows()
        let stage = CollectionStage(source)
        stage.view.contentOffset.y = 20_000_000
        stage.window.runFrame()
        let asked = source.cellRequests
        for row in 0..<5 {
            stage.view.performBatchUpdates {
                stage.view.moveItem(at: path(row), to: path(999_999 - row))
            }
        }
        stage.window.settle()
        // Each batch shifts the rows on screen by one, so one new row comes in sight each time.
        XCTAssertEqual(source.cellRequests, asked + 5)
    }

    func testRowsAboveThatGrowDoNotMoveWhatIsOnScreen() {
        let source = MillionRows()
        let stage = CollectionStage(source)
        stage.view.contentOffset.y = 400_010
        stage.window.runFrame()
        func top() -> CGFloat? {
            stage.view.cellForItem(at: path(10_000)).map {
                $0.frame.minY - stage.view.contentOffset.y
            }
        }
        XCTAssertEqual(top(), -10)
        stage.layout.updateSizes(
            [5: CGSize(width: 300, height: 100), 10_003: CGSize(width: 300, height: 90)],
            inSection: 0)
        stage.window.runFrame()
        XCTAssertEqual(top(), -10)
        XCTAssertEqual(stage.view.contentOffset.y, 400_070)
        XCTAssertEqual(stage.view.cellForItem(at: path(10_003))?.frame.height, 90)
        XCTAssertEqual(stage.view.contentSize.height, 40_000_110)
    }

    func testScrollingBackOverEstimatedRowsMovesWhatIsOnScreenEvenly() throws {
        let source = WordSource([.words(500)])
        source.preferredHeight = { $0.hasSuffix("3") ? 110 : 60 }
        let stage = CollectionStage(source) {
            $0.estimatedItemSize = CGSize(width: 300, height: 40)
        }
        stage.view.scrollToItem(at: path(200), at: .top, animated: false)
        stage.window.runFrame()
        XCTAssertEqual(
            stage.view.cellForItem(at: path(200))?.frame.minY, stage.view.contentOffset.y)
        for _ in 0..<40 {
            let first = try XCTUnwrap(stage.view.indexPathsForVisibleItems.min())
            let top = try XCTUnwrap(stage.view.cellForItem(at: first)?.frame.minY)
            let place = top - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 13
            stage.window.runFrame()
            let cell = try XCTUnwrap(stage.view.cellForItem(at: first))
            XCTAssertEqual(cell.frame.minY - stage.view.contentOffset.y, place + 13)
        }
        for path in stage.view.indexPathsForVisibleItems {
            XCTAssertEqual(
                stage.view.cellForItem(at: path)?.frame.height,
                source.preferredHeight?(source.word(path)))
        }
    }

    func testALayoutMayChooseWhereADragComesToRest() {
        let stage = CollectionStage(
            WordSource([.words(10_000)]), layout: HundredsLayout(),
            size: CGSize(width: 300, height: 400))
        stage.window.drag(from: CGPoint(x: 10, y: 380), to: CGPoint(x: 10, y: 100), duration: 0.1)
        stage.window.settle()
        XCTAssertGreaterThan(stage.view.contentOffset.y, 0)
        XCTAssertEqual(stage.view.contentOffset.y.remainder(dividingBy: 100), 0)
    }

    func testRowsThatGrowDuringAScrollDoNotStopIt() {
        let source = MillionRows()
        let stage = CollectionStage(source)
        stage.view.contentOffset.y = 4000
        stage.window.runFrame()
        stage.window.drag(
            from: CGPoint(x: 10, y: 390), to: CGPoint(x: 10, y: 100), duration: 0.1)
        XCTAssertTrue(stage.view.isDecelerating)
        let before = stage.view.contentOffset.y
        stage.layout.updateSizes([3: CGSize(width: 300, height: 140)], inSection: 0)
        XCTAssertEqual(stage.view.contentOffset.y, before + 100)
        XCTAssertTrue(stage.view.isDecelerating)
        stage.window.advance(by: 0.1)
        XCTAssertGreaterThan(stage.view.contentOffset.y, before + 100)
    }

    func testAMillionRowsAreAskedForOnceAndShownByTheScreen() {
        let source = MillionRows()
        let stage = CollectionStage(source)
        XCTAssertEqual(source.bulkRequests, 1)
        for row in stride(from: 1, to: 1_000_000, by: 99_991) {
            stage.view.scrollToItem(at: path(row), at: .top, animated: false)
            stage.window.runFrame()
        }
        XCTAssertEqual(source.bulkRequests, 1)
        XCTAssertLessThanOrEqual(source.cellRequests, 10 + 11 * 11)
        XCTAssertEqual(stage.view.contentSize.height, 40_000_000)
    }
}

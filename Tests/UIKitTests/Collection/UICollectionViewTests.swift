// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
    var coming: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { coming += indexPaths }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths }
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

@preconcurrency @MainActor final class UICollectionViewTests: XCTestCase {
    func testCellsExistForWhatIsOnScreenOnly() {
        let source = WordSource([.words(1000)])
        let stage = CollectionStage(source)
        XCTAssertEqual(stage.view.indexPathsForVisibleItems.sorted(), (0..<10).map { path($0) })
        XCTAssertEqual(source.cellRequests, 10)
        XCTAssertEqual(stage.seen, .words(10))
        XCTAssertNil(stage.view.cellForItem(at: path(10)))
    }

    func testScrollingUsesCellsAgain() {
        let source = WordSource([.words(1000)])
        let stage = CollectionStage(source)
        let made = WordCell.made
        for step in 1...200 {
            stage.view.contentOffset.y = CGFloat(step) * 20
            stage.window.runFrame()
        }
        // Eleven rows are in sight between two rows; no more are ever made.
        XCTAssertEqual(WordCell.made - made, 1)
        XCTAssertEqual(source.cellRequests, 10 + 100)
        XCTAssertEqual(stage.seen, (100..<110).map { "w\($0)" })
        XCTAssertEqual(stage.view.subviews.compactMap { $0 as? WordCell }.count, 10)
    }

    func testAJumpReusesAllCellsAtOnce() {
        let source = WordSource([.words(1000)])
        let stage = CollectionStage(source)
        let made = WordCell.made
        stage.view.contentOffset.y = 20_000
        stage.window.runFrame()
        XCTAssertEqual(WordCell.made, made)
        XCTAssertEqual(stage.seen, (500..<510).map { "w\($0)" })
    }

    func testDisplayIsToldWhenCellsComeAndGo() {
        let source = WordSource([.words(100)])
        let stage = CollectionStage(source)
        source.log = []
        stage.view.contentOffset.y = 40
        stage.window.runFrame()
        XCTAssertEqual(source.log, ["didEndDisplaying 0.0", "willDisplay 0.10"])
    }

    func testPointsAndCellsAreFound() throws {
        let stage = CollectionStage(WordSource([.words(100)]))
        stage.view.contentOffset.y = 400
        stage.window.runFrame()
        XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 5, y: 419)), path(10))
        XCTAssertNil(stage.view.indexPathForItem(at: CGPoint(x: 5, y: 4000)))
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(12)))
        XCTAssertEqual(stage.view.indexPath(for: cell), path(12))
        XCTAssertNil(stage.view.indexPath(for: UICollectionViewCell(frame: .zero)))
    }

    func testARegistrationMakesAndFillsCells() {
        final class Source: NSObject, UICollectionViewDataSource {
            let registration = UICollectionView.CellRegistration<WordCell, String> {
                cell, path, word in
                cell.word = "\(word) at \(path.item)"
            }

            func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 3 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(
                    using: registration, for: indexPath, item: "x")
            }
        }
        let stage = CollectionStage(WordSource([]))
        let source = Source()
        stage.view.dataSource = source
        stage.window.runFrame()
        XCTAssertEqual(stage.seen, ["x at 0", "x at 1", "x at 2"])
    }

    func testAnInsetAcrossTheScrollNarrowsTheLines() {
        let stage = CollectionStage(
            WordSource([.words(10)]), itemSize: CGSize(width: 100, height: 40))
        stage.view.contentInset = UIEdgeInsets(top: 10, left: 50, bottom: 0, right: 50)
        stage.window.runFrame()
        // Two fit into 200.
        XCTAssertEqual(
            stage.view.cellForItem(at: path(3))?.frame,
            CGRect(x: 100, y: 40, width: 100, height: 40))
        XCTAssertEqual(stage.view.contentSize, CGSize(width: 200, height: 200))
        XCTAssertEqual(stage.view.contentOffset, CGPoint(x: -50, y: -10))
    }

    func testHeadersAreMadeOnceAndUsedAgain() {
        let source = WordSource((0..<50).map { _ in [String].words(4) })
        let stage = CollectionStage(source) {
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
        }
        let kind = UICollectionView.elementKindSectionHeader
        XCTAssertEqual(
            stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted(),
            [path(0, 0), path(0, 1)])
        let first = stage.view.supplementaryView(forElementKind: kind, at: path(0, 0))
        XCTAssertEqual((first as? WordHeader)?.word, "0")
        stage.view.contentOffset.y = 2000
        stage.window.runFrame()
        let now = stage.view.visibleSupplementaryViews(ofKind: kind)
        XCTAssertEqual(now.count, 2)
        XCTAssertTrue(now.contains { $0 === first })
        XCTAssertEqual(
            Set(now.compactMap { ($0 as? WordHeader)?.word }), ["10", "11"])
    }

    // MARK: Selection

    func testATapHighlightsThenSelectsInUIKitsOrder() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.window.tap(at: CGPoint(x: 10, y: 50))
        source.log = []
        stage.window.tap(at: CGPoint(x: 10, y: 90))
        stage.window.settle()
        XCTAssertEqual(
            source.log,
            [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2",
                "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2", "canPerform 0.2",
                "perform 0.2",
            ])
        XCTAssertEqual(stage.view.indexPathsForSelectedItems, [path(2)])
        XCTAssertEqual(stage.view.cellForItem(at: path(2))?.isSelected, true)
        XCTAssertEqual(stage.view.cellForItem(at: path(1))?.isSelected, false)
    }

    func testAMultipleSelectionGrowsAndShrinksByTaps() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.view.allowsMultipleSelection = true
        for y in [10, 50, 90, 50] { stage.window.tap(at: CGPoint(x: 10, y: y)) }
        stage.window.settle()
        XCTAssertEqual(stage.view.indexPathsForSelectedItems?.sorted(), [path(0), path(2)])
        XCTAssertEqual(source.log.suffix(2), ["shouldDeselect 0.1", "didDeselect 0.1"])
    }

    func testADelegateThatRefusesStopsASelection() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        source.log = []
        source.refuses = ["shouldSelect"]
        stage.window.tap(at: CGPoint(x: 10, y: 10))
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
        source.log = []
        source.refuses = ["shouldHighlight"]
        stage.window.tap(at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(source.log, ["shouldHighlight 0.0"])
        source.refuses = ["canPerform"]
        stage.window.tap(at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(source.log.suffix(2), ["didSelect 0.0", "canPerform 0.0"])
    }

    func testADelegateThatRefusesKeepsAnItemInAMultipleSelection() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.view.allowsMultipleSelection = true
        source.refuses = ["shouldDeselect"]
        for _ in 0..<2 { stage.window.tap(at: CGPoint(x: 10, y: 10)) }
        XCTAssertEqual(stage.view.indexPathsForSelectedItems, [path(0)])
        XCTAssertEqual(source.log.last, "shouldDeselect 0.0")
    }

    func testEditingHasItsOwnRulesOfSelection() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.window.tap(at: CGPoint(x: 10, y: 10))
        stage.view.isEditing = true
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
        stage.window.tap(at: CGPoint(x: 10, y: 10))
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
        stage.view.allowsMultipleSelectionDuringEditing = true
        for y in [10, 50] { stage.window.tap(at: CGPoint(x: 10, y: y)) }
        XCTAssertEqual(stage.view.indexPathsForSelectedItems?.sorted(), [path(0), path(1)])
        stage.view.isEditing = false
        XCTAssertEqual(stage.view.indexPathsForSelectedItems, [path(1)])
    }

    func testSelectingInCodeTellsNobodyAndNilTakesAllAway() {
        let source = WordSource([.words(100)])
        let stage = CollectionStage(source)
        source.log = []
        stage.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
        XCTAssertEqual(stage.view.contentOffset.y, 2000)
        XCTAssertEqual(source.log, [])
        stage.window.runFrame()
        XCTAssertEqual(stage.view.cellForItem(at: path(50))?.isSelected, true)
        stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
        XCTAssertEqual(stage.view.cellForItem(at: path(50))?.isSelected, false)
        XCTAssertFalse(source.log.contains { $0.hasPrefix("did") && $0.contains("elect") })
    }

    func testADragSelectsNothing() {
        let source = WordSource([.words(50)])
        let stage = CollectionStage(source)
        stage.window.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 10, y: 100))
        stage.window.settle()
        XCTAssertGreaterThan(stage.view.contentOffset.y, 100)
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
        XCTAssertFalse(source.log.contains { $0.hasPrefix("didSelect") })
    }

    // MARK: Scrolling

    func testAnItemIsScrolledToWhereItShouldBe() {
        let stage = CollectionStage(WordSource([.words(100)]))
        let view = stage.view
        view.scrollToItem(at: path(50), at: .top, animated: false)
        XCTAssertEqual(view.contentOffset.y, 2000)
        view.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
        XCTAssertEqual(view.contentOffset.y, 2020 - 200)
        view.scrollToItem(at: path(50), at: .bottom, animated: false)
        XCTAssertEqual(view.contentOffset.y, 2040 - 400)
        // In sight already, no position wanted: nothing moves.
        view.scrollToItem(at: path(45), at: [], animated: false)
        XCTAssertEqual(view.contentOffset.y, 1640)
        view.scrollToItem(at: path(99), at: .top, animated: false)
        XCTAssertEqual(view.contentOffset.y, 4000 - 400)
        view.scrollToItem(at: path(0), at: .top, animated: true)
        stage.window.settle()
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertEqual(stage.seen, .words(10))
    }

    func testEachScrollPositionLeavesTheItemWithinTheInsets() {
        let stage = CollectionStage(
            WordSource([.words(400)]), itemSize: CGSize(width: 50, height: 50)
        ) { $0.scrollDirection = .horizontal }
        let view = stage.view
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        // Eight items a column; item 160 is the first of the column at 1,000 points.
        let cases: [(UICollectionView.ScrollPosition, CGFloat)] = [
            (.left, 1000 - 20), (.right, 1050 + 30 - 300),
            (.centeredHorizontally, 1025 - 20 - 125),
            ([.left, .top], 1000 - 20), ([.right, .bottom], 1050 + 30 - 300),
            ([.centeredHorizontally, .centeredVertically], 1025 - 20 - 125),
        ]
        for (position, offset) in cases {
            for start in [-20, 2200] as [CGFloat] {
                view.contentOffset.x = start
                view.scrollToItem(at: path(160), at: position, animated: false)
                XCTAssertEqual(view.contentOffset, CGPoint(x: offset, y: 0), "\(position)")
            }
        }
        // Brought in sight by the shortest way, from either side.
        view.contentOffset.x = -20
        view.scrollToItem(at: path(160), at: [], animated: false)
        XCTAssertEqual(view.contentOffset.x, 1050 + 30 - 300)
        view.contentOffset.x = 2200
        view.scrollToItem(at: path(160), at: [], animated: false)
        XCTAssertEqual(view.contentOffset.x, 1000 - 20)
    }

    func testNothingIsPrefetchedIfThatIsSwitchedOff() {
        let log = PrefetchLog()
        let stage = CollectionStage(WordSource([.words(100)]))
        stage.view.prefetchDataSource = log
        stage.view.isPrefetchingEnabled = false
        stage.view.contentOffset.y = 40
        stage.window.runFrame()
        XCTAssertEqual(log.coming, [])
    }

    func testPrefetchingRunsOneScreenAhead() {
        let log = PrefetchLog()
        let stage = CollectionStage(WordSource([.words(100)]))
        stage.view.prefetchDataSource = log
        stage.view.contentOffset.y = 40
        stage.window.runFrame()
        XCTAssertEqual(log.coming, (11..<21).map { path($0) })
        stage.view.contentOffset.y = 80
        stage.window.runFrame()
        XCTAssertEqual(log.coming.suffix(1), [path(21)])
        XCTAssertEqual(log.cancelled, [])
        stage.view.contentOffset.y = 60
        stage.window.runFrame()
        XCTAssertEqual(log.cancelled, (12..<22).map { path($0) })
    }

    func testAnotherLayoutIsShownAtOnceOrInTime() {
        let stage = CollectionStage(WordSource([.words(50)]))
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        grid.minimumInteritemSpacing = 0
        grid.minimumLineSpacing = 0
        var ends = 0
        stage.view.setCollectionViewLayout(grid, animated: true) { _ in ends += 1 }
        stage.window.settle()
        XCTAssertEqual(ends, 1)
        XCTAssertEqual(
            stage.view.cellForItem(at: path(4))?.frame,
            CGRect(x: 100, y: 100, width: 100, height: 100))
        XCTAssertEqual(stage.seen, .words(12))
    }

    func testABatchBegunDuringAChangeOfLayoutWaitsForItsEnd() {
        let stage = CollectionStage(WordSource([.words(50)]))
        let grid = UICollectionViewFlowLayout()
        // Two items come on screen.
        grid.itemSize = CGSize(width: 100, height: 100)
        grid.minimumInteritemSpacing = 0
        grid.minimumLineSpacing = 0
        var ends = 0
        stage.source.onDisplay = {
            stage.source.onDisplay = nil
            stage.view.performBatchUpdates {
                stage.source.sections[0].remove(at: 0)
                stage.view.deleteItems(at: [path(0)])
            } completion: { _ in
                ends += 1
            }
        }
        stage.view.setCollectionViewLayout(grid, animated: true)
        stage.window.settle()
        XCTAssertEqual(ends, 1)
        XCTAssertEqual(stage.shown[path(0)], "w1")
    }

    func testAnotherWidthLaysOutAnew() {
        let stage = CollectionStage(
            WordSource([.words(10)]), itemSize: CGSize(width: 100, height: 40))
        XCTAssertEqual(stage.view.cellForItem(at: path(3))?.frame.minY, 40)
        stage.view.frame.size.width = 200
        stage.window.runFrame()
        XCTAssertEqual(
            stage.view.cellForItem(at: path(3))?.frame,
            CGRect(x: 100, y: 40, width: 100, height: 40))
        XCTAssertEqual(stage.view.contentSize, CGSize(width: 200, height: 200))
    }
}

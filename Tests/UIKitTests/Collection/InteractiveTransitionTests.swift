// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Changes of layouts that the user carries out.
@preconcurrency @MainActor final class InteractiveTransitionTests: XCTestCase {
    /// Three columns of squares of 100 points.
    private func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    private func frame(_ stage: CollectionStage, _ item: Int) -> CGRect? {
        stage.view.cellForItem(at: path(item))?.frame
    }

    func testElementsAreBetweenTheirPlacesAsTheProgressSays() {
        let stage = CollectionStage(WordSource([.words(6)]))
        let between = stage.view.startInteractiveTransition(to: grid())
        stage.window.runFrame()
        XCTAssertTrue(stage.view.collectionViewLayout === between)
        XCTAssertEqual(frame(stage, 1), CGRect(x: 0, y: 40, width: 300, height: 40))
        // From (0, 40, 300, 40) to (100, 0, 100, 100).
        between.transitionProgress = 0.5
        stage.window.runFrame()
        XCTAssertEqual(frame(stage, 1), CGRect(x: 50, y: 20, width: 200, height: 70))
        XCTAssertEqual(stage.view.contentSize.height, 220)
        between.transitionProgress = 1
        stage.window.runFrame()
        XCTAssertEqual(frame(stage, 1), CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    func testFinishingGoesTheRestOfTheWayInTime() throws {
        let source = WordSource([.words(6)])
        let stage = CollectionStage(source)
        let next = grid()
        var heard: [[Bool]] = []
        let between = stage.view.startInteractiveTransition(to: next) { heard.append([$0, $1]) }
        between.transitionProgress = 0.5
        stage.window.runFrame()
        stage.view.finishInteractiveTransition()
        XCTAssertTrue(stage.view.collectionViewLayout === next)
        stage.window.advance(by: 0.1)
        XCTAssertEqual(heard, [])
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(1)))
        let x = try XCTUnwrap(cell.layer.presentation()?.frame.minX)
        XCTAssertGreaterThan(x, 50)
        XCTAssertLessThan(x, 100)
        stage.window.settle()
        XCTAssertEqual(heard, [[true, true]])
        XCTAssertEqual(frame(stage, 1), CGRect(x: 100, y: 0, width: 100, height: 100))
        XCTAssertEqual(stage.view.contentSize.height, 200)
        XCTAssertEqual(source.cellRequests, 6, "the same cells")
    }

    func testCancellingGoesBack() {
        let stage = CollectionStage(WordSource([.words(6)]))
        let next = grid()
        var heard: [[Bool]] = []
        let between = stage.view.startInteractiveTransition(to: next) { heard.append([$0, $1]) }
        between.transitionProgress = 0.7
        stage.window.runFrame()
        stage.view.cancelInteractiveTransition()
        stage.window.settle()
        XCTAssertTrue(stage.view.collectionViewLayout === stage.layout)
        XCTAssertEqual(heard, [[true, false]])
        XCTAssertEqual(frame(stage, 1), CGRect(x: 0, y: 40, width: 300, height: 40))
        XCTAssertNil(next.collectionView)
        // The layout is free for another transition.
        _ = stage.view.startInteractiveTransition(to: next)
        stage.view.finishInteractiveTransition()
        stage.window.settle()
        XCTAssertEqual(frame(stage, 1)?.minX, 100)
        XCTAssertNil(stage.layout.collectionView)
    }

    func testTheOffsetGoesAlong() {
        let stage = CollectionStage(WordSource([.words(60)]))
        stage.view.contentOffset.y = 2000
        stage.window.runFrame()
        // 60 items of three a line are 2,000 points high: the last offset is 1,600.
        let between = stage.view.startInteractiveTransition(to: grid())
        between.transitionProgress = 0.5
        stage.window.runFrame()
        XCTAssertEqual(stage.view.contentOffset.y, 1800)
        XCTAssertFalse(stage.view.visibleCells.isEmpty)
        stage.view.finishInteractiveTransition()
        stage.window.settle()
        XCTAssertEqual(stage.view.contentOffset.y, 1600)
        XCTAssertEqual(frame(stage, 59)?.minY, 1900)
    }

    func testWhatOnlyOneLayoutHasFades() {
        let stage = CollectionStage(WordSource([.words(3)])) {
            $0.headerReferenceSize = CGSize(width: 0, height: 20)
        }
        let between = stage.view.startInteractiveTransition(to: grid())
        between.transitionProgress = 0.25
        stage.window.runFrame()
        let kind = UICollectionView.elementKindSectionHeader
        let header = stage.view.supplementaryView(forElementKind: kind, at: path(0))
        XCTAssertEqual(header?.alpha, 0.75)
        stage.view.finishInteractiveTransition()
        stage.window.settle()
        XCTAssertNil(stage.view.supplementaryView(forElementKind: kind, at: path(0)))
    }

    func testABatchDuringATransitionReachesBothLayouts() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        let between = stage.view.startInteractiveTransition(to: grid())
        between.transitionProgress = 0.5
        stage.window.runFrame()
        stage.view.performBatchUpdates {
            source.sections[0].insert("new", at: 0)
            stage.view.insertItems(at: [path(0)])
        }
        stage.window.settle()
        XCTAssertEqual(stage.shown[path(0)], "new")
        XCTAssertEqual(frame(stage, 1), CGRect(x: 50, y: 20, width: 200, height: 70))
        stage.view.finishInteractiveTransition()
        stage.window.settle()
        XCTAssertEqual(frame(stage, 5), CGRect(x: 200, y: 100, width: 100, height: 100))
    }

    func testAnotherLayoutEndsTheTransition() {
        let stage = CollectionStage(WordSource([.words(5)]))
        var heard: [[Bool]] = []
        let next = grid()
        _ = stage.view.startInteractiveTransition(to: next) { heard.append([$0, $1]) }
        let third = grid()
        stage.view.collectionViewLayout = third
        stage.window.settle()
        XCTAssertEqual(heard, [[false, false]])
        XCTAssertTrue(stage.view.collectionViewLayout === third)
        XCTAssertNil(next.collectionView)
        XCTAssertEqual(frame(stage, 1)?.minX, 100)
    }

    func testValuesAreKeptWithTheTransition() {
        let stage = CollectionStage(WordSource([.words(5)]))
        let between = stage.view.startInteractiveTransition(to: grid())
        XCTAssertEqual(between.value(forAnimatedKey: "pull"), 0)
        between.updateValue(3, forAnimatedKey: "pull")
        XCTAssertEqual(between.value(forAnimatedKey: "pull"), 3)
    }
}

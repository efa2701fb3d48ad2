// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Says where the focus may be.
@preconcurrency @MainActor
private final class ChoosyDelegate: NSObject, UICollectionViewDelegate {
    var passedBy: Set<IndexPath> = []
    var preferred: IndexPath?

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    {
        !passedBy.contains(indexPath)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        preferred
    }
}

/// Counts what it is asked for.
private final class CountingLayout: UICollectionViewFlowLayout {
    var answered = 0

    override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let found = super.layoutAttributesForElements(in: rect)
        answered += found?.count ?? 0
        return found
    }
}

/// The keyboard's focus among items.
@preconcurrency @MainActor final class CollectionFocusTests: XCTestCase {
    private func focused(_ stage: CollectionStage) -> [String] {
        stage.view.visibleCells.filter(\.isFocused).compactMap { ($0 as? WordCell)?.word }
    }

    /// Three columns of squares.
    private func grid(_ source: WordSource) -> CollectionStage {
        let stage = CollectionStage(
            source, itemSize: CGSize(width: 90, height: 90), spacing: 15)
        stage.view.allowsFocus = true
        return stage
    }

    func testArrowsDoNothingUnlessFocusIsAllowed() {
        let stage = CollectionStage(WordSource([.words(5)]))
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(focused(stage), [])
        XCTAssertFalse(stage.view.allowsFocus)
        stage.view.selectionFollowsFocus = true
        XCTAssertTrue(stage.view.allowsFocus)
    }

    func testAnArrowAcrossALongListLooksAtTheItemsOfItsLineOnly() {
        let layout = CountingLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.minimumLineSpacing = 15
        layout.minimumInteritemSpacing = 15
        let stage = CollectionStage(
            WordSource([.words(9_000)]), layout: layout, size: CGSize(width: 300, height: 400))
        stage.view.allowsFocus = true
        stage.window.pressKey(.downArrow)
        layout.answered = 0
        stage.window.pressKey(.leftArrow)
        XCTAssertEqual(focused(stage), ["w0"], "nothing lies that way")
        stage.window.pressKey(.rightArrow)
        XCTAssertEqual(focused(stage), ["w1"])
        // A line has three items; the screen that is shown anew has fifteen.
        XCTAssertLessThan(layout.answered, 60)
    }

    func testArrowsGoToTheNearestItemThatWay() {
        let stage = grid(WordSource([.words(8)]))
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(focused(stage), ["w0"])
        stage.window.pressKey(.rightArrow)
        XCTAssertEqual(focused(stage), ["w1"])
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(focused(stage), ["w4"])
        stage.window.pressKey(.leftArrow)
        XCTAssertEqual(focused(stage), ["w3"])
        stage.window.pressKey(.leftArrow)
        XCTAssertEqual(focused(stage), ["w3"], "a line ends at its edge")
        stage.window.pressKey(.upArrow)
        XCTAssertEqual(focused(stage), ["w0"])
    }

    func testTheFocusScrollsToItemsOffScreen() throws {
        let stage = CollectionStage(WordSource([.words(50)]))
        stage.view.allowsFocus = true
        for _ in 0..<12 {
            stage.window.pressKey(.downArrow)
            stage.window.settle()
        }
        XCTAssertEqual(focused(stage), ["w11"])
        XCTAssertEqual(stage.view.contentOffset.y, 80)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(11)))
        XCTAssertTrue(cell.subviews.contains { $0.layer.borderWidth == 3 })
    }

    func testACellThatIsUsedAgainHasNoRing() {
        let stage = CollectionStage(WordSource([.words(50)]))
        stage.view.allowsFocus = true
        stage.window.pressKey(.downArrow)
        stage.view.contentOffset.y = 800
        stage.window.settle()
        XCTAssertEqual(focused(stage), [])
        stage.view.contentOffset.y = 0
        stage.window.settle()
        XCTAssertEqual(focused(stage), ["w0"])
    }

    func testSelectionFollowsTheFocusWithoutThePrimaryAction() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.view.selectionFollowsFocus = true
        stage.window.pressKey(.downArrow)
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(stage.view.indexPathsForSelectedItems, [path(1)])
        let told = source.log.filter { !$0.hasPrefix("willDisplay") }
        XCTAssertEqual(
            told,
            [
                "shouldSelect 0.0", "didSelect 0.0", "shouldSelect 0.1", "didDeselect 0.0",
                "didSelect 0.1",
            ])
    }

    func testReturnDoesWhatATapDoes() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.view.allowsFocus = true
        stage.window.pressKey(.downArrow)
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
        stage.window.pressKey(.returnKey)
        XCTAssertEqual(stage.view.indexPathsForSelectedItems, [path(0)])
        XCTAssertEqual(source.log.last, "perform 0.0")
    }

    func testTheDelegateSaysWhichItemsMayHaveTheFocus() {
        let stage = CollectionStage(WordSource([.words(5)]))
        let delegate = ChoosyDelegate()
        delegate.passedBy = [path(0), path(2)]
        stage.view.delegate = delegate
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(focused(stage), ["w1"])
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(focused(stage), ["w3"])
    }

    func testTheDelegatePrefersAnItem() {
        let stage = CollectionStage(WordSource([.words(5)]))
        let delegate = ChoosyDelegate()
        delegate.preferred = path(3)
        stage.view.delegate = delegate
        stage.window.pressKey(.downArrow)
        XCTAssertEqual(focused(stage), ["w3"])
    }

    func testTheTabulatorGoesToTheNextViewAndBackToTheLastItem() {
        for remembers in [true, false] {
            let source = WordSource([.words(5)])
            let stage = CollectionStage(source)
            stage.view.allowsFocus = true
            stage.view.remembersLastFocusedIndexPath = remembers
            let other = UICollectionView(
                frame: CGRect(x: 0, y: 300, width: 300, height: 100),
                collectionViewLayout: UICollectionViewFlowLayout())
            other.register(WordCell.self, forCellWithReuseIdentifier: "word")
            other.dataSource = source
            other.allowsFocus = true
            stage.window.window.addSubview(other)
            stage.window.runFrame()
            stage.window.pressKey(.downArrow)
            stage.window.pressKey(.downArrow)
            XCTAssertEqual(focused(stage), ["w1"])
            stage.window.pressKey(.tab)
            XCTAssertEqual(focused(stage), [])
            XCTAssertEqual(other.cellForItem(at: path(0))?.isFocused, true)
            stage.window.pressKey(.tab)
            XCTAssertEqual(focused(stage), [remembers ? "w1" : "w0"])
            XCTAssertEqual(other.cellForItem(at: path(0))?.isFocused, false)
        }
    }

    private func neighbour(_ frame: CGRect, _ stage: CollectionStage, _ source: WordSource)
        -> UICollectionView
    {
        let other = UICollectionView(
            frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        other.register(WordCell.self, forCellWithReuseIdentifier: "word")
        other.dataSource = source
        other.allowsFocus = true
        stage.window.window.addSubview(other)
        return other
    }

    func testArrowsCrossFromListToListOfAFocusGroupAndTheTabulatorLeavesIt() {
        let source = WordSource([.words(2)])
        let stage = CollectionStage(source)
        stage.view.allowsFocus = true
        let frame = stage.view.frame
        let right = neighbour(frame.offsetBy(dx: frame.width, dy: 0), stage, source)
        let apart = neighbour(frame.offsetBy(dx: 0, dy: frame.height), stage, source)
        stage.view.focusGroupIdentifier = "pair"
        right.focusGroupIdentifier = "pair"
        stage.window.resize(
            to: CGSize(width: 2 * frame.width, height: 2 * frame.height))
        let isIn = { (view: UICollectionView) in view.visibleCells.contains(where: \.isFocused) }
        stage.window.pressKey(.downArrow)
        XCTAssertTrue(isIn(stage.view))
        stage.window.pressKey(.rightArrow)
        XCTAssertEqual([isIn(stage.view), isIn(right), isIn(apart)], [false, true, false])
        stage.window.pressKey(.leftArrow)
        XCTAssertEqual([isIn(stage.view), isIn(right), isIn(apart)], [true, false, false])
        for _ in 0..<4 { stage.window.pressKey(.downArrow) }
        XCTAssertEqual([isIn(stage.view), isIn(right), isIn(apart)], [true, false, false])
        stage.window.pressKey(.tab)
        XCTAssertEqual([isIn(stage.view), isIn(right), isIn(apart)], [false, false, true])
        stage.window.pressKey(.tab)
        XCTAssertEqual([isIn(stage.view), isIn(right), isIn(apart)], [true, false, false])
    }

    func testAListIsInTheFocusGroupOfTheViewsAroundIt() {
        let source = WordSource([.words(2)])
        let stage = CollectionStage(source)
        stage.view.allowsFocus = true
        let frame = stage.view.frame
        let right = neighbour(frame.offsetBy(dx: frame.width, dy: 0), stage, source)
        stage.window.resize(to: CGSize(width: 2 * frame.width, height: frame.height))
        stage.window.pressKey(.downArrow)
        stage.window.pressKey(.rightArrow)
        XCTAssertFalse(right.visibleCells.contains(where: \.isFocused))
        stage.window.window.focusGroupIdentifier = "all"
        stage.window.pressKey(.rightArrow)
        XCTAssertTrue(right.visibleCells.contains(where: \.isFocused))
    }

    func testTheFocusGoesWithItsItemThroughABatch() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.view.allowsFocus = true
        for _ in 0..<3 { stage.window.pressKey(.downArrow) }
        stage.view.performBatchUpdates {
            source.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [path(0)])
        }
        stage.window.settle()
        XCTAssertEqual(focused(stage), ["w2"])
        stage.view.performBatchUpdates {
            source.sections[0].remove(at: 1)
            stage.view.deleteItems(at: [path(1)])
        }
        stage.window.settle()
        XCTAssertEqual(focused(stage), ["w3"], "the item that takes its place")
    }

    func testATapTakesTheFocusAlong() {
        let stage = CollectionStage(WordSource([.words(5)]))
        stage.view.allowsFocus = true
        stage.window.tap(at: CGPoint(x: 150, y: 60))
        XCTAssertEqual(focused(stage), [], "a tap alone does not begin it")
        stage.window.pressKey(.downArrow)
        stage.window.tap(at: CGPoint(x: 150, y: 140))
        XCTAssertEqual(focused(stage), ["w3"])
    }
}

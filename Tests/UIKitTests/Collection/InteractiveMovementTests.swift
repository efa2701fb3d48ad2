// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Words of which each has its own height.
private final class TallSource: WordSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 300, height: word(indexPath) == "tall" ? 120 : 40)
    }
}

@preconcurrency @MainActor final class InteractiveMovementTests: XCTestCase {
    private func drag(_ stage: CollectionStage, to y: CGFloat) {
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
    }

    func testAnItemFollowsTheHandAndTheOthersGiveWay() throws {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(0)))
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 101)
        stage.window.settle()
        XCTAssertEqual(cell.center, CGPoint(x: 150, y: 101))
        XCTAssertTrue(stage.view.cellForItem(at: path(2)) === cell)
        let places = (0..<5).map { stage.view.cellForItem(at: path($0))?.frame.minY }
        XCTAssertEqual(places, [0, 40, 81, 120, 160])
        XCTAssertEqual(stage.shown[path(0)], "w1")
        XCTAssertEqual(source.moves, [])
        XCTAssertEqual(stage.view.dataSourceIndexPath(forPresentationIndexPath: path(2)), path(0))
        XCTAssertEqual(stage.view.presentationIndexPath(forDataSourceIndexPath: path(1)), path(0))
        stage.view.endInteractiveMovement()
        XCTAssertEqual(source.moves, ["0.0 to 0.2"])
        stage.window.settle()
        XCTAssertEqual(cell.frame.minY, 80)
        XCTAssertEqual(cell.layer.zPosition, 0)
        XCTAssertEqual(stage.seen, ["w1", "w2", "w0", "w3", "w4"])
        XCTAssertEqual(source.cellRequests, 5)
    }

    func testTheMovingCellIsInFrontUntilItIsInItsPlace() throws {
        let stage = CollectionStage(WordSource([.words(5)]))
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(3)))
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(3)))
        XCTAssertGreaterThan(cell.layer.zPosition, 0)
        drag(stage, to: 20)
        stage.view.endInteractiveMovement()
        stage.window.advance(by: 0.1)
        XCTAssertGreaterThan(cell.layer.zPosition, 0)
        stage.window.settle()
        XCTAssertEqual(cell.layer.zPosition, 0)
    }

    func testOthersGiveWayInTimeAndTheCellFollowsWithoutDelay() throws {
        let stage = CollectionStage(WordSource([.words(5)]))
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 22)
        stage.window.settle()
        drag(stage, to: 61)
        stage.window.advance(by: 0.15)
        let moving = try XCTUnwrap(stage.view.cellForItem(at: path(1)))
        let other = try XCTUnwrap(stage.view.cellForItem(at: path(0)))
        XCTAssertEqual(moving.layer.presentation()?.position.y ?? 0, 61, accuracy: 0.01)
        XCTAssertEqual(other.layer.presentation()?.position.y ?? 0, 40, accuracy: 6)
        stage.view.cancelInteractiveMovement()
    }

    func testACancelledMovementBringsEverythingBack() throws {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(1)))
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(1)))
        drag(stage, to: 190)
        stage.window.advance(by: 0.1)
        stage.view.cancelInteractiveMovement()
        stage.window.settle()
        XCTAssertEqual(source.moves, [])
        XCTAssertEqual(cell.frame.minY, 40)
        XCTAssertEqual(cell.layer.zPosition, 0)
        XCTAssertEqual(stage.seen, .words(5))
    }

    func testItemsThatMayNotMoveStayAndOnlyOneMovesAtATime() {
        let source = WordSource([.words(5)])
        source.fixed = ["w2"]
        let stage = CollectionStage(source)
        XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: path(2)))
        XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: path(7)))
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(1)))
        XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: path(3)))
        stage.view.cancelInteractiveMovement()
        drag(stage, to: 190)
        stage.view.endInteractiveMovement()
        XCTAssertEqual(source.moves, [])
    }

    func testTheDelegateMayKeepAnItemFromGoingFurther() {
        let source = WordSource([.words(5)])
        source.movementLimit = path(2)
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 190)
        stage.view.endInteractiveMovement()
        XCTAssertEqual(source.moves, ["0.0 to 0.2"])
    }

    func testAnItemGoesToAnotherSectionItsEndAndAnEmptyOne() {
        let source = WordSource([.words(3, prefix: "a"), .words(2, prefix: "b"), []])
        let stage = CollectionStage(source) {
            $0.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
        }
        // Sections: 0 to 160, 160 to 280, 280 to 320.
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 200)
        XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2)
        XCTAssertEqual(stage.view.numberOfItems(inSection: 1), 3)
        // Section 1 begins at 120 now, and ends at 280.
        drag(stage, to: 270)
        XCTAssertEqual(
            stage.view.dataSourceIndexPath(forPresentationIndexPath: path(2, 1)), path(0))
        drag(stage, to: 300)
        stage.view.endInteractiveMovement()
        stage.window.settle()
        XCTAssertEqual(source.moves, ["0.0 to 2.0"])
        XCTAssertEqual(stage.seen, ["a1", "a2", "b0", "b1", "a0"])
        XCTAssertEqual(stage.view.cellForItem(at: path(0, 2))?.frame.minY, 260)
    }

    func testItemsKeepTheirSizesOnTheWayAndDoNotChangePlacesForEver() {
        let source = TallSource([["w0", "tall", "w2"]])
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        for step in 0..<5 {
            drag(stage, to: 60 + CGFloat(step))
            XCTAssertEqual(
                stage.view.dataSourceIndexPath(forPresentationIndexPath: path(1)), path(0))
        }
        stage.window.settle()
        let heights = (0..<3).map { stage.view.cellForItem(at: path($0))?.frame.height }
        XCTAssertEqual(heights, [120, 40, 40])
        // Away from the tall one and back over it.
        drag(stage, to: 140)
        drag(stage, to: 60)
        stage.view.endInteractiveMovement()
        XCTAssertEqual(source.moves, [])
    }

    func testContentScrollsWhileAnItemIsHeldNearAnEdge() throws {
        let source = WordSource([.words(30)])
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(2)))
        drag(stage, to: 395)
        stage.window.advance(by: 0.5)
        let offset = stage.view.contentOffset.y
        XCTAssertGreaterThan(offset, 100)
        let cell = try XCTUnwrap(
            stage.view.presentationIndexPath(forDataSourceIndexPath: path(2))
                .flatMap(stage.view.cellForItem))
        // The cell stays under the hand.
        XCTAssertEqual(cell.center.y - offset, 395, accuracy: 0.001)
        stage.window.settle()
        XCTAssertEqual(stage.view.contentOffset.y, 800)
        stage.view.endInteractiveMovement()
        XCTAssertEqual(source.moves, ["0.2 to 0.29"])
        stage.window.settle()
        XCTAssertEqual(stage.view.cellForItem(at: path(29))?.frame.minY, 29 * 40)
    }

    func testABatchOrAReloadEndsAMovement() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 100)
        source.sections[0].remove(at: 1)
        stage.view.deleteItems(at: [path(1)])
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["w0", "w2", "w3", "w4"])
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 100)
        stage.view.reloadData()
        stage.view.endInteractiveMovement()
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["w0", "w2", "w3", "w4"])
        XCTAssertEqual(source.moves, [])
    }

    func testACellIsReconfiguredByItsPlaceInTheDataWhileItMoves() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        drag(stage, to: 100)
        source.sections[0][0] = "new"
        stage.view.reconfigureItems(at: [path(0)])
        XCTAssertEqual(stage.shown[path(2)], "new")
        stage.view.endInteractiveMovement()
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["w1", "w2", "new", "w3", "w4"])
    }

    func testRandomMovementsEndAsTheDataSays() {
        for seed in 1...40 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let source = WordSource([
                .words(Int.random(in: 1..<7, using: &generator), prefix: "a"),
                .words(Int.random(in: 1..<7, using: &generator), prefix: "b"),
            ])
            let stage = CollectionStage(
                source, itemSize: CGSize(width: CGFloat([70, 300][seed % 2]), height: 30))
            for _ in 0..<4 {
                guard
                    let start = stage.view.indexPathsForVisibleItems.sorted()
                        .randomElement(using: &generator)
                else { continue }
                XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: start))
                for _ in 0..<Int.random(in: 1..<6, using: &generator) {
                    stage.view.updateInteractiveMovementTargetPosition(
                        CGPoint(
                            x: CGFloat.random(in: 0..<300, using: &generator),
                            y: CGFloat.random(in: 0..<380, using: &generator)))
                    stage.window.advance(by: 0.05)
                    XCTAssertEqual(
                        stage.shown.values.sorted(),
                        source.sections.joined().sorted(), "seed \(seed)")
                    for (place, word) in stage.shown {
                        let data = stage.view.dataSourceIndexPath(forPresentationIndexPath: place)
                        XCTAssertEqual(data.map(source.word), word, "seed \(seed)")
                    }
                }
                if Bool.random(using: &generator) {
                    stage.view.endInteractiveMovement()
                } else {
                    stage.view.cancelInteractiveMovement()
                }
                stage.window.settle()
                let fresh = CollectionStage(
                    WordSource(source.sections), itemSize: stage.layout.itemSize)
                XCTAssertEqual(stage.shown, fresh.shown, "seed \(seed)")
                for (place, _) in stage.shown {
                    XCTAssertEqual(
                        stage.view.cellForItem(at: place)?.frame,
                        fresh.view.cellForItem(at: place)?.frame, "seed \(seed)")
                }
            }
        }
    }

    // MARK: Controller

    private class Words: UICollectionViewController {
        var words = [String].words(5)

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { words.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "word", for: indexPath)
            (cell as? WordCell)?.word = words[indexPath.item]
            return cell
        }
    }

    private final class MovableWords: Words {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    private func show(_ make: (UICollectionViewLayout) -> Words) -> (OffscreenWindow, Words) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        let controller = make(layout)
        let window = OffscreenWindow(size: CGSize(width: 300, height: 400))
        window.window.rootViewController = controller
        window.runFrame()
        return (window, controller)
    }

    private func pressAndDrag(_ window: OffscreenWindow) {
        window.touchDown(at: CGPoint(x: 150, y: 20))
        window.advance(by: 0.6)
        for step in 1...4 {
            window.moveTouch(to: CGPoint(x: 150, y: 20 + CGFloat(step) * 25))
            window.runFrame()
        }
        window.liftTouch()
        window.settle()
    }

    func testALongPressMovesTheItemsOfAControllerThatMovesItsData() {
        let (window, controller) = show { MovableWords(collectionViewLayout: $0) }
        pressAndDrag(window)
        XCTAssertEqual(controller.words, ["w1", "w2", "w3", "w0", "w4"])
        XCTAssertEqual(controller.collectionView.contentOffset.y, 0)
        let cell = controller.collectionView.cellForItem(at: path(3)) as? WordCell
        XCTAssertEqual(cell?.word, "w0")
        XCTAssertEqual(cell?.frame.minY, 120)
    }

    func testALongPressMovesNothingWhereItShouldNot() {
        let (window, controller) = show { Words(collectionViewLayout: $0) }
        pressAndDrag(window)
        XCTAssertEqual(controller.words, .words(5))
        let (other, withoutGesture) = show { MovableWords(collectionViewLayout: $0) }
        withoutGesture.installsStandardGestureForInteractiveMovement = false
        pressAndDrag(other)
        XCTAssertEqual(withoutGesture.words, .words(5))
    }
}

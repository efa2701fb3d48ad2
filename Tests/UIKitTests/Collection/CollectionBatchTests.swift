// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Words of which each has its own size, in lines of one or several.
private final class ShapedSource: WordSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let sum = word(indexPath).utf8.reduce(0) { $0 + Int($1) }
        return CGSize(width: 60 + sum % 7 * 40, height: 20 + sum % 5 * 11)
    }
}

@preconcurrency @MainActor final class CollectionBatchTests: XCTestCase {
    /// Compares all that is on screen with a collection view that shows the same data at once.
    private func checkAgainstAFreshView(
        _ stage: CollectionStage, _ what: String, line: UInt = #line
    ) {
        let data = stage.source.sections
        let fresh = CollectionStage(
            stage.source is ShapedSource ? ShapedSource(data) : WordSource(data),
            size: stage.view.bounds.size,
            itemSize: stage.layout.itemSize, spacing: stage.layout.minimumLineSpacing
        ) { $0.headerReferenceSize = stage.layout.headerReferenceSize }
        XCTAssertEqual(stage.view.contentSize, fresh.view.contentSize, what, line: line)
        fresh.view.contentOffset = stage.view.contentOffset
        fresh.window.runFrame()
        XCTAssertEqual(stage.shown, fresh.shown, what, line: line)
        XCTAssertEqual(stage.seen, fresh.seen, what, line: line)
        for (path, word) in stage.shown {
            XCTAssertEqual(stage.source.word(path), word, what, line: line)
            XCTAssertEqual(
                stage.view.cellForItem(at: path)?.frame, fresh.view.cellForItem(at: path)?.frame,
                what, line: line)
        }
    }

    func testRowsFromAfarStartAsFarAsTheViewIsLong() {
        let source = WordSource([[String].words(1_000, prefix: "w")])
        let stage = CollectionStage(source, itemSize: CGSize(width: 200, height: 50), spacing: 0)
        let length = stage.view.bounds.height
        let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
        stage.view.performBatchUpdates {
            source.sections[0].swapAt(0, 999)
            stage.view.moveItem(
                at: IndexPath(item: 0, section: 0), to: IndexPath(item: 999, section: 0))
            stage.view.moveItem(
                at: IndexPath(item: 999, section: 0), to: IndexPath(item: 0, section: 0))
        }
        // Of rows that are farther than two lengths, animations begin and end one length away.
        let arriving = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
        let start = arriving?.layer.presentation()?.frame.minY ?? .infinity
        XCTAssertEqual(start, length, accuracy: 0.001)
        XCTAssertEqual(first?.frame.minY ?? .infinity, length, accuracy: 0.001)
        stage.window.settle()
        XCTAssertEqual(arriving?.frame.minY, 0)
    }

    func testRandomBatchesEndAsAReloadOfTheSameData() {
        for seed in 1...60 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var fresh = 0
            let words = (0..<3).map {
                [String].words(Int.random(in: 0..<9, using: &generator), prefix: "\($0)-")
            }
            let source = seed % 2 == 0 ? WordSource(words) : ShapedSource(words)
            let stage = CollectionStage(source, itemSize: CGSize(width: 90, height: 60), spacing: 4)
            {
                $0.headerReferenceSize = CGSize(width: 0, height: 20)
            }
            for round in 0..<5 {
                let batch = RandomBatch(source.sections, using: &generator, fresh: &fresh)
                var endings = 0
                stage.view.performBatchUpdates {
                    source.sections = batch.after
                    batch.tell(stage.view)
                } completion: { _ in
                    endings += 1
                }
                for (path, word) in stage.shown { XCTAssertEqual(source.word(path), word) }
                // Sometimes the next batch comes while this one is still to be seen.
                if round % 2 == 0 { stage.window.advance(by: 0.1) } else { stage.window.settle() }
                if round % 2 == 1 {
                    XCTAssertEqual(endings, 1, "seed \(seed), round \(round)")
                    checkAgainstAFreshView(stage, "seed \(seed), round \(round)")
                }
            }
            stage.window.settle()
            checkAgainstAFreshView(stage, "seed \(seed), at last")
        }
    }

    func testAnInsertedItemFadesInWhileOthersGiveWay() throws {
        let source = WordSource([.words(3)])
        let stage = CollectionStage(source)
        source.sections[0].insert("new", at: 1)
        stage.view.insertItems(at: [path(1)])
        let moved = try XCTUnwrap(stage.view.cellForItem(at: path(2)))
        let new = try XCTUnwrap(stage.view.cellForItem(at: path(1)))
        stage.window.advance(by: 0.15)
        let shown = try XCTUnwrap(moved.layer.presentation())
        XCTAssertEqual(shown.position.y, 80, accuracy: 2)
        XCTAssertEqual(new.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.1)
        stage.window.settle()
        XCTAssertEqual(moved.frame.minY, 80)
        XCTAssertEqual(new.alpha, 1)
        XCTAssertEqual(stage.seen, ["w0", "new", "w1", "w2"])
    }

    func testADeletedItemFadesOutAndIsUsedAgain() {
        let source = WordSource([.words(3)])
        let stage = CollectionStage(source)
        let gone = stage.view.cellForItem(at: path(0))
        source.sections[0].removeFirst()
        stage.view.deleteItems(at: [path(0)])
        stage.window.advance(by: 0.1)
        XCTAssertTrue(gone?.superview === stage.view)
        stage.window.settle()
        XCTAssertNil(gone?.superview)
        XCTAssertEqual(source.log.last, "didEndDisplaying 0.0")
        source.sections[0].append("new")
        stage.view.insertItems(at: [path(2)])
        XCTAssertTrue(stage.view.cellForItem(at: path(2)) === gone)
    }

    func testInsertionsOffScreenMakeNoViews() {
        let source = WordSource([.words(100)])
        let stage = CollectionStage(source)
        let made = WordCell.made
        let asked = source.cellRequests
        source.sections[0] += .words(500, prefix: "x")
        stage.view.insertItems(at: (100..<600).map { path($0) })
        stage.window.settle()
        XCTAssertEqual(WordCell.made, made)
        XCTAssertEqual(source.cellRequests, asked)
        XCTAssertEqual(stage.view.contentSize.height, 600 * 40)
    }

    func testAnItemThatMovesInFromOffScreenComesFromItsOldPlace() throws {
        let source = WordSource([.words(100)])
        let stage = CollectionStage(source)
        source.sections[0].insert(source.sections[0].remove(at: 20), at: 0)
        stage.view.moveItem(at: path(20), to: path(0))
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(0)))
        XCTAssertEqual((cell as? WordCell)?.word, "w20")
        stage.window.runFrame()
        XCTAssertEqual(cell.layer.presentation()?.position.y ?? 0, 820, accuracy: 1)
        stage.window.settle()
        XCTAssertEqual(cell.frame.minY, 0)
    }

    func testAReloadedItemHasAnotherCellAndAReconfiguredOneTheSame() {
        let source = WordSource([.words(4)])
        let stage = CollectionStage(source)
        let before = (0..<2).map { stage.view.cellForItem(at: path($0)) }
        source.sections[0][0] = "a"
        source.sections[0][1] = "b"
        stage.view.performBatchUpdates {
            stage.view.reloadItems(at: [path(0)])
            stage.view.reconfigureItems(at: [path(1)])
        }
        stage.window.settle()
        XCTAssertFalse(stage.view.cellForItem(at: path(0)) === before[0])
        XCTAssertTrue(stage.view.cellForItem(at: path(1)) === before[1])
        XCTAssertEqual((before[1] as? WordCell)?.reuses, 0)
        XCTAssertEqual(stage.seen, ["a", "b", "w2", "w3"])
    }

    func testCellsAreReconfiguredAtOnceWithoutALayout() {
        let source = WordSource([.words(100)])
        let stage = CollectionStage(source)
        let cell = stage.view.cellForItem(at: path(1))
        source.sections[0][1] = "b"
        let asked = source.cellRequests
        stage.view.reconfigureItems(at: [path(1), path(90)])
        XCTAssertEqual((cell as? WordCell)?.word, "b")
        XCTAssertEqual(source.cellRequests, asked + 1)
        XCTAssertTrue(stage.view.cellForItem(at: path(1)) === cell)
    }

    func testACellThatIsReconfiguredMayAskForAnotherSize() {
        let source = WordSource([.words(4)])
        source.preferredHeight = { $0 == "tall" ? 90 : 40 }
        let stage = CollectionStage(source) {
            $0.estimatedItemSize = CGSize(width: 300, height: 40)
        }
        source.sections[0][1] = "tall"
        stage.view.reconfigureItems(at: [path(1)])
        stage.window.settle()
        XCTAssertEqual(stage.view.cellForItem(at: path(1))?.frame.height, 90)
        XCTAssertEqual(stage.view.cellForItem(at: path(2))?.frame.minY, 130)
    }

    func testSizesThatCellsAskedForGoWithTheirItems() {
        let source = WordSource([.words(8)])
        source.preferredHeight = { $0 == "w1" ? 90 : 30 }
        let stage = CollectionStage(source) {
            $0.estimatedItemSize = CGSize(width: 300, height: 40)
        }
        source.sections[0] = ["w1", "w2", "w3", "w4", "w5", "w6", "w7"]
        stage.view.deleteItems(at: [path(0)])
        stage.window.settle()
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.frame.height, 90)
        XCTAssertEqual(stage.view.cellForItem(at: path(1))?.frame.minY, 90)
        XCTAssertEqual(stage.view.contentSize.height, 90 + 6 * 30)
    }

    func testADeletionDuringAnotherOnesAnimationEndsInOrder() {
        let source = WordSource([.words(6)])
        let stage = CollectionStage(source)
        var endings = 0
        for _ in 0..<4 {
            stage.view.performBatchUpdates {
                source.sections[0].removeFirst()
                stage.view.deleteItems(at: [path(0)])
            } completion: { _ in
                endings += 1
            }
            stage.window.advance(by: 0.05)
        }
        XCTAssertEqual(stage.shown, [path(0): "w4", path(1): "w5"])
        stage.window.settle()
        XCTAssertEqual(endings, 4)
        checkAgainstAFreshView(stage, "after four deletions")
    }

    func testAReloadDuringAnAnimationShowsTheDataAlone() {
        let source = WordSource([.words(6)])
        let stage = CollectionStage(source)
        var endings = 0
        stage.view.performBatchUpdates {
            source.sections[0].removeFirst(3)
            stage.view.deleteItems(at: (0..<3).map { path($0) })
        } completion: { _ in
            endings += 1
        }
        stage.window.advance(by: 0.1)
        source.sections = [.words(2, prefix: "z")]
        stage.view.reloadData()
        stage.window.runFrame()
        XCTAssertEqual(stage.seen, ["z0", "z1"])
        stage.window.settle()
        XCTAssertEqual(endings, 1)
        checkAgainstAFreshView(stage, "after the reload")
    }

    func testWithoutAnimationABatchIsDoneAtOnceAndEndsOnTheNextTurn() {
        let source = WordSource([.words(3)])
        let stage = CollectionStage(source)
        var heard: [Bool] = []
        UIView.performWithoutAnimation {
            stage.view.performBatchUpdates {
                source.sections[0].removeFirst()
                stage.view.deleteItems(at: [path(0)])
            } completion: {
                heard.append($0)
            }
        }
        XCTAssertEqual(stage.seen, ["w1", "w2"])
        XCTAssertEqual(heard, [])
        stage.window.runFrame()
        XCTAssertEqual(heard, [true])
    }

    func testABatchThatBreaksARuleIsRefusedInTheWordsOfUIKit() {
        let source = WordSource([.words(3)])
        let stage = CollectionStage(source)
        func message(_ change: () -> Void) -> String {
            do {
                try stage.view.checkBatchUpdates(change)
                return "legal"
            } catch {
                return error.description
            }
        }
        XCTAssertEqual(
            message { stage.view.insertItems(at: [path(3)]) }.prefix(60),
            "attempt to insert item 3 into section 0 but there are only 3 items in section 0"
                .prefix(60))
        XCTAssertTrue(
            message { stage.view.deleteItems(at: [path(0)]) }
                .hasPrefix("Invalid update: invalid number of items in section 0."))
        XCTAssertTrue(
            message {
                stage.view.deleteItems(at: [path(0)])
                stage.view.moveItem(at: path(0), to: path(1))
            }.contains("a delete and a move"))
        XCTAssertEqual(message {}, "legal")
        XCTAssertEqual(stage.seen, ["w0", "w1", "w2"])
    }

    func testBatchesInsideABatchBecomePartOfIt() {
        let source = WordSource([.words(2)])
        let stage = CollectionStage(source)
        var endings: [String] = []
        stage.view.performBatchUpdates {
            source.sections[0] = ["w1", "new"]
            stage.view.deleteItems(at: [path(0)])
            stage.view.performBatchUpdates {
                stage.view.insertItems(at: [path(1)])
            } completion: { _ in
                endings.append("inner")
            }
            XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2)
        } completion: { _ in
            endings.append("outer")
        }
        stage.window.settle()
        XCTAssertEqual(endings.sorted(), ["inner", "outer"])
        XCTAssertEqual(stage.seen, ["w1", "new"])
    }

    func testABatchBegunWhileAnotherIsCarriedOutWaits() {
        let source = WordSource([.words(3)])
        let stage = CollectionStage(source)
        var endings = 0
        source.onDisplay = {
            source.onDisplay = nil
            stage.view.performBatchUpdates {
                source.sections[0].append("second")
                stage.view.insertItems(at: [path(4)])
            } completion: { _ in
                endings += 1
            }
        }
        stage.view.performBatchUpdates {
            source.sections[0].append("first")
            stage.view.insertItems(at: [path(3)])
        } completion: { _ in
            endings += 1
        }
        stage.window.settle()
        XCTAssertEqual(endings, 2)
        XCTAssertEqual(stage.seen, ["w0", "w1", "w2", "first", "second"])
    }

    func testOutsideAWindowACompletionHearsFalseOnTheNextTurn() {
        let source = WordSource([.words(3)])
        let stage = CollectionStage(source)
        stage.view.removeFromSuperview()
        var heard: [Bool] = []
        stage.view.performBatchUpdates {
            source.sections[0].removeLast()
            stage.view.deleteItems(at: [path(2)])
        } completion: {
            heard.append($0)
        }
        XCTAssertEqual(heard, [])
        stage.window.runFrame()
        XCTAssertEqual(heard, [false])
        XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2)
    }

    func testTheSelectionIsCarriedThroughABatchAndLostInAReload() {
        let source = WordSource([.words(5)])
        let stage = CollectionStage(source)
        stage.view.allowsMultipleSelection = true
        for item in [0, 2, 4] {
            stage.view.selectItem(at: path(item), animated: false, scrollPosition: [])
        }
        source.sections[0] = ["w4", "w1", "w2", "w3"]
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [path(0)])
            stage.view.moveItem(at: path(4), to: path(0))
        }
        XCTAssertEqual(stage.view.indexPathsForSelectedItems?.sorted(), [path(0), path(2)])
        stage.window.settle()
        XCTAssertEqual(stage.view.cellForItem(at: path(2))?.isSelected, true)
        stage.view.reloadData()
        XCTAssertNil(stage.view.indexPathsForSelectedItems)
    }

    func testContentThatGotShortScrollsToItsEnd() {
        let source = WordSource([.words(20)])
        let stage = CollectionStage(source)
        stage.view.contentOffset.y = 400
        stage.window.runFrame()
        source.sections[0].removeLast(5)
        stage.view.deleteItems(at: (15..<20).map { path($0) })
        stage.window.settle()
        XCTAssertEqual(stage.view.contentOffset.y, 200)
        checkAgainstAFreshView(stage, "after deleting the end")
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Calls a closure when a cell is asked for.
private final class CallingSource: WordSource {
    var onRequest: ((IndexPath) -> Void)?

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        onRequest?(indexPath)
        return cell
    }
}

/// Changes begun while the collection view is in the middle of something.
@preconcurrency @MainActor final class CollectionReentryTests: XCTestCase {
    func testAReloadWithLessDataWhileCellsAreMade() {
        let source = CallingSource([.words(100)])
        let stage = CollectionStage(source)
        source.onRequest = { _ in
            source.onRequest = nil
            source.sections = [["z0", "z1"]]
            stage.view.reloadData()
        }
        stage.view.contentOffset.y = 2000
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["z0", "z1"])
        XCTAssertEqual(stage.view.contentSize.height, 80)
    }

    func testAReloadWithLessDataWhileABatchIsShown() {
        let source = CallingSource([.words(5)])
        let stage = CollectionStage(source)
        var heard: [Bool] = []
        source.onRequest = { _ in
            source.onRequest = nil
            source.sections = [["z0"]]
            stage.view.reloadData()
        }
        stage.view.performBatchUpdates {
            source.sections[0] += ["a", "b", "c"]
            stage.view.insertItems(at: [path(5), path(6), path(7)])
        } completion: {
            heard.append($0)
        }
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["z0"])
        XCTAssertEqual(heard.count, 1)
    }

    func testAMovementThatIsCancelledWhileCellsAreMadeGoesBackAfterwards() {
        let source = CallingSource([.words(100)])
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 101))
        stage.window.settle()
        source.onRequest = { _ in
            source.onRequest = nil
            stage.view.cancelInteractiveMovement()
            // The hand may still move, and be lifted.
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 141))
            stage.view.endInteractiveMovement()
        }
        stage.view.contentOffset.y = 40
        stage.window.settle()
        XCTAssertEqual(Array(stage.seen.prefix(3)), ["w1", "w2", "w3"])
        stage.view.contentOffset.y = 0
        stage.window.settle()
        XCTAssertEqual(Array(stage.seen.prefix(3)), ["w0", "w1", "w2"])
        XCTAssertEqual(source.moves, [])
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
    }

    func testAMovementThatIsCancelledWhileABatchIsShownGoesBackAfterwards() {
        let source = CallingSource([.words(100)])
        let stage = CollectionStage(source)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 101))
        stage.window.settle()
        source.onRequest = { _ in
            source.onRequest = nil
            stage.view.cancelInteractiveMovement()
        }
        // The item goes far off, and others come on screen meanwhile.
        stage.view.contentOffset.y = 2000
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 2101))
        stage.window.settle()
        stage.view.contentOffset.y = 0
        stage.window.settle()
        XCTAssertEqual(Array(stage.seen.prefix(3)), ["w0", "w1", "w2"])
        XCTAssertEqual(source.moves, [])
    }

    func testAReloadWhileCellsComeOnScreenAndLeave() {
        let source = CallingSource([.words(100)])
        let stage = CollectionStage(source)
        source.onDisplay = {
            source.onDisplay = nil
            source.sections = [["z0", "z1"]]
            stage.view.reloadData()
        }
        stage.view.contentOffset.y = 2000
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["z0", "z1"])
        XCTAssertEqual(
            stage.view.subviews.filter { $0 is WordCell && !$0.isHidden }.count, 2)
    }

    func testSeveralChangesToldOneByOneWhileCellsComeOnScreen() {
        for isBatch in [false, true] {
            let source = CallingSource([.words(5)])
            let stage = CollectionStage(source)
            var heard = 0
            source.onDisplay = {
                source.onDisplay = nil
                for word in ["a", "b"] {
                    source.sections[0].insert(word, at: 0)
                    stage.view.insertItems(at: [path(0)])
                }
                stage.view.performBatchUpdates {
                    source.sections[0].removeLast()
                    stage.view.deleteItems(at: [path(source.sections[0].count)])
                } completion: { _ in
                    heard += 1
                }
            }
            if isBatch {
                stage.view.performBatchUpdates {
                    source.sections[0].append("new")
                    stage.view.insertItems(at: [path(5)])
                }
            } else {
                source.sections[0].append("new")
                stage.view.reloadData()
            }
            stage.window.settle()
            XCTAssertEqual(stage.seen, ["b", "a", "w0", "w1", "w2", "w3", "w4"])
            XCTAssertEqual(heard, 1)
        }
    }

    func testChangesFromACompletionAndFromTheBlockOfAnother() {
        let source = CallingSource([.words(3)])
        let stage = CollectionStage(source)
        var heard: [String] = []
        stage.view.performBatchUpdates {
            source.sections[0].append("a")
            stage.view.insertItems(at: [path(3)])
        } completion: { _ in
            heard.append("first")
            stage.view.performBatchUpdates {
                source.sections[0].removeFirst()
                stage.view.deleteItems(at: [path(0)])
            } completion: { _ in
                heard.append("second")
            }
            stage.view.reloadData()
        }
        stage.window.settle()
        XCTAssertEqual(heard, ["first", "second"])
        XCTAssertEqual(stage.seen, ["w1", "w2", "a"])
    }

    func testAViewThatGoesAwayInTheMiddleStillEndsEachBatch() {
        let source = CallingSource([.words(3)])
        let stage = CollectionStage(source)
        var heard = 0
        source.onDisplay = {
            source.onDisplay = nil
            stage.view.performBatchUpdates {
                source.sections[0].append("b")
                stage.view.insertItems(at: [path(4)])
            } completion: { _ in
                heard += 1
            }
        }
        stage.view.performBatchUpdates {
            source.sections[0].append("a")
            stage.view.insertItems(at: [path(3)])
        } completion: { _ in
            heard += 1
        }
        stage.window.advance(by: 0.1)
        stage.view.removeFromSuperview()
        stage.window.settle()
        XCTAssertEqual(heard, 2)
    }

    func testAViewThatEndsBeforeABatchHadItsTurnAnswersIt() {
        let window = OffscreenWindow(size: CGSize(width: 300, height: 400))
        let source = CallingSource([.words(3)])
        weak var weakView: UICollectionView?
        var heard: [Bool] = []
        do {
            let view = UICollectionView(
                frame: window.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            weakView = view
            view.register(WordCell.self, forCellWithReuseIdentifier: "word")
            view.dataSource = source
            source.onRequest = { [weak view] _ in
                source.onRequest = nil
                view?.performBatchUpdates(
                    {
                        source.sections[0].append("a")
                        view?.insertItems(at: [path(3)])
                    }, completion: { heard.append($0) })
            }
            window.window.addSubview(view)
            view.layoutIfNeeded()
            view.removeFromSuperview()
        }
        XCTAssertNil(weakView)
        XCTAssertEqual(heard, [])
        window.settle()
        XCTAssertEqual(heard, [false])
        XCTAssertEqual(source.sections, [.words(3)], "the batch is not carried out")
    }

    func testALayoutPassInsideABatchShowsNothingOfHalfTheChange() {
        let source = CallingSource([.words(100)])
        let stage = CollectionStage(source)
        let asked = source.cellRequests
        stage.view.performBatchUpdates {
            source.sections[0].removeLast(97)
            stage.view.contentOffset.y = 2000
            stage.view.layoutIfNeeded()
            XCTAssertEqual(source.cellRequests, asked)
            XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 100)
            stage.view.deleteItems(at: (3..<100).map { path($0) })
        }
        XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 3)
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["w0", "w1", "w2"])
        XCTAssertEqual(stage.view.contentOffset.y, 0)
    }

    func testABatchWithoutChangesShowsANewLayoutInTimeOfTheBlockAroundIt() throws {
        let source = CallingSource([.words(5)])
        let stage = CollectionStage(source)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(2)))
        var heard: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.layout.itemSize.height = 80
            stage.view.performBatchUpdates(nil) { heard.append($0) }
        }
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 160, width: 300, height: 80))
        stage.window.runFrame()
        stage.window.advance(by: 0.5)
        XCTAssertEqual(cell.layer.presentation()?.position.y ?? 0, 150, accuracy: 3)
        XCTAssertEqual(heard, [])
        stage.window.settle()
        XCTAssertEqual(heard, [true])
    }
}

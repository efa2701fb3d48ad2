// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Lets every item be dragged and moves it where it is dropped.
@preconcurrency @MainActor
private final class Mover: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let source: WordSource
    private(set) var ended = 0

    init(_ source: WordSource) {
        self.source = source
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { ended += 1 }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first, let from = item.sourceIndexPath,
            let target = coordinator.destinationIndexPath
        else { return }
        let source = source
        collectionView.performBatchUpdates {
            source.sections[target.section].insert(
                source.sections[from.section].remove(at: from.item), at: target.item)
            collectionView.moveItem(at: from, to: target)
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }
}

/// What becomes of a carried item whose collection view changes before it arrived.
@preconcurrency @MainActor final class CollectionLandingTests: XCTestCase {
    private let source = WordSource([.words(60)])
    private lazy var mover = Mover(source)
    private lazy var stage = {
        let stage = CollectionStage(source)
        stage.view.dragDelegate = mover
        stage.view.dropDelegate = mover
        return stage
    }()

    /// Rests a finger on the first row until it lifts, and carries it to the fourth.
    private func carry() {
        stage.window.touchDown(at: CGPoint(x: 150, y: 20))
        stage.window.advance(by: 0.8)
        stage.window.moveTouch(to: CGPoint(x: 150, y: 140))
        stage.window.settle()
    }

    func testAnItemThatScrolledOutOfSightWhileItLandedIsSeenWhenItComesBack() {
        carry()
        stage.window.liftTouch()
        stage.window.advance(by: 0.05)
        stage.view.contentOffset.y = 1_200
        stage.window.settle()
        stage.view.contentOffset.y = 0
        stage.window.settle()
        XCTAssertEqual(stage.shown[IndexPath(item: 3, section: 0)], "w0")
        XCTAssertEqual(Set(stage.view.visibleCells.map(\.alpha)), [1])
    }

    func testAViewThatLeavesTheWindowTakesItsDragWithIt() {
        carry()
        stage.view.removeFromSuperview()
        stage.window.settle()
        XCTAssertEqual(mover.ended, 1)
        XCTAssertFalse(stage.view.hasActiveDrag)
        XCTAssertEqual(stage.window.window.subviews.filter { $0.layer.zPosition > 0 }, [])
        stage.window.liftTouch()
        stage.window.settle()
        XCTAssertEqual(source.sections, [.words(60)])
    }
}

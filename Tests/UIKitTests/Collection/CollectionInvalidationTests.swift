// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Rows that are laid out once and forgotten in `invalidateLayout()` only.
private final class CachingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var followsBounds = false
    private var frames: [CGRect] = []

    override func prepare() {
        super.prepare()
        log.append("prepare")
        guard frames.isEmpty else { return }
        frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
            CGRect(x: 0, y: $0 * 40, width: 300, height: 40)
        }
    }

    override func invalidateLayout() {
        super.invalidateLayout()
        log.append("invalidate")
        frames = []
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        log.append("invalidate with counts \(context.invalidateDataSourceCounts)")
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.append("ask \(collectionView?.bounds.minY ?? -1) to \(newBounds.minY)")
        return followsBounds
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 300, height: CGFloat(frames.count) * 40)
    }

    override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
            layoutAttributesForItem(at: path($0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}

@preconcurrency @MainActor final class CollectionInvalidationTests: XCTestCase {
    private func stage(_ layout: UICollectionViewFlowLayout, _ count: Int) -> CollectionStage {
        CollectionStage(
            WordSource([.words(count)]), layout: layout, size: CGSize(width: 300, height: 400))
    }

    func testALayoutThatForgetsInOnePlaceFollowsBatchesAndReloads() {
        let layout = CachingLayout()
        let stage = stage(layout, 3)
        stage.source.sections[0].append("new")
        layout.log = []
        stage.view.insertItems(at: [path(3)])
        XCTAssertEqual(
            layout.log.prefix(3), ["invalidate", "invalidate with counts true", "prepare"])
        stage.window.settle()
        XCTAssertEqual(stage.seen, ["w0", "w1", "w2", "new"])
        stage.source.sections[0] = .words(6, prefix: "x")
        stage.view.reloadData()
        stage.window.runFrame()
        XCTAssertEqual(stage.seen, .words(6, prefix: "x"))
    }

    func testEachWayToScrollAsksTheLayoutBeforeTheBoundsChange() {
        let layout = CachingLayout()
        let stage = stage(layout, 100)
        layout.log = []
        stage.view.contentOffset.y = 100
        XCTAssertEqual(layout.log, ["ask 0.0 to 100.0"])
        layout.followsBounds = true
        let chain = ["invalidate", "invalidate with counts false"]
        layout.log = []
        stage.view.contentOffset.y = 200
        XCTAssertEqual(layout.log, ["ask 100.0 to 200.0"] + chain)
        layout.log = []
        stage.view.bounds.origin.y = 300
        XCTAssertEqual(layout.log, ["ask 200.0 to 300.0"] + chain)
        layout.log = []
        stage.view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        XCTAssertEqual(layout.log, ["ask 300.0 to 400.0"] + chain)
        layout.log = []
        stage.view.contentOffset.y = 400
        stage.view.bounds.origin.y = 400
        XCTAssertEqual(layout.log, [])
        stage.window.runFrame()
        XCTAssertEqual(layout.log, ["prepare"])
    }

    func testALayoutThatComesBackFollowsWhatChangedMeanwhile() {
        let first = UICollectionViewFlowLayout()
        first.itemSize = CGSize(width: 300, height: 40)
        first.minimumLineSpacing = 0
        let stage = stage(first, 5)
        let second = UICollectionViewFlowLayout()
        for isAnimated in [false, true] {
            stage.view.setCollectionViewLayout(second, animated: isAnimated)
            stage.window.settle()
            stage.source.sections[0].removeFirst()
            stage.view.deleteItems(at: [path(0)])
            stage.window.settle()
            stage.view.setCollectionViewLayout(first, animated: isAnimated)
            stage.window.settle()
            let count = stage.source.sections[0].count
            XCTAssertEqual(stage.view.contentSize.height, CGFloat(count) * 40)
            XCTAssertEqual(stage.shown.count, count)
        }
    }

    func testAContextNamesWhatIsMovedByHand() throws {
        final class Layout: UICollectionViewFlowLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
            {
                super.invalidateLayout(with: context)
                contexts.append(context)
            }
        }
        let layout = Layout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        let stage = stage(layout, 5)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(0)))
        layout.contexts = []
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 95))
        let context = try XCTUnwrap(layout.contexts.first)
        XCTAssertEqual(context.previousIndexPathsForInteractivelyMovingItems, [path(0)])
        XCTAssertEqual(context.targetIndexPathsForInteractivelyMovingItems, [path(2)])
        XCTAssertEqual(context.interactiveMovementTarget, CGPoint(x: 150, y: 95))
        layout.contexts = []
        stage.view.endInteractiveMovement()
        let last = try XCTUnwrap(layout.contexts.last)
        XCTAssertEqual(last.previousIndexPathsForInteractivelyMovingItems, [path(0)])
        XCTAssertEqual(last.targetIndexPathsForInteractivelyMovingItems, [path(2)])
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TintedAttributes)?.tint = tint
        return copy
    }
}

/// Items come from the left and leave to the right.
private final class SlidingLayout: UICollectionViewFlowLayout {
    var log: [String] = []

    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
            let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
            log.append("\(item.updateAction) \(before) \(after)")
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize in \(UIView.inheritedAnimationDuration)")
    }

    private func shifted(_ path: IndexPath, by distance: CGFloat)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = layoutAttributesForItem(at: path)
        attributes?.center.x += distance
        return attributes
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { shifted(itemIndexPath, by: -300) }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { shifted(itemIndexPath, by: 300) }
}

@preconcurrency @MainActor final class CollectionLayoutHooksTests: XCTestCase {
    private func stage(_ layout: SlidingLayout) -> CollectionStage {
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        return CollectionStage(
            WordSource([.words(3)]), layout: layout, size: CGSize(width: 300, height: 400))
    }

    func testALayoutHearsOfAChangeAndDirectsItsAnimation() throws {
        let layout = SlidingLayout()
        let stage = stage(layout)
        layout.log = []
        let gone = try XCTUnwrap(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        stage.view.performBatchUpdates {
            stage.source.sections[0] = ["w1", "new", "w2"]
            stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        XCTAssertEqual(layout.log, ["prepare", "delete 0 -", "insert - 1", "finalize in 0.3"])
        let new = try XCTUnwrap(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        stage.window.runFrame()
        XCTAssertEqual(new.layer.presentation()?.position.x ?? 0, 150 - 300, accuracy: 1)
        XCTAssertEqual(gone.center.x, 150 + 300)
        // The layout is asked about an item that stays too.
        let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(first?.layer.presentation()?.position.x ?? 0, 150 - 300, accuracy: 1)
        stage.window.settle()
        XCTAssertEqual(new.center, CGPoint(x: 150, y: 60))
    }

    func testAttributesOfTheLayoutsOwnClassAreMadeAndCopied() throws {
        let stage = stage(SlidingLayout())
        let attributes = try XCTUnwrap(
            stage.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
                as? TintedAttributes)
        attributes.tint = 7
        attributes.zIndex = 3
        let copy = try XCTUnwrap(attributes.copy() as? TintedAttributes)
        XCTAssertEqual(copy.tint, 7)
        XCTAssertTrue(copy.isEqual(attributes))
        XCTAssertEqual(copy.frame, CGRect(x: 0, y: 80, width: 300, height: 40))
        copy.zIndex = 4
        XCTAssertFalse(copy.isEqual(attributes))
    }

    func testAnInvalidationIsCarriedOutInTheNextPassOnly() {
        let layout = SlidingLayout()
        let stage = stage(layout)
        layout.log = []
        layout.invalidateLayout()
        layout.invalidateLayout()
        XCTAssertEqual(layout.log, [])
        stage.window.runFrame()
        XCTAssertEqual(layout.log, ["prepare"])
    }

    func testAContextNamesEachItemOnceAndItsAdjustmentsHoldAtOnce() {
        let context = UICollectionViewLayoutInvalidationContext()
        XCTAssertNil(context.invalidatedItemIndexPaths)
        context.invalidateItems(at: [])
        XCTAssertNil(context.invalidatedItemIndexPaths)
        let paths = [2, 1, 2].map { IndexPath(item: $0, section: 0) }
        context.invalidateItems(at: paths)
        context.invalidateItems(at: [paths[1], IndexPath(item: 0, section: 0)])
        XCTAssertEqual(context.invalidatedItemIndexPaths?.map(\.item), [2, 1, 0])

        let source = WordSource([.words(100)])
        let stage = CollectionStage(source)
        stage.view.contentOffset.y = 500
        let adjusting = UICollectionViewFlowLayoutInvalidationContext()
        adjusting.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
        adjusting.contentSizeAdjustment = CGSize(width: 0, height: 20)
        stage.layout.invalidateLayout(with: adjusting)
        XCTAssertEqual(stage.view.contentOffset.y, 504)
        XCTAssertEqual(stage.view.contentSize.height, 4020)
        stage.window.runFrame()
        XCTAssertEqual(stage.view.contentSize.height, 4000)
    }
}

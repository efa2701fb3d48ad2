// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Rows of 40 points that lie on each other by half, the earlier ones in front; rows may be turned
/// or scaled.
private final class PileLayout: UICollectionViewFlowLayout {
    var transforms: [Int: CATransform3D] = [:]

    override var collectionViewContentSize: CGSize {
        CGSize(width: 300, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 20)
    }

    override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: path($0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: indexPath.item * 20, width: 300, height: 40)
        attributes.zIndex = -indexPath.item
        if let transform = transforms[indexPath.item] { attributes.transform3D = transform }
        return attributes
    }
}

@preconcurrency @MainActor final class CollectionOrderTests: XCTestCase {
    private func pile(_ count: Int, _ transforms: [Int: CATransform3D] = [:]) -> CollectionStage {
        let layout = PileLayout()
        layout.transforms = transforms
        return CollectionStage(
            WordSource([.words(count)]), layout: layout, size: CGSize(width: 300, height: 400))
    }

    private func zIndices(_ stage: CollectionStage) -> [Int] {
        stage.view.subviews.compactMap { $0 as? WordCell }.map { Int($0.layer.zPosition) }
    }

    func testAHeaderThatStaysInSightTakesTheTouchesAboveTheCellsThatPassUnderIt() {
        let source = WordSource([.words(50)])
        let stage = CollectionStage(source) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        for offset in stride(from: CGFloat(0), through: 1000, by: 35) {
            stage.view.contentOffset.y = offset
            stage.window.runFrame()
        }
        source.log = []
        stage.window.tap(at: CGPoint(x: 100, y: 15))
        XCTAssertEqual(source.log, [])
        stage.window.tap(at: CGPoint(x: 100, y: 45))
        XCTAssertTrue(source.log.contains { $0.hasPrefix("didSelect") })
    }

    func testItemsInFrontTakeTheTouches() {
        let stage = pile(50)
        stage.view.contentOffset.y = 600
        stage.window.runFrame()
        stage.view.contentOffset.y = 0
        stage.window.runFrame()
        XCTAssertEqual(zIndices(stage), zIndices(stage).sorted())
        // At 30 points lie rows 0 and 1; row 0 is in front.
        stage.window.tap(at: CGPoint(x: 10, y: 30))
        XCTAssertEqual(stage.view.indexPathsForSelectedItems, [path(0)])
        XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 30)), path(0))
        XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 50)), path(1))
    }

    func testTheOrderFollowsABatch() {
        let stage = pile(8)
        stage.source.sections[0].swapAt(0, 7)
        stage.view.performBatchUpdates {
            stage.view.moveItem(at: path(0), to: path(7))
            stage.view.moveItem(at: path(7), to: path(0))
        }
        stage.window.settle()
        XCTAssertEqual(zIndices(stage), Array(-7...0))
    }

    func testCellsComeBehindViewsThatWereAddedByHand() {
        let stage = CollectionStage(WordSource([.words(100)]))
        let note = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 40))
        stage.view.addSubview(note)
        stage.view.backgroundView = UIView()
        stage.view.contentOffset.y = 400
        stage.window.runFrame()
        let places = stage.view.subviews.indices.filter { stage.view.subviews[$0] is WordCell }
        let place = stage.view.subviews.firstIndex { $0 === note } ?? -1
        XCTAssertLessThan(places.max() ?? .max, place)
        XCTAssertTrue(stage.view.subviews.first === stage.view.backgroundView)
    }

    func testATransformedItemIsShownWhereItReaches() {
        // Row 30 lies at 600 points; twenty times as high it reaches from 220 to 1020.
        let stage = pile(40, [30: CATransform3DMakeScale(1, 20, 1)])
        XCTAssertNotNil(stage.view.cellForItem(at: path(30)))
        XCTAssertNil(stage.view.cellForItem(at: path(29)))
        // A row moved away is not shown.
        let away = pile(40, [3: CATransform3DMakeTranslation(400, 0, 0)])
        XCTAssertNil(away.view.cellForItem(at: path(3)))
        // A row that goes to the front, seen in perspective, is larger.
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let near = CATransform3DTranslate(perspective, 0, 0, 490)
        // Fifty times as large: row 21 at 420 points reaches from -560 to 1440.
        XCTAssertNotNil(pile(40, [21: near]).view.cellForItem(at: path(21)))
    }

    func testPointsAreFoundInItemsThatAreTurned() {
        let stage = pile(1, [0: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)])
        // The row's middle is (150, 20): it stands upright from x 130 to 170.
        XCTAssertNil(stage.view.indexPathForItem(at: CGPoint(x: 20, y: 20)))
        XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 140, y: 150)), path(0))
    }
}

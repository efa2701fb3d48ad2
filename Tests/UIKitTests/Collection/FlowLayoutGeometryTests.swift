// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKit
import UIKitTesting
import XCTest

/// Words with a size each.
private final class SizedSource: WordSource, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]]

    init(_ sizes: [[CGSize]]) {
        self.sizes = sizes
        super.init(sizes.map { .words($0.count) })
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
}

/// Insets by section, no sizes.
private final class InsetSource: WordSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: CGFloat(section + 1) * 10, left: 0, bottom: 0, right: 0)
    }
}

/// Expectations are worked out by hand from the rules of flow layouts in UIKit.
@preconcurrency @MainActor final class FlowLayoutGeometryTests: XCTestCase {
    private func frames(_ stage: CollectionStage, section: Int = 0) -> [CGRect] {
        (0..<stage.view.numberOfItems(inSection: section)).compactMap {
            stage.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func stage(
        _ count: Int, width: CGFloat, itemSize: CGSize, spacing: CGFloat = 10
    ) -> CollectionStage {
        CollectionStage(
            WordSource([.words(count)]), size: CGSize(width: width, height: 600),
            itemSize: itemSize, spacing: spacing)
    }

    func testDefaultsAreThoseOfUIKit() {
        let layout = UICollectionViewFlowLayout()
        XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
        XCTAssertEqual(layout.minimumLineSpacing, 10)
        XCTAssertEqual(layout.minimumInteritemSpacing, 10)
        XCTAssertEqual(layout.estimatedItemSize, .zero)
        XCTAssertEqual(layout.scrollDirection, .vertical)
        XCTAssertEqual(layout.collectionViewContentSize, .zero)
        XCTAssertEqual(
            layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)), [])
        XCTAssertNil(
            UICollectionViewLayout().layoutAttributesForElements(
                in: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }

    func testSettingASizeKeepsTheMiddle() {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.size = CGSize(width: 100, height: 61)
        XCTAssertEqual(attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61))
    }

    func testFullLinesReachBothEdgesAndALastLineIsSpacedAsAFullOne() {
        let stage = stage(7, width: 375, itemSize: CGSize(width: 100, height: 100))
        // Three a line: (375 - 300) / 2 = 37.5 between them.
        XCTAssertEqual(
            frames(stage).map(\.origin),
            [
                CGPoint(x: 0, y: 0), CGPoint(x: 137.5, y: 0), CGPoint(x: 275, y: 0),
                CGPoint(x: 0, y: 110), CGPoint(x: 137.5, y: 110), CGPoint(x: 275, y: 110),
                CGPoint(x: 0, y: 220),
            ])
        XCTAssertEqual(stage.view.contentSize, CGSize(width: 375, height: 320))
    }

    func testALastLineShorterThanOneLineIsSpacedByPhantomItems() {
        // Six would fit into 375: (375 - 300) / 5 = 15.
        let stage = stage(4, width: 375, itemSize: CGSize(width: 50, height: 50))
        XCTAssertEqual(frames(stage).map(\.minX), [0, 65, 130, 195])
    }

    func testASingleItemALineIsCentred() {
        let narrow = stage(2, width: 375, itemSize: CGSize(width: 200, height: 50))
        XCTAssertEqual(frames(narrow).map(\.minX), [87.5, 87.5])
        let wide = stage(2, width: 375, itemSize: CGSize(width: 400, height: 50))
        XCTAssertEqual(frames(wide).map(\.minX), [-12.5, -12.5])
    }

    func testALastLineOfDifferentSizesIsAsCloseAsAllowed() {
        let source = SizedSource([
            [60, 70, 80, 90].map { CGSize(width: CGFloat($0), height: 50) }
        ])
        let stage = CollectionStage(
            source, size: CGSize(width: 375, height: 600), spacing: 10)
        XCTAssertEqual(frames(stage).map(\.minX), [0, 70, 150, 240])
    }

    func testAFullLineOfDifferentSizesReachesBothEdgesAndShorterItemsAreCentred() {
        let source = SizedSource([
            [
                CGSize(width: 100, height: 40), CGSize(width: 150, height: 80),
                CGSize(width: 200, height: 30),
            ]
        ])
        let stage = CollectionStage(
            source, size: CGSize(width: 300, height: 600), spacing: 10)
        // 100 + 10 + 150 fit, 200 more does not; 50 is left for the one gap. 200 is the last line,
        // of which one fits: centred.
        XCTAssertEqual(
            frames(stage),
            [
                CGRect(x: 0, y: 20, width: 100, height: 40),
                CGRect(x: 150, y: 0, width: 150, height: 80),
                CGRect(x: 50, y: 90, width: 200, height: 30),
            ])
    }

    func testASingleItemOfAnEarlierLineIsCentredAndASmallLastOneLeads() {
        let source = SizedSource([
            [
                CGSize(width: 100, height: 20), CGSize(width: 280, height: 20),
                CGSize(width: 100, height: 20),
            ]
        ])
        let stage = CollectionStage(source, size: CGSize(width: 300, height: 600), spacing: 10)
        XCTAssertEqual(frames(stage).map(\.minX), [100, 10, 0])
        XCTAssertEqual(frames(stage).map(\.minY), [0, 30, 60])
    }

    func testSectionsHaveHeaderInsetsLinesAndFooterInThisOrder() {
        let stage = CollectionStage(
            WordSource([.words(3), [], .words(1)]), size: CGSize(width: 320, height: 900)
        ) {
            $0.itemSize = CGSize(width: 100, height: 40)
            $0.minimumLineSpacing = 5
            $0.minimumInteritemSpacing = 101
            $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 20)
        }
        // 30 header, 10, 40, 5, 40, 10, 20 footer = 155; empty: 30 + 20 + 20 = 70.
        XCTAssertEqual(
            frames(stage).map(\.origin),
            [CGPoint(x: 110, y: 40), CGPoint(x: 110, y: 85), CGPoint(x: 110, y: 130)])
        XCTAssertEqual(frames(stage, section: 2).map(\.minY), [155 + 45 + 70 + 40])
        let header = stage.layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2))
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 270, width: 320, height: 30))
        let footer = stage.layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(footer?.frame, CGRect(x: 0, y: 180, width: 320, height: 20))
        // Every section's header and footer is shown, the empty one's too.
        XCTAssertEqual(
            stage.view.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader
            ).count, 3)
        XCTAssertEqual(stage.view.contentSize.height, 200 + 70 + 30 + 10 + 40 + 10 + 20)
    }

    func testTheMeasuredExampleOfTwoALine() {
        let stage = CollectionStage(
            WordSource([.words(7)]), size: CGSize(width: 320, height: 600)
        ) {
            $0.itemSize = CGSize(width: 100, height: 40)
            $0.minimumLineSpacing = 5
            $0.minimumInteritemSpacing = 60
            $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        }
        XCTAssertEqual(frames(stage).map(\.minX), [10, 210, 10, 210, 10, 210, 10])
        XCTAssertEqual(frames(stage).map(\.minY), [10, 10, 55, 55, 100, 100, 145])
        XCTAssertEqual(stage.view.contentSize, CGSize(width: 320, height: 195))
    }

    func testHorizontalScrollingExchangesTheAxes() {
        let stage = CollectionStage(
            WordSource([.words(5)]), size: CGSize(width: 300, height: 250)
        ) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 40, height: 100)
            $0.minimumLineSpacing = 7
            $0.minimumInteritemSpacing = 10
            $0.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        }
        // Two in a column, 50 apart.
        XCTAssertEqual(
            frames(stage).map(\.origin),
            [
                CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 150), CGPoint(x: 67, y: 0),
                CGPoint(x: 67, y: 150), CGPoint(x: 114, y: 0),
            ])
        XCTAssertEqual(stage.view.contentSize, CGSize(width: 184, height: 250))
    }

    func testOriginsLieOnDevicePixelsAndSizesStay() {
        // Three of 91 in 302: gap 14.5; thirds come from 10.3 lines.
        let source = SizedSource([
            [CGFloat](repeating: 10.3, count: 4).map {
                CGSize(width: 301, height: $0)
            }
        ])
        let stage = CollectionStage(source, size: CGSize(width: 302, height: 400), spacing: 0)
        // At two pixels a point: 0, 10.3, 20.6, 30.9 become 0, 10.5, 20.5, 31.
        XCTAssertEqual(frames(stage).map(\.minY), [0, 10.5, 20.5, 31])
        XCTAssertEqual(frames(stage).map(\.height), [10.3, 10.3, 10.3, 10.3])
        XCTAssertEqual(frames(stage).map(\.minX), [0.5, 0.5, 0.5, 0.5])
    }

    func testAHeaderThatPinsStaysUntilItsSectionEnds() {
        let stage = CollectionStage(WordSource([.words(10), .words(20)])) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        func headerTop() -> CGFloat? {
            stage.window.runFrame()
            return stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0))?.frame.minY
        }
        XCTAssertEqual(headerTop(), 0)
        stage.view.contentOffset.y = 200
        XCTAssertEqual(headerTop(), 200)
        // The section ends at 30 + 400; the next header pushes this one out.
        stage.view.contentOffset.y = 410
        XCTAssertEqual(headerTop(), 400)
    }

    func testADelegateThatAnswersPartsLeavesTheRestToTheLayout() {
        let stage = CollectionStage(InsetSource([.words(2), .words(1)]))
        XCTAssertEqual(frames(stage).map(\.minY), [10, 50])
        XCTAssertEqual(frames(stage, section: 1).map(\.minY), [110])
    }

    func testAnItemWithinARectangleIsFoundAndNoOther() {
        var generator = SeededGenerator(seed: 11)
        let sizes = (0..<200).map { _ in
            CGSize(
                width: CGFloat(Int.random(in: 20...140, using: &generator)),
                height: CGFloat(Int.random(in: 10...90, using: &generator)))
        }
        let stage = CollectionStage(
            SizedSource([sizes, Array(sizes.reversed())]), size: CGSize(width: 300, height: 400),
            spacing: 6)
        let all = (0..<2).flatMap { section in
            frames(stage, section: section).enumerated().map {
                (IndexPath(item: $0.offset, section: section), $0.element)
            }
        }
        for _ in 0..<100 {
            let rect = CGRect(
                x: CGFloat(Int.random(in: 0...200, using: &generator)),
                y: CGFloat(Int.random(in: 0...8000, using: &generator)), width: 100, height: 300)
            let found = stage.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath)
            XCTAssertEqual(
                found,
                all.filter {
                    $0.1.intersection(rect).width > 0 && $0.1.intersection(rect).height > 0
                }.map(\.0), "\(rect)")
        }
    }
}

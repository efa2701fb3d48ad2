// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// A header that says how long it is.
private final class FittingHeader: UICollectionReusableView {
    var length: (CGSize) -> CGFloat = { $0.height }
    var asked = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked += 1
        return CGSize(width: size.width, height: length(size))
    }
}

/// Words under headers of which each has its own length.
private final class HeadedSource: WordSource {
    var length: (Int, CGSize) -> CGFloat = { section, _ in section == 0 ? 70 : 50 }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "fitting", for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        (view as? FittingHeader)?.length = { [self] in
            isHeader ? length(indexPath.section, $0) : 25
        }
        return view
    }
}

/// Headers and footers of flow layouts that have the length they ask for.
@preconcurrency @MainActor final class CollectionHeaderSizingTests: XCTestCase {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func stage(
        _ source: WordSource, estimate: CGSize = CGSize(width: 300, height: 40),
        configure: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = estimate
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        configure(layout)
        let size = CGSize(width: 300, height: 400)
        let stage = CollectionStage(WordSource([]), layout: layout, size: size)
        for kind in [header, footer] {
            stage.view.register(
                FittingHeader.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "fitting")
        }
        stage.view.delegate = source
        stage.view.dataSource = source
        stage.window.runFrame()
        return stage
    }

    func testHeadersAndFootersHaveTheLengthThatTheyAskFor() {
        let source = HeadedSource([.words(2), .words(1)])
        let stage = stage(source) { $0.footerReferenceSize = CGSize(width: 0, height: 10) }
        let headers = (0..<2).map {
            stage.view.supplementaryView(forElementKind: header, at: path(0, $0))?.frame
        }
        // 70 + 2 * 40 + 25, then 50 + 40 + 25.
        XCTAssertEqual(
            headers,
            [
                CGRect(x: 0, y: 0, width: 300, height: 70),
                CGRect(x: 0, y: 175, width: 300, height: 50),
            ])
        XCTAssertEqual(
            stage.view.supplementaryView(forElementKind: footer, at: path(0, 0))?.frame,
            CGRect(x: 0, y: 150, width: 300, height: 25))
        XCTAssertEqual(stage.view.cellForItem(at: path(0, 1))?.frame.minY, 225)
        XCTAssertEqual(stage.view.contentSize.height, 290)
    }

    func testWithoutAnEstimateNobodyIsAsked() {
        let stage = stage(HeadedSource([.words(2)]), estimate: .zero)
        let view = stage.view.supplementaryView(forElementKind: header, at: path(0))
        XCTAssertEqual(view?.frame.height, 30)
        XCTAssertEqual((view as? FittingHeader)?.asked, 0)
    }

    func testAHeaderThatTheReferenceLeavesOutStaysAway() {
        let stage = stage(HeadedSource([.words(2)])) { $0.headerReferenceSize = .zero }
        XCTAssertEqual(stage.view.visibleSupplementaryViews(ofKind: header).count, 0)
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.frame.minY, 0)
    }

    func testAHeaderThatWantsAnotherLengthLaterGetsItInTime() {
        let source = HeadedSource([.words(2)])
        let stage = stage(source)
        source.length = { _, _ in 110 }
        stage.view.supplementaryView(forElementKind: header, at: path(0))?
            .invalidateIntrinsicContentSize()
        stage.window.settle()
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.frame.minY, 110)
        XCTAssertEqual(stage.view.contentSize.height, 190)
    }

    func testLengthsGoWithTheirSectionsThroughABatch() {
        let source = HeadedSource([.words(2), .words(1)])
        let stage = stage(source)
        XCTAssertEqual(stage.view.contentSize.height, 70 + 80 + 50 + 40)
        source.length = { section, _ in section == 0 ? 20 : section == 1 ? 70 : 50 }
        stage.view.performBatchUpdates {
            source.sections.insert(["new"], at: 0)
            stage.view.insertSections([0])
        }
        stage.window.settle()
        let tops = (0..<3).map {
            stage.view.supplementaryView(forElementKind: header, at: path(0, $0))?.frame.minY
        }
        XCTAssertEqual(tops, [0, 60, 210])
        XCTAssertEqual(stage.view.contentSize.height, 20 + 40 + 70 + 80 + 50 + 40)
    }

    func testAHeaderIsAskedAgainWhenTheViewHasAnotherBreadth() {
        let source = HeadedSource([.words(2)])
        // A text that fills 30,000 square points.
        source.length = { _, size in 30_000 / size.width }
        let stage = stage(source)
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.frame.minY, 100)
        stage.view.frame.size.width = 600
        stage.window.settle()
        XCTAssertEqual(
            stage.view.supplementaryView(forElementKind: header, at: path(0))?.frame,
            CGRect(x: 0, y: 0, width: 600, height: 50))
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.frame.minY, 50)
    }

    func testHeadersAboveThatTurnOutLongerDoNotMoveWhatIsOnScreen() {
        let source = HeadedSource((0..<20).map { _ in .words(10) })
        source.length = { _, _ in 90 }
        let stage = stage(source)
        // Far down, past headers that nobody asked yet: 20 sections of 430 estimated points.
        stage.view.contentOffset.y = 4000
        stage.window.settle()
        let anchor = stage.view.indexPathsForVisibleItems.sorted()[3]
        var last: CGFloat?
        for _ in 0..<200 where stage.view.contentOffset.y > 10 {
            let before = stage.view.cellForItem(at: anchor).map {
                $0.frame.minY - stage.view.contentOffset.y
            }
            stage.view.contentOffset.y -= 20
            stage.window.runFrame()
            guard let before,
                let after = stage.view.cellForItem(at: anchor).map({
                    $0.frame.minY - stage.view.contentOffset.y
                })
            else { break }
            XCTAssertEqual(after - before, 20, accuracy: 0.01)
            last = after
        }
        XCTAssertNotNil(last)
    }

    func testAPinnedHeaderKeepsTheLengthThatItAskedFor() {
        let source = HeadedSource([.words(30)])
        let stage = stage(source) { $0.sectionHeadersPinToVisibleBounds = true }
        stage.view.contentOffset.y = 200
        stage.window.settle()
        XCTAssertEqual(
            stage.view.supplementaryView(forElementKind: header, at: path(0))?.frame,
            CGRect(x: 0, y: 200, width: 300, height: 70))
    }
}

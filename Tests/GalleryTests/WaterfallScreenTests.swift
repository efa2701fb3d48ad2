// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The waterfall as a person uses it, and its layout.
@preconcurrency @MainActor final class WaterfallScreenTests: XCTestCase {
    /// A list of items of given heights in the layout.
    private final class Source: NSObject, UICollectionViewDataSource {
        let heights: [CGFloat]

        init(_ heights: [CGFloat]) {
            self.heights = heights
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { heights.count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func makeList(_ source: Source, width: CGFloat) -> UICollectionView {
        let layout = WaterfallLayout()
        layout.sizeForItem = { CGSize(width: 1, height: source.heights[$0]) }
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.layoutIfNeeded()
        return list
    }

    func testEachItemGoesToTheColumnThatEndsFirst() {
        let source = Source([100, 50, 30, 40, 200])
        let list = makeList(source, width: 400)
        let layout = list.collectionViewLayout
        let frames = source.heights.indices.compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        // 400 less 24 of margins and 10 between: two columns of 183.
        XCTAssertEqual(
            frames,
            [
                CGRect(x: 12, y: 12, width: 183, height: 100),
                CGRect(x: 205, y: 12, width: 183, height: 50),
                CGRect(x: 205, y: 72, width: 183, height: 30),
                CGRect(x: 205, y: 112, width: 183, height: 40),
                CGRect(x: 12, y: 122, width: 183, height: 200),
            ])
        XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 400, height: 322 + 24))
    }

    func testTheAnswerForAnAreaIsThatOfLookingAtEveryItem() {
        var random = SplitMix64(state: 11)
        let source = Source(
            (0..<400).map { _ in CGFloat(Int.random(in: 5...300, using: &random)) })
        let list = makeList(source, width: 900)
        let layout = list.collectionViewLayout
        let all = source.heights.indices.compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
        XCTAssertEqual(all.count, 400)
        let height = Int(layout.collectionViewContentSize.height)
        for _ in 0..<200 {
            let area = CGRect(
                x: CGFloat(Int.random(in: -50...800, using: &random)),
                y: CGFloat(Int.random(in: -500...height, using: &random)), width: 300,
                height: CGFloat(Int.random(in: 1...900, using: &random)))
            let found = layout.layoutAttributesForElements(in: area) ?? []
            XCTAssertEqual(
                Set(found.map(\.indexPath)),
                Set(all.filter { overlaps($0.frame, area) }.map(\.indexPath)))
        }
    }

    /// Whether two areas have points inside both.
    private func overlaps(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY
            && one.maxY > other.minY
    }

    func testThePicturesStandInColumnsWithoutOverlap() {
        let waterfall = OpenScreen<WaterfallScreen>(.waterfall)
        let cells = waterfall.cells(of: waterfall.screen.collectionView)
        XCTAssertGreaterThanOrEqual(cells.count, 5)
        XCTAssertEqual(Set(cells.map(\.frame.minX)), [12, 200])
        for (index, cell) in cells.enumerated() {
            XCTAssertEqual(cell.frame.width, 178)
            for other in cells[(index + 1)...] {
                XCTAssertFalse(overlaps(cell.frame, other.frame))
            }
        }
    }

    func testMorePicturesComeWhenTheEndIsNear() {
        let waterfall = OpenScreen<WaterfallScreen>(.waterfall)
        let list = waterfall.screen.collectionView
        XCTAssertEqual(list.numberOfItems(inSection: 0), 24)
        for _ in 0..<6 {
            waterfall.window.drag(from: CGPoint(x: 200, y: 780), to: CGPoint(x: 200, y: 80))
            waterfall.window.settle()
            waterfall.wait()
        }
        XCTAssertGreaterThanOrEqual(list.numberOfItems(inSection: 0), 48)
    }

    func testRotationMakesMoreColumns() {
        let waterfall = OpenScreen<WaterfallScreen>(.waterfall)
        waterfall.window.resize(to: CGSize(width: 844, height: 390))
        waterfall.wait()
        let cells = waterfall.cells(of: waterfall.screen.collectionView)
        // 844 hold three columns of 240 points and more.
        XCTAssertEqual(Set(cells.map(\.frame.minX)).count, 3)
        XCTAssertEqual(Set(cells.map(\.frame.width)), [266])
    }

    func testTheWaterfallLooksAsDrawn() {
        OpenScreen<WaterfallScreen>(.waterfall).window.assertSnapshot()
    }

    func testTheWaterfallLooksAsDrawnInLandscape() {
        let waterfall = OpenScreen<WaterfallScreen>(
            .waterfall, size: CGSize(width: 844, height: 390), style: .dark)
        waterfall.window.assertSnapshot()
    }
}

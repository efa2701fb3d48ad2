// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

/// Sizes that are none or huge, and other layouts than a column.
@preconcurrency @MainActor final class CollectionViewAdapterLayoutsTests: XCTestCase {
    /// Has the size that its model says, whatever the bounds.
    private final class SizedSpec: ModelLayoutSpec<CGSize> {
        override func makeNodeWith(
            boundingDimensions: LayoutDimensions<CGFloat>
        ) -> any LayoutNodeConvertible {
            LayoutNode(
                children: [LayoutNode(sizeProvider: BadSize(size: model))],
                { $0.alignItems(.flexStart) }, { (view: RowView, _) in view.word = "sized" })
        }
    }

    private static let unbounded = CGSize.zero.layoutDimensions

    private func items(_ sizes: [CGSize]) -> [ListItem<String>] {
        sizes.enumerated().map { ListItem(id: $0, layoutSpec: SizedSpec(model: $1)) }
    }

    private func show(_ sizes: [CGSize], _ stage: ListStage) {
        stage.adapter.set(boundingDimensions: Self.unbounded)
        stage.adapter.set(items: items(sizes))
        stage.settle()
    }

    // MARK: Sizes

    func testSizesThatAreNoneCountAsZero() {
        let stage = ListStage()
        let bad: [CGFloat] = [.nan, -4, .infinity, -.infinity]
        show(
            bad.map { CGSize(width: $0, height: $0) } + [CGSize(width: 280, height: 30)], stage)
        for index in 0..<2 {
            XCTAssertEqual(stage.adapter.sizeForItem(at: index), .zero, "size \(index)")
        }
        for index in 0..<4 {
            let size = stage.adapter.sizeForItem(at: index)
            XCTAssertEqual(size?.width.isFinite, true)
            XCTAssertEqual(size?.height.isFinite, true)
        }
        XCTAssertEqual(stage.adapter.sizeForItem(at: 4), CGSize(width: 280, height: 30))
        XCTAssertEqual(stage.word(4), "sized")
        XCTAssertEqual(stage.cell(4)?.frame.size, CGSize(width: 280, height: 30))
    }

    func testRowsWithoutExtentAreShownNowhereAndDoNotHoldUpTheList() {
        let stage = ListStage()
        var rows = (0..<2_000).map { TestRow($0, height: 0) }
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.set(rows)
        stage.queue.stepBackground()
        stage.queue.stepMain()
        XCTAssertLessThanOrEqual(stage.log.rows.count, ScreenSearch.rowLimit)
        stage.settle()
        XCTAssertEqual(stage.view.contentSize.height, 0)
        rows[1_999].height = 50
        rows[700].height = 60
        stage.set(rows, animated: true)
        stage.settle()
        stage.checkPlaces(rows)
        XCTAssertEqual(stage.word(1_999), "row 1999")
        XCTAssertEqual(stage.word(700), "row 700")
        rows.removeFirst(800)
        stage.set(rows, animated: true)
        stage.settle()
        stage.checkPlaces(rows)
    }

    func testARowMuchTallerThanTheScreenIsScrolledThrough() {
        let stage = ListStage()
        let rows = [
            TestRow(0), TestRow(1, height: 4_000_000), TestRow(2), TestRow(3, height: 1_000),
        ]
        stage.show(rows)
        for offset in [CGFloat(0), 20, 100, 2_000_000, 3_999_700, 4_000_000, 4_000_080, 4_000_680] {
            stage.view.contentOffset.y = offset
            stage.window.runFrame()
            stage.checkPlaces(rows, "at \(offset)")
        }
        stage.view.scrollToItem(
            at: IndexPath(item: 2, section: 0), at: .top, animated: false)
        stage.window.runFrame()
        XCTAssertEqual(stage.view.contentOffset.y, 4_000_040)
        stage.set([rows[3], rows[0]])
        stage.settle()
        stage.checkPlaces([rows[3], rows[0]])
    }

    func testAListThatGotShorterThanTheOffsetIsStillSeen() {
        let stage = ListStage()
        let rows = (0..<200).map { TestRow($0) }
        stage.show(rows)
        for animated in [false, true] {
            stage.set(rows)
            stage.settle()
            stage.view.contentOffset.y = 7_600
            stage.window.runFrame()
            stage.set(Array(rows.prefix(15)), animated: animated)
            stage.settle()
            XCTAssertEqual(stage.view.contentOffset.y, 200)
            stage.checkPlaces(Array(rows.prefix(15)))
        }
    }

    func testBoundsThatMakeTheListShorterThanTheOffsetLeaveItSeen() {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        let items = (0..<50).map { ListItem<String>(id: $0, layoutSpec: SquareSpec()) }
        stage.adapter.set(items: items)
        stage.settle()
        stage.view.contentOffset.y = 14_600
        stage.window.runFrame()
        XCTAssertEqual(stage.visibleRows, [48, 49])
        stage.adapter.set(boundingDimensions: stage.width(160))
        stage.settle()
        XCTAssertEqual(stage.view.contentOffset.y, 7_600)
        XCTAssertEqual(stage.visibleRows, [47, 48, 49])
        stage.adapter.set(boundingDimensions: stage.width(20))
        stage.settle()
        XCTAssertEqual(stage.view.contentOffset.y, 0)
        XCTAssertEqual(stage.visibleRows.count, 50)
    }

    /// As high as it is wide.
    private final class SquareSpec: LayoutSpec {
        override func makeNodeWith(
            boundingDimensions: LayoutDimensions<CGFloat>
        ) -> any LayoutNodeConvertible {
            LayoutNode(
                children: [], { $0.aspectRatio(1) }, { (view: RowView, _) in view.word = "square" }
            )
        }
    }

    // MARK: Layouts

    func testAHorizontalFlowLayoutPlacesRowsSideBySide() {
        let layout = ListStage.column()
        layout.scrollDirection = .horizontal
        let stage = ListStage(layout: layout)
        let sizes = (0..<300).map { CGSize(width: CGFloat(30 + $0 * 13 % 50), height: 380) }
        show(sizes, stage)
        func check(_ sizes: [CGSize]) {
            var left: CGFloat = 0
            for (row, size) in sizes.enumerated() {
                if let cell = stage.cell(row) {
                    XCTAssertEqual(
                        cell.frame, CGRect(x: left, y: 10, width: size.width, height: 380),
                        "row \(row)")
                }
                left += size.width
            }
            XCTAssertEqual(stage.view.contentSize, CGSize(width: left, height: 400))
            XCTAssertGreaterThan(stage.visibleRows.count, 3)
        }
        check(sizes)
        stage.view.scrollToItem(
            at: IndexPath(item: 150, section: 0), at: .left, animated: false)
        stage.window.runFrame()
        check(sizes)
        XCTAssertEqual(stage.cell(150)?.frame.minX, stage.view.contentOffset.x)
        let shorter = Array(sizes.prefix(140))
        stage.adapter.set(items: items(shorter))
        stage.settle()
        check(shorter)
    }

    func testAGridOfThirdsHasThreeColumns() {
        let stage = ListStage(size: CGSize(width: 110, height: 400))
        show((0..<30).map { _ in CGSize(width: 110.0 / 3, height: 40) }, stage)
        stage.adapter.set(items: items((0..<30).map { _ in CGSize(width: 36.5, height: 40) }))
        stage.settle()
        XCTAssertEqual(stage.view.contentSize.height, 400)
    }

    func testAnyLayoutMayAskTheAdapterForSizes() throws {
        let layout = SidewaysColumn()
        let stage = ListStage(layout: layout)
        layout.adapter = stage.adapter
        let rows = (0..<900).map { TestRow($0, height: CGFloat(20 + $0 * 37 % 61)) }
        stage.adapter.set(boundingDimensions: stage.width(250))
        stage.set(rows)
        stage.queue.stepBackground()
        stage.queue.stepMain()
        stage.window.runFrame()
        XCTAssertEqual(stage.cell(1)?.frame, CGRect(x: 50, y: 20, width: 250, height: 57))
        // Into rows that are not measured: their sizes turn out as their cells are made.
        stage.view.scrollToItem(
            at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        stage.window.runFrame()
        for _ in 0..<20 {
            while stage.queue.mainCount > 0 { stage.queue.stepMain() }
            stage.window.runFrame()
        }
        stage.check(rows)
        let first = try XCTUnwrap(stage.visibleRows.dropFirst().first)
        let top = try XCTUnwrap(stage.cell(first)).frame.minY - stage.view.contentOffset.y
        stage.settle()
        stage.checkPlaces(rows)
        XCTAssertEqual(
            try XCTUnwrap(stage.cell(first)).frame.minY - stage.view.contentOffset.y, top,
            accuracy: 0.51)
        stage.set(Array(rows.dropFirst(2).reversed()), animated: true)
        stage.settle()
        stage.checkPlaces(rows.dropFirst(2).reversed())
    }

    /// One row below the other, at the right.
    private final class SidewaysColumn: UICollectionViewLayout {
        weak var adapter: ListStage.Adapter?
        private var frames: [CGRect] = []

        override func prepare() {
            frames = []
            var top: CGFloat = 0
            for row in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
                let size = adapter?.sizeForItem(at: row) ?? .zero
                frames.append(CGRect(origin: CGPoint(x: 50, y: top), size: size))
                top += size.height
            }
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: 300, height: frames.last?.maxY ?? 0)
        }

        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }
    }
}

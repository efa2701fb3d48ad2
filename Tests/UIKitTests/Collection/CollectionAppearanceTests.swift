// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Changes what the base class says: new items come in small, deleted ones leave small, whatever
/// comes on screen without a batch comes from the right.
private final class ChangingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    private var isUpdating = false
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    override init() {
        super.init()
        itemSize = CGSize(width: 300, height: 40)
        minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        isUpdating = true
        for item in updateItems {
            if item.updateAction == .insert, let new = item.indexPathAfterUpdate {
                inserted.insert(new)
            }
            if item.updateAction == .delete, let old = item.indexPathBeforeUpdate {
                deleted.insert(old)
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        isUpdating = false
        inserted = []
        deleted = []
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("from \(itemIndexPath.item)")
        guard isUpdating else {
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.center.x += 200
            return attributes
        }
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if inserted.contains(itemIndexPath) {
            attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("to \(itemIndexPath.item)")
        guard isUpdating else {
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.center.x -= 200
            return attributes
        }
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) {
            attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        return attributes
    }
}

/// Rows in objects that are made once and changed in place.
private final class KeepingLayout: UICollectionViewLayout {
    var height: CGFloat = 40 { didSet { invalidateLayout() } }
    private var kept: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        while kept.count < count {
            kept.append(UICollectionViewLayoutAttributes(forCellWith: path(kept.count)))
        }
        for (row, attributes) in kept.enumerated() {
            attributes.frame = CGRect(x: 0, y: CGFloat(row) * height, width: 300, height: height)
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 300, height: CGFloat(kept.count) * height)
    }

    override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    { kept.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { kept[indexPath.item] }
}

@preconcurrency @MainActor final class CollectionAppearanceTests: XCTestCase {
    private func stage(_ layout: UICollectionViewFlowLayout, _ count: Int) -> CollectionStage {
        CollectionStage(
            WordSource([.words(count)]), layout: layout, size: CGSize(width: 300, height: 400))
    }

    func testALayoutMayChangeWhatTheBaseClassSaysOfItemsThatComeAndGo() throws {
        let stage = stage(ChangingLayout(), 4)
        let gone = try XCTUnwrap(stage.view.cellForItem(at: path(0)))
        let stays = try XCTUnwrap(stage.view.cellForItem(at: path(3)))
        stage.source.sections[0] = ["w1", "new", "w2", "w3", "last"]
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [path(0)])
            stage.view.insertItems(at: [path(1), path(4)])
        }
        let new = try XCTUnwrap(stage.view.cellForItem(at: path(1)))
        let last = try XCTUnwrap(stage.view.cellForItem(at: path(4)))
        for cell in [new, last] {
            XCTAssertEqual(cell.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
            XCTAssertEqual(cell.layer.presentation()?.transform.m11 ?? 0, 0.5, accuracy: 0.01)
        }
        XCTAssertEqual(gone.alpha, 0)
        XCTAssertEqual(gone.transform.a, 0.5)
        XCTAssertEqual(gone.center, CGPoint(x: 150, y: 20))
        XCTAssertEqual(stays.layer.presentation()?.position.y ?? 0, 140, accuracy: 1)
        XCTAssertTrue(CATransform3DIsIdentity(stays.transform3D))
        stage.window.settle()
        XCTAssertEqual(new.frame, CGRect(x: 0, y: 40, width: 300, height: 40))
        XCTAssertEqual(new.alpha, 1)
        XCTAssertEqual(stays.center.y, 140)
        XCTAssertNil(gone.superview)
    }

    func testAnItemThatIsPushedOffTheScreenIsAskedAboutByItsPlaceBefore() {
        let layout = ChangingLayout()
        let stage = stage(layout, 20)
        layout.log = []
        let pushed = stage.view.cellForItem(at: path(9))
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [path(0)])
        XCTAssertEqual(layout.log.filter { $0.hasPrefix("to") }, ["to 9"])
        XCTAssertEqual(
            layout.log.filter { $0.hasPrefix("from") }.sorted(),
            (0..<10).map { "from \($0)" })
        XCTAssertEqual(pushed?.center.y, 420)
        stage.window.settle()
        XCTAssertNil(pushed?.superview)
    }

    func testBothLayoutsDirectAChangeOfLayouts() throws {
        let old = ChangingLayout()
        old.itemSize.height = 80
        let new = ChangingLayout()
        let stage = stage(old, 20)
        stage.view.setCollectionViewLayout(new, animated: true)
        let came = try XCTUnwrap(stage.view.cellForItem(at: path(7)))
        XCTAssertEqual(came.layer.presentation()?.position.x ?? 0, 350, accuracy: 1)
        stage.window.settle()
        XCTAssertEqual(came.center, CGPoint(x: 150, y: 300))
        let goes = try XCTUnwrap(stage.view.cellForItem(at: path(8)))
        old.log = []
        stage.view.setCollectionViewLayout(old, animated: true)
        XCTAssertTrue(new.log.contains("to 8"))
        XCTAssertEqual(goes.center.x, -50)
        stage.window.settle()
        XCTAssertNil(goes.superview)
        XCTAssertNil(new.collectionView)
        XCTAssertTrue(old.collectionView === stage.view)
    }

    func testALayoutSaysWhereCellsComeFromWhenTheViewGrowsInAnAnimation() throws {
        let stage = stage(ChangingLayout(), 20)
        UIView.animate(withDuration: 0.4) { stage.view.frame.size.height = 600 }
        let came = try XCTUnwrap(stage.view.cellForItem(at: path(12)))
        XCTAssertEqual(came.layer.presentation()?.position.x ?? 0, 350, accuracy: 1)
        stage.window.settle()
        XCTAssertEqual(came.center, CGPoint(x: 150, y: 500))
    }

    func testALayoutMayChangeTheObjectsThatItGave() {
        let source = WordSource([.words(5)])
        let layout = KeepingLayout()
        let window = OffscreenWindow(size: CGSize(width: 300, height: 400))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(WordCell.self, forCellWithReuseIdentifier: "word")
        view.dataSource = source
        window.window.addSubview(view)
        window.runFrame()
        XCTAssertEqual(view.cellForItem(at: path(2))?.frame.minY, 80)
        layout.height = 50
        window.runFrame()
        XCTAssertEqual(view.cellForItem(at: path(2))?.frame.minY, 100)
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [path(0)])
        window.settle()
        XCTAssertEqual(view.cellForItem(at: path(3))?.frame.minY, 150)
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Replaces headers in each batch, and notes what it is told.
private final class NotingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var replacesHeaders = false
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init()
        itemSize = CGSize(width: 300, height: 40)
        minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String)
        -> [IndexPath]
    { replacesHeaders ? [path(0, 0)] : [] }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForSupplementaryView(
            ofKind: elementKind, at: elementIndexPath)
        attributes?.center.x -= 300
        return attributes
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        log.append("\(name) to other")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log.append("\(name) from other")
    }

    override func finalizeLayoutTransition() { log.append("\(name) done") }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        log.append("\(name) from width \(oldBounds.width)")
    }

    override func finalizeAnimatedBoundsChange() { log.append("\(name) resized") }
}

@preconcurrency @MainActor final class CollectionTransitionTests: XCTestCase {
    private func stage(_ layout: UICollectionViewFlowLayout, _ words: [[String]]? = nil)
        -> CollectionStage
    {
        CollectionStage(
            WordSource(words ?? [.words(5)]), layout: layout, size: CGSize(width: 300, height: 400))
    }

    func testALayoutMayReplaceAHeaderOfASectionThatStays() throws {
        let layout = NotingLayout("list")
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let stage = stage(layout, [.words(2), .words(2)])
        func header(_ section: Int) -> UICollectionReusableView? {
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))
        }
        let before = (header(0), header(1))
        layout.replacesHeaders = true
        stage.source.sections[0].append("new")
        stage.view.insertItems(at: [path(2)])
        XCTAssertFalse(header(0) === before.0)
        XCTAssertTrue(header(1) === before.1)
        XCTAssertEqual(header(0)?.layer.presentation()?.position.x ?? 0, 150 - 300, accuracy: 1)
        stage.window.settle()
        XCTAssertEqual(header(0)?.frame, CGRect(x: 0, y: 0, width: 300, height: 30))
        XCTAssertNil(before.0?.superview)
    }

    func testBothLayoutsHearOfAChangeOfLayouts() {
        for isAnimated in [true, false] {
            let old = NotingLayout("old")
            let new = NotingLayout("new")
            let stage = stage(old)
            stage.view.setCollectionViewLayout(new, animated: isAnimated)
            stage.window.settle()
            XCTAssertEqual(old.log, ["old to other", "old done"])
            XCTAssertEqual(new.log, ["new from other", "new done"])
        }
    }

    func testCellsGoAlongWhenTheViewChangesItsSizeInAnAnimation() throws {
        let layout = NotingLayout("list")
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumInteritemSpacing = 0
        let stage = stage(layout)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(2)))
        XCTAssertEqual(cell.frame.origin, CGPoint(x: 200, y: 0))
        UIView.animate(withDuration: 0.4) { stage.view.frame.size.width = 200 }
        XCTAssertEqual(layout.log, ["list from width 300.0", "list resized"])
        XCTAssertEqual(cell.frame.origin, CGPoint(x: 0, y: 40))
        stage.window.runFrame()
        XCTAssertEqual(cell.layer.presentation()?.position.x ?? 0, 250, accuracy: 5)
        stage.window.settle()
        XCTAssertEqual(cell.frame.origin, CGPoint(x: 0, y: 40))
    }

    // MARK: Sizes that change later

    private final class GrowingCell: UICollectionViewCell {
        var height: CGFloat = 40

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: height)
        }
    }

    private func growingStage() -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        let stage = stage(layout)
        stage.view.register(GrowingCell.self, forCellWithReuseIdentifier: "word")
        stage.view.reloadData()
        stage.window.settle()
        return stage
    }

    func testACellWhoseContentGrewPushesTheOthersAwayInTime() throws {
        let stage = growingStage()
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(1)) as? GrowingCell)
        let next = try XCTUnwrap(stage.view.cellForItem(at: path(2)))
        cell.height = 100
        cell.contentView.invalidateIntrinsicContentSize()
        XCTAssertEqual(next.frame.minY, 80)
        stage.window.runFrame()
        XCTAssertEqual(next.frame.minY, 140)
        XCTAssertEqual(next.layer.presentation()?.position.y ?? 0, 100, accuracy: 10)
        stage.window.settle()
        XCTAssertEqual(cell.frame.height, 100)
        XCTAssertEqual(stage.view.contentSize.height, 260)
    }

    func testACellGrowsAtOnceWithoutAnimationAndNotAtAllIfThatIsDisabled() throws {
        let stage = growingStage()
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(1)) as? GrowingCell)
        let next = try XCTUnwrap(stage.view.cellForItem(at: path(2)))
        cell.height = 100
        UIView.performWithoutAnimation { cell.invalidateIntrinsicContentSize() }
        stage.window.runFrame()
        XCTAssertEqual(next.frame.minY, 140)
        XCTAssertEqual(next.layer.presentation()?.position.y ?? 0, 160, accuracy: 0.01)
        stage.view.selfSizingInvalidation = .disabled
        cell.height = 200
        cell.invalidateIntrinsicContentSize()
        stage.window.settle()
        XCTAssertEqual(cell.frame.height, 100)
    }

    // MARK: Insets

    func testSectionsMayBeInsetFromTheSafeAreaOrTheMargins() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        let source = WordSource([.words(100)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(WordCell.self, forCellWithReuseIdentifier: "word")
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        let window = OffscreenWindow(size: CGSize(width: 300, height: 400))
        window.window.rootViewController = controller
        controller.view.addSubview(view)
        func edges() -> [CGFloat] {
            window.runFrame()
            let frames = view.visibleCells.map(\.frame)
            return [frames.map(\.minX).min() ?? -1, frames.map(\.maxX).max() ?? -1]
        }
        XCTAssertEqual(edges(), [5, 295])
        layout.sectionInsetReference = .fromSafeArea
        XCTAssertEqual(edges(), [35, 275])
        controller.additionalSafeAreaInsets.left = 60
        XCTAssertEqual(edges(), [65, 275])
        // The content inset holds in any case.
        view.contentInset = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0)
        XCTAssertEqual(edges(), [5, 195])
        view.contentInset = .zero
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 40)
        layout.sectionInsetReference = .fromLayoutMargins
        XCTAssertEqual(edges(), [15, 255])
        view.layoutMargins.left = 25
        XCTAssertEqual(edges(), [30, 255])
    }
}

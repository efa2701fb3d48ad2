// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKit
import UIKitTesting
import XCTest

/// Lines with a plate behind each section, which the layout provides itself.
private final class PlatedLayout: UICollectionViewFlowLayout {
    static let kind = "plate"
    var hasPlates = false
    var isMirrored = false

    override init() {
        super.init()
        register(Plate.self, forDecorationViewOfKind: PlatedLayout.kind)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isMirrored }

    override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let sections = 0..<(hasPlates ? collectionView?.numberOfSections ?? 0 : 0)
        let plates = sections.compactMap {
            layoutAttributesForDecorationView(
                ofKind: PlatedLayout.kind, at: IndexPath(item: 0, section: $0))
        }
        return (super.layoutAttributesForElements(in: rect) ?? [])
            + plates.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let count = collectionView?.numberOfItems(inSection: indexPath.section) ?? 0
        let frames = (0..<count).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: indexPath.section))?.frame
        }
        guard let first = frames.first else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = frames.reduce(first) { $0.union($1) }
        attributes.zIndex = -1
        return attributes
    }
}

private final class Plate: UICollectionReusableView {}

/// Words each of which has a size of its own.
private final class ShapedWords: WordSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let sum = word(indexPath).utf8.reduce(0) { $0 + Int($1) }
        return CGSize(width: 60 + sum % 7 * 40, height: 20 + sum % 5 * 11)
    }
}

/// One way to show words.
private struct Manner {
    var isHorizontal = false
    var isShaped = false
    var isEstimated = false
    var isMirrored = false
    var hasPlates = false
    var pins = false
    var height: CGFloat = 400

    init(using generator: inout SeededGenerator) {
        isHorizontal = Bool.random(using: &generator)
        isShaped = Bool.random(using: &generator)
        // What cells ask for is known of those that were shown: all must be on screen.
        isEstimated = !isShaped && !isHorizontal && Bool.random(using: &generator)
        hasPlates = Bool.random(using: &generator)
        isMirrored = Bool.random(using: &generator)
        pins = Bool.random(using: &generator)
        if isEstimated { height = 3000 }
    }

    private var isCustom: Bool { hasPlates || isMirrored }

    @MainActor func stage(_ words: [[String]]) -> CollectionStage {
        let layout = isCustom ? PlatedLayout() : UICollectionViewFlowLayout()
        (layout as? PlatedLayout)?.hasPlates = hasPlates
        (layout as? PlatedLayout)?.isMirrored = isMirrored
        layout.sectionHeadersPinToVisibleBounds = pins
        layout.sectionFootersPinToVisibleBounds = pins
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.itemSize = CGSize(width: 90, height: 60)
        if isEstimated { layout.estimatedItemSize = CGSize(width: 300, height: 40) }
        layout.minimumLineSpacing = 4
        layout.minimumInteritemSpacing = 4
        layout.headerReferenceSize = CGSize(width: 20, height: 20)
        layout.footerReferenceSize = CGSize(width: 10, height: 10)
        layout.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let source = isShaped ? ShapedWords(words) : WordSource(words)
        if isEstimated {
            source.preferredHeight = { CGFloat(20 + $0.utf8.reduce(0) { $0 + Int($1) } % 50) }
        }
        let stage = CollectionStage(
            source, layout: layout, size: CGSize(width: 300, height: height))
        if isMirrored {
            stage.view.semanticContentAttribute = .forceRightToLeft
            stage.window.runFrame()
        }
        return stage
    }
}

@preconcurrency @MainActor final class CollectionUpdatePropertyTests: XCTestCase {
    /// What is on screen, from the view's tree: kind, frame, word.
    private func picture(_ stage: CollectionStage) -> [String] {
        stage.view.subviews.compactMap { view -> String? in
            guard !view.isHidden, view.alpha > 0, view.frame.intersects(stage.view.bounds) else {
                return nil
            }
            switch view {
            case let cell as WordCell: return "cell \(cell.word) \(cell.frame)"
            case let header as WordHeader: return "header \(header.frame)"
            case let plate as Plate: return "plate \(plate.frame)"
            default: return nil
            }
        }.sorted()
    }

    private func check(_ stage: CollectionStage, _ manner: Manner, _ what: String) {
        let fresh = manner.stage(stage.source.sections)
        XCTAssertEqual(stage.view.contentSize, fresh.view.contentSize, what)
        fresh.view.contentOffset = stage.view.contentOffset
        fresh.window.runFrame()
        XCTAssertEqual(picture(stage), picture(fresh), what)
        XCTAssertEqual(stage.shown, fresh.shown, what)
        for (path, word) in stage.shown { XCTAssertEqual(stage.source.word(path), word, what) }
        // Nothing is left over, and the delegate heard of each view that came and went.
        let cells = stage.view.subviews.filter { $0 is WordCell }
        XCTAssertEqual(cells.count, stage.shown.count, what)
        func heard(_ what: String) -> Int { stage.source.log.count { $0.hasPrefix(what) } }
        XCTAssertEqual(
            heard("willDisplay") - heard("didEndDisplaying"), stage.shown.count, what)
    }

    private func moveAbout(_ stage: CollectionStage, using generator: inout SeededGenerator) {
        let view = stage.view
        let range = CGPoint(
            x: max(0, view.contentSize.width - view.bounds.width),
            y: max(0, view.contentSize.height - view.bounds.height))
        view.contentOffset = CGPoint(
            x: CGFloat(Int.random(in: 0...Int(range.x), using: &generator)),
            y: CGFloat(Int.random(in: 0...Int(range.y), using: &generator)))
        stage.window.runFrame()
    }

    func testWhateverChangesTheScreenEndsAsAFreshOne() {
        for seed in 1...120 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let manner = Manner(using: &generator)
            var fresh = 0
            let words = (0..<Int.random(in: 1..<5, using: &generator)).map {
                [String].words(Int.random(in: 0..<20, using: &generator), prefix: "\($0)-")
            }
            let stage = manner.stage(words)
            var begun = 0
            var ended = 0
            for round in 0..<5 {
                if !manner.isEstimated { moveAbout(stage, using: &generator) }
                let batch = RandomBatch(
                    stage.source.sections, using: &generator, fresh: &fresh,
                    reloadsSections: true)
                begun += 1
                stage.view.performBatchUpdates {
                    stage.source.sections = batch.after
                    batch.tell(stage.view)
                } completion: { _ in
                    ended += 1
                }
                // Some changes come while others are still to be seen, some after a reload.
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: stage.window.advance(by: 0.1)
                case 1:
                    stage.view.reloadData()
                    stage.window.runFrame()
                default:
                    stage.window.settle()
                    check(stage, manner, "seed \(seed), round \(round), \(manner)")
                }
            }
            stage.window.settle()
            check(stage, manner, "seed \(seed), at last, \(manner)")
            XCTAssertEqual(ended, begun, "seed \(seed)")
        }
    }

    func testAReloadAndBatchesInOneTurnAllEnd() {
        let source = WordSource([.words(20)])
        let stage = CollectionStage(source)
        var ends: [String] = []
        func change(_ name: String, _ body: @escaping () -> Void) {
            stage.view.performBatchUpdates(body) { _ in ends.append(name) }
        }
        func insert(_ word: String) {
            source.sections[0].insert(word, at: 0)
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        change("first") { insert("a") }
        source.sections[0].removeLast(10)
        stage.view.reloadData()
        change("second") { insert("b") }
        change("third") { insert("c") }
        stage.view.reloadData()
        change("fourth") {
            source.sections[0].remove(at: 3)
            stage.view.reloadData()
        }
        stage.window.settle()
        XCTAssertEqual(ends.sorted(), ["first", "fourth", "second", "third"])
        XCTAssertEqual(stage.seen, ["c", "b", "a"] + [String].words(10).dropFirst().prefix(7))
    }
}

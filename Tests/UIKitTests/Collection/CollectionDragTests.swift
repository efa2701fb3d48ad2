// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

/// Drags of items by a finger.
@preconcurrency @MainActor final class CollectionDragTests: XCTestCase {
    /// Delegates, which views hold weakly.
    private var kept: [DragSourceOfWords] = []

    private func stage(
        _ source: WordSource, _ drags: DragSourceOfWords,
        configure: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> CollectionStage {
        let stage = CollectionStage(source, configure: configure)
        stage.view.dragDelegate = drags
        stage.view.dropDelegate = drags
        kept.append(drags)
        return stage
    }

    /// Rests a finger on a row until it lifts.
    private func lift(_ stage: CollectionStage, _ y: CGFloat) {
        stage.window.touchDown(at: CGPoint(x: 150, y: y))
        stage.window.advance(by: 0.8)
    }

    private func carry(_ stage: CollectionStage, to y: CGFloat) {
        stage.window.moveTouch(to: CGPoint(x: 150, y: y))
        stage.window.settle()
    }

    private func drop(_ stage: CollectionStage) {
        stage.window.liftTouch()
        stage.window.settle()
    }

    /// What the window carries.
    private func carried(_ stage: CollectionStage) -> [UIView] {
        stage.window.window.subviews.filter { $0 !== stage.view && $0.layer.zPosition > 0 }
    }

    func testAPressLiftsAnItemThatTheFingerCarries() throws {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(1)))
        lift(stage, 70)
        XCTAssertEqual(drags.log, ["willBegin"])
        XCTAssertTrue(stage.view.hasActiveDrag)
        XCTAssertEqual(cell.alpha, 0)
        let view = try XCTUnwrap(carried(stage).first)
        XCTAssertEqual(view.center, CGPoint(x: 150, y: 60))
        XCTAssertEqual(view.bounds.size, CGSize(width: 300, height: 40))
        // The finger holds it 10 points below its middle.
        carry(stage, to: 190)
        XCTAssertEqual(view.center, CGPoint(x: 150, y: 180))
        drop(stage)
        XCTAssertEqual(carried(stage), [])
        XCTAssertFalse(stage.view.hasActiveDrag)
        XCTAssertEqual(drags.log, ["willBegin", "enter", "perform", "dropEnd", "didEnd"])
    }

    func testThePictureShowsWhatTheCellShows() throws {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        stage.view.cellForItem(at: path(1))?.contentView.backgroundColor = .red
        stage.window.runFrame()
        lift(stage, 70)
        let view = try XCTUnwrap(carried(stage).first as? UIImageView)
        let image = try XCTUnwrap(view.image?.cgImage)
        XCTAssertEqual(image.width, 300 * Int(stage.view.traitCollection.displayScale))
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 300, height: 40))
        let pixel = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        // Blue, green, red, alpha.
        XCTAssertEqual((0..<4).map { pixel[$0] }, [0, 0, 255, 255])
    }

    func testOtherItemsMakePlaceAndTheDropMoves() throws {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        let cell = try XCTUnwrap(stage.view.cellForItem(at: path(0)))
        lift(stage, 20)
        carry(stage, to: 140)
        XCTAssertEqual(drags.destinations.last, path(3))
        XCTAssertEqual(stage.view.cellForItem(at: path(3)), cell)
        XCTAssertEqual(stage.shown[path(2)], "w3")
        XCTAssertEqual(stage.seen, ["w1", "w2", "w3", "w4"], "the gap shows nothing")
        XCTAssertEqual(source.sections, [.words(5)])
        drop(stage)
        XCTAssertEqual(drags.sourcePath, path(0))
        XCTAssertEqual(source.sections, [["w1", "w2", "w3", "w0", "w4"]])
        XCTAssertEqual(stage.seen, ["w1", "w2", "w3", "w0", "w4"])
        XCTAssertEqual(stage.view.visibleCells.map(\.alpha), [1, 1, 1, 1, 1])
    }

    func testTheCarriedViewGoesToItsPlaceInTime() throws {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 130)
        let view = try XCTUnwrap(carried(stage).first)
        stage.window.liftTouch()
        stage.window.advance(by: 0.1)
        XCTAssertEqual(view.center, CGPoint(x: 150, y: 140))
        XCTAssertNotNil(view.superview)
        XCTAssertEqual(stage.view.cellForItem(at: path(3))?.alpha, 0)
        XCTAssertEqual(drags.log.last, "perform")
        stage.window.settle()
        XCTAssertNil(view.superview)
        XCTAssertEqual(stage.view.cellForItem(at: path(3))?.alpha, 1)
        XCTAssertEqual(drags.log.last, "didEnd")
    }

    func testTheCadenceDelaysTheGap() {
        for (cadence, delay) in [
            (UICollectionView.ReorderingCadence.immediate, 0.0), (.fast, 0.25), (.slow, 0.5),
        ] {
            let source = WordSource([.words(5)])
            let drags = DragSourceOfWords(source)
            let stage = stage(source, drags)
            stage.view.reorderingCadence = cadence
            lift(stage, 20)
            stage.window.moveTouch(to: CGPoint(x: 150, y: 100))
            if delay > 0 {
                stage.window.advance(by: delay - 0.1)
                XCTAssertEqual(stage.shown[path(1)], "w1", "\(cadence)")
                stage.window.advance(by: 0.2)
            }
            XCTAssertEqual(stage.shown[path(1)], "w2", "\(cadence)")
            drop(stage)
            XCTAssertEqual(stage.seen, ["w1", "w2", "w0", "w3", "w4"])
        }
    }

    func testADropBeforeTheGapOpensGoesWhereTheFingerIs() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        stage.view.reorderingCadence = .slow
        lift(stage, 20)
        stage.window.moveTouch(to: CGPoint(x: 150, y: 100))
        drop(stage)
        XCTAssertEqual(stage.seen, ["w1", "w2", "w0", "w3", "w4"])
    }

    func testADragIntoAnotherViewOpensAnEmptyGap() throws {
        let source = WordSource([.words(3)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        stage.view.frame.size.height = 200
        let target = WordSource([.words(3, prefix: "v")])
        let drops = DragSourceOfWords(target)
        drops.proposal = UICollectionViewDropProposal(
            operation: .copy, intent: .insertAtDestinationIndexPath)
        let other = CollectionStage(target).view
        other.removeFromSuperview()
        other.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
        other.dropDelegate = drops
        stage.window.window.addSubview(other)
        stage.window.runFrame()
        lift(stage, 20)
        carry(stage, to: 260)
        XCTAssertEqual(drags.log, ["willBegin"], "the finger went straight to the other view")
        XCTAssertEqual(drops.destinations.last, path(1))
        let tops = (0..<4).map { other.cellForItem(at: path($0))?.frame.minY }
        XCTAssertEqual(tops, [0, 40, 80, 120])
        XCTAssertEqual((other.cellForItem(at: path(2)) as? WordCell)?.word, "v1")
        XCTAssertNil(other.cellForItem(at: path(1)) as? WordCell, "the gap")
        XCTAssertTrue(other.hasActiveDrop)
        XCTAssertLessThan(try XCTUnwrap(stage.view.cellForItem(at: path(0))).alpha, 1)
        drop(stage)
        XCTAssertEqual(target.sections, [["v0", "w0", "v1", "v2"]])
        XCTAssertEqual(other.numberOfItems(inSection: 0), 4)
        XCTAssertEqual((other.cellForItem(at: path(1)) as? WordCell)?.word, "w0")
        XCTAssertNil(drops.sourcePath)
        XCTAssertEqual(drops.log, ["enter", "perform", "dropEnd"])
        XCTAssertEqual(drags.log, ["willBegin", "didEnd"])
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.alpha, 1)
    }

    func testAGapHasTheSizeOfWhatIsCarriedWhoeverGivesTheOthersTheirs() {
        for isBulk in [false, true] {
            let source = WordSource([.words(3)])
            let drags = DragSourceOfWords(source)
            let stage = stage(source, drags)
            stage.view.frame.size.height = 120
            let words = [[String].words(3, prefix: "v")]
            let target = isBulk ? BulkSource(words) : SixtySource(words)
            let drops = DragSourceOfWords(target)
            let other = CollectionStage(target).view
            other.removeFromSuperview()
            other.frame = CGRect(x: 0, y: 120, width: 300, height: 280)
            other.dropDelegate = drops
            stage.window.window.addSubview(other)
            stage.window.runFrame()
            lift(stage, 20)
            carry(stage, to: 210)
            let frames = (0..<4).map { other.cellForItem(at: path($0))?.frame }
            XCTAssertEqual(frames.map { $0?.minY }, [0, 60, 100, 160], "\(isBulk)")
            XCTAssertEqual(frames.map { $0?.height }, [60, 40, 60, 60])
            carry(stage, to: 130)
            XCTAssertEqual(other.cellForItem(at: path(0))?.frame.height, 40)
            if let target = target as? SixtySource {
                XCTAssertEqual(target.asked, [path(0), path(1), path(2)], "items of the data only")
            }
            drop(stage)
            XCTAssertEqual(target.sections, [["w0", "v0", "v1", "v2"]])
            XCTAssertEqual(other.cellForItem(at: path(0))?.frame.height, 60)
        }
    }

    func testOtherPressesOfTheViewWaitForTheDrag() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        drags.fixed = ["w1"]
        let stage = CollectionStage(source)
        var presses = 0
        stage.view.addGestureRecognizer(
            UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } })
        stage.view.dragDelegate = drags
        lift(stage, 20)
        XCTAssertTrue(stage.view.hasActiveDrag)
        XCTAssertEqual(presses, 0)
        drop(stage)
        lift(stage, 60)
        XCTAssertFalse(stage.view.hasActiveDrag)
        XCTAssertEqual(presses, 1)
        drop(stage)
    }

    func testAGapClosesWhenTheDragLeaves() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        stage.view.frame.size.height = 200
        stage.window.runFrame()
        lift(stage, 20)
        carry(stage, to: 100)
        XCTAssertEqual(stage.shown[path(0)], "w1")
        carry(stage, to: 350)
        XCTAssertEqual(stage.shown[path(0)], "w0")
        XCTAssertEqual(drags.log, ["willBegin", "enter", "exit"])
        drop(stage)
        XCTAssertEqual(source.sections, [.words(5)])
        XCTAssertEqual(drags.log, ["willBegin", "enter", "exit", "dropEnd", "didEnd"])
        XCTAssertEqual(stage.view.cellForItem(at: path(0))?.alpha, 1)
    }

    func testWhatIsForbiddenGoesBack() throws {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        drags.proposal = UICollectionViewDropProposal(operation: .forbidden)
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 100)
        let view = try XCTUnwrap(carried(stage).first)
        stage.window.liftTouch()
        stage.window.advance(by: 0.1)
        XCTAssertEqual(view.center, CGPoint(x: 150, y: 20))
        stage.window.settle()
        XCTAssertEqual(stage.seen, .words(5))
        XCTAssertFalse(drags.log.contains("perform"))
    }

    func testADragThatAllowsNoMovesIsNotMoved() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        drags.allowsMoves = false
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 100)
        drop(stage)
        XCTAssertFalse(drags.log.contains("perform"))
        XCTAssertEqual(stage.seen, .words(5))
    }

    func testAnItemThatADropGoesIntoIsHighlighted() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        drags.proposal = UICollectionViewDropProposal(
            operation: .copy, intent: .insertIntoDestinationIndexPath)
        drags.performs = false
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 100)
        XCTAssertEqual(stage.view.cellForItem(at: path(2))?.isHighlighted, true)
        XCTAssertEqual(stage.shown[path(0)], "w0", "no gap")
        carry(stage, to: 140)
        XCTAssertEqual(stage.view.cellForItem(at: path(2))?.isHighlighted, false)
        drop(stage)
        XCTAssertEqual(stage.view.cellForItem(at: path(3))?.isHighlighted, false)
        XCTAssertEqual(carried(stage), [], "what nobody dropped vanishes")
    }

    func testADelegateThatHandlesNothingHearsNoMore() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        drags.handles = false
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 100)
        drop(stage)
        XCTAssertEqual(drags.log, ["willBegin", "didEnd"])
        XCTAssertEqual(drags.destinations, [])
    }

    func testNothingIsLiftedWhereThatIsNotWanted() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        drags.fixed = ["w0"]
        let stage = stage(source, drags)
        lift(stage, 20)
        XCTAssertFalse(stage.view.hasActiveDrag)
        drop(stage)
        stage.view.dragInteractionEnabled = false
        lift(stage, 60)
        XCTAssertFalse(stage.view.hasActiveDrag)
        drop(stage)
        XCTAssertEqual(drags.log, [])
    }

    func testATouchThatIsTakenAwayBringsAllBack() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 140)
        stage.window.cancelTouch()
        stage.window.settle()
        XCTAssertEqual(stage.seen, .words(5))
        XCTAssertEqual(drags.log, ["willBegin", "enter", "exit", "dropEnd", "didEnd"])
    }

    func testDataThatChangeDuringADragTakeItsPlacesAlong() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 140)
        stage.view.performBatchUpdates {
            source.sections[0].insert("new", at: 0)
            stage.view.insertItems(at: [path(0)])
        }
        stage.window.settle()
        carry(stage, to: 141)
        drop(stage)
        XCTAssertEqual(drags.sourcePath, path(1))
        XCTAssertEqual(source.sections, [["new", "w1", "w2", "w0", "w3", "w4"]])
        XCTAssertEqual(stage.seen, source.sections[0])
    }

    func testAReloadDuringADragLetsItEnd() {
        let source = WordSource([.words(5)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        lift(stage, 20)
        carry(stage, to: 140)
        source.sections = [["z0", "z1"]]
        stage.view.reloadData()
        stage.window.settle()
        carry(stage, to: 60)
        drop(stage)
        XCTAssertEqual(source.sections, [["z0", "w0", "z1"]], "an item from nowhere")
        XCTAssertEqual(stage.seen, ["z0", "w0", "z1"])
        XCTAssertEqual(drags.log.last, "didEnd")
    }

    func testTheContentScrollsUnderADragNearAnEdge() {
        let source = WordSource([.words(100)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags)
        lift(stage, 20)
        stage.window.moveTouch(to: CGPoint(x: 150, y: 395))
        stage.window.advance(by: 1)
        XCTAssertGreaterThan(stage.view.contentOffset.y, 200)
        XCTAssertGreaterThan(drags.destinations.last??.item ?? 0, 14)
        stage.window.moveTouch(to: CGPoint(x: 150, y: 200))
        stage.window.settle()
        let offset = stage.view.contentOffset.y
        stage.window.advance(by: 1)
        XCTAssertEqual(stage.view.contentOffset.y, offset)
        let row = Int((offset + 200) / 40)
        drop(stage)
        XCTAssertEqual(source.sections[0][row], "w0")
    }

    func testBehindTheLastItemIsTheEndOfTheSection() {
        let source = WordSource([.words(3)])
        let drags = DragSourceOfWords(source)
        let stage = stage(source, drags) {
            $0.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
        }
        lift(stage, 20)
        carry(stage, to: 220)
        XCTAssertEqual(drags.destinations.last, path(3), "as if it came from elsewhere")
        carry(stage, to: 221)
        XCTAssertEqual(drags.destinations.last, path(2))
        drop(stage)
        XCTAssertEqual(stage.seen, ["w1", "w2", "w0"])
    }

    func testObjectsAreHandedOverOnTheNextTurn() {
        let provider = NSItemProvider(object: "word")
        XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: Int.self))
        var words: [String?] = []
        var errors: [ItemProviderError?] = []
        provider.loadObject(ofClass: String.self) { word, _ in words.append(word) }
        provider.loadObject(ofClass: Int.self) { _, error in
            errors.append(error as? ItemProviderError)
        }
        XCTAssertEqual(words, [])
        let stage = CollectionStage(WordSource([]))
        stage.window.settle()
        XCTAssertEqual(words, ["word"])
        XCTAssertEqual(errors, [.unavailable("Int")])
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

/// Long lists, of which most rows have an estimated size at first: what is seen keeps its place.
@preconcurrency @MainActor final class CollectionViewAdapterEstimateTests: XCTestCase {
    private nonisolated static func height(_ row: Int) -> CGFloat { CGFloat(20 + row * 37 % 61) }

    private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

    private func rows(_ count: Int) -> [TestRow] {
        (0..<count).map { TestRow($0, height: Self.height($0)) }
    }

    /// A list of which only the first screens are measured.
    private func longList(_ count: Int = 3_000) -> ListStage {
        let stage = ListStage()
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.setIDs(Array(0..<count), height: Self.height)
        stage.queue.stepBackground()
        stage.queue.stepMain()
        stage.window.runFrame()
        return stage
    }

    /// Where rows are on the screen, in points from its top.
    private func places(_ stage: ListStage) -> [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        for row in stage.visibleRows {
            places[row] = stage.cell(row).map { $0.frame.minY - stage.view.contentOffset.y }
        }
        return places
    }

    /// Checks that rows that are seen before and after have moved by one distance.
    private func checkMoved(
        _ before: [Int: CGFloat], _ after: [Int: CGFloat], by distance: CGFloat,
        _ context: String = "", line: UInt = #line
    ) {
        for (row, place) in after {
            guard let old = before[row] else { continue }
            XCTAssertEqual(
                place - old, distance, accuracy: 0.51, "row \(row) \(context)", line: line)
        }
    }

    // MARK: Refinement

    func testVisibleRowsKeepTheirPlacesWhileTheRestIsMeasured() {
        for row in [0, 40, 1_500, 2_999] {
            let stage = longList()
            stage.view.scrollToItem(at: path(row), at: .top, animated: false)
            stage.window.runFrame()
            stage.check(rows(3_000))
            let before = places(stage)
            XCTAssertGreaterThan(before.count, 4)
            var steps = 0
            while stage.queue.hasWork {
                stage.queue.stepBackground()
                stage.queue.stepMain()
                stage.queue.stepLater()
                stage.window.runFrame()
                checkMoved(before, places(stage), by: 0, "of \(row), step \(steps)")
                steps += 1
            }
            XCTAssertGreaterThan(steps, 10)
            XCTAssertEqual(Set(stage.log.rows).count, 3_000)
            stage.checkPlaces(rows(3_000), "at \(row)")
        }
    }

    func testABatchDoesNotMoveRowsBecauseTheEstimateChanged() {
        let stage = longList()
        stage.view.scrollToItem(at: path(1_500), at: .top, animated: false)
        stage.window.runFrame()
        let before = places(stage)
        stage.setIDs(Array(0..<2_999), height: Self.height)
        stage.queue.stepBackground()
        while stage.queue.mainCount > 0 { stage.queue.stepMain() }
        stage.queue.stepBackground()
        while stage.queue.mainCount > 0 { stage.queue.stepMain() }
        XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2_999)
        stage.window.runFrame()
        checkMoved(before, places(stage), by: 0)
        XCTAssertEqual(places(stage).keys.sorted(), before.keys.sorted())
    }

    // MARK: Scrolling

    func testScrollingUpIntoUnmeasuredRowsMovesWhatIsSeenByTheSameDistance() {
        let stage = longList()
        stage.view.scrollToItem(at: path(1_500), at: .top, animated: false)
        stage.window.runFrame()
        for step in 0..<60 {
            let before = places(stage)
            stage.view.contentOffset.y -= 30
            stage.window.runFrame()
            checkMoved(before, places(stage), by: 30, "step \(step)")
            stage.check(rows(3_000))
            if step % 7 == 6 {
                let before = places(stage)
                stage.step()
                checkMoved(before, places(stage), by: 0, "step \(step)")
            }
        }
    }

    func testAJumpBringsTheRowWhereItWasAskedFor() throws {
        for target in [1_500, 200, 2_999, 0] {
            for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
                let stage = longList()
                stage.view.scrollToItem(at: path(target), at: position, animated: false)
                stage.window.runFrame()
                try checkArrival(stage, target, position)
                stage.settle()
                try checkArrival(stage, target, position)
                stage.checkPlaces(rows(3_000))
            }
        }
    }

    func testAnAnimatedJumpBringsTheRowWhereItWasAskedFor() throws {
        for target in [30, 1_500, 2_999] {
            for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
                let stage = longList()
                stage.view.scrollToItem(at: path(target), at: position, animated: true)
                stage.window.settle()
                try checkArrival(stage, target, position)
                stage.view.scrollToItem(at: path(3), at: position, animated: true)
                stage.window.settle()
                try checkArrival(stage, 3, position)
            }
        }
    }

    func testAnAnimatedJumpMovesForwardOnlyAndComesToRest() {
        let stage = longList()
        stage.view.scrollToItem(at: path(1_500), at: .top, animated: true)
        var last = stage.view.contentOffset.y
        for frame in 0..<30 {
            stage.window.advance(by: 1.0 / 60)
            // Rows above that turn out lower take the offset back by no more than a few screens.
            if frame < 18 { XCTAssertGreaterThan(stage.view.contentOffset.y, last - 400) }
            last = stage.view.contentOffset.y
        }
        let before = places(stage)
        stage.window.advance(by: 1)
        checkMoved(before, places(stage), by: 0)
    }

    func testSomethingElseThatScrollsEndsAJumpForGood() {
        for way in 0..<3 {
            let stage = longList()
            stage.view.scrollToItem(at: path(1_500), at: .top, animated: true)
            stage.window.advance(by: 0.1)
            switch way {
            case 0: stage.view.contentOffset.y = 500
            case 1: stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            default:
                stage.window.drag(
                    from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.1,
                    pause: 0.2)
            }
            stage.window.advance(by: 0.5)
            let before = places(stage)
            XCTAssertNil(before[1_500], "way \(way)")
            stage.settle()
            checkMoved(before, places(stage), by: 0, "way \(way)")
        }
    }

    private func checkArrival(
        _ stage: ListStage, _ row: Int, _ position: UICollectionView.ScrollPosition,
        line: UInt = #line
    ) throws {
        let cell = try XCTUnwrap(stage.cell(row), "row \(row) is not on screen", line: line)
        let bounds = stage.view.bounds
        let wanted: CGFloat
        switch position {
        case .top: wanted = cell.frame.minY
        case .bottom: wanted = cell.frame.maxY - bounds.height
        default: wanted = cell.frame.midY - bounds.height / 2
        }
        let last = stage.view.contentSize.height - bounds.height
        XCTAssertEqual(
            bounds.minY, min(max(wanted, 0), last), accuracy: 0.51,
            "row \(row), position \(position.rawValue)", line: line)
    }

    func testRowsStayUnderTheFingerWhileMeasuredPiecesWait() {
        let stage = longList()
        stage.view.scrollToItem(at: path(1_500), at: .top, animated: false)
        stage.window.runFrame()
        stage.window.touchDown(at: CGPoint(x: 100, y: 100))
        stage.window.moveTouch(to: CGPoint(x: 100, y: 150))
        XCTAssertTrue(stage.view.isDragging)
        for step in 1...40 {
            let before = places(stage)
            stage.queue.drainNow()
            stage.queue.stepLater()
            stage.window.advance(by: 1.0 / 60)
            checkMoved(before, places(stage), by: 0, "step \(step)")
            let settled = places(stage)
            stage.window.moveTouch(to: CGPoint(x: 100, y: CGFloat(150 + 5 * step)))
            checkMoved(settled, places(stage), by: 5, "step \(step)")
            stage.check(rows(3_000))
        }
        stage.window.advance(by: 0.3)
        stage.window.liftTouch()
        stage.window.settle()
        let before = places(stage)
        stage.settle()
        checkMoved(before, places(stage), by: 0)
        stage.checkPlaces(rows(3_000))
    }

    func testADecelerationGoesOnSmoothlyWhileRowsAreMeasured() {
        for direction in [CGFloat(1), -1] {
            let stage = longList()
            stage.view.scrollToItem(at: path(1_500), at: .top, animated: false)
            stage.window.runFrame()
            stage.window.drag(
                from: CGPoint(x: 100, y: 200 - 100 * direction),
                to: CGPoint(x: 100, y: 200 + 100 * direction), duration: 0.1)
            XCTAssertTrue(stage.view.isDecelerating)
            var frames = 0
            var lastStep = CGFloat.infinity
            while stage.view.isDecelerating, frames < 600 {
                let before = places(stage)
                stage.window.advance(by: 1.0 / 60)
                let after = places(stage)
                let common = after.keys.filter { before[$0] != nil }
                guard let first = common.min(), let old = before[first], let new = after[first]
                else { return XCTFail("nothing stayed on screen in a frame") }
                checkMoved(before, after, by: new - old, "frame \(frames)")
                XCTAssertGreaterThanOrEqual((new - old) * direction, -0.51, "frame \(frames)")
                XCTAssertLessThanOrEqual(abs(new - old), lastStep + 1.1, "frame \(frames)")
                lastStep = abs(new - old)
                let still = places(stage)
                stage.queue.drainNow()
                stage.queue.stepLater()
                stage.window.runFrame()
                checkMoved(still, places(stage), by: 0, "frame \(frames)")
                frames += 1
            }
            XCTAssertGreaterThan(frames, 20)
            stage.settle()
            stage.checkPlaces(rows(3_000))
        }
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

/// Rows that the user moves by hand.
@preconcurrency @MainActor final class CollectionViewAdapterMovementTests: XCTestCase {
    private let stage = ListStage()
    private var moves: [String] = []
    /// Rows of 40, 50, 60, 40, ... points.
    private let rows = (0..<6).map { TestRow($0, height: 40 + 10 * CGFloat($0 % 3)) }

    private func items(_ rows: [TestRow], fixed: Set<Int> = []) -> [ListStage.Item] {
        rows.map { row in
            let item = stage.item(row)
            item.canMove = !fixed.contains(row.id)
            item.didMove = { [weak self] in self?.moves.append("\(row.id): \($0) to \($1)") }
            return item
        }
    }

    private func show(fixed: Set<Int> = []) {
        stage.adapter.settings.allowInteractiveMovement = true
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.adapter.set(items: items(rows, fixed: fixed), animated: false)
        stage.settle()
        stage.view.addGestureRecognizer(
            UILongPressGestureRecognizer { [weak adapter = stage.adapter] in
                adapter?.handleMoveGesture($0)
            })
    }

    /// Presses long at a height, moves to another one and holds there.
    private func carry(from start: CGFloat, to end: CGFloat) {
        stage.window.touchDown(at: CGPoint(x: 150, y: start))
        stage.window.advance(by: 0.6)
        for step in 1...5 {
            stage.window.moveTouch(
                to: CGPoint(x: 150, y: start + (end - start) * CGFloat(step) / 5))
            stage.window.advance(by: 0.1)
        }
    }

    private var order: [Int] { stage.shownRows.map(\.id) }

    func testALongPressCarriesARowToItsNewPlace() {
        show()
        carry(from: 20, to: 130)
        XCTAssertEqual(moves, [])
        stage.window.liftTouch()
        stage.settle()
        XCTAssertEqual(moves, ["0: 0 to 2"])
        XCTAssertEqual(order, [1, 2, 0, 3, 4, 5])
        stage.checkPlaces(order.map { rows[$0] })
        XCTAssertEqual(stage.adapter.sizeForItem(at: 0)?.height, 50)
        XCTAssertEqual(stage.adapter.sizeForItem(at: 2)?.height, 40)
    }

    func testMovingARowLaysNothingOutAnew() {
        show()
        stage.log.rows = []
        carry(from: 270, to: 10)
        stage.window.liftTouch()
        stage.settle()
        XCTAssertEqual(order, [5, 0, 1, 2, 3, 4])
        XCTAssertEqual(stage.log.rows, [])
    }

    func testAGestureThatIsCutOffBringsTheRowBack() {
        show()
        carry(from: 20, to: 130)
        stage.window.cancelTouch()
        stage.settle()
        XCTAssertEqual(moves, [])
        stage.checkPlaces(rows)
    }

    func testOnlyRowsWhoseItemsAllowItMove() {
        show(fixed: [0])
        carry(from: 20, to: 130)
        stage.window.liftTouch()
        stage.settle()
        XCTAssertEqual(moves, [])
        stage.checkPlaces(rows)
        XCTAssertFalse(ListStage.Item(id: 1, layoutSpec: RowSpec(TestRow(1))).canMove)
    }

    func testNothingMovesUnlessTheSettingsAllowIt() {
        XCTAssertFalse(ListStage().adapter.settings.allowInteractiveMovement)
        show()
        stage.adapter.settings.allowInteractiveMovement = false
        carry(from: 20, to: 130)
        stage.window.liftTouch()
        stage.settle()
        XCTAssertEqual(moves, [])
        stage.checkPlaces(rows)
    }

    func testARowInTheHandIsPutDownThoughMovingWasForbiddenMeanwhile() {
        show()
        carry(from: 20, to: 100)
        stage.adapter.settings.allowInteractiveMovement = false
        stage.window.moveTouch(to: CGPoint(x: 150, y: 130))
        stage.window.advance(by: 0.1)
        stage.window.liftTouch()
        stage.settle()
        XCTAssertEqual(moves, ["0: 0 to 2"])
        stage.checkPlaces([1, 2, 0, 3, 4, 5].map { rows[$0] })
    }

    func testRowsByIdentityMoveToo() {
        stage.adapter.settings.allowInteractiveMovement = true
        stage.adapter.set(boundingDimensions: stage.width(300))
        stage.adapter.set(
            ids: Array(0..<6), animated: false,
            item: { id in
                let item = ListStage.Item(id: id, layoutSpec: RowSpec(TestRow(id)))
                item.canMove = true
                return item
            })
        stage.settle()
        let path = { IndexPath(item: $0, section: 0) }
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path(4)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 10))
        stage.view.endInteractiveMovement()
        stage.settle()
        XCTAssertEqual(order, [4, 0, 1, 2, 3, 5])
    }

    // MARK: Others at the same time

    private func moveByHand(_ row: Int, to height: CGFloat) {
        XCTAssertTrue(
            stage.view.beginInteractiveMovementForItem(at: IndexPath(item: row, section: 0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: height))
        stage.view.endInteractiveMovement()
    }

    func testAListOnItsWayCountsFromTheOrderThatTheHandLeft() {
        show()
        let next = [rows[0], rows[2], rows[4], TestRow(9, height: 30)]
        var answers: [Bool] = []
        stage.adapter.set(items: items(next), animated: false) { answers.append($0) }
        stage.queue.stepBackground()
        moveByHand(0, to: 250)
        stage.settle()
        XCTAssertEqual(answers, [true])
        XCTAssertEqual(order, [0, 2, 4, 9])
        stage.checkPlaces(next)
    }

    func testBoundsOnTheirWayShowTheOrderThatTheHandLeft() {
        show()
        var answers: [Bool] = []
        stage.adapter.set(boundingDimensions: stage.width(200), async: true) {
            answers.append($0)
        }
        stage.queue.stepBackground()
        moveByHand(0, to: 250)
        let moved = order
        XCTAssertNotEqual(moved, rows.map(\.id))
        stage.settle()
        XCTAssertEqual(answers, [true])
        XCTAssertEqual(order, moved)
        stage.checkPlaces(moved.map { rows[$0] })
        XCTAssertEqual(stage.adapter.sizeForItem(at: 0)?.width, 200)
    }

    func testAListThatArrivesWhileARowIsInTheHandBringsItBackFirst() {
        show()
        carry(from: 20, to: 130)
        let next = [rows[3], rows[0]]
        stage.adapter.set(items: items(next), animated: false)
        stage.settle()
        stage.window.liftTouch()
        stage.settle()
        XCTAssertEqual(moves, [])
        stage.checkPlaces(next)
    }
}

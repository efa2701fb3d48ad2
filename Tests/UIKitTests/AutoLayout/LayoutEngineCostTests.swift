// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// What layouts cost, in what the engine asks of the solver.
@preconcurrency @MainActor final class LayoutEngineCostTests: XCTestCase {
    private let stage = LayoutEngineStage(width: 320, height: 10_000)

    /// Rows with frames of their own that hold a picture, a title and a text of many lines.
    private func addRows(_ count: Int) -> [Row] {
        (0..<count).map { index in
            let row = Row(index)
            row.frame = rect(0, CGFloat(index) * 100, 320, 100)
            stage.window.addSubview(row)
            return row
        }
    }

    func testAFrameThatChangesNothingSolvesNothing() {
        _ = addRows(10)
        stage.layOut()
        let work = stage.work {
            stage.window.setNeedsLayout()
            stage.window.subviews.forEach { $0.setNeedsLayout() }
            stage.layOut()
            stage.offscreen.advance(by: 0.5)
        }
        XCTAssertEqual(
            [work.flushes, work.additions, work.removals, work.edits, work.measurements],
            [
                0, 0, 0, 0, 0,
            ])
        XCTAssertEqual(work.placements, 0)
    }

    func testAHundredRowsCostTenTimesTen() {
        let ten = stage.work {
            _ = addRows(10)
            stage.layOut()
        }
        let hundred = stage.work {
            _ = addRows(100)
            stage.layOut()
        }
        XCTAssertEqual(hundred.additions, 10 * ten.additions)
        XCTAssertEqual(hundred.measurements, 10 * ten.measurements)
        XCTAssertEqual(hundred.placements, 10 * ten.placements)
        XCTAssertLessThanOrEqual(hundred.edits, 10 * ten.edits)
        XCTAssertEqual(hundred.flushes, ten.flushes)
    }

    func testAChangeInOneRowPlacesOnlyViewsOfThatRow() {
        let rows = addRows(100)
        stage.layOut()
        let work = stage.work {
            rows[50].title.text = "Another title"
            stage.layOut()
        }
        XCTAssertEqual(work.additions, 0)
        XCTAssertLessThanOrEqual(work.measurements, 4)
        XCTAssertLessThanOrEqual(work.placements, 3)
    }

    func testABrokenConstraintIsTriedAgainOnlyWhenWhatItIsConnectedWithChanges() {
        let (view, other) = (stage.addView(), stage.addView())
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 20)
        let height = other.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([narrow, wide, height])
        stage.layOut()
        XCTAssertEqual(stage.conflicts.count, 1)
        let elsewhere = stage.work {
            height.constant = 40
            stage.layOut()
        }
        XCTAssertEqual(elsewhere.retries, 0)
        let here = stage.work {
            narrow.isActive = false
            stage.layOut()
        }
        XCTAssertEqual(here.retries, 1)
        XCTAssertEqual(view.frame.width, 20)
        XCTAssertEqual(other.frame.height, 40)
    }

    func testAConstantSetBackBeforeTheLayoutCostsNothing() {
        let rows = addRows(1)
        stage.layOut()
        let work = stage.work {
            rows[0].top.constant = 30
            rows[0].top.constant = 8
            stage.layOut()
        }
        XCTAssertEqual(work.edits, 0)
        XCTAssertEqual(work.placements, 0)
    }

    func testADeactivatedConstraintThatComesBackInOneTurnPlacesNothing() {
        let rows = addRows(1)
        stage.layOut()
        let work = stage.work {
            rows[0].top.isActive = false
            rows[0].top.isActive = true
            stage.layOut()
        }
        XCTAssertEqual(work.placements, 0)
    }

    func testViewsThatAreGoneLeaveNothingInTheEngine() {
        stage.layOut()
        let engine = LayoutEngine.shared
        let before = [engine.owners.count, engine.entries.count]
        for row in addRows(10) { row.removeFromSuperview() }
        stage.layOut()
        for row in addRows(10) {
            stage.layOut()
            row.removeFromSuperview()
        }
        engine.setNeedsFlush()
        stage.layOut()
        XCTAssertEqual([engine.owners.count, engine.entries.count], before)
    }
}

private final class Row: UIView {
    let title = UILabel()
    let top: NSLayoutConstraint

    init(_ index: Int) {
        let picture = ContentView(40, 40)
        let text = UILabel()
        top = picture.topAnchor.constraint(equalTo: title.topAnchor, constant: 8)
        super.init(frame: .zero)
        title.text = "Row \(index)"
        text.numberOfLines = 0
        text.text = "A text of many words that does not fit on a single line, number \(index)"
        for view in [picture, title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            top,
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

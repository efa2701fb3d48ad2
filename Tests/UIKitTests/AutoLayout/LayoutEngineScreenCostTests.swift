// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// What screens of rows that size themselves cost, in what is asked of the solver and of views.
@preconcurrency @MainActor final class LayoutEngineScreenCostTests: XCTestCase {
    private let stage = LayoutEngineStage(width: 320, height: 480)

    /// What is asked of the solver.
    private func requests(_ work: LayoutEngine.Work) -> [Int] {
        [work.additions, work.removals, work.edits, work.measurements, work.placements]
    }

    /// Rows below each other, each as high as its constraints ask.
    private func addSizedRows(_ count: Int, to superview: UIView) -> [SelfSizingRow] {
        var top: CGFloat = 0
        return (0..<count).map { index in
            let row = SelfSizingRow(index)
            let size = row.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            row.frame = rect(0, top, 320, size.height)
            top += size.height
            superview.addSubview(row)
            return row
        }
    }

    private func addScrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: rect(0, 0, 320, 480))
        scroll.contentSize = CGSize(width: 320, height: 10_000)
        stage.window.addSubview(scroll)
        return scroll
    }

    func testAHundredRowsThatSizeThemselvesCostTenTimesTen() {
        _ = addSizedRows(1, to: stage.window)
        stage.layOut()
        let ten = stage.work {
            _ = addSizedRows(10, to: stage.window)
            stage.layOut()
        }
        let hundred = stage.work {
            _ = addSizedRows(100, to: stage.window)
            stage.layOut()
        }
        XCTAssertEqual(requests(hundred), requests(ten).map { 10 * $0 })
    }

    func testRowsThatSizeThemselvesAreSolvedApart() throws {
        let rows = addSizedRows(100, to: stage.window)
        stage.layOut()
        let engine = LayoutEngine.shared
        for part in [LayoutEngineItem.Part.minX, .minY] {
            let components = try rows.map { row in
                let item = try XCTUnwrap(row.text.layoutItem.engineSlot)
                return try XCTUnwrap(engine.solver.component(of: XCTUnwrap(item[part])))
            }
            XCTAssertEqual(Set(components).count, 100)
        }
    }

    func testAChangedTextMeasuresOnlyItself() {
        let rows = addSizedRows(100, to: stage.window)
        stage.layOut()
        let before = rows.map { [$0.title.measured, $0.text.measured] }
        rows[40].title.text = "Another"
        let work = stage.work { stage.layOut() }
        var after = rows.map { [$0.title.measured, $0.text.measured] }
        XCTAssertGreaterThan(after[40][0], before[40][0])
        XCTAssertLessThanOrEqual(after[40][0], before[40][0] + 2)
        after[40][0] = before[40][0]
        XCTAssertEqual(after, before)
        XCTAssertEqual(work.measurements, 1)
        XCTAssertEqual(work.additions, 0)
        XCTAssertEqual(work.removals, 0)
    }

    func testAChangedTextInAStackViewMeasuresOnlyItself() {
        let labels = (0..<100).map { CountingLabel("Line \($0)") }
        let scroll = addScrollView()
        let stack = stage.add(UIStackView(arrangedSubviews: labels), to: scroll)
        stack.axis = .vertical
        stack.pinEdges(to: scroll)
        stage.layOut()
        let before = labels.map(\.measured)
        labels[70].text = "Other"
        let work = stage.work { stage.layOut() }
        var after = labels.map(\.measured)
        after[70] = before[70]
        XCTAssertEqual(after, before)
        XCTAssertEqual(work.measurements, 1)
        XCTAssertEqual(work.additions, 0)
    }

    func testScrollingSolvesNothing() {
        let scroll = addScrollView()
        _ = addSizedRows(100, to: scroll)
        stage.layOut()
        let work = stage.work {
            for step in 1...50 {
                scroll.contentOffset.y = CGFloat(step) * 20
                stage.layOut()
            }
            scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            for _ in 0..<30 { stage.offscreen.advance(by: 1.0 / 60) }
        }
        XCTAssertEqual(requests(work), [0, 0, 0, 0, 0])
    }

    func testScrollingAStackViewSolvesNothing() {
        let scroll = stage.add(UIScrollView())
        scroll.pinEdges(to: stage.window)
        let rows = (0..<100).map { SelfSizingRow($0) }
        let stack = stage.add(UIStackView(arrangedSubviews: rows), to: scroll)
        stack.axis = .vertical
        stack.pinEdges(to: scroll)
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        stage.layOut()
        XCTAssertGreaterThan(scroll.contentSize.height, 480)
        let work = stage.work {
            for step in 1...50 {
                scroll.contentOffset.y = CGFloat(step) * 20
                stage.layOut()
            }
        }
        XCTAssertEqual(requests(work), [0, 0, 0, 0, 0])
    }

    func testAChangeInARowOfAStackViewAsksNothingOfTheOthers() {
        let scroll = addScrollView()
        let rows = (0..<30).map { SelfSizingRow($0) }
        let stack = stage.add(UIStackView(arrangedSubviews: rows), to: scroll)
        stack.axis = .vertical
        stack.pinEdges(to: scroll)
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        stage.layOut()
        let work = stage.work {
            rows[7].title.text = "Other"
            stage.layOut()
        }
        // The title's width, wished for from below and above.
        XCTAssertEqual(requests(work), [0, 0, 2, 1, 1])
        let wrapped = stage.work {
            rows[7].text.text = "A text of other words that does not fit on a single line either"
            stage.layOut()
        }
        XCTAssertEqual([wrapped.additions, wrapped.removals, wrapped.edits], [0, 0, 2])
        XCTAssertEqual(wrapped.measurements, 2, "unwrapped and wrapped")
    }

    func testATextIsMeasuredOnceAtEachNewWidth() {
        let text = stage.add(CountingLabel(String(repeating: "word ", count: 40), lines: 0))
        text.pinEdges(to: stage.window)
        stage.layOut()
        XCTAssertEqual(text.measured, 2, "unwrapped and wrapped")
        for width in [200, 150, 300] as [CGFloat] {
            let work = stage.work {
                stage.offscreen.resize(to: CGSize(width: width, height: 480))
                stage.layOut()
            }
            XCTAssertEqual(work.measurements, 1)
        }
        XCTAssertEqual(text.measured, 5)
    }

    func testAHeaderThatStaysCostsOneEditAStepOfScrolling() {
        let scroll = addScrollView()
        _ = addSizedRows(20, to: scroll)
        let header = stage.add(ContentView(320, 30), to: scroll)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
        ])
        stage.layOut()
        let work = stage.work {
            for step in 1...10 {
                scroll.contentOffset.y = CGFloat(step) * 20
                stage.layOut()
            }
        }
        XCTAssertEqual(header.frame.minY, 200)
        XCTAssertEqual(work.placements, 10)
        // The guide's top and bottom follow the offset.
        XCTAssertLessThanOrEqual(work.edits, 20)
        XCTAssertEqual([work.additions, work.removals, work.measurements], [0, 0, 0])
    }

    func testFramesOfAStackViewInWhichNothingChangesSolveNothing() {
        let rows = (0..<100).map { SelfSizingRow($0) }
        let stack = stage.add(UIStackView(arrangedSubviews: rows))
        stack.axis = .vertical
        stack.pinEdges(to: stage.window)
        stage.layOut()
        let work = stage.work {
            for _ in 0..<10 {
                stack.setNeedsLayout()
                rows[3].setNeedsLayout()
                stage.layOut()
            }
            stack.spacing = 0
            rows[5].title.textColor = .red
            rows[6].title.text = "Row 6"
            stage.layOut()
        }
        XCTAssertEqual([work.additions, work.removals, work.edits, work.placements], [0, 0, 0, 0])
    }
}

/// A label that counts how often its size is asked for.
private final class CountingLabel: UILabel {
    private(set) var measured = 0

    convenience init(_ text: String, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        numberOfLines = lines
    }

    override var intrinsicContentSize: CGSize {
        measured += 1
        return super.intrinsicContentSize
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured += 1
        return super.sizeThatFits(size)
    }
}

/// A title above a text of many lines.
private final class SelfSizingRow: UIView {
    let title: CountingLabel
    let text: CountingLabel

    init(_ index: Int) {
        title = CountingLabel("Row \(index)")
        text = CountingLabel(
            "A text of many words that does not fit on a single line, the \(index + 100)th of all",
            lines: 0)
        super.init(frame: .zero)
        for view in [title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

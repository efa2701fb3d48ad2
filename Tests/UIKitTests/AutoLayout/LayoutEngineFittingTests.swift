// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEngineFittingTests: XCTestCase {
    private let stage = LayoutEngineStage()
    private let text = "Many words that do not fit on one line of a narrow label, said twice over."

    private func makeCard(_ label: UILabel) -> UIView {
        let card = UIView(frame: rect(0, 0, 10, 10))
        stage.add(label, to: card)
        label.numberOfLines = 0
        label.text = text
        label.pinEdges(to: card, inset: 10)
        return card
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    func testTheCompressedSizeIsTheLeastThatTheContentAllows() {
        let card = UIView()
        let content = stage.add(ContentView(70, 40), to: card)
        content.pinEdges(to: card, inset: 5)
        XCTAssertEqual(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 80, height: 50))
    }

    func testATargetOfAnyHeightGivesTheHeightOfTheContent() {
        let label = UILabel()
        let card = makeCard(label)
        let expected = CGSize(width: 200, height: height(of: label, width: 180) + 20)
        for any: CGFloat in [.greatestFiniteMagnitude, .infinity, .nan, -1, 1e30, 0] {
            XCTAssertEqual(
                card.systemLayoutSizeFitting(
                    CGSize(width: 200, height: any), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel), expected, "\(any)")
        }
    }

    func testAnEndlessTargetLeavesNothingBehindInTheNextOne() {
        let view = UIView()
        XCTAssertGreaterThanOrEqual(
            view.systemLayoutSizeFitting(CGSize(width: CGFloat.infinity, height: 1)).width, 10_000)
        XCTAssertEqual(
            view.systemLayoutSizeFitting(CGSize(width: 100.5, height: 20)),
            CGSize(width: 100.5, height: 20))
    }

    func testTheExpandedSizeIsTheGreatestThatTheConstraintsAllow() {
        let card = UIView()
        card.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
        card.heightAnchor.constraint(equalToConstant: 20).isActive = true
        XCTAssertEqual(
            card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
            CGSize(width: 300, height: 20))
    }

    func testARequiredWidthWrapsTheText() {
        let label = UILabel()
        let card = makeCard(label)
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 200, height: height(of: label, width: 180) + 20))
    }

    func testATextWithRoomToGrowIsMeasuredOnOneLine() {
        let label = UILabel()
        let card = makeCard(label)
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let line = label.intrinsicContentSize
        XCTAssertEqual(size, CGSize(width: line.width + 20, height: line.height + 20))
    }

    func testTheNamedTargets() {
        XCTAssertEqual(UIView.layoutFittingCompressedSize, .zero)
        XCTAssertEqual(
            UIView.layoutFittingExpandedSize, CGSize(width: 10_000, height: 10_000))
    }

    func testATargetWinsOverTheContentOnlyAboveItsPriorities() {
        let card = UIView()
        let content = stage.add(ContentView(70, 40), to: card)
        content.pinEdges(to: card, inset: 5)
        // Hugging is 250 and resistance 750; the content asks for 80 by 50.
        let expected: [(CGFloat, Float, CGFloat)] = [
            (200, 50, 80), (200, 249, 80), (200, 251, 200), (200, 1000, 200), (20, 251, 80),
            (20, 749, 80), (20, 751, 20), (20, 1000, 20), (80, 50, 80), (0, 1000, 10),
        ]
        for (target, priority, length) in expected {
            let which = "\(target) at \(priority)"
            let wide = card.systemLayoutSizeFitting(
                CGSize(width: target, height: 0),
                withHorizontalFittingPriority: UILayoutPriority(priority),
                verticalFittingPriority: .fittingSizeLevel)
            XCTAssertEqual(wide, CGSize(width: length, height: 50), which)
            let high = card.systemLayoutSizeFitting(
                CGSize(width: 0, height: target), withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: UILayoutPriority(priority))
            XCTAssertEqual(
                high, CGSize(width: 80, height: length == 80 ? 50 : length), which)
        }
        XCTAssertEqual(stage.conflicts, [])
    }

    func testAWidthThatMustHoldIsNotBrokenForATarget() {
        let card = stage.addView()
        card.widthAnchor.constraint(equalToConstant: 120).isActive = true
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        stage.layOut()
        XCTAssertEqual(
            card.systemLayoutSizeFitting(
                CGSize(width: 200, height: 10), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required), CGSize(width: 120, height: 30))
        stage.layOut()
        XCTAssertEqual(stage.conflicts, [])
    }

    func testMeasuringLeavesTheViewAsItIs() {
        let label = UILabel()
        let card = makeCard(label)
        card.frame = rect(0, 0, 100, 300)
        stage.window.addSubview(card)
        stage.layOut()
        let frames = [card.frame, label.frame]
        _ = card.systemLayoutSizeFitting(CGSize(width: 250, height: 0))
        stage.layOut()
        XCTAssertEqual([card.frame, label.frame], frames)
        XCTAssertEqual(stage.conflicts, [])
    }

    func testConstraintsToTheOutsideDoNotCount() {
        let view = stage.addView()
        view.pinEdges(to: stage.window)
        let content = stage.add(ContentView(70, 40), to: view)
        content.pinEdges(to: view, inset: 5)
        stage.layOut()
        XCTAssertEqual(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 80, height: 50))
        stage.layOut()
        XCTAssertEqual(content.frame, rect(5, 5, 310, 470))
        XCTAssertEqual(stage.conflicts, [])
    }

    func testMeasuringTwiceBuildsNothingTheSecondTime() {
        let card = makeCard(UILabel())
        func measure() -> CGSize {
            card.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let first = measure()
        var second = CGSize.zero
        let work = stage.work { second = measure() }
        XCTAssertEqual(first, second)
        XCTAssertEqual([work.additions, work.removals, work.measurements], [0, 0, 0])
    }

    // MARK: Cells

    func testCellsAreAsHighAsTheirConstraintsAsk() {
        let (view, source) = makeCollection(["a", text, "b"])
        stage.layOut()
        let cells = (0..<3).compactMap {
            view.cellForItem(at: IndexPath(item: $0, section: 0)) as? TextCell
        }
        XCTAssertEqual(cells.count, 3)
        for cell in cells {
            XCTAssertEqual(cell.frame.width, 200)
            XCTAssertEqual(cell.frame.height, height(of: cell.label, width: 184) + 16)
            XCTAssertEqual(cell.label.frame.origin, CGPoint(x: 8, y: 8))
        }
        XCTAssertGreaterThan(cells[1].frame.height, cells[0].frame.height)
        XCTAssertEqual(stage.conflicts, [])
        withExtendedLifetime(source) {}
    }

    func testACellThatIsUsedAgainIsMeasuredForItsNewText() {
        let texts = (0..<60).map { $0.isMultiple(of: 3) ? text : "row \($0)" }
        let (view, source) = makeCollection(texts)
        stage.layOut()
        for offset in stride(from: 0, through: 800, by: 200) {
            view.contentOffset.y = CGFloat(offset)
            stage.layOut()
            for case let cell as TextCell in view.visibleCells {
                XCTAssertEqual(cell.frame.height, height(of: cell.label, width: 184) + 16)
            }
        }
        XCTAssertEqual(stage.conflicts, [])
        withExtendedLifetime(source) {}
    }

    private func makeCollection(_ texts: [String]) -> (UICollectionView, TextSource) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 200, height: 44)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let source = TextSource(texts)
        view.dataSource = source
        stage.window.addSubview(view)
        return (view, source)
    }
}

private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.pinEdges(to: contentView, inset: 8)
        contentView.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

private final class TextSource: NSObject, UICollectionViewDataSource {
    let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.item]
        return cell
    }
}

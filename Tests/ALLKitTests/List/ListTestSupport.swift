// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import ALLKit

/// What a row of a test's list looks like.
struct TestRow: Hashable, Sendable {
    var id: Int
    var word: String
    var height: CGFloat

    init(_ id: Int, word: String? = nil, height: CGFloat = 40) {
        self.id = id
        self.word = word ?? "row \(id)"
        self.height = height
    }
}

/// A view that shows a row's word.
final class RowView: UIView {
    var word = ""
}

/// The rows that were laid out, in order; only the main thread of a test touches it.
final class MeasureLog: @unchecked Sendable {
    var rows: [Int] = []
}

/// As wide as its bounds, or 100 points, and as high as the row says.
final class RowSpec: ModelLayoutSpec<TestRow> {
    private let log: MeasureLog?

    init(_ row: TestRow, log: MeasureLog? = nil) {
        self.log = log
        super.init(model: row)
    }

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        let row = model
        log?.rows.append(row.id)
        return LayoutNode(
            children: [],
            { box in
                let high = box.height(.point(row.height))
                return boundingDimensions.width.value == nil ? high.width(100) : high
            }, { (view: RowView, _) in view.word = row.word })
    }
}

/// A size provider whose answer is not a size.
struct BadSize: SizeProvider {
    let size: CGSize

    func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize { size }
}

/// A list in a window of its own size, whose background work the test steps.
@preconcurrency @MainActor final class ListStage {
    typealias Adapter = CollectionViewAdapter<UICollectionView, UICollectionViewCell, String>
    typealias Item = ListItem<String>

    let queue = SteppedQueue()
    let log = MeasureLog()
    let window: OffscreenWindow
    let adapter: Adapter
    var view: UICollectionView { adapter.collectionView }

    init(
        size: CGSize = CGSize(width: 300, height: 400), layout: UICollectionViewLayout? = nil
    ) {
        adapter = Adapter(layout: layout ?? Self.column(), queue: queue.queue)
        window = OffscreenWindow(size: size)
        adapter.collectionView.frame = CGRect(origin: .zero, size: size)
        window.window.addSubview(adapter.collectionView)
        window.runFrame()
    }

    /// A flow layout without distances.
    static func column() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    func item(_ row: TestRow) -> Item {
        Item(id: row.id, layoutSpec: RowSpec(row, log: log))
    }

    func items(_ rows: [TestRow]) -> [Item] { rows.map(item) }

    /// Sets bounds of the view's width, and rows; all of it is on screen afterwards.
    func show(_ rows: [TestRow]) {
        adapter.set(boundingDimensions: width(view.bounds.width))
        set(rows)
        settle()
    }

    /// Sets rows and counts the answers.
    @discardableResult
    func set(_ rows: [TestRow], animated: Bool = false) -> Answers {
        let answers = Answers()
        adapter.set(items: items(rows), animated: animated) { answers.all.append($0) }
        return answers
    }

    /// Sets rows by identity alone and counts the answers.
    @discardableResult
    func setIDs(
        _ ids: [Int], animated: Bool = false, height: @escaping @Sendable (Int) -> CGFloat
    ) -> Answers {
        let answers = Answers()
        let log = log
        adapter.set(
            ids: ids, animated: animated,
            item: { id in
                Item(id: id, layoutSpec: RowSpec(TestRow(id, height: height(id)), log: log))
            }, completion: { answers.all.append($0) })
        return answers
    }

    func width(_ width: CGFloat) -> LayoutDimensions<CGFloat> {
        CGSize(width: width, height: .nan).layoutDimensions
    }

    /// Lets all background work and all animations come to their end.
    func settle() {
        queue.drain()
        window.runFrame()
        queue.drain()
        window.settle()
    }

    /// Lets work pass that is ready, with the frames that follow.
    func step() {
        queue.drainNow()
        window.runFrame()
    }

    /// The word that a row's cell shows; nil if the row is not on screen.
    func word(_ row: Int) -> String? {
        rowView(row)?.word
    }

    func rowView(_ row: Int) -> RowView? {
        cell(row)?.contentView.subviews.first?.subviews.first as? RowView
    }

    func cell(_ row: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: row, section: 0))
    }

    /// The rows that the adapter shows at this moment.
    var shownRows: [TestRow] {
        let rows = adapter.shown
        return (0..<rows.count).compactMap { (rows.item($0).layoutSpec as? RowSpec)?.model }
    }

    /// The rows on screen, ascending.
    var visibleRows: [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

    /// The words on screen, top to bottom.
    var words: [String] { visibleRows.compactMap(word) }

    /// Checks that the screen is covered, without gaps, by the right cells of the right heights.
    func check(
        _ rows: [TestRow], _ context: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        func fail(_ text: String) { XCTFail("\(text) \(context)", file: file, line: line) }
        guard view.numberOfItems(inSection: 0) == rows.count else {
            return fail("\(view.numberOfItems(inSection: 0)) rows, not \(rows.count)")
        }
        let visible = visibleRows
        var end: CGFloat?
        for row in visible {
            guard let cell = cell(row) else { return fail("no cell at \(row)") }
            if word(row) != rows[row].word {
                fail("row \(row) shows \(word(row) ?? "nothing"), not \(rows[row].word)")
            }
            if abs(cell.frame.height - rows[row].height) > 0.01 {
                fail("row \(row) is \(cell.frame.height) high, not \(rows[row].height)")
            }
            if let end, abs(cell.frame.minY - end) > 0.51 {
                fail("row \(row) starts at \(cell.frame.minY), not \(end)")
            }
            end = cell.frame.maxY
        }
        if let first = visible.first, let last = visible.last {
            if visible.count != last - first + 1 { fail("rows are missing: \(visible)") }
        }
        let bottom = min(view.bounds.maxY, view.contentSize.height)
        let top = max(view.bounds.minY, 0)
        guard bottom > top + 1, rows.contains(where: { $0.height > 0 }) else { return }
        let first = visible.first.flatMap(cell)?.frame.minY ?? .infinity
        if first > top + 0.51 { fail("nothing from \(top) to \(first)") }
        if (end ?? -1) < bottom - 0.51 { fail("nothing from \(end ?? -1) to \(bottom)") }
    }

    /// Checks that cells lie where the sums of all heights say; every row must be measured.
    func checkPlaces(
        _ rows: [TestRow], _ context: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        check(rows, context, file: file, line: line)
        var top: CGFloat = 0
        for (row, model) in rows.enumerated() {
            if let cell = cell(row), abs(cell.frame.minY - top) > 0.51 {
                XCTFail(
                    "row \(row) at \(cell.frame.minY), not \(top) \(context)", file: file,
                    line: line)
            }
            top += model.height
        }
        XCTAssertEqual(
            view.contentSize.height, top, accuracy: 0.51, context, file: file, line: line)
    }
}

/// The answers that a completion got.
final class Answers {
    var all: [Bool] = []
}

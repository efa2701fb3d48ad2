// SPDX-License-Identifier: MIT
import Synchronization
import UIKitTesting
import XCTest

@testable import ALLKit

/// Where what an item's closures hold comes to its end: on the main thread, though another thread
/// worked with the items and forgets its closures as late as can be.
@preconcurrency @MainActor final class CollectionViewAdapterReleaseTests: XCTestCase {
    private let stepped = SteppedQueue()
    private let forgetful = ForgetfulThread()
    private let ends = EndLog()
    private lazy var adapter: ListStage.Adapter? = ListStage.Adapter(
        layout: ListStage.column(), queue: forgetful.queue(around: stepped.queue))

    private func width(_ width: CGFloat) -> LayoutDimensions<CGFloat> {
        CGSize(width: width, height: .nan).layoutDimensions
    }

    /// Rows of which each holds one object, in each of the ways in which an item can.
    private func items(_ ids: Range<Int>) -> [ListStage.Item] {
        ids.map { id in
            let witness = Witness(ends)
            let item = ListStage.Item(id: id, layoutSpec: WitnessSpec(witness))
            item.didMove = { _, _ in withExtendedLifetime(witness) {} }
            item.boundingDimensionsModifier = { width, height in
                withExtendedLifetime(witness) { (width, height) }
            }
            item.makeView = { layout, _ in
                withExtendedLifetime(witness) { layout.makeView() }
            }
            return item
        }
    }

    private func check(_ count: Int, line: UInt = #line) {
        XCTAssertEqual(ends.all, Array(repeating: true, count: count), line: line)
        forgetful.forget()
        XCTAssertEqual(ends.all, Array(repeating: true, count: count), line: line)
    }

    func testAListThatIsReplacedEndsOnTheMainThread() {
        adapter?.set(boundingDimensions: width(300))
        adapter?.set(items: items(0..<60))
        stepped.drain()
        XCTAssertEqual(adapter?.shown.count, 60)
        XCTAssertEqual(ends.all, [])
        adapter?.set(items: [])
        stepped.drain()
        check(60)
    }

    func testAListThatAnotherOneWithoutADifferenceReplacesEnds() {
        let specs = (0..<30).map { RowSpec(TestRow($0)) }
        func items() -> [ListStage.Item] {
            specs.map { spec in
                let witness = Witness(ends)
                let item = ListStage.Item(id: spec.model.id, layoutSpec: spec)
                item.didMove = { _, _ in withExtendedLifetime(witness) {} }
                return item
            }
        }
        adapter?.set(boundingDimensions: width(300))
        adapter?.set(items: items())
        stepped.drain()
        XCTAssertEqual(ends.all, [])
        adapter?.set(items: items())
        stepped.drain()
        check(30)
    }

    func testAListThatIsOvertakenEndsOnTheMainThread() {
        adapter?.set(boundingDimensions: width(300))
        adapter?.set(items: items(0..<30))
        stepped.stepBackground()
        adapter?.set(items: items(0..<20))
        adapter?.set(items: [])
        stepped.drain()
        check(50)
    }

    func testAListOfOtherBoundsEndsOnTheMainThread() {
        adapter?.set(boundingDimensions: width(300))
        adapter?.set(items: items(0..<30))
        stepped.drain()
        adapter?.set(boundingDimensions: width(200), async: true)
        stepped.drain()
        adapter?.set(items: [])
        stepped.drain()
        check(30)
    }

    func testWhatAnAdapterLeavesBehindEndsOnTheMainThread() {
        for steps in 0...3 {
            let before = ends.all.count
            begin(30)
            if steps > 0 { stepped.stepBackground() }
            if steps > 1 { stepped.stepMain() }
            if steps > 2 { stepped.stepBackground() }
            XCTAssertEqual(ends.all.count, steps > 1 ? before + 1 : before, "after the answer")
            adapter = nil
            stepped.drain()
            check(before + 31)
        }
    }

    /// Sets rows in a new adapter, whose answer holds an object too.
    private func begin(_ count: Int) {
        let made = ListStage.Adapter(
            layout: ListStage.column(), queue: forgetful.queue(around: stepped.queue))
        adapter = made
        made.set(boundingDimensions: width(300))
        let witness = Witness(ends)
        made.set(items: items(0..<count)) { _ in withExtendedLifetime(witness) {} }
    }
}

/// Whether objects ended on the main thread, in the order of their ends.
private final class EndLog: Sendable {
    private let ends = Mutex<[Bool]>([])

    func note() {
        let isMain = Thread.isMainThread
        ends.withLock { $0.append(isMain) }
    }

    var all: [Bool] { ends.withLock { $0 } }
}

/// Says on which thread it ends.
private final class Witness: Sendable {
    private let log: EndLog

    init(_ log: EndLog) { self.log = log }

    deinit { log.note() }
}

/// A row whose view holds an object.
private final class WitnessSpec: LayoutSpec {
    private let witness: Witness

    init(_ witness: Witness) {
        self.witness = witness
        super.init()
    }

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        let witness = witness
        return LayoutNode(
            children: [], { $0.height(40) },
            { (_: UIView, _) in withExtendedLifetime(witness) {} })
    }
}

/// Runs background work on other threads, and forgets it only when told.
private final class ForgetfulThread: Sendable {
    private let held = Mutex<[@Sendable () -> Void]>([])

    func queue(around queue: LayoutQueue) -> LayoutQueue {
        LayoutQueue(
            background: { [self] work in
                held.withLock { $0.append(work) }
                queue.background { onAnotherThread(work) }
            }, main: queue.main, later: queue.later)
    }

    /// Lets another thread be the last that holds the work.
    func forget() {
        onAnotherThread { [self] in held.withLock { $0 = [] } }
    }
}

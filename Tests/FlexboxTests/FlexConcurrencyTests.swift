// SPDX-License-Identifier: MIT
import Dispatch
import Flexbox
import Synchronization
import XCTest

/// Trees are values: they are built, changed and laid out on any thread.
final class FlexConcurrencyTests: XCTestCase {
    private final class Outcome: Sendable {
        let frames = Mutex<[[FlexRect]]>([])
    }

    private static func model(_ seed: UInt64) -> TreeModel {
        var choices = Choices(seed: seed)
        return TreeModel(&choices, boxes: 40)
    }

    func testTreesThatAreBuiltOnManyThreadsHaveTheSameFrames() {
        let outcome = Outcome()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let frames = (0..<50).flatMap { Self.model($0).frames() }
            outcome.frames.withLock { $0.append(frames) }
        }
        let expected = (0..<50).flatMap { Self.model($0).frames() }
        let actual = outcome.frames.withLock { $0 }
        XCTAssertEqual(actual.count, 4)
        for frames in actual { XCTAssertEqual(frames, expected) }
    }

    func testCopiesOfOneTreeAreChangedAndLaidOutOnManyThreads() {
        let model = Self.model(3)
        var (tree, nodes) = model.build()
        let before = model.compute(&tree, nodes)
        let outcome = Outcome()
        DispatchQueue.concurrentPerform(iterations: 4) { [tree, nodes] thread in
            var copy = tree
            var changed = model
            changed.boxes[0].style.margin.top = .points(Double(10 * thread))
            copy[nodes[0]] = changed.boxes[0].style
            let result = changed.compute(&copy, nodes)
            let isRight = nodes.map { result.frame(of: $0) } == changed.frames()
            outcome.frames.withLock { $0.append(isRight ? [] : changed.frames()) }
        }
        XCTAssertEqual(outcome.frames.withLock { $0 }, [[], [], [], []])
        let after = model.compute(&tree, nodes)
        for node in nodes { XCTAssertEqual(before.frame(of: node), after.frame(of: node)) }
    }

    func testAResultIsReadOnAnotherThread() async {
        let model = Self.model(5)
        var (tree, nodes) = model.build()
        let result = model.compute(&tree, nodes)
        let frames = await Task.detached { [nodes] in nodes.map { result.frame(of: $0) } }.value
        XCTAssertEqual(frames, model.frames())
    }
}

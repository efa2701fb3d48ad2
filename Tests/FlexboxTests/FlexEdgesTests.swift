// SPDX-License-Identifier: MIT
import Flexbox
import SeededGenerator
import XCTest

final class FlexEdgesTests: XCTestCase {
    private typealias Edge = WritableKeyPath<FlexEdges, FlexLength>

    private let lengths: [FlexLength] = [
        .auto, .points(3.25), .points(-7), .percent(12.5), .minContent, .maxContent, .fitContent,
        .stretch, .content,
    ]

    func testEachEdgeKeepsALengthOfEveryKindAndLeavesTheOthersAlone() {
        var generator = SeededGenerator(seed: 7)
        var edges = FlexEdges()
        let physical: [Edge] = [\.left, \.top, \.right, \.bottom]
        let logical: [WritableKeyPath<FlexEdges, FlexLength?>] = [\.start, \.end]
        var expected: [FlexLength] = Array(repeating: .zero, count: 4)
        var expectedLogical: [FlexLength?] = [nil, nil]
        for _ in 0..<500 {
            let length = lengths.randomElement(using: &generator) ?? .auto
            let place = Int.random(in: 0..<6, using: &generator)
            if place < 4 {
                edges[keyPath: physical[place]] = length
                expected[place] = length
            } else {
                let known = Bool.random(using: &generator) ? length : nil
                edges[keyPath: logical[place - 4]] = known
                expectedLogical[place - 4] = known
            }
            XCTAssertEqual(physical.map { edges[keyPath: $0] }, expected)
            XCTAssertEqual(logical.map { edges[keyPath: $0] }, expectedLogical)
        }
    }

    func testEdgesOfOneLengthHaveItOnAllFourSidesOnly() {
        for length in lengths {
            let edges = FlexEdges(length)
            XCTAssertEqual(
                edges, FlexEdges(left: length, top: length, right: length, bottom: length))
            XCTAssertNil(edges.start)
            XCTAssertNil(edges.end)
        }
    }

    func testEdgesThatWereChangedBackEqualNewOnes() {
        var edges = FlexEdges(4)
        edges.start = .percent(20)
        edges.top = .auto
        XCTAssertNotEqual(edges, FlexEdges(4))
        edges.start = nil
        edges.top = 4
        XCTAssertEqual(edges, FlexEdges(4))
        XCTAssertEqual(edges.hashValue, FlexEdges(4).hashValue)
    }

    func testAStyleMendsNumbersThatMeanNothingEdgeByEdge() {
        var padding = FlexEdges(left: 1, top: .points(.nan), right: -2, bottom: .percent(-5))
        padding.end = .points(.infinity)
        let style = FlexStyle { $0.padding = padding }
        XCTAssertEqual(style.padding.left, 1)
        XCTAssertEqual(style.padding.top, .zero)
        XCTAssertEqual(style.padding.right, .zero)
        XCTAssertEqual(style.padding.bottom, .percent(0))
        XCTAssertEqual(style.padding.end, .zero)
        XCTAssertNil(style.padding.start)
        let moved = FlexStyle { $0.insets = FlexEdges(left: .points(.nan), top: -3) }
        XCTAssertEqual(moved.insets.left, .auto)
        XCTAssertEqual(moved.insets.top, -3)
    }

    func testACopyOfAStyleKeepsItsEdgesWhenTheOtherChanges() {
        let first = FlexStyle { $0.margin = FlexEdges(4) }
        var second = first
        second.margin.left = 9
        second.padding = FlexEdges(1)
        XCTAssertEqual(first, FlexStyle { $0.margin = FlexEdges(4) })
        XCTAssertEqual(second.margin.left, 9)
        XCTAssertEqual(second.margin.top, 4)
    }
}

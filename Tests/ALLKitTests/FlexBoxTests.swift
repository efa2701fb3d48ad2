// SPDX-License-Identifier: MIT
import ALLKit
import XCTest

private final class NodeSpec: ModelLayoutSpec<LayoutNode> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible { model }
}

/// Content that breaks into pieces of 20 wide and 10 high.
private struct Pieces: SizeProvider {
    let count: CGFloat

    func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize {
        let room = dimensions.width.value ?? .greatestFiniteMagnitude
        let inLine = min(max((room / 20).rounded(.down), 1), count)
        return CGSize(width: inLine * 20, height: (count / inLine).rounded(.up) * 10)
    }
}

/// Every property of a box acts; the expected frames follow from CSS Flexible Box Layout.
@preconcurrency @MainActor final class FlexBoxTests: XCTestCase {
    /// What acts on a root of 100 by 100 and its children of 20 by 10, and where these are then.
    private struct Row {
        let name: String
        var isRightToLeft = false
        var root: FlexBox.Setup = { $0 }
        var children: [FlexBox.Setup] = [{ $0 }]
        let frames: [[CGFloat]]
        var line: UInt = #line
    }

    func testASpecExplainsItsLayout() {
        let child = LayoutNode(children: [], { $0.flex(1).height(10) }, { (_: UIView, _) in })
        let root = LayoutNode(children: [child]) { $0.flexDirection(.row) }
        let trace = NodeSpec(model: root).makeTraceWith(
            boundingDimensions: CGSize(width: 120, height: 40).layoutDimensions)
        XCTAssert(
            trace.description.contains("§9.7 flexible lengths: box 1: 0 becomes 120"),
            trace.description)
    }

    private func frames(_ row: Row) -> [CGRect] {
        let children = row.children.map { setup in
            LayoutNode(
                children: [], { setup($0.width(20).height(10)) }, { (_: UIView, _) in })
        }
        let root = LayoutNode(children: children) {
            row.root($0.width(100).height(100).alignItems(.flexStart))
        }
        let spec = NodeSpec(
            model: root, layoutDirection: row.isRightToLeft ? .rightToLeft : .leftToRight)
        let layout = spec.makeLayoutWith(
            boundingDimensions: LayoutDimensions(
                width: CGFloat(500).layoutDimension, height: CGFloat(500).layoutDimension))
        return layout.makeView().subviews.map(\.frame)
    }

    private func check(_ rows: [Row]) {
        for row in rows {
            let expected = row.frames.map {
                CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
            }
            XCTAssertEqual(frames(row), expected, row.name, line: row.line)
        }
    }

    private let two: [FlexBox.Setup] = [{ $0 }, { $0 }]

    func testDirectionsAndLinesAct() {
        let five: [FlexBox.Setup] = Array(repeating: { $0.width(40) }, count: 3)
        check([
            Row(name: "column", children: two, frames: [[0, 0, 20, 10], [0, 10, 20, 10]]),
            Row(
                name: "columnReverse", root: { $0.flexDirection(.columnReverse) }, children: two,
                frames: [[0, 90, 20, 10], [0, 80, 20, 10]]),
            Row(
                name: "row", root: { $0.flexDirection(.row) }, children: two,
                frames: [[0, 0, 20, 10], [20, 0, 20, 10]]),
            Row(
                name: "rowReverse", root: { $0.flexDirection(.rowReverse) }, children: two,
                frames: [[80, 0, 20, 10], [60, 0, 20, 10]]),
            Row(
                name: "wrap", root: { $0.flexDirection(.row).flexWrap(.wrap) }, children: five,
                frames: [[0, 0, 40, 10], [40, 0, 40, 10], [0, 10, 40, 10]]),
            Row(
                name: "wrapReverse", root: { $0.flexDirection(.row).flexWrap(.wrapReverse) },
                children: five, frames: [[0, 90, 40, 10], [40, 90, 40, 10], [0, 80, 40, 10]]),
            Row(
                name: "the spec's direction", isRightToLeft: true,
                root: { $0.flexDirection(.row) }, frames: [[80, 0, 20, 10]]),
            Row(
                name: "direction", root: { $0.flexDirection(.row).direction(.rightToLeft) },
                frames: [[80, 0, 20, 10]]),
            Row(
                name: "direction back", isRightToLeft: true,
                root: { $0.flexDirection(.row).direction(.leftToRight) },
                frames: [[0, 0, 20, 10]]),
        ])
    }

    func testAlignmentsAct() {
        func row(_ value: FlexJustify, _ positions: [CGFloat]) -> Row {
            Row(
                name: "justify \(value)",
                root: { $0.flexDirection(.rowReverse).justifyContent(value) }, children: two,
                frames: positions.map { [$0, 0, 20, 10] })
        }
        check([
            row(.flexStart, [80, 60]), row(.center, [50, 30]), row(.flexEnd, [20, 0]),
            row(.start, [20, 0]), row(.end, [80, 60]), row(.left, [20, 0]), row(.right, [80, 60]),
            row(.spaceBetween, [80, 0]), row(.spaceAround, [65, 15]),
            row(.spaceEvenly, [60, 20]),
        ])
        func item(_ value: FlexAlign, _ x: CGFloat, width: CGFloat = 20) -> [Row] {
            let isStretched = value == .stretch
            return [
                Row(
                    name: "alignItems \(value)", root: { $0.alignItems(value) },
                    children: [{ isStretched ? $0.width(.auto) : $0 }],
                    frames: [[x, 0, width, 10]]),
                Row(
                    name: "alignSelf \(value)",
                    children: [{ (isStretched ? $0.width(.auto) : $0).alignSelf(value) }],
                    frames: [[x, 0, width, 10]]),
            ]
        }
        check(
            item(.flexStart, 0) + item(.center, 40) + item(.flexEnd, 80) + item(.start, 0)
                + item(.end, 80) + item(.selfStart, 0) + item(.selfEnd, 80)
                + item(.stretch, 0, width: 100))
        check([
            Row(
                name: "auto", root: { $0.alignItems(.center) }, children: [{ $0.alignSelf(.auto) }],
                frames: [[40, 0, 20, 10]]),
            Row(
                name: "baseline", root: { $0.flexDirection(.row).alignItems(.baseline) },
                children: [{ $0.height(30) }, { $0 }],
                frames: [[0, 0, 20, 30], [20, 20, 20, 10]]),
            Row(
                name: "safe", root: { $0.alignItems(.center, isSafe: true) },
                children: [{ $0.width(120) }], frames: [[0, 0, 120, 10]]),
            Row(
                name: "not safe", root: { $0.alignItems(.center) }, children: [{ $0.width(120) }],
                frames: [[-10, 0, 120, 10]]),
            Row(
                name: "safe self", children: [{ $0.width(120).alignSelf(.flexEnd, isSafe: true) }],
                frames: [[0, 0, 120, 10]]),
            Row(
                name: "safe justify", root: { $0.justifyContent(.center, isSafe: true) },
                children: [{ $0.height(120) }], frames: [[0, 0, 20, 120]]),
        ])
    }

    func testLinesAreAligned() {
        func row(_ value: FlexAlign, _ positions: [CGFloat], isSafe: Bool = false) -> Row {
            Row(
                name: "alignContent \(value)",
                root: {
                    $0.flexDirection(.row).flexWrap(.wrap).alignContent(value, isSafe: isSafe)
                }, children: [{ $0.width(60) }, { $0.width(60) }],
                frames: positions.map { [0, $0, 60, 10] })
        }
        check([
            row(.flexStart, [0, 10]), row(.start, [0, 10]), row(.center, [40, 50]),
            row(.flexEnd, [80, 90]), row(.end, [80, 90]), row(.stretch, [0, 50]),
            row(.spaceBetween, [0, 90]), row(.spaceAround, [20, 70]),
            row(.center, [40, 50], isSafe: true),
        ])
    }

    func testRoomIsShared() {
        let row: FlexBox.Setup = { $0.flexDirection(.row) }
        check([
            Row(
                name: "grow", root: row, children: [{ $0.flexGrow(1) }, { $0.flexGrow(2) }],
                frames: [[0, 0, 40, 10], [40, 0, 60, 10]]),
            Row(
                name: "flex", root: row, children: [{ $0.flex(1) }, { $0.flex(3) }],
                frames: [[0, 0, 25, 10], [25, 0, 75, 10]]),
            Row(
                name: "shrink", root: row,
                children: [{ $0.width(100).flexShrink(1) }, { $0.width(100).flexShrink(3) }],
                frames: [[0, 0, 75, 10], [75, 0, 25, 10]]),
            Row(
                name: "basis", root: row,
                children: [{ $0.flexBasis(30) }, { $0.flexBasis(.percent(40)) }],
                frames: [[0, 0, 30, 10], [30, 0, 40, 10]]),
            Row(
                name: "basis of the content", root: row, children: [{ $0.flexBasis(.content) }],
                frames: [[0, 0, 0, 10]]),
        ])
    }

    func testSizesAct() {
        check([
            Row(
                name: "percent", children: [{ $0.width(.percent(50)).height(.percent(25)) }],
                frames: [[0, 0, 50, 25]]),
            Row(
                name: "fraction", children: [{ $0.width(.fraction(0.12)).height(.fraction(0.5)) }],
                frames: [[0, 0, 12, 50]]),
            Row(name: "stretch", children: [{ $0.width(.stretch) }], frames: [[0, 0, 100, 10]]),
            Row(name: "auto", children: [{ $0.width(.auto) }], frames: [[0, 0, 0, 10]]),
            Row(
                name: "min", children: [{ $0.min(.width(30), .height(.percent(40))) }],
                frames: [[0, 0, 30, 40]]),
            Row(name: "min size", children: [{ $0.min(.size(30)) }], frames: [[0, 0, 30, 30]]),
            Row(
                name: "max", children: [{ $0.max(.width(15), .height(5)) }],
                frames: [[0, 0, 15, 5]]),
            Row(name: "max size", children: [{ $0.max(.size(8)) }], frames: [[0, 0, 8, 8]]),
            Row(
                name: "ratio", children: [{ $0.height(.auto).aspectRatio(0.5) }],
                frames: [[0, 0, 20, 40]]),
            Row(
                name: "content box",
                children: [{ $0.padding(.all(3)).includesPaddingInSize(false) }],
                frames: [[0, 0, 26, 16]]),
            Row(
                name: "border box", children: [{ $0.padding(.all(3)).includesPaddingInSize(true) }],
                frames: [[0, 0, 20, 10]]),
        ])
    }

    func testEdgesAct() {
        let edges: [(FlexEdge, left: CGFloat, top: CGFloat)] = [
            (.all(5), 5, 5), (.vertical(5), 0, 5), (.horizontal(5), 5, 0), (.left(5), 5, 0),
            (.top(5), 0, 5), (.right(5), 0, 0), (.bottom(5), 0, 0), (.start(5), 5, 0),
            (.end(5), 0, 0), (.left(.percent(10)), 10, 0), (.top(.fraction(0.1)), 0, 10),
        ]
        for (edge, left, top) in edges {
            check([
                Row(
                    name: "margin \(edge)", children: [{ $0.margin(edge) }],
                    frames: [[left, top, 20, 10]]),
                Row(
                    name: "padding \(edge)",
                    root: { $0.padding(edge).width(100).height(100) },
                    frames: [[edge.isPart ? left * 5 : left, edge.isPart ? top * 5 : top, 20, 10]]),
            ])
            guard !edge.isPart else { continue }
            check([
                Row(
                    name: "border \(edge)", root: { $0.border(edge) },
                    frames: [[left, top, 20, 10]])
            ])
        }
        check([
            Row(
                name: "start from the right", isRightToLeft: true,
                children: [{ $0.margin(.start(7)) }], frames: [[73, 0, 20, 10]]),
            Row(
                name: "margins take what is left", children: [{ $0.margin(.left(.auto)) }],
                frames: [[80, 0, 20, 10]]),
        ])
    }

    func testPositionsAct() {
        check([
            Row(
                name: "shift", children: [{ $0.position(.left(5), .top(6)) }, { $0 }],
                frames: [[5, 6, 20, 10], [0, 10, 20, 10]]),
            Row(
                name: "shift from the end", children: [{ $0.position(.right(5), .bottom(6)) }],
                frames: [[-5, -6, 20, 10]]),
            Row(
                name: "static", children: [{ $0.positionType(.static).position(.left(5)) }],
                frames: [[0, 0, 20, 10]]),
            Row(
                name: "overlay",
                children: [{ $0.isOverlay(true).position(.end(5), .bottom(6)) }, { $0 }],
                frames: [[75, 84, 20, 10], [0, 0, 20, 10]]),
            Row(
                name: "absolute",
                children: [{ $0.positionType(.absolute).position(.start(.percent(50))) }, { $0 }],
                frames: [[50, 0, 20, 10], [0, 0, 20, 10]]),
            Row(
                name: "stretched overlay",
                children: [{ $0.width(.auto).height(.auto).isOverlay(true).position(.all(5)) }],
                frames: [[5, 5, 90, 90]]),
            Row(
                name: "hidden", children: [{ $0.isHidden(true) }, { $0 }],
                frames: [[0, 0, 0, 0], [0, 0, 20, 10]]),
            Row(
                name: "none", children: [{ $0.display(.none) }, { $0 }],
                frames: [[0, 0, 0, 0], [0, 0, 20, 10]]),
        ])
    }

    func testGapsAct() {
        check([
            Row(
                name: "gap", root: { $0.flexDirection(.row).gap(6) }, children: two,
                frames: [[0, 0, 20, 10], [26, 0, 20, 10]]),
            Row(
                name: "row gap", root: { $0.rowGap(.percent(10)).columnGap(50) }, children: two,
                frames: [[0, 0, 20, 10], [0, 20, 20, 10]]),
            Row(
                name: "column gap", root: { $0.flexDirection(.row).columnGap(7).rowGap(50) },
                children: two, frames: [[0, 0, 20, 10], [27, 0, 20, 10]]),
        ])
    }

    private func size(of node: LayoutNode, in width: CGFloat?) -> CGSize {
        NodeSpec(model: node).makeLayoutWith(
            boundingDimensions: LayoutDimensions(
                width: (width ?? .nan).layoutDimension, height: CGFloat.nan.layoutDimension)
        ).size
    }

    func testTextsOfTwoSizesStandOnOneLine() {
        let fonts = [UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 40)]
        let texts = fonts.map { font in
            LayoutNode(
                sizeProvider: NSAttributedString(string: "Text", attributes: [.font: font]), nil,
                { (_: UIView, _) in })
        }
        func tops(_ align: FlexAlign) -> [CGFloat] {
            let row = LayoutNode(children: texts) { $0.flexDirection(.row).alignItems(align) }
            let layout = NodeSpec(model: row).makeLayoutWith(
                boundingDimensions: CGSize(width: 300, height: 100).layoutDimensions)
            return layout.makeView().subviews.map(\.frame.minY)
        }
        let tops = tops(.baseline)
        XCTAssertEqual(tops[1], 0)
        XCTAssertEqual(tops[0] + fonts[0].ascender, tops[1] + fonts[1].ascender, accuracy: 1)
    }

    func testContentDecidesASize() {
        func size(_ value: FlexValue) -> CGSize {
            let content = LayoutNode(sizeProvider: Pieces(count: 3), { $0.width(value) })
            return self.size(
                of: LayoutNode(children: [content], { $0.alignSelf(.flexStart) }), in: 50)
        }
        XCTAssertEqual(size(.maxContent).height, 10)
        XCTAssertEqual(size(.fitContent).height, 20)
        XCTAssertEqual(size(.stretch).height, 20)
        XCTAssertEqual(size(.auto).height, 20)
    }

    func testANodeOfContentsLeavesItsPlaceToItsChildren() {
        let child = LayoutNode(children: [], { $0.width(20).height(10) }, { (_: UIView, _) in })
        let wrapper = LayoutNode(
            children: [child], { $0.display(.contents).padding(.all(50)) })
        let row = LayoutNode(
            children: [wrapper], { $0.flexDirection(.row).justifyContent(.flexEnd) })
        let layout = NodeSpec(model: row).makeLayoutWith(
            boundingDimensions: CGSize(width: 100, height: 100).layoutDimensions)
        XCTAssertEqual(
            layout.makeView().subviews.map(\.frame),
            [CGRect(x: 80, y: 0, width: 20, height: 10)])
    }

    func testANodeThatScrollsMayBeSmallerThanItsContent() {
        func width(_ overflow: FlexOverflow) -> CGFloat {
            let wide = LayoutNode(children: [], { $0.width(80).height(10) })
            let box = LayoutNode(
                children: [wide],
                { $0.flexShrink(1).min(.width(.auto)).overflow(overflow) },
                { (_: UIView, _) in })
            let row = LayoutNode(children: [box], { $0.flexDirection(.row) })
            let layout = NodeSpec(model: row).makeLayoutWith(
                boundingDimensions: CGSize(width: 50, height: 50).layoutDimensions)
            return layout.makeView().subviews[0].frame.width
        }
        XCTAssertEqual(width(.visible), 80)
        XCTAssertEqual(width(.clip), 80)
        XCTAssertEqual(width(.hidden), 50)
        XCTAssertEqual(width(.scroll), 50)
        XCTAssertEqual(width(.auto), 50)
    }

    func testFramesAreOnThePixelsOfTheScreen() {
        let children = (0..<3).map { _ in
            LayoutNode(children: [], { $0.flex(1) }, { (_: UIView, _) in })
        }
        let row = LayoutNode(children: children) { $0.flexDirection(.row) }
        let layout = NodeSpec(model: row).makeLayoutWith(
            boundingDimensions: CGSize(width: 100, height: 10).layoutDimensions)
        let scale = UITraitCollection.current.displayScale
        for frame in layout.makeView().subviews.map(\.frame) {
            XCTAssertEqual((frame.minX * scale).rounded(), frame.minX * scale, accuracy: 1e-9)
            XCTAssertEqual((frame.maxX * scale).rounded(), frame.maxX * scale, accuracy: 1e-9)
        }
    }
}

extension FlexEdge {
    fileprivate var isPart: Bool { "\(self)".contains("percent") || "\(self)".contains("fraction") }
}

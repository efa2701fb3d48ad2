// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// Numbers that are none, and trees that are none: a defined result, never a trap or a hang.
final class FlexBadInputTests: XCTestCase {
    private let strange: [Double] = [
        .nan, .infinity, -.infinity, -1, 1e308, -1e308, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e12, -0.0,
    ]

    private func isDefined(_ frame: FlexRect) -> Bool {
        [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
            && frame.height >= 0
    }

    private func assertDefined(
        _ model: TreeModel, _ message: @autoclosure () -> String, line: UInt = #line
    ) -> Bool {
        for frames in [model.frames(), model.absoluteFrames()] {
            guard let index = frames.firstIndex(where: { !isDefined($0) }) else { continue }
            XCTFail("\(message()): box \(index) is \(frames[index])\n\(model)", line: line)
            return false
        }
        return true
    }

    // MARK: Numbers

    func testRandomTreesWithStrangeNumbersHaveFramesOfNumbers() {
        for seed: UInt64 in 0..<1500 {
            var choices = Choices(seed: seed)
            var model = TreeModel(&choices, boxes: 2 + choices.pick(20), range: .wild)
            if choices.oneIn(4) { model.width = choices.pick(strange) }
            if choices.oneIn(4) { model.height = choices.pick(strange) }
            if choices.oneIn(4) { model.configuration.pointScale = choices.pick([1, 2] + strange) }
            guard assertDefined(model, "Seed \(seed)") else { return }
        }
    }

    /// A row in a column, with an item and a text in it; one number in it is strange.
    private func model(_ change: (inout TreeModel) -> Void) -> TreeModel {
        var model = TreeModel()
        let words = LeafContent.words([20, 30], lineHeight: 10)
        model.boxes = [
            TreeModel.Box(style: FlexStyle { $0.height = 20 }),
            TreeModel.Box(style: .web, content: words),
            TreeModel.Box(
                style: FlexStyle(.web) { $0.alignItems = .baseline }, children: [0, 1]),
            TreeModel.Box(style: FlexStyle(), children: [2]),
        ]
        model.width = 100
        change(&model)
        return model
    }

    private let lengths: [(String, WritableKeyPath<FlexStyle, FlexLength>)] = [
        ("width", \.width), ("height", \.height), ("minWidth", \.minWidth),
        ("minHeight", \.minHeight), ("maxWidth", \.maxWidth), ("maxHeight", \.maxHeight),
        ("flexBasis", \.flexBasis), ("rowGap", \.rowGap), ("columnGap", \.columnGap),
        ("margin.left", \.margin.left), ("margin.top", \.margin.top),
        ("margin.bottom", \.margin.bottom), ("padding.left", \.padding.left),
        ("padding.top", \.padding.top), ("border.right", \.border.right),
        ("border.bottom", \.border.bottom), ("insets.left", \.insets.left),
        ("insets.top", \.insets.top), ("insets.bottom", \.insets.bottom),
    ]

    func testALengthThatIsNoNumberIsAsIfItWereNotSet() {
        let expected = model { _ in }.frames()
        for (name, path) in lengths {
            for value in [Double.nan, .infinity, -.infinity] {
                for box in 0..<4 {
                    for length in [FlexLength.points(value), .percent(value)] {
                        guard box != 0 || name != "height" else { continue }
                        let model = model { $0.boxes[box].style[keyPath: path] = length }
                        XCTAssertEqual(model.frames(), expected, "\(name) \(length), box \(box)")
                    }
                }
            }
        }
    }

    func testANegativeLengthThatCannotBeCountsAsNothing() {
        let names: Set = [
            "padding.left", "padding.top", "border.right", "border.bottom", "rowGap", "columnGap",
            "minWidth", "minHeight",
        ]
        let zero = FlexStyle()
        for (name, path) in lengths where names.contains(name) {
            for box in 0..<4 {
                for value in [-1.0, -1e308] {
                    let actual = model { $0.boxes[box].style[keyPath: path] = .points(value) }
                    let expected = model {
                        $0.boxes[box].style[keyPath: path] = zero[keyPath: path]
                    }
                    XCTAssertEqual(actual.frames(), expected.frames(), "\(name), box \(box)")
                }
            }
        }
    }

    func testFactorsThatAreNoneCountAsNothing() {
        let values: [Double] = [.nan, -1, -.infinity, -1e308]
        for value in values {
            for path in [\FlexStyle.flexGrow, \FlexStyle.flexShrink] {
                for width in [20.0, 200] {
                    let actual = model {
                        $0.width = width
                        $0.boxes[1].style[keyPath: path] = value
                    }
                    let expected = model {
                        $0.width = width
                        $0.boxes[1].style[keyPath: path] = 0
                    }
                    XCTAssertEqual(actual.frames(), expected.frames(), "\(value), \(width)")
                }
            }
        }
    }

    func testHugeFactorsShareTheRoom() {
        for value in [1e308, Double.infinity, .greatestFiniteMagnitude] {
            let frames = model {
                $0.boxes[0].style.flexGrow = value
                $0.boxes[1].style.flexGrow = value
            }.frames()
            XCTAssertEqual(frames[0].width + frames[1].width, 100, accuracy: 1e-6, "\(value)")
            XCTAssertEqual(frames[0].width, 23, accuracy: 1e-6, "\(value)")
        }
    }

    func testARatioThatIsNoneIsAsIfItWereNotSet() {
        let expected = model { _ in }.frames()
        for value in [Double.zero, .nan, -1, .infinity, -.infinity] {
            for box in 0..<4 {
                let model = model { $0.boxes[box].style.aspectRatio = value }
                XCTAssertEqual(model.frames(), expected, "\(value), box \(box)")
            }
        }
    }

    func testPartsOfAnUnknownHeightAreAsIfTheyWereNotSet() {
        let expected = model { _ in }.frames()
        for path in [\FlexStyle.height, \.minHeight, \.maxHeight] {
            let model = model { $0.boxes[2].style[keyPath: path] = .percent(50) }
            XCTAssertEqual(model.frames(), expected)
        }
    }

    func testPartsThatReferToEachOtherEnd() {
        var tree = FlexTree()
        var node = tree.add(FlexStyle { $0.width = .percent(300) }, isMeasured: true)
        for level in 0..<200 {
            node = tree.add(
                FlexStyle {
                    $0.flexDirection = level.isMultiple(of: 2) ? .row : .column
                    $0.width = .percent(300)
                    $0.height = .percent(300)
                    $0.padding = FlexEdges(.percent(50))
                    $0.margin = FlexEdges(.percent(-150))
                    $0.aspectRatio = 2
                }, children: [node])
        }
        let result = tree.compute(node, width: 100, height: 100) { _, _ in
            FlexSize(width: 10, height: 10)
        }
        XCTAssertTrue(isDefined(result.frame(of: node)))
        XCTAssertTrue(isDefined(result.absoluteFrame(of: node)))
    }

    func testRoomThatIsNoNumberIsNoLimit() {
        let expected = model { $0.width = nil }.frames()
        for value in [Double.nan, .infinity, -.infinity] {
            XCTAssertEqual(model { $0.width = value }.frames(), expected, "\(value)")
            XCTAssertEqual(
                model {
                    $0.width = nil
                    $0.height = value
                }.frames(), expected, "\(value)")
        }
    }

    func testNegativeRoomIsNone() {
        XCTAssertEqual(
            model { $0.width = -10 }.frames(), model { $0.width = 0 }.frames())
    }

    func testSizesThatAMeasureReportsAndAreNoneCountAsNothing() {
        func frames(_ size: FlexSize) -> [FlexRect] {
            let content = LeafContent.fixed(
                width: size.width, height: size.height, baseline: size.baseline)
            return model { $0.boxes[1].content = content }.frames()
        }
        let expected = frames(FlexSize(width: 0, height: 0))
        for value in [Double.nan, .infinity, -.infinity, -1, -1e308] {
            XCTAssertEqual(frames(FlexSize(width: value, height: 0)), expected, "\(value)")
            XCTAssertEqual(frames(FlexSize(width: 0, height: value)), expected, "\(value)")
        }
        let plain = frames(FlexSize(width: 10, height: 10))
        for value in [Double.nan, .infinity, -.infinity] {
            XCTAssertEqual(frames(FlexSize(width: 10, height: 10, baseline: value)), plain)
        }
    }

    // MARK: Trees

    private func box(_ height: Double) -> FlexStyle { FlexStyle { $0.height = .points(height) } }

    func testAChildThatIsAddedElsewhereLeavesItsParent() {
        var tree = FlexTree()
        let moved = tree.add(box(10))
        let stays = tree.add(box(20))
        let first = tree.add(FlexStyle(), children: [moved, stays])
        let before = tree.compute(first, width: 100)
        XCTAssertEqual(before.frame(of: first).height, 30)
        let second = tree.add(FlexStyle(), children: [moved])
        XCTAssertEqual(tree.children(of: first), [stays])
        XCTAssertEqual(tree.children(of: second), [moved])
        let root = tree.add(FlexStyle(), children: [first, second])
        let result = tree.compute(root, width: 100)
        XCTAssertEqual(result.frame(of: first).height, 20)
        XCTAssertEqual(result.frame(of: stays).y, 0)
        XCTAssertEqual(result.frame(of: second), FlexRect(x: 0, y: 20, width: 100, height: 10))
        XCTAssertEqual(result.absoluteFrame(of: moved).y, 20)
    }

    func testTheLastOfManyChildrenCanMove() {
        var tree = FlexTree()
        let children = (0..<4).map { _ in tree.add(box(10)) }
        let first = tree.add(FlexStyle(), children: children)
        let second = tree.add(FlexStyle(), children: [children[3], children[1]])
        XCTAssertEqual(tree.children(of: first), [children[0], children[2]])
        XCTAssertEqual(tree.children(of: second), [children[3], children[1]])
    }

    func testAChildThatIsListedTwiceHasItsLastPlace() {
        var tree = FlexTree()
        let child = tree.add(box(10))
        let other = tree.add(box(20))
        let root = tree.add(FlexStyle(), children: [child, other, child])
        XCTAssertEqual(tree.children(of: root), [other, child])
        let result = tree.compute(root, width: 100)
        XCTAssertEqual(result.frame(of: root).height, 30)
        XCTAssertEqual(result.frame(of: child).y, 20)
    }

    func testNodesOfALargerTreeAreLeftOut() {
        var larger = FlexTree()
        let foreign = (0..<10).map { _ in larger.add(box(10)) }
        var tree = FlexTree()
        let child = tree.add(box(10))
        let root = tree.add(FlexStyle(), children: [child, foreign[9]])
        XCTAssertEqual(tree.children(of: root), [child])
        let result = tree.compute(root, width: 100)
        XCTAssertEqual(result.frame(of: root).height, 10)
        let zero = FlexRect(x: 0, y: 0, width: 0, height: 0)
        XCTAssertEqual(result.frame(of: foreign[9]), zero)
        XCTAssertEqual(result.absoluteFrame(of: foreign[9]), zero)
        XCTAssertEqual(tree[foreign[9]], FlexStyle())
        XCTAssertEqual(tree.children(of: foreign[9]), [])
        tree[foreign[9]].width = 10
        tree.setNeedsMeasure(foreign[9])
        XCTAssertEqual(tree.count, 2)
        XCTAssertEqual(tree.compute(foreign[9], width: 100).frame(of: foreign[9]), zero)
        XCTAssertEqual(tree.compute(root, width: 100).frame(of: child).height, 10)
    }

    func testAResultKnowsNothingOfBoxesThatAreAddedLater() {
        var tree = FlexTree()
        let root = tree.add(box(10))
        let result = tree.compute(root, width: 100)
        let later = tree.add(box(10))
        XCTAssertEqual(result.frame(of: later), FlexRect(x: 0, y: 0, width: 0, height: 0))
    }

    func testABoxWithAParentIsLaidOutAsIfItHadNone() {
        var tree = FlexTree()
        let leaf = tree.add(box(10))
        let part = tree.add(FlexStyle { $0.padding = FlexEdges(5) }, children: [leaf])
        let root = tree.add(FlexStyle { $0.padding = FlexEdges(10) }, children: [part])
        let whole = tree.compute(root, width: 100)
        let alone = tree.compute(part, width: 50)
        XCTAssertEqual(alone.frame(of: part), FlexRect(x: 0, y: 0, width: 50, height: 20))
        XCTAssertEqual(alone.frame(of: leaf), FlexRect(x: 5, y: 5, width: 40, height: 10))
        let again = tree.compute(root, width: 100)
        for node in [leaf, part, root] {
            XCTAssertEqual(again.frame(of: node), whole.frame(of: node))
        }
    }

    func testChildrenOfAMeasuredBoxTakeNoPart() {
        var tree = FlexTree()
        let inner = tree.add(box(10))
        let leaf = tree.add(FlexStyle(), children: [inner], isMeasured: true)
        let result = tree.compute(leaf, width: 100) { _, _ in FlexSize(width: 20, height: 30) }
        XCTAssertEqual(result.frame(of: leaf).height, 30)
        XCTAssertEqual(result.frame(of: inner), FlexRect(x: 0, y: 0, width: 0, height: 0))
    }
}

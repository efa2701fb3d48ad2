// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

/// Edges on device pixels: no gaps, no overlaps, and no text that is cut.
final class FlexRoundingTests: XCTestCase {
    private let scales = [1, 2, 3, 1.5]

    private func isOnGrid(_ value: Double, _ scale: Double) -> Bool {
        abs(value * scale - (value * scale).rounded()) < 1e-4
    }

    /// Boxes that take part, with their exact frames and the rounded ones, both absolute.
    private func frames(
        _ model: TreeModel, _ scale: Double
    ) -> [(exact: FlexRect, rounded: FlexRect)] {
        var exact = model
        exact.configuration.pointScale = nil
        var rounded = model
        rounded.configuration.pointScale = scale
        return Array(zip(exact.absoluteFrames(), rounded.absoluteFrames()))
            .map { (exact: $0, rounded: $1) }
    }

    private func forEachRandomTree(
        _ seeds: Range<UInt64>,
        adjusting adjust: @escaping (inout TreeModel.Box) -> Void = { _ in },
        check: (_ model: TreeModel, _ scale: Double, _ message: String) -> Bool
    ) {
        for seed in seeds {
            var choices = Choices(seed: seed)
            let count = 2 + choices.pick(25)
            let model = TreeModel(&choices, boxes: count, adjusting: adjust)
            let scale = choices.pick(scales)
            guard check(model, scale, "Seed \(seed), scale \(scale)\n\(model)") else { return }
        }
    }

    func testEveryEdgeIsOnADevicePixel() {
        forEachRandomTree(0..<600) { model, scale, message in
            for (index, frame) in frames(model, scale).enumerated() {
                let rounded = frame.rounded
                let edges = [
                    rounded.x, rounded.y, rounded.x + rounded.width, rounded.y + rounded.height,
                ]
                guard edges.allSatisfy({ isOnGrid($0, scale) }) else {
                    XCTFail("Box \(index): \(rounded)\n\(message)")
                    return false
                }
            }
            return true
        }
    }

    func testAnEdgeMovesByHalfAPixelAtMost() {
        // Without measured content, whose own size is rounded up before the layout.
        forEachRandomTree(0..<600, adjusting: { $0.content = nil }) { model, scale, message in
            for (index, frame) in frames(model, scale).enumerated() {
                let (exact, rounded) = frame
                let moves = [
                    rounded.x - exact.x, rounded.y - exact.y,
                    rounded.x + rounded.width - exact.x - exact.width,
                    rounded.y + rounded.height - exact.y - exact.height,
                ]
                guard moves.allSatisfy({ abs($0) * scale <= 0.5 + 1e-3 }) else {
                    XCTFail("Box \(index): \(rounded), exactly \(exact)\n\(message)")
                    return false
                }
            }
            return true
        }
    }

    func testEdgesThatTouchStillTouch() {
        forEachRandomTree(0..<600, adjusting: { $0.content = nil }) { model, scale, message in
            let frames = frames(model, scale)
            var horizontal: [Double: Double] = [:]
            var vertical: [Double: Double] = [:]
            for (exact, rounded) in frames {
                let edges = [
                    (exact.x, rounded.x), (exact.x + exact.width, rounded.x + rounded.width),
                ]
                let levels = [
                    (exact.y, rounded.y), (exact.y + exact.height, rounded.y + rounded.height),
                ]
                for (exact, rounded) in edges {
                    let key = (exact * 1e5).rounded()
                    guard abs(horizontal[key, default: rounded] - rounded) < 1e-4 else {
                        XCTFail("x \(exact): \(horizontal[key] ?? 0) and \(rounded)\n\(message)")
                        return false
                    }
                    horizontal[key] = rounded
                }
                for (exact, rounded) in levels {
                    let key = (exact * 1e5).rounded()
                    guard abs(vertical[key, default: rounded] - rounded) < 1e-4 else {
                        XCTFail("y \(exact): \(vertical[key] ?? 0) and \(rounded)\n\(message)")
                        return false
                    }
                    vertical[key] = rounded
                }
            }
            return true
        }
    }

    /// Each text, set in the content of its rounded frame, has the height that it got.
    func testTextIsNeverCut() {
        // Nothing limits heights, so that every box can be as high as its text.
        func relax(_ box: inout TreeModel.Box) {
            box.style.height = .auto
            switch box.style.width {
            case .points, .percent: break
            default: box.style.width = .auto
            }
            box.style.maxHeight = .auto
            box.style.aspectRatio = nil
            if box.style.flexBasis != .zero { box.style.flexBasis = .auto }
            box.style.flexShrink = 0
            box.style.flexGrow = 0
            box.style.minWidth = .auto
            box.style.maxWidth = .auto
            box.style.position = .relative
            box.style.boxSizing = .borderBox
            box.style.padding = box.style.padding.inPoints
            box.style.border = box.style.border.inPoints
            if case .words = box.content {} else { box.content = nil }
        }
        forEachRandomTree(0..<800, adjusting: relax) { model, scale, message in
            var model = model
            model.height = nil
            model.configuration.pointScale = scale
            let frames = model.frames()
            for (index, box) in model.boxes.enumerated() where box.style.display == .flex {
                guard let content = box.content, frames[index].width > 0 else { continue }
                let style = box.style
                let edges = [style.padding, style.border]
                let isRightToLeft = model.isRightToLeft(index)
                let room = edges.reduce(frames[index].width) {
                    $0 - $1.horizontal(isRightToLeft)
                }
                let level = edges.reduce(frames[index].height) {
                    $0 - $1.vertical
                }
                let needed = content.measure(
                    FlexRequest(width: .exactly(room + 1e-4), height: .maxContent))
                guard needed.height <= level + 1e-4 else {
                    XCTFail(
                        "Box \(index) is \(frames[index]), its text needs \(needed)\n\(message)")
                    return false
                }
            }
            return true
        }
    }
}

extension TreeModel {
    fileprivate func isRightToLeft(_ index: Int) -> Bool {
        var index: Int? = index
        let parents = parents
        while let place = index {
            switch boxes[place].style.direction {
            case .leftToRight: return false
            case .rightToLeft: return true
            case .inherit: index = parents[place]
            }
        }
        return direction == .rightToLeft
    }
}

extension FlexEdges {
    private func points(_ length: FlexLength?) -> Double? {
        if case .points(let value)? = length { value } else { nil }
    }

    /// Without parts of the containing block.
    fileprivate var inPoints: FlexEdges {
        var edges = FlexEdges(
            left: .points(points(left) ?? 0), top: .points(points(top) ?? 0),
            right: .points(points(right) ?? 0), bottom: .points(points(bottom) ?? 0))
        edges.start = points(start).map { .points($0) }
        edges.end = points(end).map { .points($0) }
        return edges
    }

    fileprivate func horizontal(_ isRightToLeft: Bool) -> Double {
        let leading = isRightToLeft ? points(start) ?? points(right) : points(start) ?? points(left)
        let trailing = isRightToLeft ? points(end) ?? points(left) : points(end) ?? points(right)
        return (leading ?? 0) + (trailing ?? 0)
    }

    fileprivate var vertical: Double {
        (points(top) ?? 0) + (points(bottom) ?? 0)
    }
}

// SPDX-License-Identifier: MIT
import Flexbox
import FlexboxCorpus
import Foundation

// What libFuzzer calls with each input; built and run by Scripts/fuzz-flexbox.
//
// An input that begins with a brace is a file of cases, as in Tests/FlexboxTests/Fixtures: it is
// read and laid out, or refused with an error. Any other input decides on a random tree with strange
// numbers, on changes of it and on trees that are none. A trap, a hang, a frame that is no number,
// and a changed tree whose frames are not those of a new one are found.

/// Tries one input; always 0, for what is wrong ends the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if bytes.first == UInt8(ascii: "{") {
        layOutCases(Data(bytes))
    } else {
        layOutTree(bytes)
    }
    return 0
}

private func layOutCases(_ data: Data) {
    do {
        for item in try CorpusCase.read(data, name: "input") {
            _ = try item.differences(.leftToRight)
            _ = try item.differences(.rightToLeft)
        }
    } catch {
        // A file that is not of the format is refused; that is an answer.
    }
}

private func layOutTree(_ bytes: [UInt8]) {
    var choices = Choices(bytes: bytes)
    var model = TreeModel(
        &choices, boxes: choices.pick(40), range: choices.oneIn(3) ? .tame : .wild)
    let lengths: [Double?] = [nil, 100, 0, -1, .nan, .infinity, 1e308, 33.3]
    model.width = choices.pick(lengths)
    model.height = choices.pick(lengths)
    model.configuration.pointScale = choices.pick([nil, 1, 2, 1.5, 0, .nan, 1e308, -1])
    var (tree, nodes) = model.build()
    check(model.compute(&tree, nodes), nodes)
    for _ in 0..<4 where !choices.isExhausted {
        let box = choices.pick(model.boxes.count)
        StyleProperty.any(&choices).vary(&model.boxes[box].style, &choices, .wild)
        tree[nodes[box]] = model.boxes[box].style
        let result = model.compute(&tree, nodes)
        check(result, nodes)
        guard nodes.map({ result.frame(of: $0) }) == model.frames() else {
            fatalError("A changed tree differs from a new one.\n\(model)")
        }
    }
    guard !choices.isExhausted else { return }
    // Children that have a parent already, or are listed twice.
    let taken = (0..<choices.pick(6)).map { _ in choices.pick(nodes) }
    let parent = tree.add(FlexStyle(), children: taken, isMeasured: choices.oneIn(3))
    check(tree.compute(parent, width: 100), nodes + [parent])
    let root = choices.pick(nodes)
    check(tree.compute(root, width: 100), nodes + [parent])
    check(model.compute(&tree, nodes), nodes + [parent])
}

private func check(_ result: FlexResult, _ nodes: [FlexNode]) {
    for node in nodes {
        let frame = result.frame(of: node)
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        guard numbers.allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else {
            fatalError("\(node) has the frame \(frame).")
        }
    }
}

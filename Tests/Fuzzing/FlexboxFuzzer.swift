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
    if let fault = TreeTrial.fault(of: bytes) { fatalError(fault) }
}

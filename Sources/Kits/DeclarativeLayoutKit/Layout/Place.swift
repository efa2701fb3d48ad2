// SPDX-License-Identifier: MIT

/// Where in the caller's source a constraint was said.
struct Place {
    var fileID: StaticString
    var line: UInt

    init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID
        self.line = line
    }
}

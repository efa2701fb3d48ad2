// SPDX-License-Identifier: MIT

/// What happens where a line is longer than its container.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Wraps between words, inside a word only when it does not fit a line alone.
    case byWordWrapping = 0
    /// Wraps before the first character that does not fit.
    case byCharWrapping = 1
    /// Does not wrap; what is beyond the edge is cut.
    case byClipping = 2
    /// The last line ends with the end of the text, and an ellipsis stands at its start.
    case byTruncatingHead = 3
    /// The last line ends in an ellipsis.
    case byTruncatingTail = 4
    /// The last line keeps its start and the end of the text, with an ellipsis between them.
    case byTruncatingMiddle = 5

    /// Whether cut text is marked by an ellipsis.
    var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}

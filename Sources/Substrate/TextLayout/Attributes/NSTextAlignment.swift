// SPDX-License-Identifier: MIT

/// How the lines of a paragraph are placed between its margins.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Along the left margin.
    case left = 0
    /// Centred between the margins.
    case center = 1
    /// Along the right margin.
    case right = 2
    /// Both margins are filled; the last line of a paragraph is naturally aligned.
    case justified = 3
    /// Along the margin where the paragraph's writing direction starts.
    case natural = 4
}

/// The direction in which a paragraph runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// Found from the first strongly directional character, as the Unicode bidirectional
    /// algorithm says (rules P2 and P3).
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

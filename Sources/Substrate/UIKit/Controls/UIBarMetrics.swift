// SPDX-License-Identifier: MIT

/// What kind of bar an appearance is for.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height.
    case `default` = 0
    /// A low bar.
    case compact = 1
    /// A bar of the usual height with a prompt.
    case defaultPrompt = 101
    /// A low bar with a prompt.
    case compactPrompt = 102
}

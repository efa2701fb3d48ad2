// SPDX-License-Identifier: MIT

/// An element of a stack view: a view, or what changes the stack.
@preconcurrency @MainActor
public protocol UIStackViewConfiguration {}

// SPDX-License-Identifier: MIT

/// The contexts that drawing without an explicit context goes to; each thread has its own stack.
package enum GraphicsContextStack {
    private static let threadKey = "trellis.graphics-context-stack"

    private final class Stack {
        var contexts: [CGContext] = []
    }

    private static var stack: Stack {
        let storage = Thread.current.threadDictionary
        if let stack = storage[threadKey] as? Stack { return stack }
        let stack = Stack()
        storage[threadKey] = stack
        return stack
    }

    /// The context on top of this thread's stack.
    package static var current: CGContext? { stack.contexts.last }

    /// Makes a context the current one of this thread.
    package static func push(_ context: CGContext) { stack.contexts.append(context) }

    /// Takes the current context of this thread from the stack, if there is one.
    package static func pop() { _ = stack.contexts.popLast() }
}

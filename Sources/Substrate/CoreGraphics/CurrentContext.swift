// SPDX-License-Identifier: MIT
import Foundation

/// The stack of contexts of the calling thread, on which UIKit's drawing calls work.
package enum CurrentContext {
    /// Holds one thread's contexts.
    private final class Stack {
        var contexts: [CGContext] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, releaseStack)
        precondition(status == 0, "The process has no thread-local keys left (error \(status)).")
        return key
    }()

    private static var existing: Stack? {
        // The slot holds what `push` put there and nothing else.
        pthread_getspecific(key).map { Unmanaged<Stack>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The context on top; nil when there is none.
    package static var current: CGContext? { existing?.contexts.last }

    /// Puts `context` on top.
    package static func push(_ context: CGContext) {
        if let stack = existing {
            stack.contexts.append(context)
            return
        }
        let stack = Stack()
        stack.contexts.append(context)
        // Released by `releaseStack` when the thread ends.
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    }

    /// Takes the context on top away; does nothing when there is none.
    package static func pop() {
        guard let stack = existing, !stack.contexts.isEmpty else { return }
        stack.contexts.removeLast()
    }

    /// Calls `body` with `context` on top.
    package static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows
        -> Result
    {
        push(context)
        defer { pop() }
        return try body()
    }
}

private func releaseStack(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    // Balances the retain in `push`; pthreads has already emptied the slot.
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
}

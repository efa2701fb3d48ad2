// SPDX-License-Identifier: MIT
import Synchronization

/// A value behind a lock. Critical sections are short: look-ups and swaps, never shaping.
final class Locked<Value>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: sending Value) { mutex = Mutex(value) }

    func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows
        -> sending Result
    {
        try mutex.withLock(body)
    }
}

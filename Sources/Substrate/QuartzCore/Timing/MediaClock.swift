// SPDX-License-Identifier: MIT
import Foundation

/// A duration or a moment on the media clock, in seconds.
public typealias CFTimeInterval = Double

/// The present moment on the media clock, in seconds since an unspecified start.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now() }

/// The one clock that everything which moves reads.
///
/// It is the system's monotonic clock until a test installs a clock that it steps by hand. May be
/// read from any thread.
package enum MediaClock {
    /// The present moment, in seconds.
    package static func now() -> CFTimeInterval {
        state.withLock { stepped in stepped?.now } ?? ProcessInfo.processInfo.systemUptime
    }

    /// Replaces the system's clock; nil brings it back.
    package static func install(stepped clock: SteppedClock?) {
        state.withLock { $0 = clock }
    }

    private static let state = Guarded<SteppedClock?>(nil)
}

/// A clock that moves only when told to.
package final class SteppedClock: Sendable {
    private let time: Guarded<CFTimeInterval>

    /// Makes a clock that stands at a moment.
    package init(now: CFTimeInterval = 0) {
        time = Guarded(now)
    }

    /// The moment that the clock stands at, in seconds.
    package var now: CFTimeInterval { time.withLock { $0 } }

    /// Moves the clock on.
    ///
    /// - Parameter interval: in seconds; negative and not finite intervals move nothing.
    package func advance(by interval: CFTimeInterval) {
        guard interval.isFinite, interval > 0 else { return }
        time.withLock { $0 += interval }
    }
}

/// A value behind a lock.
// Sendable: the value is reached only inside withLock, by one thread at a time.
final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}

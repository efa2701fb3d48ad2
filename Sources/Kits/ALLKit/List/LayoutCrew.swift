// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The threads that lay out rows together.
///
/// Cost: a call wakes the helpers, some microseconds; without helpers it costs nothing.
package struct LayoutCrew: Sendable {
    /// Takes work to another thread.
    package typealias Helper = @Sendable (@escaping @Sendable () -> Void) -> Void

    private let helpers: [Helper]

    /// The caller alone.
    package static let single = LayoutCrew(size: 1)

    /// The caller and a helper for each further processor.
    package static func live() -> LayoutCrew {
        LayoutCrew(size: ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Makes a crew.
    ///
    /// - Parameter size: how many threads it has, the caller's among them.
    package init(size: Int) {
        // Queues of their own: those of the system may have no thread left.
        helpers = (1..<max(size, 1)).map { number in
            let queue = DispatchQueue(label: "ALLKit.layouts.\(number)", qos: .utility)
            return { work in queue.async { work() } }
        }
    }

    /// Makes a crew of the caller and others.
    package init(helpers: [Helper]) { self.helpers = helpers }

    /// How many threads there are, the caller's among them.
    package var size: Int { helpers.count + 1 }

    /// Gives each number from 0 on to one of the threads, and waits until all are done.
    ///
    /// A helper that is busy elsewhere is not waited for. After the call no helper holds the body.
    package func share(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        guard count > 1, !helpers.isEmpty else {
            for index in 0..<count { body(index) }
            return
        }
        let job = Job(count: count, body: body)
        for helper in helpers.prefix(count - 1) { helper { job.help() } }
        job.finish()
    }

    /// Gives memory back to the system that the threads took while they made layouts; after many
    /// of them the C library keeps some megabytes for each thread.
    ///
    /// Cost: about a millisecond; no thread can allocate meanwhile.
    package func giveBackMemory() {
        #if canImport(Glibc)
            // Its header is not among those that Swift sees; it is looked up by its name.
            guard let symbol = dlsym(nil, "malloc_trim") else { return }
            // This is the signature that malloc_trim(3) states.
            let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
            _ = trim(0)
        #endif
    }

    /// Measures rows; the results are in their order.
    ///
    /// - Parameter isCancelled: asked before each row; those that follow are left out.
    package func measure<Layout>(
        _ rows: [Int], isCancelled: @escaping @Sendable () -> Bool,
        _ measure: @escaping RowLayoutEngine<Layout>.Measure
    ) -> [(row: Int, result: RowLayoutEngine<Layout>.Measured)] {
        let results = Results<Layout>(count: rows.count)
        share(rows.count) { index in
            guard !isCancelled() else { return }
            results.store(measure(rows[index]), at: index)
        }
        return zip(rows, results.all).compactMap { row, result in result.map { (row, $0) } }
    }
}

/// Work that helpers may join until it is finished.
private final class Job: Sendable {
    private let count: Int
    /// nil once the work is finished.
    private let body: Mutex<(@Sendable (Int) -> Void)?>
    private let next = Atomic(0)
    private let joined = DispatchGroup()

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.body = Mutex(body)
    }

    func help() {
        guard work(joining: true) else { return }
        joined.leave()
    }

    func finish() {
        _ = work(joining: false)
        body.withLock { $0 = nil }
        joined.wait()
    }

    // Never inlined: a helper holds the body no longer than the call, and leaves after it.
    @inline(never)
    private func work(joining: Bool) -> Bool {
        let body = body.withLock { body in
            if joining, body != nil { joined.enter() }
            return body
        }
        guard let body else { return false }
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < count else { return true }
            body(index)
        }
    }
}

/// Results that several threads store.
private final class Results<Layout>: Sendable {
    private let stored: Mutex<[RowLayoutEngine<Layout>.Measured?]>

    init(count: Int) {
        stored = Mutex(Array(repeating: nil, count: count))
    }

    func store(_ result: RowLayoutEngine<Layout>.Measured, at index: Int) {
        stored.withLock { $0[index] = result }
    }

    var all: [RowLayoutEngine<Layout>.Measured?] { stored.withLock { $0 } }
}

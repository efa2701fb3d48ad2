// SPDX-License-Identifier: MIT
import Synchronization

/// Work on another thread with values that only the main actor gives up.
///
/// What an item, a spec or a layout holds may have to end on the main thread, as views do. The
/// thread that worked must therefore not be the last one that holds it, however late it forgets its
/// closure: it has but the errand, which is empty once the main actor has taken the values.
final class Errand<Input: Sendable, Output: Sendable>: Sendable {
    private struct Bag: Sendable {
        let input: Input
        var output: Output?
    }

    private let bag: Mutex<Bag?>
    private let work: @Sendable (Input) -> Output

    /// Describes work.
    ///
    /// - Parameter work: what is done; it captures nothing that has to end on the main thread.
    init(_ input: Input, work: @escaping @Sendable (Input) -> Output) {
        bag = Mutex(Bag(input: input, output: nil))
        self.work = work
    }

    /// Does the work, and keeps what comes out.
    // Never inlined: no reference to the values outlives the call.
    @inline(never)
    func run() {
        guard let input = bag.withLock({ $0?.input }) else { return }
        let output = work(input)
        bag.withLock { $0?.output = output }
    }

    /// What went in and what came out; nothing is left.
    @MainActor func end() -> (input: Input, output: Output?)? {
        bag.withLock { bag in
            defer { bag = nil }
            return bag.map { ($0.input, $0.output) }
        }
    }
}

// SPDX-License-Identifier: MIT
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Solvers that wait for the next computation, at most as many as threads compute at once.
enum SolverPool {
    private static let free = Mutex<[FlexSolver]>([])

    static func take() -> FlexSolver {
        free.withLock { $0.popLast() } ?? FlexSolver()
    }

    static func give(_ solver: FlexSolver) {
        free.withLock { if $0.count < 16 { $0.append(solver) } }
    }
}

/// Runs the solver where the stack is deep enough for a tree.
///
/// The solver calls itself for each level. Trees of many levels are computed on a thread of their
/// own, whose stack is as large as they need; measures still run on the caller's thread, which
/// waits for them.
enum DeepStack {
    /// More than a level takes.
    #if DEBUG
        private static let bytesOfLevel = 24 << 10
    #else
        private static let bytesOfLevel = 8 << 10
    #endif
    /// Levels that fit into the smallest stacks in use, 512 KB.
    private static let ordinaryLevels = (480 << 10) / bytesOfLevel
    /// Of each thread that had a deep tree, the lowest address of the stack; nil where unknown.
    private static let boundKey: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// Whether the rest of this thread's stack is enough.
    static func fits(_ levels: Int) -> Bool {
        if levels <= ordinaryLevels { return true }
        guard let boundKey else { return false }
        if pthread_getspecific(boundKey) == nil {
            pthread_setspecific(boundKey, lowestAddress())
        }
        let lowest = UInt(bitPattern: pthread_getspecific(boundKey))
        var here = 0
        let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        return lowest > 0 && address > lowest
            && address - lowest > UInt(levels * bytesOfLevel + (128 << 10))
    }

    private static func lowestAddress() -> UnsafeMutableRawPointer? {
        #if canImport(Glibc)
            // The header hides the function from Swift; it is looked up by its name.
            typealias Find =
                @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
            guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
            // This is the signature that pthread_getattr_np(3) states.
            let find = unsafeBitCast(symbol, to: Find.self)
            var attributes = pthread_attr_t()
            guard find(pthread_self(), &attributes) == 0 else { return nil }
            defer { pthread_attr_destroy(&attributes) }
            var address: UnsafeMutableRawPointer?
            var size = 0
            return pthread_attr_getstack(&attributes, &address, &size) == 0 ? address : nil
        #else
            return nil
        #endif
    }

    /// What both threads say to each other; one of them always waits.
    private final class Exchange {
        var work: (() -> Void)?
        var question: (FlexNode, FlexRequest)?
        var answer = FlexSize(width: 0, height: 0)
        var isDone = false
        var toCaller = sem_t()
        var toSolver = sem_t()
    }

    /// Runs the body on a thread of its own.
    static func run(
        levels: Int, _ measure: FlexSolver.Measure,
        _ body: @escaping (@escaping FlexSolver.Measure) -> Void
    ) {
        let exchange = Exchange()
        sem_init(&exchange.toCaller, 0, 0)
        sem_init(&exchange.toSolver, 0, 0)
        exchange.work = {
            body { node, request in
                exchange.question = (node, request)
                sem_post(&exchange.toCaller)
                wait(&exchange.toSolver)
                return exchange.answer
            }
        }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, levels * bytesOfLevel + (1 << 20))
        var thread = pthread_t()
        let argument = Unmanaged.passRetained(exchange).toOpaque()
        let status = pthread_create(&thread, &attributes, runDeepStack, argument)
        pthread_attr_destroy(&attributes)
        precondition(
            status == 0, "No memory for the stack of a layout of \(levels) levels.")
        while true {
            wait(&exchange.toCaller)
            if exchange.isDone { break }
            guard let (node, request) = exchange.question else { continue }
            exchange.answer = measure(node, request)
            sem_post(&exchange.toSolver)
        }
        pthread_join(thread, nil)
        exchange.work = nil
        sem_destroy(&exchange.toCaller)
        sem_destroy(&exchange.toSolver)
    }

    fileprivate static func solve(_ argument: UnsafeMutableRawPointer) {
        let exchange = Unmanaged<Exchange>.fromOpaque(argument).takeRetainedValue()
        exchange.work?()
        exchange.isDone = true
        sem_post(&exchange.toCaller)
    }

    /// Signals may interrupt a wait.
    private static func wait(_ semaphore: UnsafeMutablePointer<sem_t>) {
        while sem_wait(semaphore) != 0 {}
    }
}

private func runDeepStack(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { DeepStack.solve(argument) }
    return nil
}

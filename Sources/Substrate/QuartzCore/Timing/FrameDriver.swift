// SPDX-License-Identifier: MIT

/// Something that shows frames: the connection of a layer tree with a host.
@MainActor package protocol FrameTarget: AnyObject {
    /// The root of the layers that are shown.
    var rootLayer: CALayer { get }

    /// Asks the host for one frame.
    func requestFrame()

    /// Draws what changed and shows it.
    func showFrame(at time: CFTimeInterval)
}

/// Runs frames: display links, animations that end, layout, display, drawing, in this order.
///
/// Invariants: a frame is asked of the targets exactly once between two frames, and only if
/// something needs one. With nothing to do no frame runs. Cost of a frame: what changed, and the
/// layers on screen of the targets in which something changed or moves.
@MainActor package final class FrameDriver {
    package static let shared = FrameDriver()

    private var targets: [any FrameTarget] = []
    private var isFrameRequested = false
    private var links: [CADisplayLink] = []
    private var animatingLayers: [CALayer] = []
    /// The same layers, for looking one up.
    private var animatingIdentities: Set<ObjectIdentifier> = []
    private var nextFrameWork: [() -> Void] = []
    private var scheduled: [ScheduledWork] = []
    private var frameTime: CFTimeInterval?
    private var lastFrame = -CFTimeInterval.infinity

    /// The number that layers which change now keep; it grows with each frame that is shown.
    private(set) var changeNumber: UInt64 = 1

    /// Called before layers are laid out, for what has to be found out for the whole tree first.
    package var prepareLayout: (() -> Void)?

    private init() {}

    /// The time of the running frame; between frames, the clock's.
    package var currentTime: CFTimeInterval { frameTime ?? MediaClock.now() }

    package func attach(_ target: any FrameTarget) {
        targets.append(target)
        target.requestFrame()
        isFrameRequested = true
    }

    package func detach(_ target: any FrameTarget) {
        targets.removeAll { $0 === target }
    }

    /// Asks for a frame. Cheap when one is asked for already.
    package func setNeedsFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        for target in targets { target.requestFrame() }
    }

    /// Whether something waits for a coming frame by itself: animations, display links, timers.
    package var hasPendingWork: Bool {
        !nextFrameWork.isEmpty || !scheduled.isEmpty || links.contains { !$0.isPaused }
            || animatingLayers.contains(where: needsFrames)
    }

    /// Whether a layer's animations come to an end, or go on and can be seen. An endless one under
    /// a hidden layer waits: the change that shows it asks for a frame itself.
    private func needsFrames(_ layer: CALayer) -> Bool {
        let need = layer.needOfFrames(after: lastFrame)
        return need.isCertain
            || (need.isEndless
                && targets.contains { layer.isInTree(under: $0.rootLayer, skippingHidden: true) })
    }

    /// Whether a layer in a tree has animations, so that it may look different in each frame.
    func isAnimating(under root: CALayer) -> Bool {
        animatingLayers.contains { $0.isInTree(under: root) }
    }

    /// Runs work at the start of the next frame.
    package func performInNextFrame(_ work: @escaping () -> Void) {
        nextFrameWork.append(work)
        setNeedsFrame()
    }

    /// Runs work in the first frame at or after a moment.
    ///
    /// - Parameter delay: in seconds from now.
    /// - Returns: what cancels the work.
    @discardableResult
    package func schedule(
        after delay: CFTimeInterval, _ work: @escaping () -> Void
    ) -> ScheduledWork {
        let entry = ScheduledWork(time: currentTime + max(0, delay), work: work)
        scheduled.append(entry)
        setNeedsFrame()
        return entry
    }

    /// Runs one frame.
    package func runFrame(timestamp: CFTimeInterval) {
        guard frameTime == nil else { return }
        isFrameRequested = true
        frameTime = timestamp
        runWork(at: timestamp)
        tick(at: timestamp)
        endAnimations(at: timestamp)
        layoutAndDisplay()
        frameTime = nil
        lastFrame = timestamp
        isFrameRequested = false
        // What changes while frames are shown belongs to the next frame.
        changeNumber += 1
        for target in targets { target.showFrame(at: timestamp) }
        if hasPendingWork { setNeedsFrame() }
    }

    /// Lays out and makes contents, without showing a frame.
    package func layoutAndDisplay() {
        // Layout may change traits or contents of layers that were passed already: look again.
        for _ in 0..<FrameDriver.layoutPasses {
            prepareLayout?()
            var isClean = true
            for target in targets where target.rootLayer.hasDirtySubtree {
                isClean = false
                target.rootLayer.layoutSubtree()
                target.rootLayer.displaySubtree()
            }
            if isClean { return }
        }
    }

    private static let layoutPasses = 8

    // MARK: Parts of a frame

    private func runWork(at time: CFTimeInterval) {
        let work = nextFrameWork
        nextFrameWork = []
        for body in work { body() }
        guard !scheduled.isEmpty else { return }
        scheduled.removeAll { $0.isCancelled }
        let due = scheduled.filter { $0.time <= time }.sorted { $0.time < $1.time }
        guard !due.isEmpty else { return }
        scheduled.removeAll { $0.time <= time }
        for entry in due { entry.run() }
    }

    private func tick(at time: CFTimeInterval) {
        guard !links.isEmpty else { return }
        for link in links where !link.isPaused { link.tick(at: time) }
    }

    private func endAnimations(at time: CFTimeInterval) {
        guard !animatingLayers.isEmpty else { return }
        var ended: [EndedAnimation] = []
        for layer in animatingLayers { layer.removeEndedAnimations(at: time, into: &ended) }
        animatingLayers.removeAll { layer in
            guard !layer.hasAnimations else { return false }
            animatingIdentities.remove(ObjectIdentifier(layer))
            return true
        }
        // Stable: animations that end together end in the order in which they were added.
        let order = ended.indices.sorted {
            (ended[$0].time, ended[$0].number) < (ended[$1].time, ended[$1].number)
        }
        for index in order { ended[index].notify(finished: true) }
    }

    // MARK: Registration

    func register(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        setNeedsFrame()
    }

    func unregister(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    /// Removes the animations of a tree of layers that left the screen, in the next frame, unless the
    /// tree is back by then. Costs nothing while nothing animates.
    package func endAnimations(under root: CALayer) {
        let leaving = animatingLayers.filter { $0.isInTree(under: root) }
        guard !leaving.isEmpty else { return }
        performInNextFrame { [self] in
            for layer in leaving
            where !targets.contains(where: { layer.isInTree(under: $0.rootLayer) }) {
                layer.removeAllAnimations()
            }
        }
    }

    func registerAnimations(of layer: CALayer) {
        if animatingIdentities.insert(ObjectIdentifier(layer)).inserted {
            animatingLayers.append(layer)
        }
        setNeedsFrame()
    }
}

/// Work that waits for a moment.
@MainActor package final class ScheduledWork {
    let time: CFTimeInterval
    private var work: (() -> Void)?

    init(time: CFTimeInterval, work: @escaping () -> Void) {
        self.time = time
        self.work = work
    }

    /// Whether the work will never run.
    package var isCancelled: Bool { work == nil }

    /// Drops the work.
    package func cancel() {
        work = nil
    }

    func run() {
        let body = work
        work = nil
        body?()
    }
}

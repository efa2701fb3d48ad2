// SPDX-License-Identifier: MIT

/// Calls once a frame, before layout.
///
/// A link that is running keeps frames coming; pause or invalidate it when nothing moves.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var handler: ((CADisplayLink) -> Void)?
    private var isAdded = false

    /// Makes a link that calls a closure.
    ///
    /// - Parameter handler: runs on the main actor; the link keeps it until ``invalidate()``.
    /// - Note: Differs from Apple's, whose links call a selector of a target.
    public init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// The time of the frame, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0

    /// The time at which the next frame is due, in seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// The time between two frames, in seconds.
    public let duration: CFTimeInterval = 1.0 / 60

    /// Whether calls are held back.
    open var isPaused = false {
        didSet {
            if isAdded, !isPaused { FrameDriver.shared.setNeedsFrame() }
        }
    }

    /// The frames a second that the link asks for; 0, each frame of the display.
    open var preferredFramesPerSecond = 0

    /// Begins the calls.
    ///
    /// - Parameters:
    ///   - runloop: the main run loop.
    ///   - mode: any mode; frames run in all of them.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return }
        isAdded = true
        FrameDriver.shared.register(self)
    }

    /// Ends the calls.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        FrameDriver.shared.unregister(self)
    }

    /// Ends the calls for good and gives up the closure.
    open func invalidate() {
        isAdded = false
        handler = nil
        FrameDriver.shared.unregister(self)
    }

    func tick(at time: CFTimeInterval) {
        if preferredFramesPerSecond > 0, timestamp > 0 {
            // Half a frame of slack: a frame that comes a little early counts.
            let due = timestamp + 1 / Double(preferredFramesPerSecond) - duration / 2
            guard time >= due else { return }
        }
        timestamp = time
        handler?(self)
    }
}

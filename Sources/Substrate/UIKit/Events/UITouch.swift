// SPDX-License-Identifier: MIT

/// A finger on the screen, or a mouse with its primary button held.
///
/// One object stands for the touch from the moment it begins until it ends; its ``view`` does not
/// change meanwhile, wherever it moves.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What the touch did last.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// It moved.
        case moved
        /// It stayed where it was while another one changed.
        case stationary
        /// It was lifted.
        case ended
        /// It was taken away by the system.
        case cancelled
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A device away from the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A mouse or touchpad.
        case indirectPointer = 3
    }

    /// What the touch did last.
    open package(set) var phase: Phase = .began

    /// When it did so, in seconds on the media clock.
    open package(set) var timestamp: TimeInterval = 0

    /// How many times in quick succession the screen was touched here; 1 for a single tap.
    open package(set) var tapCount = 1

    /// What touches.
    open package(set) var type: TouchType = .direct

    /// The view that the touch began in; nil once that view has been removed from memory.
    open package(set) weak var view: UIView?

    /// The window that the touch is in.
    open package(set) weak var window: UIWindow?

    /// The recognisers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    var recognizers: [UIGestureRecognizer] = []

    /// Where the touch is, in the window's coordinates.
    package var windowLocation = CGPoint.zero
    /// Where the touch went down.
    package var startWindowLocation = CGPoint.zero
    /// Where the touch was at the event before, in the window's coordinates.
    package var previousWindowLocation = CGPoint.zero
    /// Tells touches that are down apart: 0 is the mouse.
    package var identifier = 0

    var delivery = TouchDelivery()

    /// Makes a touch that is in no window.
    public override init() {
        super.init()
    }

    /// Where the touch is.
    ///
    /// - Parameter view: whose coordinates are wanted; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where the touch was at the event before.
    ///
    /// - Parameter view: whose coordinates are wanted; nil for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Where the touch went down; a scroll view may deliver it some points later.
    func startLocation(in view: UIView?) -> CGPoint { convert(startWindowLocation, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }
}

/// How far a touch has got on its way to its view.
struct TouchDelivery {
    /// What the view has heard of the touch.
    enum Progress {
        /// Nothing yet: a recogniser delays the beginning.
        case withheld
        /// That it began.
        case delivered
        /// That it ended or was taken away; or it never will hear of it.
        case finished
    }

    var progress = Progress.withheld
    /// Whether the touch moved, of which the view has not heard.
    var isMoveWithheld = false
    /// Whether the touch was lifted, of which the view has not heard.
    var isEndWithheld = false
    /// Whether the system took the touch away, of which the view has not heard.
    var isCancelWithheld = false

    /// Notes what the touch did last.
    mutating func note(_ phase: UITouch.Phase) {
        switch phase {
        case .began, .stationary: break
        case .moved: isMoveWithheld = true
        case .ended: isEndWithheld = true
        case .cancelled: isCancelWithheld = true
        }
    }
}

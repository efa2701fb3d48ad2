// SPDX-License-Identifier: MIT

/// Groups changes of layers and gives their implicit animations a duration and a pace.
///
/// Changes outside a transaction belong to one that has the default values.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private var duration: CFTimeInterval?
    private var timingFunction: CAMediaTimingFunction?
    private var areActionsDisabled: Bool?
    private var completion: (() -> Void)?
    private var pending = 0
    private var isCommitted = false

    private static var stack: [CATransaction] = []

    nonisolated static let defaultDuration: CFTimeInterval = 0.25

    private override init() {
        super.init()
    }

    /// Begins a transaction within the present one.
    open class func begin() {
        stack.append(CATransaction())
    }

    /// Ends the innermost transaction.
    ///
    /// Its completion block runs when the animations that were added in it ended, or in the next
    /// frame if there are none.
    open class func commit() {
        guard let transaction = stack.popLast() else {
            preconditionFailure("CATransaction.commit() without a begin().")
        }
        transaction.isCommitted = true
        guard transaction.pending == 0, transaction.completion != nil else { return }
        FrameDriver.shared.performInNextFrame { transaction.finishIfDone() }
    }

    /// Lays out, makes contents and shows the frame at once.
    open class func flush() {
        FrameDriver.shared.runFrame(timestamp: MediaClock.now())
    }

    /// The duration of implicit animations, in seconds; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        stack.last { $0.duration != nil }?.duration ?? defaultDuration
    }

    /// Sets the duration of implicit animations in this transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        innermost.duration = dur
    }

    /// The pace of implicit animations; nil is the default curve.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        stack.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Sets the pace of implicit animations in this transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        innermost.timingFunction = function
    }

    /// Whether changes run no actions.
    open class func disableActions() -> Bool {
        stack.isEmpty
            ? false : stack.last { $0.areActionsDisabled != nil }?.areActionsDisabled ?? false
    }

    /// Sets whether changes in this transaction run no actions.
    open class func setDisableActions(_ flag: Bool) {
        innermost.areActionsDisabled = flag
    }

    /// What runs when the transaction's animations ended.
    open class func completionBlock() -> (() -> Void)? { stack.last?.completion }

    /// Sets what runs when the animations that are added from now on in this transaction ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        innermost.completion = block
    }

    private class var innermost: CATransaction {
        guard let last = stack.last else {
            preconditionFailure(
                "Call CATransaction.begin() before setting a transaction's values.")
        }
        return last
    }

    /// The innermost transaction with a completion, which counts one more animation.
    static func countAnimation() -> CATransaction? {
        guard let transaction = stack.last(where: { $0.completion != nil }) else { return nil }
        transaction.pending += 1
        return transaction
    }

    func animationEnded() {
        pending -= 1
        finishIfDone()
    }

    private func finishIfDone() {
        guard isCommitted, pending == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Records the states in which recognisers send actions, and answers as their delegate.
@MainActor final class GestureRecorder: NSObject, UIGestureRecognizerDelegate {
    private(set) var log: [String] = []
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var receives: (UITouch) -> Bool = { _ in true }
    var areSimultaneous = false
    var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isWaitedFor: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    /// Records a recogniser's actions under a name.
    func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String
    ) -> Recognizer {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.addHandler { [weak self] in self?.log.append("\(name) \($0.state)") }
        return recognizer
    }

    func clear() { log = [] }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        receives(touch)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        areSimultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waits(gestureRecognizer, otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isWaitedFor(gestureRecognizer, otherGestureRecognizer)
    }
}

/// A view that records what it hears of touches.
@MainActor final class TouchRecordingView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        for touch in touches { log.append("\(name) \(touch.tapCount)") }
    }
}

/// A view of 200 by 200 points with one to put in it from (50, 50) to (150, 150).
@MainActor final class GestureStage {
    let recorder = GestureRecorder()
    let root = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = TouchRecordingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
}

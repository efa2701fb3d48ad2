// SPDX-License-Identifier: MIT

extension UIView {
    /// What ``hitTest(_:with:)`` finds unless it is overridden.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            rare?.blockingAnimations ?? 0 == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.attach(to: self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: index)
        recognizer.attach(to: nil)
    }
}

// SPDX-License-Identifier: MIT

extension UIView {
    /// Gives the view the shadow that the thumb of a switch or slider throws, or takes it away.
    func castThumbShadow(_ isCast: Bool) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isCast ? 0.15 : 0
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }
}

// SPDX-License-Identifier: MIT

/// A view that a wheel or a touchpad scrolls.
@MainActor package protocol WheelScrolling: UIView {
    /// Scrolls by a step.
    ///
    /// - Parameters:
    ///   - delta: the change of the content offset, in points.
    ///   - isPrecise: whether the device sends many small steps, as a touchpad does.
    /// - Returns: whether the step is consumed; if not, a view around this one may take it.
    func scrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool
}

// SPDX-License-Identifier: MIT

extension UIView {
    /// What changes of the view as the viewer moves.
    ///
    /// Cost: nothing while the viewer stands still; see ``UIWindow/viewerOffset``.
    public var motionEffects: [UIMotionEffect] {
        get { rare?.motion?.effects ?? [] }
        set {
            if newValue.isEmpty, rare?.motion == nil { return }
            let motion = rare?.motion ?? ViewMotion()
            rareState.motion = motion
            motion.effects = newValue
            motion.apply(to: self)
        }
    }

    /// Adds an effect; one that the view has already is not added again.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.append(effect)
    }

    /// Removes an effect and what it added.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        guard motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.removeAll { $0 === effect }
    }

    /// Shows the view and what is in it as seen from the window's viewer.
    func viewerDidMove() {
        rare?.motion?.apply(to: self)
        for child in subviews { child.viewerDidMove() }
    }
}

/// The motion effects of a view, as additions to its layer's values.
@MainActor final class ViewMotion {
    var effects: [UIMotionEffect] = []
    private var keys: [String] = []

    /// Adds what the effects say of the present viewer, instead of what they said before.
    func apply(to view: UIView) {
        for key in keys { view.layer.removeAnimation(forKey: key) }
        keys = []
        guard let window = view.window else { return }
        for (index, effect) in effects.enumerated() {
            let values =
                effect.keyPathsAndRelativeValues(forViewerOffset: window.viewerOffset) ?? [:]
            for (path, value) in values.sorted(by: { $0.key < $1.key }) {
                add(value, to: path, key: "motion \(index) \(path)", of: view)
            }
        }
    }

    private func add(_ any: Any, to path: String, key: String, of view: UIView) {
        guard let value = MotionValue.of(any) else {
            preconditionFailure(
                "A motion effect gives \(any) for \"\(path)\"; it can give numbers, points, sizes, "
                    + "offsets, rectangles, transforms and colours.")
        }
        // The animation is over at once and stays: it adds its value and needs no frames.
        let animation = CABasicAnimation(keyPath: ViewMotion.layerPath(path))
        animation.fromValue = value.anyValue
        animation.toValue = value.anyValue
        animation.isAdditive = true
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: key)
        keys.append(key)
    }

    /// A layer's key path for that of a view.
    private static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
        if path == "center" || path.hasPrefix("center.") {
            return "position" + path.dropFirst("center".count)
        }
        return path == "alpha" ? "opacity" : path
    }
}

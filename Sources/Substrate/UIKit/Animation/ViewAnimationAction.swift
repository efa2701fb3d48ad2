// SPDX-License-Identifier: MIT

/// What a layer runs for a change inside an animation block.
///
/// It reads the old value when it is made, before the change, and adds the animation when the
/// layer runs it, after the change. Places, sizes and opacity animate additively: the animation goes
/// from (old − new) to zero on top of the new value, so that animations under way keep running and a
/// new target joins smoothly. A transform starts from what is on screen, so it does not jump either.
@MainActor final class ViewAnimationAction: CAAction {
    private let animation: ViewAnimation
    private let old: Value

    private enum Value {
        case point(CGPoint)
        case rect(CGRect)
        case number(CGFloat)
        case transform(CATransform3D)
        case color(CGColor?)
    }

    init?(animation: ViewAnimation, layer: CALayer, key: String) {
        guard let value = ViewAnimationAction.value(of: layer, key: key, options: animation.options)
        else { return nil }
        self.animation = animation
        old = value
    }

    private static func value(
        of model: CALayer, key: String, options: UIView.AnimationOptions
    ) -> Value? {
        switch key {
        case "position": return .point(model.position)
        case "bounds": return .rect(model.bounds)
        case "opacity": return .number(CGFloat(model.opacity))
        case "transform":
            let shown = model.hasAnimations ? model.presentation() ?? model : model
            return .transform(shown.transform)
        default: break
        }
        let layer = options.contains(.beginFromCurrentState) ? model.presentation() ?? model : model
        switch key {
        case "backgroundColor": return .color(layer.backgroundColor)
        case "borderColor": return .color(layer.borderColor)
        case "shadowColor": return .color(layer.shadowColor)
        case "cornerRadius": return .number(layer.cornerRadius)
        case "borderWidth": return .number(layer.borderWidth)
        case "shadowOpacity": return .number(CGFloat(layer.shadowOpacity))
        case "shadowRadius": return .number(layer.shadowRadius)
        case "zPosition": return .number(layer.zPosition)
        default: return nil
        }
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        let basic = animation.makeAnimation(key: key)
        switch (old, key) {
        case (.point(let from), _):
            let to = layer.position
            basic.fromValue = CGPoint(x: from.x - to.x, y: from.y - to.y)
            basic.toValue = CGPoint.zero
            basic.isAdditive = true
        case (.rect(let from), _):
            let to = layer.bounds
            basic.fromValue = CGRect(
                x: from.minX - to.minX, y: from.minY - to.minY, width: from.width - to.width,
                height: from.height - to.height)
            basic.toValue = CGRect.zero
            basic.isAdditive = true
        case (.number(let from), "opacity"):
            basic.fromValue = from - CGFloat(layer.opacity)
            basic.toValue = CGFloat(0)
            basic.isAdditive = true
        case (.number(let from), _):
            basic.fromValue = from
        case (.transform(let from), _):
            basic.fromValue = from
        case (.color(let from), _):
            basic.fromValue = from ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        }
        let name = basic.isAdditive ? ViewAnimationAction.freeName(key, on: layer) : key
        layer.add(animation.configure(basic, of: layer), forKey: name)
    }

    /// The property's name, or with a number where animations of it are under way: they stay.
    private static func freeName(_ key: String, on layer: CALayer) -> String {
        guard layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}

/// Counts the animations of one block and tells when the last one ended. Until then the views that
/// it blocks take no touches.
@MainActor final class CompletionGroup: CAAnimationDelegate {
    private var pending = 0
    private var isClosed = false
    private var areAllFinished = true
    private var completion: ((Bool) -> Void)?
    private var blocked: [UIView] = []
    /// The same views, for looking one up.
    private var blockedIdentities: Set<ObjectIdentifier> = []

    /// Keeps touches from a view until the last animation ended.
    func block(_ view: UIView) {
        guard blockedIdentities.insert(ObjectIdentifier(view)).inserted else { return }
        blocked.append(view)
        view.rareState.blockingAnimations += 1
    }

    /// Counts one more animation, whose delegate this is.
    func member() -> CompletionGroup {
        pending += 1
        return self
    }

    /// Ends the counting; without an animation the completion runs at the next frame.
    func close(completion: ((Bool) -> Void)?) {
        self.completion = completion
        isClosed = true
        guard pending == 0, completion != nil else { return }
        FrameDriver.shared.performInNextFrame { [self] in finishIfDone() }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        areAllFinished = areAllFinished && flag
        finishIfDone()
    }

    private func finishIfDone() {
        guard isClosed, pending == 0 else { return }
        for view in blocked { view.rareState.blockingAnimations -= 1 }
        blocked = []
        blockedIdentities = []
        guard let completion else { return }
        self.completion = nil
        completion(areAllFinished)
    }
}

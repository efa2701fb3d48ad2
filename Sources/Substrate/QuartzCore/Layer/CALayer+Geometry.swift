// SPDX-License-Identifier: MIT

extension CALayer {
    /// The layer's place in its superlayer, in points; the box around it when it is transformed.
    ///
    /// Setting it changes bounds and position.
    public var frame: CGRect {
        get { modelValues.frame }
        set {
            if newValue == modelValues.frame { return }
            if modelValues.transform.isIdentity {
                bounds = CGRect(origin: modelValues.bounds.origin, size: newValue.size)
            } else {
                // The size whose transformed box has the wanted size, for scales and quarter turns.
                let local = CGRect(origin: .zero, size: newValue.size)
                    .applying(modelValues.transform.affine.inverted())
                bounds = CGRect(origin: modelValues.bounds.origin, size: local.size)
            }
            position = CGPoint(
                x: newValue.minX + modelValues.anchorPoint.x * newValue.width,
                y: newValue.minY + modelValues.anchorPoint.y * newValue.height)
        }
    }

    /// The transform in the plane.
    public func affineTransform() -> CGAffineTransform { modelValues.transform.affine }

    /// Sets the transform in the plane.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// An image as the content: a `CGImage` or nil.
    public var contents: Any? {
        get {
            switch content {
            case .image(let image, _), .picture(let image): image
            default: nil
            }
        }
        set {
            guard let newValue else {
                if content != nil { content = nil }
                return
            }
            guard let image = newValue as? CGImage else {
                preconditionFailure(
                    "A layer's contents are a CGImage or nil, not \(type(of: newValue)).")
            }
            content = .image(image, tint: nil)
        }
    }

    final func boundsDidChange() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Actions

    /// What a change that is about to be made will run; nil for nothing, the common case.
    @inline(__always) final func pendingAction(_ key: String) -> (any CAAction)? {
        if let delegate {
            guard let action = delegate.action(for: self, forKey: key) else {
                return implicitAction(key)
            }
            return action is NSNull ? nil : action
        }
        return wasShown ? implicitAction(key) : nil
    }

    @inline(__always) final func finish(_ action: (any CAAction)?, _ key: String) {
        if let action, !CATransaction.disableActions() {
            action.run(forKey: key, object: self, arguments: nil)
        }
        changed()
    }

    private func implicitAction(_ key: String) -> (any CAAction)? {
        guard wasShown, !CATransaction.disableActions() else { return nil }
        let action = action(forKey: key)
        return action is NSNull ? nil : action
    }
}

extension CALayer {
    /// The action of a change of a property: the delegate's, that of `actions`, the class's, or an
    /// animation with the transaction's timing.
    public func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let action = Self.defaultAction(forKey: event) { return action }
        guard let property = AnimatedProperty.named(event, of: self),
            CATransaction.animationDuration() > 0
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        let value =
            property.get(appearance(at: FrameDriver.shared.currentTime))
            ?? modelContentValue(forKey: event)
        animation.fromValue = value?.anyValue
        return animation
    }
}

// SPDX-License-Identifier: MIT

/// What a button shows behind its title and image: a glow while it is pressed, a plate while the
/// mouse is over it.
@MainActor final class ButtonEffects {
    /// The plate's room around title and image, in points.
    static let plateInset = CGSize(width: 10, height: 5)
    /// The plate's corner radius, in points.
    static let plateRadius: CGFloat = 8
    /// How long plate and glow take to come and go, in seconds.
    static let fadeDuration: CFTimeInterval = 0.15
    /// The glow's diameter, in points.
    static let glowSize: CGFloat = 100

    private var plate: CALayer?
    private var glow: CALayer?

    /// Shows or hides the glow in the middle of a button.
    func showGlow(_ isShown: Bool, in button: UIButton) {
        if isShown, glow == nil {
            let layer = CALayer()
            layer.contents = ButtonEffects.glowPicture.cgImage
            layer.contentsScale = ButtonEffects.glowPicture.scale
            layer.opacity = 0
            insert(layer, in: button)
            glow = layer
            layOut(in: button)
        }
        if let glow { fade(glow, to: isShown) }
    }

    /// Shows or hides the plate behind a button's title and image.
    func showPlate(_ isShown: Bool, in button: UIButton) {
        if isShown, plate == nil {
            let layer = CALayer()
            layer.cornerRadius = ButtonEffects.plateRadius
            layer.opacity = 0
            insert(layer, in: button)
            plate = layer
        }
        if isShown { layOut(in: button) }
        if let plate { fade(plate, to: isShown) }
    }

    /// Puts plate and glow where title and image are now.
    func layOut(in button: UIButton) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if let plate {
            plate.frame = plateFrame(in: button)
            plate.backgroundColor = UIColor.tertiarySystemFill.resolvedCGColor(
                with: button.traitCollection)
        }
        let size = ButtonEffects.glowSize
        glow?.frame = CGRect(
            x: button.bounds.midX - size / 2, y: button.bounds.midY - size / 2, width: size,
            height: size)
        CATransaction.commit()
    }

    private func plateFrame(in button: UIButton) -> CGRect {
        let content = button.shownContentFrame ?? button.bounds
        return content.insetBy(
            dx: -ButtonEffects.plateInset.width, dy: -ButtonEffects.plateInset.height)
    }

    /// In front of the background image, behind title and image.
    private func insert(_ layer: CALayer, in button: UIButton) {
        if let background = button.shownBackgroundLayer {
            button.layer.insertSublayer(layer, above: background)
        } else {
            button.layer.insertSublayer(layer, at: 0)
        }
    }

    private func fade(_ layer: CALayer, to isShown: Bool) {
        let opacity: Float = isShown ? 1 : 0
        guard layer.opacity != opacity else { return }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = layer.presentation()?.opacity ?? layer.opacity
        animation.toValue = opacity
        animation.duration = ButtonEffects.fadeDuration
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = opacity
        CATransaction.commit()
        layer.add(animation, forKey: "fade")
    }

    /// White light that fades outwards.
    private static let glowPicture: UIImage = {
        let size = CGSize(width: glowSize, height: glowSize)
        return UIGraphicsImageRenderer(size: size).image { context in
            let colors = [
                UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor,
            ]
            guard let gradient = CGGradient(colors: colors, locations: [0, 1]) else { return }
            let center = CGPoint(x: glowSize / 2, y: glowSize / 2)
            context.cgContext.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center,
                endRadius: glowSize / 2, options: [])
        }
    }()
}

extension UIButton: PointerFollowing {
    var followsPointer: Bool { isPointerInteractionEnabled && isEnabled }

    func pointerDidMove(to point: CGPoint?) {
        effects.showPlate(point != nil, in: self)
    }
}

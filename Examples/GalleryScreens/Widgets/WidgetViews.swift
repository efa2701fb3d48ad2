// SPDX-License-Identifier: MIT
import UIKit

/// A sky from top to bottom.
final class SkyView: UIView {
    var isNight = false {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let colors = isNight ? [0x1C2A4A, 0x45608C] : [0x3D74B8, 0x8DB6DE]
        let parts = colors.map { rgb in
            UIColor(
                red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
                blue: CGFloat(rgb & 0xFF) / 255, alpha: 1
            ).cgColor
        }
        guard let gradient = CGGradient(colorsSpace: nil, colors: parts) else { return }
        UIGraphicsGetCurrentContext()?.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
}

/// A ring that is filled in part, clockwise from the top.
final class RingView: UIView {
    /// From 0 to 1.
    var part: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    var color = UIColor.systemBlue {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The view is made in code.")
    }

    override func draw(_ rect: CGRect) {
        let width: CGFloat = 9
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - width / 2
        func stroke(_ end: CGFloat, _ color: UIColor) {
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi / 2,
                endAngle: -.pi / 2 + 2 * .pi * end, clockwise: true)
            path.lineWidth = width
            path.lineCapStyle = .round
            color.setStroke()
            path.stroke()
        }
        stroke(1, color.withAlphaComponent(0.2))
        stroke(part, color)
    }
}

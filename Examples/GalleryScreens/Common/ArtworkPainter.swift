// SPDX-License-Identifier: MIT
import UIKit

/// Paints the gallery's computed pictures.
@MainActor struct ArtworkPainter {
    /// Colours from the sky down to the nearest hill.
    struct Palette {
        var top: UInt32
        var bottom: UInt32
        var far: UInt32
        var near: UInt32
        var light: UInt32
    }

    private static let palettes = [
        Palette(top: 0x2B5876, bottom: 0xF7B59B, far: 0x8D6F8F, near: 0x27304D, light: 0xFFE8C7),
        Palette(top: 0x89C9E8, bottom: 0xE9F6F2, far: 0x8FB9A8, near: 0x2F5D50, light: 0xFFFBE6),
        Palette(top: 0xFF9A76, bottom: 0xFFE3B0, far: 0xC86B5A, near: 0x5B2A3C, light: 0xFFF4D6),
        Palette(top: 0x1B1F4B, bottom: 0x7B5EA7, far: 0x4B3F8F, near: 0x15183A, light: 0xF4E9FF),
        Palette(top: 0x5AB2C7, bottom: 0xFDEBC8, far: 0x6AA6A6, near: 0x1F4E5F, light: 0xFFFFFF),
        Palette(top: 0xF4B8C5, bottom: 0xFFF1E6, far: 0xC98BA0, near: 0x6B3A5B, light: 0xFFFDF5),
        Palette(top: 0x3A7BD5, bottom: 0xB7E3FA, far: 0x5E8CA8, near: 0x23455C, light: 0xFFF6CF),
    ]

    private let context: CGContext
    private let width: CGFloat
    private let height: CGFloat
    private var random: SplitMix64
    private let palette: Palette

    init(_ context: CGContext, size: CGSize, seed: UInt32) {
        self.context = context
        width = size.width
        height = size.height
        random = SplitMix64(state: UInt64(seed) &* 0x5851_F42D_4C95_7F2D)
        palette = Self.palettes[Int(random.next() % UInt64(Self.palettes.count))]
    }

    mutating func paint(_ subject: Artwork.Subject) {
        switch subject {
        case .hills: paintHills()
        case .peaks: paintPeaks()
        case .sea: paintSea()
        case .city: paintCity()
        case .forest: paintForest()
        case .tiles: paintTiles()
        case .bubbles: paintBubbles()
        case .glow: paintGlow()
        }
    }

    // MARK: Landscapes

    private mutating func paintHills() {
        paintSky()
        for layer in 0..<5 {
            let part = CGFloat(layer) / 4
            let base = height * (0.5 + 0.12 * CGFloat(layer))
            let waves = (0..<3).map { _ in (value(0.5...2.2), value(0...6.3)) }
            let points = stride(from: CGFloat(0), through: 1, by: 0.02).map { x in
                let sway = waves.reduce(CGFloat(0)) { $0 + sin(x * 4 * $1.0 + $1.1) }
                return CGPoint(x: x * width, y: base + sway * height * 0.035)
            }
            fillGround(below: points, mix(palette.far, palette.near, part))
        }
    }

    private mutating func paintPeaks() {
        paintSky()
        for layer in 0..<4 {
            let part = CGFloat(layer) / 3
            let base = height * (0.56 + 0.13 * CGFloat(layer))
            var points: [CGPoint] = []
            var x: CGFloat = -0.1 * width
            var isPeak = false
            while x < width * 1.2 {
                let rise = isPeak ? value(0.14...0.3) * (1.2 - part * 0.6) : value(-0.02...0.04)
                points.append(CGPoint(x: x, y: base - rise * height))
                x += value(0.07...0.16) * width
                isPeak.toggle()
            }
            fillGround(below: points, mix(palette.far, palette.near, part))
        }
    }

    private mutating func paintSea() {
        let horizon = height * 0.56
        paintSky(sun: CGPoint(x: width * value(0.35...0.65), y: horizon - height * 0.1))
        fill(
            CGRect(x: 0, y: horizon, width: width, height: height - horizon),
            from: mix(palette.far, palette.bottom, 0.4), to: color(palette.near))
        for _ in 0..<26 {
            let depth = value(0...1)
            let length = width * value(0.05...0.3) * (0.4 + depth)
            color(palette.light, 0.1 + 0.25 * (1 - depth)).setFill()
            let y = horizon + depth * depth * (height - horizon)
            let x = width * value(-0.1...1)
            UIBezierPath(
                roundedRect: CGRect(x: x, y: y, width: length, height: 1 + 2 * depth),
                cornerRadius: 1
            ).fill()
        }
    }

    private mutating func paintCity() {
        paintSky()
        for layer in 0..<3 {
            let part = CGFloat(layer) / 2
            var x: CGFloat = -value(0...0.1) * width
            while x < width {
                let house = CGRect(
                    x: x, y: height * (value(0.3...0.62) + 0.12 * part),
                    width: width * value(0.08...0.17), height: height)
                mix(palette.far, palette.near, part).setFill()
                context.fill(house)
                if layer > 0 { paintWindows(of: house) }
                x = house.maxX + (layer == 2 ? width * value(0...0.04) : 0)
            }
        }
    }

    private mutating func paintWindows(of house: CGRect) {
        let step = max(5, width / 40)
        for y in stride(from: house.minY + step, to: height - step / 2, by: step * 1.3) {
            for x in stride(from: house.minX + step / 2, to: house.maxX - step * 0.7, by: step)
            where value(0...1) < 0.42 {
                color(palette.light, value(0.35...0.9)).setFill()
                context.fill(CGRect(x: x, y: y, width: step * 0.45, height: step * 0.6))
            }
        }
    }

    private mutating func paintForest() {
        paintSky()
        for layer in 0..<4 {
            let part = CGFloat(layer) / 3
            let base = height * (0.62 + 0.14 * CGFloat(layer))
            mix(palette.far, palette.near, part).setFill()
            context.fill(CGRect(x: 0, y: base, width: width, height: height))
            for index in 0..<(22 - 4 * layer) {
                let tall = height * value(0.12...0.22) * (0.7 + 0.7 * part)
                let x = width * (CGFloat(index) + value(0...1)) / CGFloat(20 - 4 * layer)
                for tier in 0..<3 {
                    let top = base + 2 - tall * (1 - 0.22 * CGFloat(tier))
                    let half = tall * (0.13 + 0.06 * CGFloat(tier))
                    let tree = UIBezierPath()
                    tree.move(to: CGPoint(x: x, y: top))
                    tree.addLine(to: CGPoint(x: x + half, y: top + tall * 0.5))
                    tree.addLine(to: CGPoint(x: x - half, y: top + tall * 0.5))
                    tree.close()
                    tree.fill()
                }
            }
        }
    }

    // MARK: Patterns

    private mutating func paintTiles() {
        let count = 4
        let side = max(width, height) / CGFloat(count)
        let colors = [palette.top, palette.far, palette.near, palette.light, palette.bottom]
        for row in 0..<count {
            for column in 0..<count {
                let cell = CGRect(
                    x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
                let first = Int(random.next() % 5)
                color(colors[first]).setFill()
                context.fill(cell)
                color(colors[(first + 1 + Int(random.next() % 4)) % 5]).setFill()
                context.saveGState()
                context.clip(to: cell)
                let corner = [
                    CGPoint(x: cell.minX, y: cell.minY), CGPoint(x: cell.maxX, y: cell.minY),
                    CGPoint(x: cell.minX, y: cell.maxY), CGPoint(x: cell.midX, y: cell.midY),
                ][Int(random.next() % 4)]
                let radius = corner.x == cell.midX ? side * 0.3 : side
                circle(corner, radius).fill()
                context.restoreGState()
            }
        }
    }

    private mutating func paintBubbles() {
        fill(
            CGRect(x: 0, y: 0, width: width, height: height), from: color(palette.top),
            to: color(palette.near))
        let colors = [palette.bottom, palette.far, palette.light]
        for index in 0..<9 {
            color(colors[index % 3], value(0.18...0.6)).setFill()
            circle(
                CGPoint(x: width * value(0...1), y: height * value(0...1)),
                min(width, height) * value(0.08...0.34)
            ).fill()
        }
    }

    private mutating func paintGlow() {
        let hue = value(0...1)
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        fill(
            area, from: UIColor(hue: hue, saturation: 0.5, brightness: 0.86, alpha: 1),
            to: UIColor(
                hue: (hue + 0.08).truncatingRemainder(dividingBy: 1), saturation: 0.72,
                brightness: 0.66, alpha: 1))
    }

    // MARK: Parts

    private mutating func paintSky(sun: CGPoint? = nil) {
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        fill(area, from: color(palette.top), to: color(palette.bottom))
        let place = sun ?? CGPoint(x: width * value(0.2...0.8), y: height * value(0.18...0.34))
        let radius = min(width, height) * 0.085
        for ring in 0..<3 {
            color(palette.light, [0.12, 0.2, 0.95][ring]).setFill()
            circle(place, radius * [2.6, 1.7, 1][ring]).fill()
        }
    }

    private func fillGround(below points: [CGPoint], _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height))
        path.addLine(to: CGPoint(x: points.first?.x ?? 0, y: height))
        for point in points { path.addLine(to: point) }
        path.addLine(to: CGPoint(x: points.last?.x ?? width, y: height))
        path.addLine(to: CGPoint(x: width, y: height))
        path.close()
        color.setFill()
        path.fill()
    }

    private func fill(_ area: CGRect, from top: UIColor, to bottom: UIColor) {
        let colors = [top.cgColor, bottom.cgColor]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors) else { return }
        context.saveGState()
        context.clip(to: area)
        context.drawLinearGradient(
            gradient, start: area.origin, end: CGPoint(x: area.minX, y: area.maxY), options: [])
        context.restoreGState()
    }

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func value(_ range: ClosedRange<CGFloat>) -> CGFloat {
        // The top 53 bits are a fraction that a Double holds exactly.
        let part = CGFloat(random.next() >> 11) / CGFloat(UInt64(1) << 53)
        return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }

    private func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }

    private func mix(_ first: UInt32, _ second: UInt32, _ part: CGFloat) -> UIColor {
        func channel(_ shift: UInt32) -> CGFloat {
            let (one, two) = (CGFloat(first >> shift & 0xFF), CGFloat(second >> shift & 0xFF))
            return (one + (two - one) * part) / 255
        }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// How a tile looks: a square with a letter.
final class ShuffleTileSpec: ModelLayoutSpec<ShuffleTile> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let side = boundingDimensions.width.value ?? 0
        let hue = CGFloat(model.hue)
        let letter = String(model.letter)
        return LayoutNodeBuilder().layout {
            $0.width(.point(side)).height(.point(side))
        }.view { (label: UILabel, _) in
            label.backgroundColor = UIColor(
                hue: hue, saturation: 0.7, brightness: 0.74, alpha: 1)
            label.layer.cornerRadius = (side * 0.24).rounded()
            label.clipsToBounds = true
            label.font = .systemFont(ofSize: (side * 0.42).rounded(), weight: .bold)
            label.textColor = .white
            label.textAlignment = .center
            label.text = letter
        }
    }
}

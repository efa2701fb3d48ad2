// SPDX-License-Identifier: MIT
import ALLKit

/// Items of different sizes: each changes the list's bounds into its own. A slider makes the column
/// narrower, and with it every widget.
final class WidgetsScreen: ListScreen {
    private let bar = UIView()
    private let line = UIView()
    private let slider = UISlider()

    private nonisolated static let spacing: CGFloat = 16
    private static let barHeight: CGFloat = 64
    /// The column's widths, in points.
    private static let widths: ClosedRange<CGFloat> = 220...430

    init() {
        super.init(title: "Different Sizes", layout: ListScreen.column(spacing: Self.spacing))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    /// From the least width to what the screen has.
    override var maximumWidth: CGFloat {
        let room = super.listArea.width - margins.left - margins.right
        let (least, most) = (Self.widths.lowerBound, min(Self.widths.upperBound, room))
        return (least + (most - least) * CGFloat(slider.value)).rounded()
    }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 16, left: 20, bottom: 32, right: 20) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        addBar()
        show(
            Widget.samples.map { widget in
                let item = Item(id: widget.id, layoutSpec: WidgetSpec(model: widget))
                let size = widget.size
                item.boundingDimensionsModifier = { width, _ in
                    let half = ((width - Self.spacing) / 2).rounded(.down)
                    return switch size {
                    case .small: (half, half)
                    case .medium: (width, half)
                    case .large: (width, width)
                    }
                }
                // The views of a layout lie side by side in one view, which clips them all.
                item.makeView = { layout, _ in
                    let view = layout.makeView()
                    view.backgroundColor = .secondarySystemGroupedBackground
                    view.layer.cornerRadius = 22
                    view.clipsToBounds = true
                    return view
                }
                return item
            })
    }

    private func addBar() {
        slider.value = 1
        slider.accessibilityIdentifier = "width"
        slider.minimumValueImage = Self.grid(side: 18)
        slider.maximumValueImage = Self.grid(side: 28)
        slider.tintColor = .secondaryLabel
        slider.addAction(
            UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .valueChanged)
        bar.backgroundColor = .secondarySystemGroupedBackground
        line.backgroundColor = .separator
        bar.addSubview(line)
        bar.addSubview(slider)
        view.addSubview(bar)
    }

    private static func grid(side: CGFloat) -> UIImage {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { _ in
            Icon.grid.image.draw(in: CGRect(origin: .zero, size: size))
        }.withRenderingMode(.alwaysTemplate)
    }

    override var listArea: CGRect {
        var area = super.listArea
        area.size.height = max(0, area.size.height - view.safeAreaInsets.bottom - Self.barHeight)
        return area
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = listArea
        bar.frame = CGRect(
            x: area.minX, y: area.maxY, width: area.width, height: view.bounds.maxY - area.maxY)
        line.frame = CGRect(x: 0, y: 0, width: area.width, height: 0.5)
        let width = min(area.width - 40, Self.widths.upperBound)
        slider.frame = CGRect(
            x: (area.width - width) / 2, y: (Self.barHeight - 31) / 2, width: width, height: 31)
    }
}

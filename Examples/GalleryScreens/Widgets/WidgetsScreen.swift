// SPDX-License-Identifier: MIT
import ALLKit

/// Items of different sizes: each changes the list's bounds into its own.
final class WidgetsScreen: ListScreen {
    private static let spacing: CGFloat = 16

    init() {
        super.init(title: "Different Sizes", layout: ListScreen.column(spacing: Self.spacing))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var maximumWidth: CGFloat { 430 }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 16, left: 20, bottom: 32, right: 20) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
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
}

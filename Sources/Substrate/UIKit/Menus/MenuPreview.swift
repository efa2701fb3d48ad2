// SPDX-License-Identifier: MIT

/// The view of a controller beside an open menu, with rounded corners.
@preconcurrency @MainActor final class MenuPreview: UIView {
    private let shownController: UIViewController

    init(_ controller: UIViewController) {
        shownController = controller
        super.init(frame: .zero)
        layer.cornerRadius = MenuGeometry.cornerRadius
        clipsToBounds = true
        isUserInteractionEnabled = false
        let view: UIView = shownController.view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A menu's preview cannot be decoded.")
    }

    /// Puts the preview over the view that it is of, so that the menu fits under it.
    ///
    /// - Returns: its frame.
    func place(over source: CGRect, withMenuOf size: CGSize, in area: CGRect) -> CGRect {
        var wanted = shownController.preferredContentSize
        if wanted.width <= 0 || wanted.height <= 0 { wanted = source.size }
        let menuHeight = min(size.height, area.height / 2)
        let width = min(wanted.width, area.width)
        let height = min(wanted.height, area.height - menuHeight - MenuGeometry.gap)
        let room = CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: max(height, area.height - menuHeight - MenuGeometry.gap))
        frame = MenuGeometry.kept(
            CGRect(
                x: source.midX - width / 2, y: source.midY - height / 2, width: width,
                height: height), in: room)
        shownController.view?.frame = bounds
        return frame
    }
}

// SPDX-License-Identifier: MIT

/// Where a button's image and title stand: side by side, the image first in reading direction.
struct ButtonLayout {
    /// The room over and under a title in a button without insets, in points.
    static let titlePadding: CGFloat = 6
    /// The least width of a button with a title only and without insets, in points.
    static let leastTitleWidth: CGFloat = 30

    var imageSize = CGSize.zero
    var titleSize = CGSize.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isLeftToRight = true

    /// The size of both side by side.
    var contentSize: CGSize {
        CGSize(
            width: imageSize.width + titleSize.width,
            height: max(imageSize.height, titleSize.height))
    }

    func imageRect(in content: CGRect) -> CGRect {
        let room = content.inset(by: imageInsets)
        let width = min(imageSize.width, max(0, room.width))
        let title = min(titleSize.width, max(0, room.width - width))
        let start = start(of: width + title, in: room)
        let span = verticalSpan(imageSize.height, in: room)
        return CGRect(
            x: isLeftToRight ? start : start + title, y: span.y, width: width,
            height: span.height)
    }

    func titleRect(in content: CGRect) -> CGRect {
        let room = content.inset(by: titleInsets)
        let image = min(imageSize.width, max(0, room.width))
        let left = max(0, room.width - image)
        let width = horizontal == .fill ? left : min(titleSize.width, left)
        let start = start(of: image + width, in: room)
        let span = verticalSpan(titleSize.height, in: room)
        return CGRect(
            x: isLeftToRight ? start + image : start, y: span.y, width: width,
            height: span.height)
    }

    private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch horizontal {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.minX + (room.width - width) / 2
        }
    }

    private func verticalSpan(
        _ natural: CGFloat, in room: CGRect
    ) -> (y: CGFloat, height: CGFloat) {
        let height = vertical == .fill ? max(0, room.height) : min(natural, max(0, room.height))
        switch vertical {
        case .top, .fill: return (room.minY, height)
        case .bottom: return (room.maxY - height, height)
        case .center: return (room.minY + (room.height - height) / 2, height)
        }
    }
}

/// A button's title; its size is its button's.
@MainActor final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}

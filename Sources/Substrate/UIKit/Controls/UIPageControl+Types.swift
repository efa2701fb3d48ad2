// SPDX-License-Identifier: MIT

extension UIPageControl {
    /// When a page control has a background.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger goes along it.
        case automatic
        /// Always.
        case prominent
        /// Never.
        case minimal
    }

    /// What a finger does to a page control.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none
        /// It tapped, and the page changes by one.
        case discrete
        /// It goes along the indicators.
        case continuous
    }

    /// Where the pages come one after the other.
    public enum Direction: Int, Sendable {
        /// In reading direction.
        case natural
        /// To the right.
        case leftToRight
        /// To the left.
        case rightToLeft
        /// Down.
        case topToBottom
        /// Up.
        case bottomToTop
    }
}

/// The dot or the image that stands for a page.
@preconcurrency @MainActor final class PageIndicator: UIImageView {
    /// Shows an image in a colour; a dot without an image.
    func show(_ picture: UIImage?, color: UIColor, size: CGSize) {
        let shown = picture.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        if !(shown?.isEqual(image) ?? (image == nil)) { image = shown }
        backgroundColor = shown == nil ? color : nil
        tintColor = color
        bounds = CGRect(origin: .zero, size: shown?.size ?? size)
        layer.cornerRadius = shown == nil ? size.height / 2 : 0
    }
}

// SPDX-License-Identifier: MIT

/// One call of string drawing: text, container and options brought together.
struct StringDrawing {
    let text: NSAttributedString
    let size: CGSize
    let options: NSStringDrawingOptions
    let context: NSStringDrawingContext?

    /// The bounds of the text relative to the origin it is drawn at.
    var bounds: CGRect {
        let parameters = TextParameters.stringDrawing(size: size, options: options)
        let bounds: CGRect
        if options.contains(.usesDeviceMetrics) {
            let shaped = ShapedText.shape(text, parameters)
            bounds = shaped.inkBounds.offsetBy(dx: 0, dy: originOffset(of: shaped))
        } else if options.contains(.usesLineFragmentOrigin) {
            bounds = CGRect(origin: .zero, size: ShapedText.measure(text, parameters))
        } else {
            let shaped = ShapedText.shape(text, parameters)
            bounds = CGRect(
                x: 0, y: -shaped.firstBaseline, width: shaped.size.width,
                height: shaped.size.height)
        }
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text with its origin at a point of the current context.
    func draw(at point: CGPoint) {
        guard let target = CurrentContext.current else { return }
        let shaped = ShapedText.shape(
            text, .stringDrawing(size: size, options: options))
        context?.totalBounds = CGRect(origin: .zero, size: shaped.size)
        let origin = CGPoint(x: point.x, y: point.y + originOffset(of: shaped))
        shaped.draw(in: target, at: origin, defaultColor: Self.defaultColor)
    }

    private func originOffset(of shaped: ShapedText) -> CGFloat {
        options.contains(.usesLineFragmentOrigin) ? 0 : -shaped.firstBaseline
    }

    private static let defaultColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

extension TextParameters {
    /// The parameters that string drawing stands for.
    static func stringDrawing(size: CGSize, options: NSStringDrawingOptions) -> TextParameters {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        var parameters = TextParameters(
            width: wraps ? size.width : .infinity,
            height: wraps && truncates ? size.height : .infinity,
            maximumLines: wraps ? 0 : 1,
            lineBreakMode: truncates ? .byTruncatingTail : .byWordWrapping,
            defaultFont: .systemFont(ofSize: 12))
        parameters.usesParagraphLineBreakModes = !truncates
        parameters.usesFontLeading = options.contains(.usesFontLeading)
        return parameters
    }
}

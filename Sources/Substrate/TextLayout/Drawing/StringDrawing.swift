// SPDX-License-Identifier: MIT

/// One call of string drawing: text, container and options brought together.
struct StringDrawing {
    let text: NSAttributedString
    let options: NSStringDrawingOptions
    let context: NSStringDrawingContext?
    private let parameters: TextParameters

    init(
        text: NSAttributedString, size: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) {
        self.text = text
        self.options = options
        self.context = context
        var parameters = TextParameters.stringDrawing(size: size, options: options)
        let scale = context.map {
            parameters.scale(for: text, in: size, least: $0.minimumScaleFactor)
        }
        if let scale { parameters.fontScale = scale }
        context?.actualScaleFactor = scale ?? 1
        self.parameters = parameters
    }

    /// The bounds of the text relative to the origin it is drawn at.
    var bounds: CGRect {
        let bounds: CGRect
        if options.contains(.usesDeviceMetrics) {
            let shaped = ShapedText.shape(text, parameters)
            bounds = shaped.inkBounds.offsetBy(dx: 0, dy: originOffset(of: shaped))
        } else if options.contains(.usesLineFragmentOrigin) {
            bounds = CGRect(origin: .zero, size: ShapedText.measure(text, parameters))
        } else {
            let shaped = ShapedText.shape(text, parameters)
            bounds = CGRect(
                origin: CGPoint(x: 0, y: -shaped.firstBaseline), size: shaped.size)
        }
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text with its origin at a point of the current context; without one nothing is
    /// drawn, as in UIKit.
    func draw(at point: CGPoint) {
        guard let target = CurrentContext.current else { return }
        let shaped = ShapedText.shape(text, parameters)
        context?.totalBounds = CGRect(
            origin: CGPoint(x: 0, y: originOffset(of: shaped)), size: shaped.size)
        let origin = CGPoint(x: point.x, y: point.y + originOffset(of: shaped))
        shaped.draw(in: target, at: origin, defaultColor: .black)
    }

    private func originOffset(of shaped: ShapedText) -> CGFloat {
        options.contains(.usesLineFragmentOrigin) ? 0 : -shaped.firstBaseline
    }
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

    /// The largest factor for font sizes, 1 at most, with which text fits a container; the least
    /// factor where it never does. A least factor of 0 stands for no change.
    fileprivate func scale(
        for text: NSAttributedString, in size: CGSize, least: CGFloat
    ) -> CGFloat {
        guard least > 0, least < 1 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool {
            var scaled = self
            scaled.fontScale = scale
            scaled.height = .infinity
            let needed = ShapedText.measure(text, scaled)
            return (size.width <= 0 || needed.width <= size.width + 0.001)
                && (size.height <= 0 || needed.height <= size.height + 0.001)
        }
        if fits(1) { return 1 }
        var low = least
        var high: CGFloat = 1
        // Seven halvings bring the factor to within a hundredth.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

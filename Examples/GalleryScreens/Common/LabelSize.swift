// SPDX-License-Identifier: MIT
import ALLKit

/// The size of a label's text, measured on any thread.
struct LabelSize: SizeProvider {
    let text: String
    let font: UIFont
    /// The most lines; 0 for as many as there are.
    var lines = 1

    func calculateSize(boundedBy dimensions: LayoutDimensions<CGFloat>) -> CGSize {
        var parameters = TextParameters()
        parameters.width = dimensions.width.value ?? .greatestFiniteMagnitude
        parameters.maximumLines = lines
        parameters.lineBreakMode = .byTruncatingTail
        parameters.defaultFont = font
        let size = ShapedText.measure(text, parameters)
        // Labels are as large as whole pixels hold their text at every scale.
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

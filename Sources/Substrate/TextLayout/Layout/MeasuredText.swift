// SPDX-License-Identifier: MIT

/// The size of text, and the containers it holds for.
///
/// Lines break at the last place that fits. So text that was set in one container breaks the same in
/// each smaller one that still holds its widest line, and a label that is laid out at the size it
/// measured need not be shaped again.
struct MeasuredText: Sendable {
    let size: CGSize
    /// The narrowest and the widest container that gives the same lines.
    let widths: ClosedRange<CGFloat>
    /// The lowest and the highest container that gives the same lines.
    let heights: ClosedRange<CGFloat>

    private static let tolerance: CGFloat = 0.001

    init(typesetter: Typesetter) {
        size = CGSize(width: typesetter.usedWidth, height: typesetter.height)
        let widest = typesetter.width ?? .infinity
        widths = min(typesetter.neededWidth, widest) - Self.tolerance...widest
        let highest = typesetter.parameters.boundedHeight
        heights = min(typesetter.height, highest) - Self.tolerance...highest
    }

    /// Whether text in the container of the parameters has the same lines.
    func holds(for parameters: TextParameters) -> Bool {
        widths.contains(parameters.boundedWidth) && heights.contains(parameters.boundedHeight)
    }
}

/// Shaped text with what measuring tells.
struct TypesetText: Sendable {
    let shaped: ShapedText
    let measured: MeasuredText
}

extension TextParameters {
    /// The width, or infinity where it stands for no bound.
    var boundedWidth: CGFloat { width > 0 && width < Typesetter.widthLimit ? width : .infinity }
    /// The height, or infinity where it stands for no bound.
    var boundedHeight: CGFloat { height > 0 ? height : .infinity }
}

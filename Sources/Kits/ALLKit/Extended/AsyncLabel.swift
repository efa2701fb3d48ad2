// SPDX-License-Identifier: MIT
import Dispatch

/// A view that shows a text drawn in the background, at the size the view has when it is set.
///
/// A change of size alone draws nothing. Texts are drawn one after the other; only the newest is
/// shown.
@preconcurrency @MainActor public final class AsyncLabel: UIView {
    static let queue = DispatchQueue(label: "ALLKit.AsyncLabel", qos: .userInitiated)

    private var generation: UInt = 0
    private var stored: AttributedStringDrawing?

    /// The text; nil shows none.
    public var stringDrawing: AttributedStringDrawing? {
        get { stored }
        set {
            stored = newValue
            generation &+= 1
            guard let newValue else {
                layer.contents = nil
                return
            }
            draw(newValue)
        }
    }

    private func draw(_ drawing: AttributedStringDrawing) {
        let generation = generation
        let size = bounds.size
        Self.queue.async { [weak self] in
            let image = drawing.draw(with: size)
            DispatchQueue.main.async {
                guard let self, self.generation == generation else { return }
                self.layer.contentsScale = image?.scale ?? 1
                self.layer.contents = image?.cgImage
            }
        }
    }
}

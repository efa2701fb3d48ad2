// SPDX-License-Identifier: MIT

@MainActor package final class Compositor {
    package init(root: CALayer) {}
    package func commit(into: PixelBuffer, scale: CGFloat, time: CFTimeInterval) -> [PixelRect] {
        []
    }
    package func invalidateAll() {}
}

// SPDX-License-Identifier: MIT

extension CALayer {
    /// What the layer and its sublayers show within the layer's frame, with an alpha channel.
    ///
    /// Cost: as of drawing the layer anew on screen.
    ///
    /// - Parameters:
    ///   - scale: device pixels per point.
    ///   - time: in seconds, on the clock that animations began on.
    /// - Returns: nil for a layer without extent, or one of more than 32,767 pixels a side.
    package func picture(scale: CGFloat, time: CFTimeInterval) -> CGImage? {
        let frame = self.frame
        guard frame.width * scale < 32_768, frame.height * scale < 32_768 else { return nil }
        let width = Int((frame.width * scale).rounded())
        let height = Int((frame.height * scale).rounded())
        guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
        let list = DisplayListBuilder.makeList(
            root: self, width: width, height: height, scale: scale, time: time,
            origin: frame.origin)
        var rasteriser = Rasteriser(list: list, over: context)
        rasteriser.draw(in: list.bounds)
        return context.makeImage()
    }
}

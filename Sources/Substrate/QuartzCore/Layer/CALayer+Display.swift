// SPDX-License-Identifier: MIT

extension CALayer {
    // MARK: Layout

    /// Asks for the sublayers to be placed in the next layout pass.
    public func setNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        superlayer?.markSubtreeNeedsLayout()
        changed()
    }

    /// Whether the sublayers will be placed in the next layout pass.
    public func needsLayout() -> Bool { needsLayoutFlag }

    /// Places the sublayers at once if that is due, beginning with the outermost superlayer
    /// without a gap that is due.
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.superlayer, parent.needsLayoutFlag { top = parent }
        top.layoutSubtree()
    }

    final func markSubtreeNeedsLayout() {
        var layer: CALayer? = self
        while let current = layer, !current.subtreeNeedsLayout {
            current.subtreeNeedsLayout = true
            layer = current.superlayer
        }
    }

    /// Whether something in the tree below waits for layout or display.
    final var hasDirtySubtree: Bool {
        needsLayoutFlag || subtreeNeedsLayout || needsDisplayFlag || subtreeNeedsDisplay
    }

    final func layoutSubtree() {
        // A layout that keeps asking for another one must not hold the frame for ever.
        var passes = 0
        while needsLayoutFlag, passes < CALayer.layoutPasses {
            needsLayoutFlag = false
            layoutSublayers()
            passes += 1
        }
        passes = 0
        while subtreeNeedsLayout, passes < CALayer.layoutPasses {
            subtreeNeedsLayout = false
            for layer in children where layer.needsLayoutFlag || layer.subtreeNeedsLayout {
                layer.layoutSubtree()
            }
            if needsLayoutFlag {
                needsLayoutFlag = false
                layoutSublayers()
            }
            passes += 1
        }
    }

    private static let layoutPasses = 16

    // MARK: Display

    /// Asks for the content to be made in the next frame.
    public func setNeedsDisplay() {
        guard !needsDisplayFlag else { return }
        needsDisplayFlag = true
        superlayer?.markSubtreeNeedsDisplay()
        changed()
    }

    /// Asks for the content to be made in the next frame; always the whole.
    public func setNeedsDisplay(_ r: CGRect) {
        if !r.isEmpty { setNeedsDisplay() }
    }

    /// Whether the content will be made in the next frame.
    public func needsDisplay() -> Bool { needsDisplayFlag }

    /// Makes the content at once if that is due.
    public func displayIfNeeded() {
        guard needsDisplayFlag else { return }
        needsDisplayFlag = false
        display()
    }

    final func markSubtreeNeedsDisplay() {
        var layer: CALayer? = self
        while let current = layer, !current.subtreeNeedsDisplay {
            current.subtreeNeedsDisplay = true
            layer = current.superlayer
        }
    }

    final func displaySubtree() {
        displayIfNeeded()
        guard subtreeNeedsDisplay else { return }
        subtreeNeedsDisplay = false
        // A hidden layer makes its content when it is shown.
        for layer in children where layer.needsDisplayFlag || layer.subtreeNeedsDisplay {
            layer.displaySubtree()
        }
        mask?.displaySubtree()
    }

    /// Draws the content into a bitmap of the bounds' size.
    final func drawContents() {
        let size = modelValues.bounds.size
        let scale = contentsScale
        guard size.width > 0, size.height > 0,
            let context = CALayer.makeContext(size: size, scale: scale)
        else {
            content = nil
            return
        }
        context.translateBy(x: -modelValues.bounds.minX, y: -modelValues.bounds.minY)
        delegate?.layerWillDraw(self)
        draw(in: context)
        content = context.makeImage().map { .picture($0) }
    }

    /// A clear context for a picture; nil if the size is beyond what can be drawn.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point.
    package static func makeContext(size: CGSize, scale: CGFloat) -> CGContext? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= maximumSide, height <= maximumSide else {
            return nil
        }
        return CGContext(width: Int(width), height: Int(height), scale: scale, isOpaque: false)
    }

    private static let maximumSide: CGFloat = 16_384
}

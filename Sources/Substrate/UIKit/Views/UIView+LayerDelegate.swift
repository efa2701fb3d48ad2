// SPDX-License-Identifier: MIT

extension UIView {
    static func makeLayer() -> CALayer {
        let layerClass: AnyClass = Self.layerClass
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("\(Self.self).layerClass is \(layerClass), not a kind of CALayer.")
        }
        return ClassConstruction.makeLayer(type)
    }

    /// Lays out the subviews within the view's traits; called by the layer.
    public func layoutSublayers(of layer: CALayer) {
        traits.performAsCurrent {
            controller?.viewWillLayoutSubviews()
            LayoutEngine.shared.prepareForLayout(within: self)
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            // What this layout changed marks other views, for this pass too.
            LayoutEngine.shared.flush(with: self)
        }
    }

    /// The content that the layer shows; called by the layer when it needs display.
    package func layerContent(for layer: CALayer) -> LayerContent? {
        var content: LayerContent?
        traits.performAsCurrent { content = makeLayerContent() }
        return content
    }

    /// The layer gravity that stands for the content mode.
    var contentsGravity: CALayerContentsGravity {
        switch contentMode {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentsGravity
        if contentMode == .redraw { setNeedsDisplay() }
    }
}

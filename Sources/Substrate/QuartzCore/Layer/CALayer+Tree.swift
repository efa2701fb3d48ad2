// SPDX-License-Identifier: MIT

extension CALayer {
    /// The layers that this one contains, from back to front; nil if there are none.
    public var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let wanted = newValue ?? []
            for layer in children where !wanted.contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            for layer in wanted { insert(layer, at: children.count) }
        }
    }

    /// The sublayers in the order in which they are drawn.
    package final var sublayersInPaintOrder: [CALayer] {
        guard hasOrderedChildren else { return children }
        return children.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
    }

    /// Adds a layer at a place among the sublayers.
    package func insertSublayer(_ layer: CALayer, at index: Int) {
        insert(layer, at: index)
    }

    /// Adds a layer in front of a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        let index = children.lastIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + 1 } ?? children.count)
    }

    /// Adds a layer behind a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer in the place of a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer })
        else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    final func insert(_ layer: CALayer, at index: Int) {
        precondition(
            !isInside(layer), "A layer cannot be added to itself or to a layer inside it.")
        let old = layer.superlayer === self ? children.firstIndex { $0 === layer } : nil
        layer.removeFromSuperlayer()
        // The caller counts the places before the layer leaves its old one.
        let place = old.map { $0 < index ? index - 1 : index } ?? index
        children.insert(layer, at: min(max(place, 0), children.count))
        layer.superlayer = self
        if layer.modelValues.zPosition != 0 { hasOrderedChildren = true }
        if layer.needsLayoutFlag || layer.subtreeNeedsLayout { markSubtreeNeedsLayout() }
        if layer.needsDisplayFlag || layer.subtreeNeedsDisplay { markSubtreeNeedsDisplay() }
        setNeedsLayout()
        changed()
    }

    private func isInside(_ layer: CALayer) -> Bool {
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { return true }
            ancestor = current.superlayer
        }
        return false
    }

    // MARK: Geometry

    /// A point of another layer, or of the root for nil, in this layer's coordinates.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transformFrom(l))
    }

    /// A point of this layer in another's coordinates, or the root's for nil.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transformFrom(l).inverted())
    }

    /// The box around a rectangle of another layer, in this layer's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transformFrom(l))
    }

    /// The box around a rectangle of this layer, in another's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transformFrom(l).inverted())
    }

    private func transformFrom(_ other: CALayer?) -> CGAffineTransform {
        let source = other?.transformToRoot ?? .identity
        return source.concatenating(transformToRoot.inverted())
    }

    /// The map from the layer's coordinates to those of the root's superlayer.
    private var transformToRoot: CGAffineTransform {
        var result = modelValues.transformToSuperlayer
        var ancestor = superlayer
        while let layer = ancestor {
            if !layer.modelValues.sublayerTransform.isIdentity {
                result = result.concatenating(layer.modelValues.sublayerTransform.affine)
            }
            result = result.concatenating(layer.modelValues.transformToSuperlayer)
            ancestor = layer.superlayer
        }
        return result
    }
}

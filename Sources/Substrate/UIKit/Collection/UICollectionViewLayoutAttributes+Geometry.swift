// SPDX-License-Identifier: MIT

// Where transformed elements are seen.
extension UICollectionViewLayoutAttributes {
    /// The least upright rectangle that holds the element as it is seen.
    var shownFrame: CGRect {
        guard !CATransform3DIsIdentity(transform3D) else { return frame }
        let size = bounds.size
        var shown: CGRect?
        for (x, y) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] as [(CGFloat, CGFloat)] {
            // A corner at or behind the eye: it may be anywhere.
            guard let corner = seen(CGPoint(x: x * size.width / 2, y: y * size.height / 2)) else {
                return .infinite
            }
            let place = CGRect(origin: corner, size: .zero)
            shown = shown.map { $0.union(place) } ?? place
        }
        return shown ?? frame
    }

    /// Whether a point of the content lies in the element as it is seen.
    func covers(_ point: CGPoint) -> Bool {
        guard !CATransform3DIsIdentity(transform3D) else { return frame.contains(point) }
        guard CATransform3DIsAffine(transform3D) else { return shownFrame.contains(point) }
        let transform = CATransform3DGetAffineTransform(transform3D)
        guard transform.a * transform.d != transform.b * transform.c else { return false }
        let inner = CGPoint(x: point.x - center.x, y: point.y - center.y)
            .applying(transform.inverted())
        return CGRect(
            x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width,
            height: bounds.height
        ).contains(inner)
    }

    /// Where a point is seen that lies at a distance from the element's middle.
    private func seen(_ point: CGPoint) -> CGPoint? {
        let t = transform3D
        let depth = point.x * t.m14 + point.y * t.m24 + t.m44
        guard depth > 1e-6 else { return nil }
        return CGPoint(
            x: center.x + (point.x * t.m11 + point.y * t.m21 + t.m41) / depth,
            y: center.y + (point.x * t.m12 + point.y * t.m22 + t.m42) / depth)
    }
}

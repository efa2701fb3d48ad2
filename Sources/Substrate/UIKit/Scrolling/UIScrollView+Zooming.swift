// SPDX-License-Identifier: MIT

// Zooming: one subview scaled, the content's size with it.
extension UIScrollView {
    private static let timeTolerance: CFTimeInterval = 1e-6

    private var limits: ZoomLimits { ZoomLimits(minimumZoomScale, maximumZoomScale) }

    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Whether two fingers can zoom.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

    func isUsableZoomScale(_ scale: CGFloat) -> Bool {
        if scale > 0, scale.isFinite { return true }
        ScrollNotice.report("a zoom scale of \(scale) is not positive and finite; ignored.")
        return false
    }

    /// Watches pinches once the limits allow them.
    func updatePinch() {
        let isPossible = maximumZoomScale > minimumZoomScale
        zoom.recognizer?.isEnabled = isPossible
        guard isPossible, zoom.recognizer == nil else { return }
        let recognizer = ScrollPinchGestureRecognizer(target: nil, action: nil)
        recognizer.scrollView = self
        recognizer.addHandler { [weak self] _ in self?.pinchDidChange() }
        addGestureRecognizer(recognizer)
        zoom.recognizer = recognizer
    }

    // MARK: Programs

    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard isUsableZoomScale(scale), let view = zoomedView else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(
            view, to: limits.clamped(scale), about: anchor(at: middle, in: view),
            places: (middle, middle), animated: animated)
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else {
            ScrollNotice.report("zoom(to:) \(rect) is not finite; ignored.")
            return
        }
        guard let view = zoomedView else { return }
        let fits = [
            rect.width > 0 ? bounds.width / rect.width : CGFloat.infinity,
            rect.height > 0 ? bounds.height / rect.height : CGFloat.infinity,
        ]
        let scale = limits.clamped(min(fits[0], fits[1]))
        let anchor = CGPoint(x: rect.midX, y: rect.midY)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(
            view, to: scale, about: anchor, places: (place(of: anchor, in: view), middle),
            animated: animated)
    }

    private func zoom(
        _ view: UIView, to scale: CGFloat, about anchor: CGPoint,
        places: (from: CGPoint, to: CGPoint), animated: Bool
    ) {
        if drag != nil { cancelDrag() }
        breakOffZoom()
        endMotion()
        let motion = ZoomMotion(
            curve: .ease, scales: (zoom.scale, scale), anchor: anchor, places: places)
        let isNothing = scale == zoom.scale && places.from == places.to
        guard !isNothing else { return }
        guard animated, window != nil else {
            show(motion, progress: 1)
            return
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        begin(motion)
    }

    // MARK: Fingers

    func pinchDidChange() {
        guard let recognizer = zoom.recognizer else { return }
        switch recognizer.state {
        case .began: beginPinch()
        case .changed: followPinch(at: pan.lastEventTime)
        case .ended, .cancelled: endPinch()
        default: break
        }
    }

    private func beginPinch() {
        guard let recognizer = zoom.recognizer, let view = zoomedView else { return }
        stopMotion()
        let goesOn = zoom.motion != nil
        endZoomLink()
        isTouched = true
        drag?.forget()
        let offset = unbandedOffset
        let location = fingerPlace(of: recognizer)
        zoom.pinch = ScrollPinch(
            startScale: limits.unbanded(zoom.scale),
            anchor: anchor(at: location, in: view, offset: offset),
            touchCount: recognizer.numberOfTouches)
        indicators.show(in: self)
        if !goesOn { delegate?.scrollViewWillBeginZooming(self, with: view) }
        followPinch(at: pan.lastEventTime)
    }

    func followPinch(at time: CFTimeInterval) {
        guard let recognizer = zoom.recognizer, var pinch = zoom.pinch, let view = zoomedView
        else { return }
        let location = fingerPlace(of: recognizer)
        if pinch.touchCount != recognizer.numberOfTouches {
            // The middle between the fingers jumps when one comes or goes; the content stays.
            pinch.touchCount = recognizer.numberOfTouches
            pinch.anchor = anchor(at: location, in: view, offset: unbandedOffset)
            zoom.pinch = pinch
            drag?.forget()
        }
        let raw = pinch.startScale * recognizer.scale
        let scale = bouncesZoom ? limits.banded(raw) : limits.clamped(raw)
        show(scale, of: view) { axis in
            let range = range(axis)
            let offset = offset(placing: pinch.anchor, at: location, in: view)[axis]
            return bounces
                ? range.banded(offset, dimension: bounds.size[axis]) : range.clamped(offset)
        }
        if pinch.touchCount == 1 { drag?.record(contentOffset, at: time) }
    }

    /// Lets go of the content, which returns between the limits.
    func endPinch() {
        guard let pinch = zoom.pinch else { return }
        zoom.pinch = nil
        indicators.fade(after: ScrollIndicators.idleDuration)
        guard let view = zoomedView else { return }
        let rest = limits.clamped(zoom.scale)
        guard rest != zoom.scale else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
            if drag == nil, motion == nil, zoom.isIdle { settle() }
            return
        }
        let place = place(of: pinch.anchor, in: view)
        let length = max(view.bounds.width, view.bounds.height) * abs(zoom.scale - rest)
        begin(
            ZoomMotion(
                curve: .spring(EdgeSpring(bounceTo: 0, from: max(1, length), velocity: 0)),
                scales: (zoom.scale, rest), anchor: pinch.anchor, places: (place, place)))
    }

    private func fingerPlace(of recognizer: UIGestureRecognizer) -> CGPoint {
        let location = recognizer.location(in: self)
        return CGPoint { location[$0] - bounds.origin[$0] }
    }

    /// Zooms by a step of the wheel about the mouse.
    ///
    /// - Parameters:
    ///   - delta: the change of a content offset that the step would be, in points.
    ///   - point: where the mouse is, in this view's coordinates.
    /// - Returns: whether the view zooms at all.
    func zoomWheel(by delta: CGFloat, at point: CGPoint) -> Bool {
        guard canZoom, delta.isFinite, let view = zoomedView else { return false }
        guard drag == nil, zoom.pinch == nil else { return true }
        finishZoomMotion()
        stopMotion()
        let scale = limits.clamped(zoom.scale * pow(2, -delta / UIScrollView.pointsToDouble))
        guard scale != zoom.scale else { return true }
        let place = CGPoint { point[$0] - bounds.origin[$0] }
        let motion = ZoomMotion(
            curve: .ease, scales: (zoom.scale, scale), anchor: anchor(at: place, in: view),
            places: (place, place))
        delegate?.scrollViewWillBeginZooming(self, with: view)
        show(motion, progress: 1)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
        return true
    }

    /// How far a wheel turns to make content twice as large, in points.
    private static let pointsToDouble: CGFloat = 240

    // MARK: Motion

    private func begin(_ new: ZoomMotion) {
        endMotion()
        var new = new
        new.begin = FrameDriver.shared.currentTime
        if let view = zoomedView {
            let start = offset(placing: new.anchor, at: new.places.from, in: view)
            let offset = contentOffset
            new.overshoot = CGPoint { offset[$0] - range($0).clamped(start[$0]) }
        }
        zoom.motion = new
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            self.advanceZoom(to: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        zoom.link = link
    }

    private func advanceZoom(to time: CFTimeInterval) {
        guard let motion = zoom.motion else { return endZoomLink() }
        guard time < motion.endTime - UIScrollView.timeTolerance else {
            return finishZoomMotion()
        }
        show(motion, progress: motion.progress(at: time))
    }

    /// Brings a zoom that goes on by itself to its end at once.
    func finishZoomMotion() {
        guard let motion = zoom.motion else { return }
        endZoomLink()
        show(motion, progress: 1)
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }

    /// Ends any zoom at a scale at which content may rest.
    func breakOffZoom() {
        if zoom.pinch != nil, let recognizer = zoom.recognizer {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
            endPinch()
        }
        finishZoomMotion()
    }

    private func endZoomLink() {
        zoom.link?.invalidate()
        zoom.link = nil
        zoom.motion = nil
    }

    private func show(_ motion: ZoomMotion, progress: CGFloat) {
        guard let view = zoomedView else { return }
        let scale =
            progress == 1
            ? motion.scales.to
            : motion.scales.from + (motion.scales.to - motion.scales.from) * progress
        let place = CGPoint { axis in
            motion.places.from[axis]
                + (motion.places.to[axis] - motion.places.from[axis]) * progress
        }
        show(scale, of: view) { axis in
            let offset = offset(placing: motion.anchor, at: place, in: view)[axis]
            return range(axis).clamped(offset) + motion.overshoot[axis] * (1 - progress)
        }
    }

    // MARK: Geometry

    /// At which scale a subview is shown: the zoomed view at that of the content, others at 1.
    func zoomScale(of subview: UIView) -> CGFloat {
        zoom.scale != 1 && zoomedView === subview ? zoom.scale : 1
    }

    /// Shows the content at a scale, then at an offset that may depend on it.
    private func show(_ scale: CGFloat, of view: UIView, at offset: (ScrollAxis) -> CGFloat) {
        let isChanged = scale != zoom.scale
        if isChanged {
            zoom.scale = scale
            let origin = view.frame.origin
            view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
            let moved = view.frame.origin
            view.center = CGPoint { view.center[$0] + origin[$0] - moved[$0] }
            contentSize = CGSize(
                width: view.bounds.width * scale, height: view.bounds.height * scale)
        }
        move(to: snapped(CGPoint(offset)))
        indicators.show(in: self)
        if !isZooming { indicators.fade(after: ScrollIndicators.idleDuration) }
        if isChanged { delegate?.scrollViewDidZoom(self) }
    }

    /// The point of the zoomed view at a place of this view's frame.
    private func anchor(
        at place: CGPoint, in view: UIView, offset: CGPoint? = nil
    ) -> CGPoint {
        let offset = offset ?? contentOffset
        let origin = view.frame.origin
        return CGPoint { (place[$0] + offset[$0] - origin[$0]) / zoom.scale }
    }

    /// Where a point of the zoomed view lies in this view's frame.
    private func place(of anchor: CGPoint, in view: UIView) -> CGPoint {
        let offset = contentOffset
        let origin = view.frame.origin
        return CGPoint { origin[$0] + anchor[$0] * zoom.scale - offset[$0] }
    }

    /// The offset that brings a point of the zoomed view to a place of this view's frame.
    private func offset(placing anchor: CGPoint, at place: CGPoint, in view: UIView) -> CGPoint {
        let origin = view.frame.origin
        return CGPoint { origin[$0] + anchor[$0] * zoom.scale - place[$0] }
    }
}

// SPDX-License-Identifier: MIT

// MARK: Content priorities

extension UIView {
    /// Sets how much the view resists growing wider than its content, and returns the view.
    @discardableResult
    public func hugging(x: UILayoutPriority) -> Self {
        setContentHuggingPriority(x, for: .horizontal)
        return self
    }

    /// Sets how much the view resists growing higher than its content, and returns the view.
    @discardableResult
    public func hugging(y: UILayoutPriority) -> Self {
        setContentHuggingPriority(y, for: .vertical)
        return self
    }

    /// Sets how much the view resists growing beyond its content in both axes, and returns the view.
    @discardableResult
    public func hugging(_ both: UILayoutPriority) -> Self {
        hugging(x: both, y: both)
    }

    /// Sets how much the view resists growing beyond its content in each axis, and returns the view.
    @discardableResult
    public func hugging(x: UILayoutPriority, y: UILayoutPriority) -> Self {
        hugging(x: x).hugging(y: y)
    }

    /// Sets how much the view resists becoming narrower than its content, and returns the view.
    @discardableResult
    public func compression(x: UILayoutPriority) -> Self {
        setContentCompressionResistancePriority(x, for: .horizontal)
        return self
    }

    /// Sets how much the view resists becoming lower than its content, and returns the view.
    @discardableResult
    public func compression(y: UILayoutPriority) -> Self {
        setContentCompressionResistancePriority(y, for: .vertical)
        return self
    }

    /// Sets how much the view resists becoming smaller than its content in both axes, and returns
    /// the view.
    @discardableResult
    public func compression(_ both: UILayoutPriority) -> Self {
        compression(x: both, y: both)
    }

    /// Sets how much the view resists becoming smaller than its content in each axis, and returns
    /// the view.
    @discardableResult
    public func compression(x: UILayoutPriority, y: UILayoutPriority) -> Self {
        compression(x: x).compression(y: y)
    }
}

// MARK: Layer

extension UIView {
    /// Sets how round the corners are, in points, and returns the view.
    @discardableResult
    public func cornerRadius(_ cornerRadius: CGFloat) -> Self {
        layer.cornerRadius = cornerRadius
        return self
    }

    /// Sets how wide the border is, in points, and returns the view.
    @discardableResult
    public func borderWidth(_ borderWidth: CGFloat) -> Self {
        layer.borderWidth = borderWidth
        return self
    }

    /// Sets the border's colour and returns the view. A colour that follows the traits is taken as
    /// it is now.
    @discardableResult
    public func borderColor(_ borderColor: UIColor?) -> Self {
        layer.borderColor = borderColor?.cgColor
        return self
    }

    /// Sets how opaque the view's shadow is, from 0 to 1, and returns the view.
    @discardableResult
    public func shadowOpacity(_ shadowOpacity: Float) -> Self {
        layer.shadowOpacity = shadowOpacity
        return self
    }

    /// Sets how blurred the view's shadow is, in points, and returns the view.
    @discardableResult
    public func shadowRadius(_ shadowRadius: CGFloat) -> Self {
        layer.shadowRadius = shadowRadius
        return self
    }

    /// Sets the outline of the view's shadow, instead of that of its content, and returns the view.
    @discardableResult
    public func shadowPath(_ shadowPath: CGPath?) -> Self {
        layer.shadowPath = shadowPath
        return self
    }

    /// Sets the colour of the view's shadow and returns the view. A colour that follows the traits
    /// is taken as it is now.
    @discardableResult
    public func shadowColor(_ shadowColor: UIColor?) -> Self {
        layer.shadowColor = shadowColor?.cgColor
        return self
    }

    /// Sets how far the view's shadow lies from the view, in points, and returns the view.
    @discardableResult
    public func shadowOffset(_ newValue: CGSize) -> Self {
        layer.shadowOffset = newValue
        return self
    }
}

// MARK: Geometry

extension UIView {
    /// Sets the frame's size and returns the view.
    @discardableResult
    public func frameSize(_ newValue: CGSize) -> Self {
        frame.size = newValue
        return self
    }

    /// Sets the frame's width and returns the view.
    @discardableResult
    public func frameWidth(_ newValue: CGFloat) -> Self {
        frame.size.width = newValue
        return self
    }

    /// Sets the frame's height and returns the view.
    @discardableResult
    public func frameHeight(_ newValue: CGFloat) -> Self {
        frame.size.height = newValue
        return self
    }

    /// Sets the frame's origin and returns the view.
    @discardableResult
    public func frameOrigin(_ newValue: CGPoint) -> Self {
        frame.origin = newValue
        return self
    }

    /// Sets the size of the bounds and returns the view.
    @discardableResult
    public func boundsSize(_ newValue: CGSize) -> Self {
        bounds.size = newValue
        return self
    }

    /// Sets the width of the bounds and returns the view.
    @discardableResult
    public func boundsWidth(_ newValue: CGFloat) -> Self {
        bounds.size.width = newValue
        return self
    }

    /// Sets the height of the bounds and returns the view.
    @discardableResult
    public func boundsHeight(_ newValue: CGFloat) -> Self {
        bounds.size.height = newValue
        return self
    }

    /// Sets the origin of the bounds and returns the view.
    @discardableResult
    public func boundsOrigin(_ newValue: CGPoint) -> Self {
        bounds.origin = newValue
        return self
    }
}

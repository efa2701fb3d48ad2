// SPDX-License-Identifier: MIT

extension UILabel {
    /// Sets how far the text's shadow lies from the text, in points, and returns the label.
    @discardableResult
    public func textShadowOffset(_ newValue: CGSize) -> Self {
        self.shadowOffset = newValue
        return self
    }

    /// Sets the colour of the text's shadow and returns the label.
    @discardableResult
    public func textShadowColor(_ newValue: UIColor?) -> Self {
        self.shadowColor = newValue
        return self
    }
}

extension UIControl {
    /// Adds a target and an action for events and returns the control.
    ///
    /// - Parameter target: held weakly; nil is the first responder that performs the action.
    @discardableResult
    public func target(
        _ target: Any?, action: Selector, for controlEvents: UIControl.Event
    ) -> Self {
        addTarget(target, action: action, for: controlEvents)
        return self
    }
}

extension UIButton {
    /// Sets the title for a state and returns the button.
    @discardableResult
    public func title(_ value: String, for state: UIControl.State = .normal) -> Self {
        setTitle(value, for: state)
        return self
    }

    /// Sets the attributed title for a state and returns the button.
    @discardableResult
    public func attributedTitle(
        _ value: NSAttributedString?, for state: UIControl.State = .normal
    ) -> Self {
        setAttributedTitle(value, for: state)
        return self
    }

    /// Sets how the image is placed in its space and returns the button.
    @discardableResult
    public func imageContentMode(_ contentMode: UIView.ContentMode) -> Self {
        imageView?.contentMode = contentMode
        return self
    }

    /// Sets the image for a state and returns the button.
    @discardableResult
    public func image(_ image: UIImage?, for state: UIControl.State = .normal) -> Self {
        setImage(image, for: state)
        return self
    }

    /// Sets the image behind the content for a state and returns the button.
    @discardableResult
    public func backgroundImage(_ image: UIImage?, for state: UIControl.State = .normal) -> Self {
        setBackgroundImage(image, for: state)
        return self
    }

    /// Sets the title's colour for a state and returns the button.
    @discardableResult
    public func titleColor(_ color: UIColor, for state: UIControl.State = .normal) -> Self {
        setTitleColor(color, for: state)
        return self
    }

    /// Sets the colour of the title's shadow for a state and returns the button.
    @discardableResult
    public func titleShadowColor(_ color: UIColor, for state: UIControl.State = .normal) -> Self {
        setTitleShadowColor(color, for: state)
        return self
    }
}

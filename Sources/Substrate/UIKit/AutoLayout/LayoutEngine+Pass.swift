// SPDX-License-Identifier: MIT

// Where the engine meets the layout pass of views.
extension LayoutEngine {
    /// Updates constraints and solves them before the layers of windows are laid out.
    func prepareForFrame() {
        if UpdateConstraintsPass.isNeeded {
            for window in UIApplication.shared.windows { UpdateConstraintsPass.run(in: window) }
        }
        flush()
    }

    /// Updates and solves the constraints of a view's tree before it is laid out out of turn.
    func prepareForLayout(of view: UIView) {
        let root = view.layoutRoot
        UpdateConstraintsPass.run(in: root)
        flush(with: root)
        placeRoot(root)
    }
}

extension LayoutEngine {
    /// Lets a view's frame act again if it was measured since, and solves what changed while the
    /// layout of other views ran.
    func prepareForLayout(within view: UIView) {
        if let item = view.layoutState?.item.engineSlot, item.measuring != nil {
            endMeasuring(item)
        }
        flush(with: view)
    }
}

extension UIView {
    /// The view above this one that has no superview.
    var layoutRoot: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }
}

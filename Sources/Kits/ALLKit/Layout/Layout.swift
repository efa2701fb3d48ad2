// SPDX-License-Identifier: MIT

/// A computed layout: the frames of views, and how to make and set them up.
///
/// It is made on any thread; views are made on the main thread.
public protocol Layout: AnyObject {
    /// The size of the whole, in points.
    var size: CGSize { get }
    /// Makes or updates the subviews of a view.
    @MainActor func makeContentIn(view: UIView)
}

extension Layout {
    /// Gives a view the size of the layout, and its subviews.
    @MainActor public func setup(in view: UIView, at origin: CGPoint = .zero) {
        view.frame = CGRect(origin: origin, size: size)
        makeContentIn(view: view)
    }

    /// Makes a view of the size of the layout, and its subviews.
    @MainActor public func makeView() -> UIView {
        let view = UIView()
        setup(in: view)
        return view
    }
}

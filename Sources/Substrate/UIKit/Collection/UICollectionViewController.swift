// SPDX-License-Identifier: MIT

/// A controller of one collection view: its data source and its delegate.
///
/// Subclasses override the methods of both protocols. The collection view fills the controller's view
/// and is made when that is loaded.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout that the controller was made with.
    public let collectionViewLayout: UICollectionViewLayout

    /// Whether each appearance takes the selection away; true at first.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press moves items; true at first.
    ///
    /// It does if the data source allows it: a controller that is its own by overriding
    /// `collectionView(_:moveItemAt:to:)`, another data source by implementing
    /// `collectionView(_:canMoveItemAt:)`.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement }
    }

    private var loadedCollectionView: UICollectionView?
    private var movementGesture: UILongPressGestureRecognizer?

    /// Makes a controller whose collection view has this layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Stops the program: a collection view needs a layout, and there is no nib to hold one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        preconditionFailure(
            "A UICollectionViewController needs a layout. "
                + "Make it with init(collectionViewLayout:).")
    }

    /// Stops the program: controllers cannot be decoded.
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "A view controller cannot be decoded: there is no storyboard loading. "
                + "Make it in code.")
    }

    /// The collection view, loaded with the controller's view at first use.
    ///
    /// Another one takes the place of the former and gets this controller as data source and
    /// delegate unless it has its own.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return loadedCollectionView
        }
        set {
            loadViewIfNeeded()
            guard newValue !== loadedCollectionView else { return }
            loadedCollectionView?.removeFromSuperview()
            install(newValue)
        }
    }

    /// Makes the view and the collection view that fills it.
    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        install(
            UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout))
    }

    /// Takes the selection away if ``clearsSelectionOnViewWillAppear`` asks for it.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
    }

    private func install(_ collectionView: UICollectionView?) {
        loadedCollectionView = collectionView
        guard let collectionView else { return }
        if collectionView.dataSource == nil { collectionView.dataSource = self }
        if collectionView.delegate == nil { collectionView.delegate = self }
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collectionView, at: 0)
        installMovementGesture(in: collectionView)
    }

    private func installMovementGesture(in collectionView: UICollectionView) {
        if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
        let gesture = UILongPressGestureRecognizer { [weak self] gesture in
            self?.moveItem(by: gesture)
        }
        gesture.isEnabled = installsStandardGestureForInteractiveMovement
        collectionView.addGestureRecognizer(gesture)
        movementGesture = gesture
    }

    private func moveItem(by gesture: UIGestureRecognizer) {
        guard let collectionView = loadedCollectionView else { return }
        let place = gesture.location(in: collectionView)
        switch gesture.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: place),
                collectionView.beginMovement(at: path, isByStandardGesture: true)
            else { return }
            collectionView.updateInteractiveMovementTargetPosition(place)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled: collectionView.cancelInteractiveMovement()
        default: break
        }
    }

    // MARK: Data source

    /// One section; override it for more.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// No titles at the edge; override it for some.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Stops the program: a controller with index titles overrides this.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        preconditionFailure(
            "\(type(of: self)) has index titles but does not override "
                + "collectionView(_:indexPathForIndexTitle:at:).")
    }

    /// No items; override it to show some.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Stops the program: a controller with items overrides this.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure(
            "\(type(of: self)) has items but does not override "
                + "collectionView(_:cellForItemAt:).")
    }

    /// Stops the program: a controller whose layout has supplementary views overrides this.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "The layout has a supplementary view of kind \(kind) at \(indexPath), but "
                + "\(type(of: self)) does not override "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    /// Whether the user may move an item; unless overridden, true if
    /// `collectionView(_:moveItemAt:to:)` is.
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { MethodOverride.overridesMoveItem(type(of: self)) }

    /// Stops the program: a controller that lets items move overrides this.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        preconditionFailure(
            "\(type(of: self)) lets items move but does not override "
                + "collectionView(_:moveItemAt:to:).")
    }

    // MARK: Delegate

    /// Whether a touch highlights an item; true unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Called when a touch highlighted an item.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Called when the touch ended or was taken away.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// Whether a tap selects an item; true unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Whether a tap takes an item out of a multiple selection; true unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Called when a tap selected an item.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// Called when a tap took the selection from an item.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Whether a tap performs an item's primary action; true outside the editing mode unless
    /// overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Called after the selection, when a tap performs an item's primary action.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Whether the keyboard's focus may be on an item; the view's own setting unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { collectionView.allowsFocus }

    /// Whether the focus selects an item that it goes to; the view's own setting unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    /// The item that the focus goes to first; nil, for the first on screen, unless overridden.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        nil
    }

    /// Called before a cell comes on screen.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called after a cell left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called before a supplementary view comes on screen.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Called after a supplementary view left the screen.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// The layout that the user goes from one layout to another with; a plain one unless
    /// overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// The offset after a batch of changes or a change of layouts; what is proposed unless
    /// overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where an item that is moved by hand may go; what the older form says unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }

    /// Where an item that is moved by hand may go; what is proposed unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    // MARK: Scrolling

    /// Called when the content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when a finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when the finger is lifted; may direct the content to another place to rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when the drag ended.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Called when the content begins to move on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when the content came to rest, or was stopped by a touch.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when an animated scroll came to its end.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Whether the content may be scrolled to its top; true unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when the content was scrolled to its top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called when the adjusted content inset changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UICollectionView {
    /// Sets `allowsFocus` and returns the receiver.
    @discardableResult
    public func allowsFocus(_ newValue: Bool) -> Self {
        self.allowsFocus = newValue
        return self
    }

    /// Sets `allowsMultipleSelection` and returns the receiver.
    @discardableResult
    public func allowsMultipleSelection(_ newValue: Bool) -> Self {
        self.allowsMultipleSelection = newValue
        return self
    }

    /// Sets `allowsMultipleSelectionDuringEditing` and returns the receiver.
    @discardableResult
    public func allowsMultipleSelectionDuringEditing(_ newValue: Bool) -> Self {
        self.allowsMultipleSelectionDuringEditing = newValue
        return self
    }

    /// Sets `allowsSelection` and returns the receiver.
    @discardableResult
    public func allowsSelection(_ newValue: Bool) -> Self {
        self.allowsSelection = newValue
        return self
    }

    /// Sets `allowsSelectionDuringEditing` and returns the receiver.
    @discardableResult
    public func allowsSelectionDuringEditing(_ newValue: Bool) -> Self {
        self.allowsSelectionDuringEditing = newValue
        return self
    }

    /// Sets `backgroundView` and returns the receiver.
    @discardableResult
    public func backgroundView(_ newValue: UIView?) -> Self {
        self.backgroundView = newValue
        return self
    }

    /// Sets `collectionViewLayout` and returns the receiver.
    @discardableResult
    public func collectionViewLayout(_ newValue: UICollectionViewLayout) -> Self {
        self.collectionViewLayout = newValue
        return self
    }

    /// Sets `dataSource` and returns the receiver.
    @discardableResult
    public func dataSource(_ newValue: (any UICollectionViewDataSource)?) -> Self {
        self.dataSource = newValue
        return self
    }

    /// Sets `dragDelegate` and returns the receiver.
    @discardableResult
    public func dragDelegate(_ newValue: (any UICollectionViewDragDelegate)?) -> Self {
        self.dragDelegate = newValue
        return self
    }

    /// Sets `dragInteractionEnabled` and returns the receiver.
    @discardableResult
    public func dragInteractionEnabled(_ newValue: Bool) -> Self {
        self.dragInteractionEnabled = newValue
        return self
    }

    /// Sets `dropDelegate` and returns the receiver.
    @discardableResult
    public func dropDelegate(_ newValue: (any UICollectionViewDropDelegate)?) -> Self {
        self.dropDelegate = newValue
        return self
    }

    /// Sets `isEditing` and returns the receiver.
    @discardableResult
    public func isEditing(_ newValue: Bool) -> Self {
        self.isEditing = newValue
        return self
    }

    /// Sets `isPrefetchingEnabled` and returns the receiver.
    @discardableResult
    public func isPrefetchingEnabled(_ newValue: Bool) -> Self {
        self.isPrefetchingEnabled = newValue
        return self
    }

    /// Sets `prefetchDataSource` and returns the receiver.
    @discardableResult
    public func prefetchDataSource(
        _ newValue: (any UICollectionViewDataSourcePrefetching)?
    ) -> Self {
        self.prefetchDataSource = newValue
        return self
    }

    /// Sets `remembersLastFocusedIndexPath` and returns the receiver.
    @discardableResult
    public func remembersLastFocusedIndexPath(_ newValue: Bool) -> Self {
        self.remembersLastFocusedIndexPath = newValue
        return self
    }

    /// Sets `reorderingCadence` and returns the receiver.
    @discardableResult
    public func reorderingCadence(_ newValue: UICollectionView.ReorderingCadence) -> Self {
        self.reorderingCadence = newValue
        return self
    }

    /// Sets `selectionFollowsFocus` and returns the receiver.
    @discardableResult
    public func selectionFollowsFocus(_ newValue: Bool) -> Self {
        self.selectionFollowsFocus = newValue
        return self
    }

    /// Sets `selfSizingInvalidation` and returns the receiver.
    @discardableResult
    public func selfSizingInvalidation(
        _ newValue: UICollectionView.SelfSizingInvalidation
    ) -> Self {
        self.selfSizingInvalidation = newValue
        return self
    }
}

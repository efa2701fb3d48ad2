// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UICollectionView {
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

    /// Sets `selfSizingInvalidation` and returns the receiver.
    @discardableResult
    public func selfSizingInvalidation(
        _ newValue: UICollectionView.SelfSizingInvalidation
    ) -> Self {
        self.selfSizingInvalidation = newValue
        return self
    }
}

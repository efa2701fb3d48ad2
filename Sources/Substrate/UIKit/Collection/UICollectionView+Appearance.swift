// SPDX-License-Identifier: MIT
import ListDiff

/// What a batch that is being carried out does to the elements that were on screen.
struct UpdateInSight {
    let map: BatchUpdateMap
    let reloadedItems: Set<ItemPath>
    /// What the elements on screen looked like, in the layout's coordinates, by key before the batch.
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// Elements of sections that stay which the layout has appear anew, by key after the batch.
    var renewed: Set<ElementKey> = []

    /// The key before the batch; nil for what is new.
    func oldKey(_ key: ElementKey) -> ElementKey? {
        guard key.path.count == 2 else { return key }
        guard !renewed.contains(key) else { return nil }
        guard key.kind == .cell else {
            return map.oldSection(of: key.path.section).map {
                ElementKey(key.kind, IndexPath(item: key.path.item, section: $0))
            }
        }
        return map.oldPath(of: ItemPath(key.path)).flatMap {
            reloadedItems.contains($0) ? nil : ElementKey(.cell, IndexPath($0))
        }
    }

    /// The key after the batch; nil for what goes away.
    func newKey(_ key: ElementKey) -> ElementKey? {
        guard key.path.count == 2 else { return key }
        var new: ElementKey?
        if key.kind == .cell {
            let old = ItemPath(key.path)
            guard !reloadedItems.contains(old) else { return nil }
            new = map.newPath(of: old).map { ElementKey(.cell, IndexPath($0)) }
        } else {
            new = map.newSection(of: key.path.section).map {
                ElementKey(key.kind, IndexPath(item: key.path.item, section: $0))
            }
        }
        return new.flatMap { oldKey($0) == key ? $0 : nil }
    }
}

/// Where views come from and go to while others move to new places; all in the view's coordinates.
struct ElementTransition {
    /// Where a view comes from that appears.
    var initial: (ElementKey, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    /// Where a view goes that leaves the screen; nil for its new place.
    var final: (ElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// Where a view that stays starts from; nil for where it is.
    var start: (ElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// Runs at the end of the animation block.
    var finalize: () -> Void = {}
}

// Where elements come from and where they go, as the layout wants it or by default.
extension UICollectionView {
    func currentAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        layout.attributes(of: key).map(flipped)
    }

    func faded(_ view: UICollectionReusableView) -> UICollectionViewLayoutAttributes {
        (view.appliedAttributes ?? UICollectionViewLayoutAttributes()).changed { $0.alpha = 0 }
    }

    // MARK: Asking

    /// The transition of the batch that is being carried out.
    func transitionOfUpdate() -> ElementTransition {
        var transition = ElementTransition { [self] key, attributes in
            layout.initialAttributes(key).map(flipped) ?? attributes.changed { $0.alpha = 0 }
        }
        transition.final = { [self] key in
            batch.inSight?.oldKey(key).flatMap(layout.finalAttributes).map(flipped)
        }
        transition.finalize = { [layout] in layout.finalizeCollectionViewUpdates() }
        guard layout.hearsOfUpdates else { return transition }
        transition.start = { [self] key in
            guard let start = layout.initialAttributes(key),
                defaultInitialAttributes(key).map({ !start.isEqual($0) }) ?? true
            else { return nil }
            return flipped(start)
        }
        return transition
    }

    // MARK: Defaults

    /// Where an element that a batch brings comes from unless the layout says otherwise, in the
    /// layout's coordinates; nil outside a batch.
    func defaultInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let inSight = batch.inSight else { return nil }
        if let old = inSight.oldKey(key) {
            let before =
                inSight.before[old]
                ?? (key.kind == .cell ? layout.attributesBeforeUpdate(ofItemAt: old.path) : nil)
            if let before { return before.changed { $0.indexPath = key.path } }
        }
        return layout.attributes(of: key)?.changed { $0.alpha = 0 }
    }

    /// Where an element that a batch takes away goes unless the layout says otherwise, in the
    /// layout's coordinates; nil outside a batch.
    ///
    /// - Parameter key: as before the batch.
    func defaultFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let inSight = batch.inSight else { return nil }
        if let new = inSight.newKey(key), let attributes = layout.attributes(of: new) {
            return attributes.changed { $0.indexPath = key.path }
        }
        return inSight.before[key]?.changed { $0.alpha = 0 }
    }
}

extension UICollectionViewLayout {
    func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.kind {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
        case .supplementary(let kind):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
        case .decoration(let kind):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
        }
    }

    func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.kind {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementary(let kind):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
        case .decoration(let kind):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
        }
    }
}

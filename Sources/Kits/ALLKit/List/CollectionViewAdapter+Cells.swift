// SPDX-License-Identifier: MIT

extension CollectionViewAdapter: UICollectionViewDataSource {
    /// One section, always.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The number of shown items.
    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        shown.count
    }

    /// A cell that shows an item's layout.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: reuseIdentifier, for: indexPath)
        UIView.performWithoutAnimation { fill(cell, row: indexPath.item) }
        let rows = visibleRows
        engine.focus(
            on: rows.isEmpty
                ? indexPath.item..<indexPath.item + 1
                : min(rows.lowerBound, indexPath.item)..<max(rows.upperBound, indexPath.item + 1))
        return cell
    }

    private func fill(_ cell: UICollectionViewCell, row: Int) {
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        guard isRow(row), let (layout, sizeChanged) = engine.layout(row) else { return }
        if sizeChanged { sizeWasFound(row) }
        let view = shown.item(row).makeView?(layout, row) ?? layout.makeView()
        cell.contentView.addSubview(view)
    }
}

extension CollectionViewAdapter {
    /// Tells the layout of a row whose size turned out while its cell was made: not now, in the
    /// midst of a layout pass, but next.
    private func sizeWasFound(_ row: Int) {
        queue.main { [weak self] in
            guard let self, self.isRow(row) else { return }
            self.rowsWereMeasured([row])
        }
    }
}

extension CollectionViewAdapter: UICollectionViewFlowLayoutBulkSizing {
    /// The sizes of all items; estimates where rows were not measured.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesForItemsIn section: Int
    ) -> [CGSize]? {
        engine.sizes.all
    }

    /// Measures those of the rows about to be shown that are not measured yet.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesToCorrectFor items: Range<Int>, inSection section: Int
    ) -> [Int: CGSize] {
        var result: [Int: CGSize] = [:]
        for row in engine.require(items) { result[row] = engine.sizes[row] }
        return result
    }
}

// SPDX-License-Identifier: MIT

// Titles at the edge: asked for after each reload, and shown over what scrolls.
extension UICollectionView {
    /// Asks for the titles if they may be others, and keeps them where they are on the screen.
    func showIndexBar() {
        if indexTitlesAreOld {
            indexTitlesAreOld = false
            let titles = dataSource?.indexTitles(for: self) ?? []
            if titles != indexBar?.titles ?? [] { replaceIndexBar(titles) }
        }
        guard let indexBar else { return }
        indexBar.isHidden = indexDisplayMode == .alwaysHidden
        let inset = adjustedContentInset
        let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - CollectionIndexBar.width,
            y: bounds.minY + inset.top, width: CollectionIndexBar.width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        if indexBar.frame != frame { UIView.performWithoutAnimation { indexBar.frame = frame } }
    }

    private func replaceIndexBar(_ titles: [String]) {
        indexBar?.removeFromSuperview()
        indexBar = nil
        guard !titles.isEmpty else { return }
        let bar = CollectionIndexBar(titles: titles) { [weak self] in self?.jump(to: $0) }
        addSubview(bar)
        indexBar = bar
    }

    private func jump(to index: Int) {
        guard let indexBar, let dataSource else { return }
        let path = dataSource.collectionView(
            self, indexPathForIndexTitle: indexBar.titles[index], at: index)
        precondition(
            contains(path),
            "collectionView(_:indexPathForIndexTitle:at:) returned \(path) for "
                + "\(indexBar.titles[index]); the data has sections with item counts "
                + "\(currentCounts).")
        scroll(to: path, at: layout.scrollsVertically ? .top : .left, animated: false)
    }
}

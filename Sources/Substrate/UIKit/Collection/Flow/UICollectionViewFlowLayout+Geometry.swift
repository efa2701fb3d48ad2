// SPDX-License-Identifier: MIT
import ListDiff

// From data and delegate to geometry, and from there to attributes.
extension UICollectionViewFlowLayout {
    var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Lays out anew when the insets changed that sections are measured from.
    func referenceDidChange(_ changed: SectionInsetReference) {
        if sectionInsetReference == changed { invalidateLayout() }
    }

    func crossLength(in size: CGSize) -> CGFloat {
        let inset = axis.insets(collectionView?.adjustedContentInset ?? .zero)
        return max(0, axis.size(size).cross - inset.crossStart - inset.crossEnd)
    }

    func makeGeometry() -> FlowGeometry {
        isSizedByDelegate = false
        guard let collectionView else { return FlowGeometry() }
        let cross = crossLength(in: collectionView.bounds.size)
        let sections = (0..<collectionView.numberOfSections).map {
            makeSection($0, cross: cross, in: collectionView)
        }
        return FlowGeometry(
            axis: axis, cross: cross, scale: max(collectionView.traitCollection.displayScale, 1),
            sections: sections)
    }

    /// How far what sections are measured from lies within the content inset.
    private func referenceInsets(in view: UICollectionView) -> FlowInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return FlowInsets()
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        var inner = UIEdgeInsets.zero
        let outer = view.adjustedContentInset
        inner.top = max(0, reference.top - outer.top)
        inner.left = max(0, reference.left - outer.left)
        inner.bottom = max(0, reference.bottom - outer.bottom)
        inner.right = max(0, reference.right - outer.right)
        if view.isFlipped { swap(&inner.left, &inner.right) }
        return axis.insets(inner)
    }

    private func makeSection(_ section: Int, cross: CGFloat, in view: UICollectionView)
        -> FlowSection
    {
        let axis = self.axis
        let delegate = flowDelegate
        var insets = axis.insets(
            delegate?.collectionView(view, layout: self, insetForSectionAt: section)
                ?? sectionInset)
        let reference = referenceInsets(in: view)
        insets.crossStart += reference.crossStart
        insets.crossEnd += reference.crossEnd
        let spacing = FlowSpacing(
            line: delegate?.collectionView(
                view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            item: delegate?.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            available: cross - insets.crossStart - insets.crossEnd)
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let edges = edgeLengths(header: header, footer: footer, inSection: section)
        var part = FlowSection(
            header: edges.header, footer: edges.footer, insets: insets, spacing: spacing,
            lines: FlowLines([], spacing: spacing))
        if let lines = givenLines(section, spacing: spacing, in: view) {
            part.lines = lines
        } else {
            part.startingSize = axis.size(startingSize)
            if let lines = linesAfterBatch(section, spacing: spacing) {
                part.lines = lines
                return part
            }
            part.lines = FlowLines(
                count: view.numberOfItems(inSection: section), size: axis.size(startingSize),
                spacing: spacing)
        }
        if let sizes = measured[section] {
            part.lines.update(sizes.known.mapValues(axis.size(_:)), spacing: spacing)
        }
        return part
    }

    /// Lines of the sizes that the delegate or the bulk sizing give; nil if none does.
    private func givenLines(_ section: Int, spacing: FlowSpacing, in view: UICollectionView)
        -> FlowLines?
    {
        let axis = self.axis
        let count = view.numberOfItems(inSection: section)
        let startsWithDelegate =
            flowDelegate != nil && !(flowDelegate is any UICollectionViewFlowLayoutBulkSizing)
        if startsWithDelegate, let lines = makeLinesOfDelegate(section, spacing: spacing, in: view)
        {
            return lines
        }
        if let sizes = bulkSizing.flatMap({ bulkSizes(of: section, from: $0, in: view) }) {
            precondition(
                sizes.count == count,
                "sizesForItemsIn(\(section)) returned \(sizes.count) sizes, but the section has "
                    + "\(count) items.")
            return FlowLines(axis.sizes(sizes), spacing: spacing)
        }
        return makeLinesOfDelegate(section, spacing: spacing, in: view)
    }

    /// Lines of the sizes that the delegate gives, item by item; nil if it gives none.
    private func makeLinesOfDelegate(
        _ section: Int, spacing: FlowSpacing, in view: UICollectionView
    ) -> FlowLines? {
        let count = view.numberOfItems(inSection: section)
        guard count > 0, let delegate = flowDelegate else { return nil }
        func size(_ item: Int) -> FlowSize {
            let path = IndexPath(item: item, section: section)
            if let gap = view.dragging.gap, gap.isEmpty(at: path) {
                return axis.size(gap.size)
            }
            return axis.size(
                delegate.collectionView(
                    view, layout: self, sizeForItemAt: view.dataPath(of: path)))
        }
        delegateHasNoSizes = false
        let first = size(0)
        guard !delegateHasNoSizes else { return nil }
        isSizedByDelegate = true
        return FlowLines([first] + (1..<count).map(size), spacing: spacing)
    }

    /// Sizes that turned out elsewhere, as the delegate has them if it is the one to say.
    func decided(_ sizes: [Int: CGSize], inSection section: Int) -> [Int: CGSize] {
        guard isSizedByDelegate, let collectionView, let delegate = flowDelegate else {
            return sizes
        }
        var decided: [Int: CGSize] = [:]
        for (item, size) in sizes {
            let path = IndexPath(item: item, section: section)
            if collectionView.dragging.gap?.isEmpty(at: path) == true {
                decided[item] = size
                continue
            }
            decided[item] = delegate.collectionView(
                collectionView, layout: self,
                sizeForItemAt: collectionView.dataPath(
                    of: IndexPath(item: item, section: section)))
        }
        return decided
    }

    /// The size of an item that neither the delegate nor its cell gave one.
    var startingSize: CGSize {
        guard estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize else {
            return itemSize
        }
        return estimatedItemSize
    }

    // MARK: Sizes

    func changeSizes(_ sizes: [Int: CGSize], inSection section: Int) {
        guard isGeometryCurrent, section < geometry.sections.count, let collectionView else {
            return
        }
        let anchor = collectionView.firstItemInBounds()
        for (section, sizes) in collectionView.presented(sizes, inSection: section) {
            let valid = sizes.filter { geometry.hasItem($0.key, in: section) }
            precondition(
                valid.count == sizes.count,
                "updateSizes names items that section \(section) does not have; it has "
                    + "\(geometry.sections[section].lines.count).")
            let decided = decided(valid, inSection: section)
            geometry.update(decided.mapValues(geometry.axis.size(_:)), in: section)
        }
        collectionView.layoutDidChangeSizes(keeping: anchor)
    }

    // MARK: Movement

    /// The end of the section at a position, if that is behind all of the section's items.
    func endOfSection(at position: CGPoint, for moving: IndexPath) -> IndexPath? {
        let place = geometry.axis.main(of: position)
        guard let section = geometry.sections(from: place, to: place + 1).first,
            place < geometry.start(of: section) + geometry.extent(of: section)
        else { return nil }
        let count = geometry.sections[section].lines.count
        let end = IndexPath(item: section == moving.section ? count - 1 : count, section: section)
        guard count > 0 else { return end }
        let last = geometry.frame(ofItem: count - 1, in: section)
        let isBehindLine = place >= geometry.axis.mainRange(of: last).upper
        let isInLine = place >= geometry.axis.main(of: last.origin)
        let cross = FlowAxis(isVertical: !geometry.axis.isVertical)
        let isBehindItem = isInLine && cross.main(of: position) >= cross.mainRange(of: last).upper
        return isBehindLine || isBehindItem ? end : nil
    }

    // MARK: Attributes

    func makeAttributes(item: Int, section: Int) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: item, section: section)
        let type: AnyClass = Self.layoutAttributesClass
        guard type != UICollectionViewLayoutAttributes.self,
            let type = type as? UICollectionViewLayoutAttributes.Type
        else { return UICollectionViewLayoutAttributes(forCellWith: path) }
        let attributes = ClassConstruction.makeObject(type)
        attributes.indexPath = path
        return attributes
    }

    func attributes(ofItemAt path: IndexPath, in geometry: FlowGeometry)
        -> UICollectionViewLayoutAttributes?
    {
        guard geometry.hasItem(path.item, in: path.section) else { return nil }
        let attributes = makeAttributes(item: path.item, section: path.section)
        attributes.frame = geometry.frame(ofItem: path.item, in: path.section)
        return attributes
    }

    func appendSupplementary(
        in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]
    ) {
        let (lower, upper) = geometry.axis.mainRange(of: rect)
        for section in geometry.sections(from: lower, to: upper) {
            for kind in [
                UICollectionView.elementKindSectionHeader,
                UICollectionView.elementKindSectionFooter,
            ] {
                guard let attributes = supplementaryAttributes(ofKind: kind, section: section),
                    attributes.frame.overlaps(rect)
                else { continue }
                found.append(attributes)
            }
        }
    }

    func supplementaryAttributes(ofKind kind: String, section: Int)
        -> UICollectionViewLayoutAttributes?
    {
        guard geometry.sections.indices.contains(section) else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let part = geometry.sections[section]
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            (isHeader ? part.header : part.footer) > 0
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame =
            isHeader
            ? geometry.frame(ofHeaderIn: section) : geometry.frame(ofFooterIn: section)
        pin(attributes, isHeader: isHeader, section: section)
        return attributes
    }

    /// Keeps a header or footer in sight as long as its section is.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool, section: Int
    ) {
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        guard pins, let collectionView else { return }
        attributes.zIndex = 10
        let inset = geometry.axis.insets(collectionView.layoutContentInset)
        let (lower, upper) = geometry.axis.mainRange(of: collectionView.layoutBounds)
        let start = geometry.start(of: section)
        let end = start + geometry.extent(of: section)
        let length = geometry.axis.size(attributes.size).main
        let natural = geometry.axis.main(of: attributes.frame.origin)
        let place =
            isHeader
            ? min(max(lower + inset.mainStart, natural), end - length)
            : max(min(upper - inset.mainEnd - length, natural), start)
        if geometry.axis.isVertical {
            attributes.frame.origin.y = place
        } else {
            attributes.frame.origin.x = place
        }
    }
}

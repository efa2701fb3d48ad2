// SPDX-License-Identifier: MIT
import ListDiff

/// The sizes that a section's header and footer asked for; nil for one that was not asked, or was
/// content.
struct MeasuredEdges {
    var header: CGSize?
    var footer: CGSize?

    func lengths(along axis: FlowAxis) -> EdgeLengths {
        EdgeLengths(
            header: header.map { max(0, axis.size($0).main) },
            footer: footer.map { max(0, axis.size($0).main) })
    }
}

/// The lengths of a section's header and footer along the scrolling axis.
struct EdgeLengths {
    var header: CGFloat?
    var footer: CGFloat?
}

// Headers and footers that say how long they are.
extension UICollectionViewFlowLayout {
    func isEdge(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementKind == UICollectionView.elementKindSectionHeader
            || attributes.representedElementKind == UICollectionView.elementKindSectionFooter
    }

    func noteMeasuredEdge(_ attributes: UICollectionViewLayoutAttributes) {
        let section = attributes.indexPath.section
        guard geometry.sections.indices.contains(section) else { return }
        if attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
            measuredEdges[section, default: MeasuredEdges()].header = attributes.size
        } else {
            measuredEdges[section, default: MeasuredEdges()].footer = attributes.size
        }
        pendingEdges.insert(section)
    }

    /// The lengths of a header and a footer of given reference sizes: what they asked for, unless
    /// the reference says that there is none.
    func edgeLengths(header: CGSize, footer: CGSize, inSection section: Int) -> (
        header: CGFloat, footer: CGFloat
    ) {
        let measured =
            asksForPreferredSizes ? measuredEdges[section]?.lengths(along: axis) : nil
        func length(_ reference: CGSize, _ measured: CGFloat?) -> CGFloat {
            let length = axis.size(reference).main
            return length > 0 ? measured ?? length : length
        }
        return (length(header, measured?.header), length(footer, measured?.footer))
    }

    /// What headers and footers asked for, after a batch. Cost: O(sections that did).
    func carriedEdges(by map: BatchUpdateMap) -> [Int: MeasuredEdges] {
        var carried: [Int: MeasuredEdges] = [:]
        for (section, edges) in measuredEdges {
            if let new = map.newSection(of: section) { carried[new] = edges }
        }
        return carried
    }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Words that can be dragged and dropped, with a log of what was asked and told.
@preconcurrency @MainActor
final class DragSourceOfWords: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    let source: WordSource
    var log: [String] = []
    var fixed: Set<String> = []
    var allowsMoves = true
    var handles = true
    var previewSize: CGSize?
    var proposal = UICollectionViewDropProposal(
        operation: .move, intent: .insertAtDestinationIndexPath)
    var destinations: [IndexPath?] = []
    var performs = true
    var sourcePath: IndexPath?
    var previewFrame: CGRect?

    init(_ source: WordSource) {
        self.source = source
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let word = source.word(indexPath)
        guard !fixed.contains(word) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: word))
        item.localObject = word
        if let previewSize {
            item.previewProvider = {
                UIDragPreview(view: UIView(frame: CGRect(origin: .zero, size: previewSize)))
            }
        }
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { log.append("willBegin") }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { log.append("didEnd") }

    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }

    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { handles && session.canLoadObjects(ofClass: String.self) }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destinations.append(destinationIndexPath)
        return proposal
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { log.append("dropEnd") }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        log.append("perform")
        guard performs, let item = coordinator.items.first,
            let word = item.dragItem.localObject as? String
        else { return }
        sourcePath = item.sourceIndexPath
        let end = IndexPath(item: collectionView.numberOfItems(inSection: 0), section: 0)
        let target = coordinator.destinationIndexPath ?? end
        let source = source
        collectionView.performBatchUpdates {
            if let from = item.sourceIndexPath, coordinator.proposal.operation == .move {
                source.sections[from.section].remove(at: from.item)
                collectionView.deleteItems(at: [from])
            }
            source.sections[target.section].insert(word, at: target.item)
            collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }
}

/// Words of 60 points each.
final class SixtySource: WordSource, UICollectionViewDelegateFlowLayout {
    var asked: Set<IndexPath> = []

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.insert(indexPath)
        return CGSize(width: 300, height: 60)
    }
}

/// Words of 60 points each, told all at once.
final class BulkSource: WordSource, UICollectionViewFlowLayoutBulkSizing {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesForItemsIn section: Int
    ) -> [CGSize]? {
        sections[section].map { _ in CGSize(width: 300, height: 60) }
    }
}

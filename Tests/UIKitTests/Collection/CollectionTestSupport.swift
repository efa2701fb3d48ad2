// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// A cell that shows a word and counts its lives.
final class WordCell: UICollectionViewCell {
    static var made = 0

    var word = ""
    var reuses = 0
    var preferredHeight: CGFloat?

    override init(frame: CGRect) {
        super.init(frame: frame)
        WordCell.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        preferredHeight = nil
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferredHeight,
            let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        copy.size.height = preferredHeight
        return copy
    }
}

/// A header that shows a word.
final class WordHeader: UICollectionReusableView {
    var word = ""
}

/// Words in sections, with a log of what the collection view asked and told.
@preconcurrency @MainActor
class WordSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    var cellRequests = 0
    var countRequests = 0
    var preferredHeight: ((String) -> CGFloat)?
    var onDisplay: (() -> Void)?
    var refuses: Set<String> = []
    /// Words that may not be moved by hand.
    var fixed: Set<String> = []
    /// The movements by hand that the collection view told.
    var moves: [String] = []
    /// How far an item may be moved by hand.
    var movementLimit: IndexPath?

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        countRequests += 1
        return sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        cellRequests += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        let word = sections[indexPath.section][indexPath.item]
        (cell as? WordCell)?.word = word
        (cell as? WordCell)?.preferredHeight = preferredHeight?(word)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? WordHeader)?.word = "\(indexPath.section)"
        return view
    }

    func word(_ path: IndexPath) -> String { sections[path.section][path.item] }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        !fixed.contains(word(indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append(
            "\(sourceIndexPath.section).\(sourceIndexPath.item) to "
                + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
        let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        movementLimit.map { min($0, proposedIndexPath) } ?? proposedIndexPath
    }

    private func note(_ what: String, _ path: IndexPath) {
        log.append("\(what) \(path.section).\(path.item)")
    }

    private func allows(_ what: String, _ path: IndexPath) -> Bool {
        note(what, path)
        return !refuses.contains(what)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { allows("shouldHighlight", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { note("didHighlight", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { note("didUnhighlight", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allows("shouldSelect", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { allows("shouldDeselect", indexPath) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    {
        note("didDeselect", indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { allows("canPerform", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { note("perform", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        note("willDisplay", indexPath)
        onDisplay?()
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("didEndDisplaying", indexPath) }
}

/// A collection view in a window of its own size.
@preconcurrency @MainActor
struct CollectionStage {
    let window: OffscreenWindow
    let view: UICollectionView
    let layout: UICollectionViewFlowLayout
    let source: WordSource

    /// Shows a flow layout of the source's words.
    init(
        _ source: WordSource, size: CGSize = CGSize(width: 300, height: 400),
        itemSize: CGSize = CGSize(width: 300, height: 40), spacing: CGFloat = 0,
        configure: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = spacing
        configure(layout)
        self.init(source, layout: layout, size: size)
    }

    /// Shows a layout of the source's words.
    init(_ source: WordSource, layout: UICollectionViewFlowLayout, size: CGSize) {
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(WordCell.self, forCellWithReuseIdentifier: "word")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            view.register(
                WordHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        self.layout = layout
        self.source = source
        view.dataSource = source
        view.delegate = source
        window = OffscreenWindow(size: size)
        window.window.addSubview(view)
        window.runFrame()
    }

    /// The words on screen from the cells themselves, by place.
    var shown: [IndexPath: String] {
        var words: [IndexPath: String] = [:]
        for path in view.indexPathsForVisibleItems {
            words[path] = (view.cellForItem(at: path) as? WordCell)?.word
        }
        return words
    }

    /// The words of cells that are in the view's tree and can be seen, top to bottom.
    var seen: [String] {
        view.subviews.compactMap { $0 as? WordCell }
            .filter { !$0.isHidden && $0.alpha > 0 }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map(\.word)
    }
}

extension Array where Element == String {
    /// Words that count up.
    static func words(_ count: Int, prefix: String = "w") -> [String] {
        (0..<count).map { "\(prefix)\($0)" }
    }
}

// SPDX-License-Identifier: MIT
import ALLKit
import UIKit
import UIKitTesting
import XCTest

// Code as programs that use ALLKit have it; it must compile, and do what it says.

private struct FeedItem: Equatable {
    let title: String
    let text: String
    let likes: Int
}

private final class FeedItemSpec: ModelLayoutSpec<FeedItem> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let title = model.title.attributed()
            .font(UIFont.boldSystemFont(ofSize: 17))
            .foregroundColor(UIColor.black)
            .make()
        let text = model.text.attributed()
            .font(UIFont.systemFont(ofSize: 14))
            .lineSpacing(4)
            .make()
        let likes = "\(model.likes)".attributed().font(UIFont.systemFont(ofSize: 12)).make()

        let avatarNode = LayoutNode(
            {
                $0.width(48).height(48)
            },
            { (imageView: UIImageView, _) in
                imageView.backgroundColor = UIColor.lightGray
                imageView.layer.cornerRadius = 24
            })
        let titleNode = LayoutNode(
            sizeProvider: title,
            {
                $0.margin(.left(16)).flexShrink(1)
            }
        ) { (label: UILabel, isNew) in
            if isNew { label.numberOfLines = 0 }
            label.attributedText = title
        }
        let topNode = LayoutNode(
            children: [avatarNode, titleNode],
            {
                $0.flexDirection(.row).alignItems(.center)
            })
        let textNode = LayoutNode(
            sizeProvider: text,
            {
                $0.margin(.top(8))
            }
        ) { (label: UILabel, _) in
            label.numberOfLines = 0
            label.attributedText = text
        }
        let likesNode: LayoutNode? =
            model.likes > 0
            ? LayoutNode(sizeProvider: likes, { $0.alignSelf(.flexEnd) }) { (label: UILabel, _) in
                label.attributedText = likes
            } : nil
        return LayoutNode(
            children: [topNode, textNode, likesNode],
            {
                $0.padding(.all(16))
            }
        ) { (view: UIView, _) in
            view.backgroundColor = UIColor.white
        }
    }
}

private final class SeparatorSpec: LayoutSpec {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.height(1).margin(.left(16))
        }.view { (view: UIView, _) in
            view.backgroundColor = .lightGray
        }
    }
}

private final class BuiltSpec: ModelLayoutSpec<[String]> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let labels = model.map { word -> LayoutNodeConvertible in
            let text = word.attributed().make()
            return LayoutNodeBuilder().layout(sizeProvider: text) {
                $0.margin(.top(4))
            }.view { (label: UILabel, _) in
                label.attributedText = text
            }
        }
        return LayoutNodeBuilder().layout {
            $0.flexDirection(.column).padding(.all(8))
        }.body {
            LayoutNodeBuilder().layout {
                $0.isOverlay(true).position(.all(0))
            }.view { (view: UIView, _) in
                view.backgroundColor = .white
            }
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).max(.width(100), .height(.point(400)))
            }.body {
                labels
            }
        }
    }
}

private final class DeleteSpec: LayoutSpec {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let text = "Delete".attributed().make()
        let label = LayoutNode(sizeProvider: text) { (label: UILabel, _) in
            label.attributedText = text
        }
        return LayoutNode(
            children: [label],
            {
                $0.alignItems(.center).justifyContent(.center)
            }
        ) { (view: UIView, _) in
            view.backgroundColor = .red
        }
    }
}

private final class AsyncTextSpec: ModelLayoutSpec<String> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let drawing = model.attributed().make().drawing()
        return LayoutNode(sizeProvider: drawing, { $0.max(.width(.percent(50))) }) {
            (label: AsyncLabel, _) in
            label.stringDrawing = drawing
        }
    }
}

private final class FeedViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    struct DelegateContext {
        var willDisplay: ((UIView?) -> Void)?
        var onSelect: (() -> Void)?
    }

    let adapter = CollectionViewAdapter<UICollectionView, UICollectionViewCell, DelegateContext>()
    var selected: [String] = []
    var displayed: Set<String> = []
    var extraHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(adapter.collectionView)
        adapter.collectionView.backgroundColor = UIColor.white
        adapter.collectionView.delegate = self
        adapter.settings.allowMovesInBatchUpdates = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adapter.collectionView.frame = view.bounds
        adapter.set(
            boundingDimensions: CGSize(
                width: view.bounds.width,
                height: .nan
            ).layoutDimensions
        )
    }

    func show(_ items: [FeedItem], completion: ((Bool) -> Void)? = nil) {
        var list: [ListItem<DelegateContext>] = []
        items.forEach { model in
            let item = ListItem<DelegateContext>(
                id: model.title,
                layoutSpec: FeedItemSpec(model: model)
            )
            item.context = DelegateContext(
                willDisplay: { [weak self] _ in self?.displayed.insert(model.title) },
                onSelect: { [weak self] in self?.selected.append(model.title) }
            )
            item.makeView = { layout, index -> UIView in
                let actions = SwipeActions([
                    SwipeAction(
                        layoutSpec: DeleteSpec(),
                        setup: { view, close in
                            view.all_addGestureRecognizer { (_: UITapGestureRecognizer) in
                                close(true)
                            }
                        })
                ])
                return actions?.makeView(contentLayout: layout) ?? layout.makeView()
            }
            list.append(item)
            let separator = ListItem<DelegateContext>(
                id: model.title + "_sep", layoutSpec: SeparatorSpec())
            separator.boundingDimensionsModifier = { w, h in (w - 20, h) }
            list.append(separator)
        }
        adapter.set(items: list, animated: true, completion: completion)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        var size = adapter.sizeForItem(at: indexPath.item) ?? .zero
        size.height += extraHeight
        return size
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 0 }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        adapter.contextForItem(at: indexPath.item)?.willDisplay?(cell.contentView.subviews.first)
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        adapter.contextForItem(at: indexPath.item)?.onSelect?()
    }
}

private final class CustomCollectionView: UICollectionView {}
private final class CustomCell: UICollectionViewCell {}

@preconcurrency @MainActor final class UserCodeTests: XCTestCase {
    private let feed = (0..<30).map {
        FeedItem(title: "Title \($0)", text: "Text of number \($0)", likes: $0 % 2)
    }

    private func show(
        _ controller: FeedViewController, _ items: [FeedItem], in window: OffscreenWindow
    ) {
        var isDone = false
        controller.show(items) { _ in isDone = true }
        window.wait(for: "the list") { isDone }
        window.settle()
    }

    func testAFeedShowsItsItemsAndAnswersSelections() throws {
        let controller = FeedViewController()
        let window = OffscreenWindow(rootViewController: controller)
        show(controller, feed, in: window)
        let label = try XCTUnwrap(window.view(showing: "Title 1"))
        let cell = try XCTUnwrap(
            controller.adapter.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        XCTAssertTrue(label.isDescendant(of: cell))
        XCTAssertTrue(controller.displayed.contains("Title 1"))
        let separator = controller.adapter.collectionView.cellForItem(
            at: IndexPath(item: 1, section: 0))
        XCTAssertEqual(separator?.frame.height, 1)
        window.tap(label)
        window.settle()
        XCTAssertEqual(controller.selected, ["Title 1"])
        show(controller, Array(feed.dropFirst(2)), in: window)
        XCTAssertNil(window.view(showing: "Title 1"))
        XCTAssertNotNil(window.view(showing: "Title 2"))
    }

    func testADelegateThatGivesSizesHasTheLastWord() throws {
        let controller = FeedViewController()
        controller.extraHeight = 11
        let window = OffscreenWindow(rootViewController: controller)
        show(controller, feed, in: window)
        let view = controller.adapter.collectionView
        // The list is longer than what is measured at first.
        view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
        window.settle()
        for path in view.indexPathsForVisibleItems {
            let size = try XCTUnwrap(controller.adapter.sizeForItem(at: path.item))
            let cell = try XCTUnwrap(view.cellForItem(at: path))
            XCTAssertEqual(cell.frame.height, size.height + 11, accuracy: 0.51)
        }
    }

    func testAnAdapterHasViewsOfTheClassesThatItNames() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let adapter = CollectionViewAdapter<CustomCollectionView, CustomCell, Void>(layout: layout)
        XCTAssertTrue(type(of: adapter.collectionView) == CustomCollectionView.self)
        XCTAssertTrue(adapter.collectionView.collectionViewLayout === layout)
        let window = OffscreenWindow(view: adapter.collectionView)
        adapter.set(
            boundingDimensions: LayoutDimensions(
                width: CGFloat(200).layoutDimension, height: CGFloat.nan.layoutDimension))
        var isDone = false
        adapter.set(
            items: [ListItem<Void>(id: UUID(), layoutSpec: BuiltSpec(model: ["a", "b"]))],
            completion: { _ in isDone = true })
        window.wait(for: "the list") { isDone }
        window.settle()
        let cell = adapter.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertTrue(cell is CustomCell)
        XCTAssertNotNil(window.view(showing: "b"))
    }

    func testALayoutIsMadeInAViewAndInAnotherAgain() {
        let layout = BuiltSpec(model: ["one"]).makeLayoutWith(
            boundingDimensions: CGSize(width: 120, height: CGFloat.nan).layoutDimensions)
        let view = UIView()
        layout.setup(in: view, at: CGPoint(x: 5, y: 6))
        XCTAssertEqual(view.frame.origin, CGPoint(x: 5, y: 6))
        XCTAssertEqual(view.frame.size, layout.size)
        let count = view.subviews.count
        layout.makeContentIn(view: view)
        XCTAssertEqual(view.subviews.count, count)
    }

    func testATextMayBeDrawnAwayFromTheMainThread() {
        let window = OffscreenWindow(size: CGSize(width: 200, height: 100))
        let view = AsyncTextSpec(model: "drawn elsewhere").makeLayoutWith(
            boundingDimensions: CGSize(width: 200, height: CGFloat.nan).layoutDimensions
        ).makeView()
        window.window.addSubview(view)
        window.wait(for: "the picture") { view.subviews.first?.layer.contents != nil }
    }
}

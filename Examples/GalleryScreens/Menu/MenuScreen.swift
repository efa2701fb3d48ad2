// SPDX-License-Identifier: MIT
import ALLKit

/// The gallery's start: a list of its screens.
final class MenuScreen: ListScreen {
    private let path: String
    /// The screen of each row; nil for headings.
    private var screens: [GalleryScreen?] = []

    init(path: String) {
        self.path = path
        super.init(title: "Gallery")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override var margins: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 32, right: 16) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        var items: [Item] = []
        for group in Self.groups {
            screens.append(nil)
            items.append(
                Item(id: group.title, layoutSpec: MenuHeadingSpec(model: group.title)))
            for (index, entry) in group.entries.enumerated() {
                screens.append(entry.screen)
                let row = MenuRow(
                    screen: entry.screen, icon: entry.icon, color: entry.color,
                    isFirst: index == 0, isLast: index == group.entries.count - 1)
                items.append(Item(id: entry.screen, layoutSpec: MenuRowSpec(model: row)))
            }
        }
        show(items)
    }

    private static let groups:
        [(title: String, entries: [(screen: GalleryScreen, icon: Icon, color: UIColor)])] = [
            (
                "Lists",
                [
                    (.packages, .package, .systemBrown), (.feed, .picture, .systemPink),
                    (.chat, .bubble, .systemGreen), (.mail, .envelope, .systemBlue),
                    (.movement, .hand, .systemGray),
                ]
            ),
            (
                "Layouts",
                [
                    (.sizes, .grid, .systemOrange), (.waterfall, .waterfall, .systemTeal),
                    (.shelves, .rows, .systemRed), (.scroll, .text, .systemMint),
                ]
            ),
            (
                "Motion",
                [
                    (.diff, .shuffle, .systemIndigo), (.animation, .play, .systemPurple),
                    (.rotation, .rotate, .systemCyan),
                ]
            ),
            (
                "Constraints",
                [(.settings, .sliders, .systemGray), (.profile, .person, .systemBlue)]
            ),
        ]
}

extension MenuScreen: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let screen = screens[indexPath.item] else { return }
        navigationController?.pushViewController(
            screen.makeViewController(path: path), animated: true)
    }
}

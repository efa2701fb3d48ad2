// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

@testable import ALLKit
@testable import GalleryScreens

/// The gallery in a window, and what a person sees of its list.
@MainActor final class OpenGallery {
    /// What a row says, read off its labels from top left.
    struct Row: Equatable {
        var initial = ""
        var name = ""
        var size = ""
        var version = ""
        var summary = ""
    }

    let list: PackageListViewController
    let navigation: UINavigationController
    let window: OffscreenWindow
    /// The rows laid out before the list was shown for the first time.
    private(set) var measuredAtFirst: Int?
    private var isLoaded = false

    /// Opens a file and waits until its packages, or why there are none, are shown.
    init(
        _ path: String, size: CGSize = CGSize(width: 390, height: 844),
        style: UIUserInterfaceStyle = .light
    ) {
        list = PackageListViewController(path: path)
        navigation = UINavigationController(rootViewController: list)
        window = OffscreenWindow(
            size: size, traits: UITraitCollection(userInterfaceStyle: style))
        list.onLoaded = { [weak self] in
            guard let self else { return }
            self.measuredAtFirst = self.measuredCount
            self.isLoaded = true
        }
        window.window.rootViewController = navigation
        window.wait(for: "the packages") { self.isLoaded }
        waitForList()
    }

    /// Waits until the list shows what was asked for and has come to rest.
    func waitForList() {
        window.wait(for: "the list") { !self.list.isBusy }
        window.settle()
    }

    /// How many rows have been laid out.
    var measuredCount: Int { list.adapter.engine.sizes.measuredCount }

    /// The offset of the list, in points; positive down.
    var offset: CGFloat { list.collectionView.contentOffset.y }

    /// The cells on screen, from top to bottom.
    var cells: [UICollectionViewCell] {
        list.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// What the cells on screen say, from top to bottom.
    var rows: [Row] { cells.map(Self.row) }

    /// The names on screen, from top to bottom.
    var names: [String] { rows.map(\.name) }

    /// The line above the list.
    var status: String? { (window.view(identified: "status") as? UILabel)?.text }

    /// The message in place of a list; nil when there is none.
    var message: String? { (window.view(identified: "message") as? UILabel)?.text }

    /// The cell of a package on screen.
    func cell(named name: String) -> UICollectionViewCell? {
        cells.first { Self.row($0).name == name }
    }

    /// The area of a cell in the window, in points.
    func frame(_ cell: UICollectionViewCell) -> CGRect {
        cell.convert(cell.bounds, to: window.window)
    }

    /// Where a text is drawn at this moment, in points of the window.
    func drawnFrame(_ text: String) -> CGRect? {
        window.drawnItems.first { $0.text == text }?.frame
    }

    /// Taps a button above the list and waits for what it does.
    func choose(_ title: String) {
        window.tap(identifier: "button \(title)")
        waitForList()
    }

    /// Reads a row: a badge at the left; right of it the name with the size at its right, the
    /// version below, and the summary below that.
    private static func row(_ cell: UICollectionViewCell) -> Row {
        let labels = labels(in: cell.contentView).map { label in
            (label.convert(label.bounds, to: cell), label.text ?? "")
        }
        let badge = labels.filter { $0.0.maxX < 60 }
        let top = labels.filter { $0.0.minX > 60 }.sorted {
            (($0.0.midY / 12).rounded(), $0.0.minX) < (($1.0.midY / 12).rounded(), $1.0.minX)
        }.map(\.1)
        guard badge.count == 1, top.count == 4 else { return Row() }
        return Row(
            initial: badge[0].1, name: top[0], size: top[1], version: top[2], summary: top[3])
    }

    private static func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview -> [UILabel] in
            if let label = subview as? UILabel { return [label] }
            return labels(in: subview)
        }
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UICollectionViewControllerTests: XCTestCase {
    private final class Words: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var selected: [IndexPath] = []
        var scrolls = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 40 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) {
            selected.append(indexPath)
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100, height: 100) }
    }

    private func makeWords() -> Words {
        Words(collectionViewLayout: UICollectionViewFlowLayout())
    }

    func testTheCollectionViewFillsTheControllersView() {
        let words = makeWords()
        let window = OffscreenWindow(rootViewController: words)
        XCTAssertEqual(words.collectionView.frame, words.view.bounds)
        window.resize(to: CGSize(width: 500, height: 400))
        window.settle()
        XCTAssertEqual(words.collectionView.frame.size, CGSize(width: 500, height: 400))
        XCTAssertTrue(words.collectionView.collectionViewLayout === words.collectionViewLayout)
    }

    func testOverridesAreTheDataSourceAndTheDelegate() throws {
        let words = makeWords()
        let window = OffscreenWindow(rootViewController: words)
        window.settle()
        let cell = try XCTUnwrap(
            words.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
        XCTAssertEqual(cell.frame.size, CGSize(width: 100, height: 100))
        window.tap(at: cell.convert(CGPoint(x: 50, y: 50), to: nil))
        XCTAssertEqual(words.selected, [IndexPath(item: 4, section: 0)])
        words.collectionView.contentOffset.y += 100
        XCTAssertEqual(words.scrolls, 1)
    }

    func testAnAppearanceTakesTheSelectionAwayUnlessToldNotTo() {
        let words = makeWords()
        words.collectionView.selectItem(
            at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        words.clearsSelectionOnViewWillAppear = false
        words.viewWillAppear(false)
        XCTAssertEqual(words.collectionView.indexPathsForSelectedItems?.count, 1)
        words.clearsSelectionOnViewWillAppear = true
        words.viewWillAppear(false)
        XCTAssertNil(words.collectionView.indexPathsForSelectedItems)
    }

    func testAnotherCollectionViewTakesTheFormersPlace() {
        let words = makeWords()
        let former = words.collectionView
        words.collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertNil(former?.superview)
        XCTAssertTrue(words.collectionView.superview === words.view)
        XCTAssertTrue(words.collectionView.dataSource === words)
        XCTAssertTrue(words.collectionView.delegate === words)
    }
}

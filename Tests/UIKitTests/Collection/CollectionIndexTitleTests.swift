// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Ten items for each letter.
private final class Letters: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
    var asked: [String] = []
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        _, _, _ in
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 26 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        asked.append("\(title) \(index)")
        return IndexPath(item: 0, section: index)
    }
}

@preconcurrency @MainActor final class CollectionIndexTitleTests: XCTestCase {
    private let source = Letters()
    private var view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
    private let window = OffscreenWindow(size: CGSize(width: 300, height: 400))

    /// Rows of 40 points: each section is 400 points long.
    private func show() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        view.collectionViewLayout = layout
        view.dataSource = source
        window.window.addSubview(view)
        window.runFrame()
    }

    private func labels() -> [UILabel] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(view).compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    func testAFingerJumpsToTheTitlesThatItComesTo() {
        show()
        XCTAssertEqual(labels().compactMap(\.text), source.titles)
        // Ten titles of 14 points about the middle at 200: they begin at 130.
        window.touchDown(at: CGPoint(x: 290, y: 130 + 3 * 14 + 7))
        window.advance(by: 0.3)
        XCTAssertEqual(view.contentOffset.y, 3 * 400)
        window.moveTouch(to: CGPoint(x: 290, y: 130 + 4 * 14 + 7))
        window.runFrame()
        XCTAssertEqual(view.contentOffset.y, 4 * 400)
        window.moveTouch(to: CGPoint(x: 290, y: 395))
        window.runFrame()
        window.liftTouch()
        window.settle()
        XCTAssertEqual(view.contentOffset.y, 9 * 400)
        XCTAssertEqual(source.asked, ["D 3", "E 4", "J 9"])
        XCTAssertNil(view.indexPathsForSelectedItems)
    }

    func testTheTitlesStayAtTheEdgeWhereTheUsersLineEnds() {
        show()
        view.contentOffset.y = 700
        window.runFrame()
        func place() -> CGFloat? {
            labels().first.map { $0.convert($0.bounds, to: window.window).midX }
        }
        XCTAssertEqual(place(), 290)
        XCTAssertEqual(labels().first.map { $0.convert($0.bounds, to: window.window).minY }, 130)
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        window.runFrame()
        XCTAssertEqual(place(), 10)
    }

    func testTitlesAreSeenUnlessTheyAreAlwaysHidden() {
        XCTAssertEqual(view.indexDisplayMode, .automatic)
        show()
        XCTAssertTrue(window.drawnTexts.contains("A"))
        view.indexDisplayMode = .alwaysHidden
        XCTAssertFalse(window.drawnTexts.contains("A"))
        window.tap(at: CGPoint(x: 290, y: 130 + 3 * 14 + 7))
        XCTAssertEqual(source.asked, [])
        view.indexDisplayMode = .automatic
        XCTAssertTrue(window.drawnTexts.contains("A"))
    }

    func testTitlesThatDoNotFitAreReachedAllTheSame() {
        source.titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        view.frame.size.height = 280
        show()
        // Twenty titles of 14 points fit into 280: every second one of 26 is seen.
        XCTAssertEqual(
            labels().compactMap(\.text),
            stride(from: 0, to: 26, by: 2).map { String(UnicodeScalar(UInt8(65 + $0))) })
        // Thirteen of 14 points about the middle at 140 begin at 49; 7 points a title.
        window.tap(at: CGPoint(x: 290, y: 49 + 5 * 7 + 3))
        XCTAssertEqual(source.asked, ["F 5"])
    }

    func testAReloadAsksForTheTitlesAgain() {
        show()
        source.titles = ["X"]
        view.reloadData()
        window.runFrame()
        XCTAssertEqual(labels().compactMap(\.text), ["X"])
        source.titles = nil
        view.reloadData()
        window.runFrame()
        XCTAssertEqual(labels(), [])
    }
}

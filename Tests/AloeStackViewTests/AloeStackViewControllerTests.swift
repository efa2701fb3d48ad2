// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class AloeStackViewControllerTests: XCTestCase {
    private func open(_ controller: AloeStackViewController) -> OffscreenWindow {
        controller.stackView.addRows((0..<30).map { _ in BlockRow() })
        return OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 300, height: 600))
    }

    /// Whether a scroll indicator is seen: the only thing that is drawn in a narrow strip at the
    /// right edge, inside which no row or separator ends.
    private func showsIndicator(_ window: OffscreenWindow) -> Bool {
        window.drawnItems.contains { $0.frame.minX > 285 && $0.frame.width < 10 }
    }

    func testTheStackViewIsTheControllersView() {
        let controller = AloeStackViewController()
        XCTAssertTrue(controller.view === controller.stackView)
        let window = open(controller)
        XCTAssertEqual(controller.stackView.frame, window.window.bounds)
    }

    func testIndicatorsFlashAfterAppearingIfTheyAreTo() {
        let controller = AloeStackViewController()
        XCTAssertFalse(controller.automaticallyFlashScrollIndicators)
        controller.automaticallyFlashScrollIndicators = true
        let window = open(controller)
        window.advance(by: 0.3)
        XCTAssertTrue(showsIndicator(window))
        window.settle()
        XCTAssertFalse(showsIndicator(window))
    }

    func testIndicatorsDoNotFlashByThemselves() {
        let window = open(AloeStackViewController())
        window.advance(by: 0.3)
        XCTAssertFalse(showsIndicator(window))
    }

    func testIndicatorsFlashEachTimeItAppears() {
        let controller = AloeStackViewController()
        controller.automaticallyFlashScrollIndicators = true
        let navigation = UINavigationController(rootViewController: controller)
        controller.stackView.addRows((0..<40).map { _ in BlockRow() })
        let window = OffscreenWindow(
            rootViewController: navigation, size: CGSize(width: 300, height: 600))
        window.settle()
        navigation.pushViewController(UIViewController(), animated: false)
        window.settle()
        XCTAssertFalse(showsIndicator(window))
        navigation.popViewController(animated: false)
        window.advance(by: 0.3)
        XCTAssertTrue(showsIndicator(window))
        window.settle()
        XCTAssertFalse(showsIndicator(window))
    }

    private final class TwoRows: AloeStackViewController {
        let rows = [BlockRow(), BlockRow()]

        override func viewDidLoad() {
            super.viewDidLoad()
            stackView.addRows(rows)
        }
    }

    func testASubclassAddsItsRowsWhenItsViewLoads() {
        let controller = TwoRows()
        XCTAssertEqual(controller.stackView.getAllRows(), [], "the view is not asked for yet")
        XCTAssertFalse(controller.isViewLoaded)
        let window = OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 300, height: 600))
        window.runFrame()
        XCTAssertEqual(controller.stackView.getAllRows(), controller.rows)
        XCTAssertEqual(controller.stackView.contentSize.height, 88)
    }
}

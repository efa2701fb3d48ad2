// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEngineAnimationTests: XCTestCase {
    private let stage = LayoutEngineStage()
    private lazy var view = stage.add(ContentView(50, 10))
    private lazy var left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)

    private var shownX: CGFloat? {
        view.layer.presentation().map { $0.position.x - 25 }
    }

    private func placeView() {
        left.isActive = true
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        stage.layOut()
    }

    func testALayoutInAnAnimationBlockMovesViewsInTime() {
        placeView()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.stage.window.layoutIfNeeded()
        }
        XCTAssertEqual(view.frame.minX, 100, "The model is there at once.")
        stage.offscreen.advance(by: 0.5)
        XCTAssertEqual(shownX ?? .nan, 50, accuracy: 2)
        stage.offscreen.advance(by: 1)
        XCTAssertEqual(shownX ?? .nan, 100, accuracy: 0.001)
    }

    func testAConstantThatIsOnlySetInABlockDoesNotAnimate() {
        placeView()
        UIView.animate(withDuration: 1) { self.left.constant = 100 }
        stage.offscreen.advance(by: 0.5)
        XCTAssertEqual(shownX ?? .nan, 100, accuracy: 0.001)
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// Trees that get a window after they were made.
@preconcurrency @MainActor final class LayoutEngineWindowTests: XCTestCase {
    private let stage = LayoutEngineStage()

    /// The outermost view takes no part in constraints, so that nothing but the window is new.
    func testConstraintsOfATreeThatWaitedForAWindowTakeEffectInIt() {
        let outer = UIView(frame: rect(0, 0, 100, 100))
        let inner = UIView(frame: rect(10, 10, 50, 50))
        let leaf = UIView()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(leaf)
        outer.addSubview(inner)
        leaf.pinEdges(to: inner, inset: 5)
        stage.layOut()
        XCTAssertNil(outer.layoutState)
        stage.window.addSubview(outer)
        stage.layOut()
        XCTAssertEqual(leaf.frame, rect(5, 5, 40, 40))
    }
}

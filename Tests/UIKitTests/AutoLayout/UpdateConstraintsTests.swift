// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class UpdateConstraintsTests: XCTestCase {
    func testAViewThatOverridesUpdateConstraintsIsUpdatedOnceUnasked() {
        let view = UpdatingView()
        XCTAssertTrue(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()
        view.updateConstraintsIfNeeded()
        XCTAssertEqual(view.updates, 1)
        XCTAssertFalse(view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        XCTAssertEqual(view.updates, 2)
    }

    func testOtherViewsAreNotUpdated() {
        XCTAssertFalse(UIView().needsUpdateConstraints())
        XCTAssertNil(UIView().layoutState)
        XCTAssertTrue(MethodOverride.overridesUpdateConstraints(UpdatingView.self))
        XCTAssertFalse(MethodOverride.overridesUpdateConstraints(UILabel.self))
    }

    func testUpdatesGoFromTheLeavesToTheRoot() {
        var order: [Int] = []
        let views = (0..<3).map { index in
            let view = UpdatingView()
            view.onUpdate = { order.append(index) }
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].updateConstraintsIfNeeded()
        XCTAssertEqual(order, [2, 1, 0])
    }

    func testOnlyTheTreeIsUpdated() {
        let one = UpdatingView()
        let other = UpdatingView()
        one.updateConstraintsIfNeeded()
        XCTAssertEqual(one.updates, 1)
        XCTAssertEqual(other.updates, 0)
        XCTAssertTrue(other.needsUpdateConstraints())
    }

    func testAControllerUpdatesWithItsView() {
        let controller = UpdatingController()
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        XCTAssertEqual(controller.updates, 1)
    }
}

private final class UpdatingView: UIView {
    var updates = 0
    var onUpdate: () -> Void = {}

    override func updateConstraints() {
        updates += 1
        onUpdate()
        super.updateConstraints()
    }
}

private final class UpdatingController: UIViewController {
    var updates = 0

    override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
    }
}

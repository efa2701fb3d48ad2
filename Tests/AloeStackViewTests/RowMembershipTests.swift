// SPDX-License-Identifier: MIT
import AloeStackView
import XCTest

@preconcurrency @MainActor final class RowMembershipTests: XCTestCase {
    func testARowIsContainedFromItsAddingToItsRemoval() {
        let stack = AloeStackView()
        let row = UIView()
        XCTAssertFalse(stack.containsRow(row))
        stack.addRow(row)
        XCTAssertTrue(stack.containsRow(row))
        XCTAssertFalse(stack.containsRow(UIView()))
        stack.removeRow(row)
        XCTAssertFalse(stack.containsRow(row))
        XCTAssertNil(row.superview)
    }
}

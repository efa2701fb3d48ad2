// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

@preconcurrency @MainActor final class HandlerTests: XCTestCase {
    func testEachCombinationOfEventsHasItsOwnHandler() {
        let control = UIControl()
        var heard = ""
        control.all_setEventHandler(for: .touchUpInside) { heard += "a" }
        control.all_setEventHandler(for: .touchUpOutside) { heard += "b" }
        control.all_setEventHandler(for: [.touchUpInside, .touchUpOutside]) { heard += "c" }
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchUpOutside)
        XCTAssertEqual(heard, "acbc")
    }

    func testAHandlerIsReplacedAndRemoved() {
        let control = UIControl()
        var heard = ""
        control.all_setEventHandler(for: .touchUpInside) { heard += "a" }
        control.all_setEventHandler(for: .touchUpInside) { heard += "b" }
        control.sendActions(for: .touchUpInside)
        control.all_setEventHandler(for: .touchUpInside, nil)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(heard, "b")
    }

    func testARecogniserIsOfTheClosuresClassAndAttached() {
        let view = UIView()
        let recognizer = view.all_addGestureRecognizer { (tap: UITapGestureRecognizer) in
            tap.view?.tag = 7
        }
        recognizer.numberOfTapsRequired = 2
        XCTAssertTrue(type(of: recognizer) == UITapGestureRecognizer.self)
        XCTAssertTrue(view.gestureRecognizers?.first === recognizer)
    }
}

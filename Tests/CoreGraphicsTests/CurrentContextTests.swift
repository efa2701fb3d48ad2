// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CurrentContextTests: XCTestCase {
    func testStackReturnsToTheContextBefore() throws {
        let first = try XCTUnwrap(CGContext(width: 1, height: 1, scale: 1))
        let second = try XCTUnwrap(CGContext(width: 1, height: 1, scale: 1))
        XCTAssertNil(CurrentContext.current)
        CurrentContext.push(first)
        CurrentContext.with(second) { XCTAssertTrue(CurrentContext.current === second) }
        XCTAssertTrue(CurrentContext.current === first)
        CurrentContext.pop()
        CurrentContext.pop()
        XCTAssertNil(CurrentContext.current)
    }

    func testEachThreadHasItsOwnStack() throws {
        let context = try XCTUnwrap(CGContext(width: 1, height: 1, scale: 1))
        CurrentContext.push(context)
        defer { CurrentContext.pop() }
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            XCTAssertNil(CurrentContext.current)
            if let own = CGContext(width: 1, height: 1, scale: 1) {
                CurrentContext.push(own)
                XCTAssertTrue(CurrentContext.current === own)
            }
            ended.signal()
        }
        ended.wait()
    }
}

// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Values that a control cannot have stop the program, with a message that names them.
@Suite struct ControlMistakeTests {
    @Test func aStepOfNothing() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { UIStepper().stepValue = 0 }
        }
        #expect(message(end).contains("stepValue must be greater than 0, not 0.0"))
    }

    @Test func limitsTheWrongWayRound() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { UIStepper().minimumValue = 100 }
        }
        #expect(message(end).contains("minimumValue must be less than its maximumValue (100.0)"))
    }

    @Test func aSegmentThatIsNotThere() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 }
        }
        #expect(message(end).contains("Segment 1 is not one of the control's 1 segments"))
    }

    @Test func anItemThatIsNeitherATitleNorAnImage() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = UISegmentedControl(items: [7]) }
        }
        #expect(message(end).contains("A segment shows a String or a UIImage, not Int"))
    }

    @Test func anImageForAPageThatIsNotThere() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { UIPageControl().setIndicatorImage(nil, forPage: 0) }
        }
        #expect(message(end).contains("Page 0 is not one of the 0 pages"))
    }

    private func message(_ end: ExitTest.Result?) -> String {
        String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    }
}

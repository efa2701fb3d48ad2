// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEngineConflictTests: XCTestCase {
    private let stage = LayoutEngineStage()
    private lazy var view = stage.addView()

    private func pinView() {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    private func activateWidth(_ width: CGFloat) -> NSLayoutConstraint {
        let constraint = view.widthAnchor.constraint(equalToConstant: width)
        constraint.isActive = true
        return constraint
    }

    // MARK: The log

    func testTheLogHasUIKitsWordsAndThePlaces() {
        pinView()
        let line = #line + 1
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([first, second])
        stage.layOut()
        let file = #fileID
        let expected = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            (
                "\(first)",
                "\(second)"
            )

            Will attempt to recover by breaking constraint\u{20}
            \(second)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in \
            the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
            <UIKitCore/UIView.h> may also be helpful.

            Where they were made:
                \(first)
                    made at \(file):\(line)
                \(second)
                    made at \(file):\(line + 1)

            """
        XCTAssertEqual(stage.conflicts, [expected])
    }

    func testTheLogListsOnlyWhatContradicts() {
        pinView()
        let other = stage.addView()
        other.pinEdges(to: view)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        limit.isActive = true
        let wide = activateWidth(200)
        stage.layOut()
        XCTAssertEqual(listed(in: stage.conflicts.first), ["\(limit)", "\(wide)"])
    }

    func testAConflictIsReportedOnce() {
        pinView()
        _ = activateWidth(50)
        _ = activateWidth(60)
        stage.layOut()
        view.setNeedsLayout()
        stage.window.setNeedsLayout()
        stage.layOut()
        XCTAssertEqual(stage.conflicts.count, 1)
    }

    func testOptionalConstraintsDoNotConflict() {
        pinView()
        _ = activateWidth(50)
        let optional = view.widthAnchor.constraint(equalToConstant: 60)
        optional.priority = UILayoutPriority(999)
        optional.isActive = true
        stage.layOut()
        XCTAssertEqual(stage.conflicts, [])
        XCTAssertEqual(view.frame.width, 50)
    }

    // MARK: Recovery

    func testTheConstraintAddedLastGivesWayAndNothingElseMoves() {
        pinView()
        let neighbour = stage.add(ContentView(20, 20))
        NSLayoutConstraint.activate([
            neighbour.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 7),
            neighbour.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let kept = activateWidth(50)
        stage.layOut()
        let frames = [view.frame, neighbour.frame]
        XCTAssertEqual(frames, [rect(0, 0, 50, 10), rect(57, 10, 20, 20)])
        let broken = activateWidth(60)
        stage.layOut()
        XCTAssertEqual([view.frame, neighbour.frame], frames)
        XCTAssertTrue(kept.isActive)
        XCTAssertTrue(broken.isActive, "A broken constraint stays installed.")
    }

    func testABrokenConstraintComesBackOnceItCanHold() {
        pinView()
        let first = activateWidth(50)
        let second = activateWidth(60)
        stage.layOut()
        XCTAssertEqual(view.frame.width, 50)
        first.isActive = false
        stage.layOut()
        XCTAssertEqual(view.frame.width, 60)
        second.constant = 70
        stage.layOut()
        XCTAssertEqual(view.frame.width, 70)
        XCTAssertEqual(stage.conflicts.count, 1)
    }

    func testAConstantThatContradictsBreaksTheConstraintAddedLast() {
        pinView()
        let wide = activateWidth(50)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        limit.isActive = true
        stage.layOut()
        wide.constant = 150
        stage.layOut()
        XCTAssertEqual(view.frame.width, 150)
        XCTAssertEqual(stage.conflicts.count, 1)
        wide.constant = 80
        stage.layOut()
        limit.constant = 90
        wide.constant = 85
        stage.layOut()
        XCTAssertEqual(view.frame.width, 85)
        XCTAssertEqual(stage.conflicts.count, 1, "The limit holds again.")
    }

    func testTheWindowsSizeIsNeverBroken() {
        view.pinEdges(to: stage.window)
        let wide = activateWidth(50)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(0, 0, 320, 480))
        XCTAssertEqual(stage.window.frame.size, CGSize(width: 320, height: 480))
        XCTAssertTrue(stage.conflicts.first?.contains("breaking constraint \n\(wide)") == true)
    }

    func testANegativeSizeIsAConflict() {
        pinView()
        let negative = activateWidth(-5)
        stage.layOut()
        XCTAssertEqual(view.frame.width, 0)
        XCTAssertEqual(listed(in: stage.conflicts.first), ["\(negative)"])
    }

    func testAnOldConstraintThatIsReplacedInOneTurnIsNoConflict() {
        pinView()
        let old = activateWidth(50)
        stage.layOut()
        let new = activateWidth(60)
        old.isActive = false
        stage.layOut()
        XCTAssertEqual(view.frame.width, 60)
        XCTAssertTrue(new.isActive)
        XCTAssertEqual(stage.conflicts, [])
    }

    // MARK: Ambiguity

    func testAViewWithoutAWidthIsAmbiguous() {
        pinView()
        stage.layOut()
        XCTAssertTrue(view.hasAmbiguousLayout)
        _ = activateWidth(50)
        XCTAssertFalse(view.hasAmbiguousLayout)
    }

    func testConflictingWishesOfOnePriorityAreAmbiguous() {
        pinView()
        for width in [40, 80] as [CGFloat] {
            let wish = view.widthAnchor.constraint(equalToConstant: width)
            wish.priority = .defaultHigh
            wish.isActive = true
        }
        stage.layOut()
        XCTAssertTrue(view.hasAmbiguousLayout)
        XCTAssertTrue((40...80).contains(view.frame.width), "\(view.frame.width)")
    }

    func testExercisingAmbiguityMovesTheViewAndBack() {
        pinView()
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        stage.layOut()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        stage.layOut()
        XCTAssertNotEqual(view.frame, before)
        XCTAssertLessThanOrEqual(view.frame.width, 100)
        view.exerciseAmbiguityInLayout()
        stage.layOut()
        XCTAssertEqual(view.frame, before)
    }

    func testTheConstraintsThatGiveAPlaceCanBeAskedFor() {
        pinView()
        let wide = activateWidth(50)
        let slack = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        slack.isActive = true
        stage.layOut()
        let horizontal = view.constraintsAffectingLayout(for: .horizontal)
        XCTAssertTrue(horizontal.contains(wide))
        XCTAssertFalse(horizontal.contains(slack), "It is not what gives the width.")
        XCTAssertFalse(view.constraintsAffectingLayout(for: .vertical).contains(wide))
    }

    /// The constraints that a conflict's text lists.
    private func listed(in text: String?) -> [String] {
        guard
            let list = text?.components(separatedBy: "(\n").dropFirst().first?
                .components(separatedBy: "\n)\n").first
        else { return [] }
        return list.components(separatedBy: ",\n").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        }
    }
}

// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEngineDirectionTests: XCTestCase {
    private let stage = LayoutEngineStage()
    private lazy var holder: UIView = {
        let view = UIView(frame: rect(0, 0, 300, 100))
        stage.window.addSubview(view)
        return view
    }()

    private func addRow() -> [UIView] {
        let views = [
            stage.add(ContentView(50, 10), to: holder), stage.add(ContentView(70, 10), to: holder),
        ]
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 5),
        ])
        return views
    }

    func testLeadingIsTheLeftWhereReadingGoesToTheRight() {
        let views = addRow()
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(10, 0, 50, 10), rect(65, 0, 70, 10)])
    }

    func testLeadingIsTheRightWhereReadingGoesToTheLeft() {
        holder.semanticContentAttribute = .forceRightToLeft
        let views = addRow()
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(240, 0, 50, 10), rect(165, 0, 70, 10)])
    }

    func testAChangeOfDirectionMirrorsTheLayout() {
        let views = addRow()
        stage.layOut()
        holder.semanticContentAttribute = .forceRightToLeft
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(240, 0, 50, 10), rect(165, 0, 70, 10)])
        holder.semanticContentAttribute = .unspecified
        stage.layOut()
        XCTAssertEqual(views.map(\.frame), [rect(10, 0, 50, 10), rect(65, 0, 70, 10)])
    }

    func testInequalitiesAreMirroredToo() {
        holder.semanticContentAttribute = .forceRightToLeft
        let view = stage.add(ContentView(50, 10), to: holder)
        view.leadingAnchor.constraint(
            greaterThanOrEqualTo: holder.leadingAnchor, constant: 40
        ).isActive = true
        let wish = view.leadingAnchor.constraint(equalTo: holder.leadingAnchor)
        wish.priority = .defaultLow
        wish.isActive = true
        stage.layOut()
        XCTAssertEqual(view.frame, rect(210, 0, 50, 10))
    }

    func testAMultiplierCountsFromTheReadingStart() {
        holder.semanticContentAttribute = .forceRightToLeft
        let view = stage.add(ContentView(50, 10), to: holder)
        NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: holder,
            attribute: .trailing, multiplier: 0.5, constant: 10
        ).isActive = true
        stage.layOut()
        // Half of 300 and 10 points from the right edge.
        XCTAssertEqual(view.frame, rect(90, 0, 50, 10))
    }

    func testLeftAndRightStayWhereTheyAre() {
        holder.semanticContentAttribute = .forceRightToLeft
        let view = stage.add(ContentView(50, 10), to: holder)
        view.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 10).isActive = true
        stage.layOut()
        XCTAssertEqual(view.frame, rect(10, 0, 50, 10))
    }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// The segments of a segmented control: what they show, how they come and go, and how wide they are.
@preconcurrency @MainActor final class UISegmentedControlSegmentsTests: XCTestCase {
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])
    private lazy var window = {
        control.frame = CGRect(x: 10, y: 20, width: 240, height: 32)
        let view = UIView()
        view.addSubview(control)
        return OffscreenWindow(view: view, size: CGSize(width: 260, height: 72))
    }()
    private var parts: [UIView] { control.subviews.first?.subviews ?? [] }
    private var segments: [UIView] { parts.filter { !$0.subviews.isEmpty } }
    /// The lines between the segments lie under the pill, and the pill under the segments.
    private var dividers: [UIView] { Array(parts.prefix(control.numberOfSegments - 1)) }
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
    }

    // MARK: Segments

    func testItemsAreTitlesAndImages() {
        let mixed = UISegmentedControl(items: ["A", picture])
        XCTAssertEqual(mixed.numberOfSegments, 2)
        XCTAssertEqual(mixed.titleForSegment(at: 0), "A")
        XCTAssertNil(mixed.imageForSegment(at: 0))
        XCTAssertTrue(mixed.imageForSegment(at: 1) === picture)
        XCTAssertNil(mixed.titleForSegment(at: 1))
        XCTAssertEqual(mixed.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(UISegmentedControl(items: nil).numberOfSegments, 0)
    }

    func testASegmentShowsATitleOrAnImage() {
        control.setImage(picture, forSegmentAt: 1)
        XCTAssertNil(control.titleForSegment(at: 1))
        control.setTitle("Again", forSegmentAt: 1)
        XCTAssertNil(control.imageForSegment(at: 1))
        XCTAssertEqual(control.titleForSegment(at: 1), "Again")
    }

    func testNumbersPastTheLastSegmentAreTheLastOne() {
        XCTAssertEqual(control.titleForSegment(at: 9), "Three")
        control.insertSegment(withTitle: "Four", at: 99, animated: false)
        XCTAssertEqual(control.titleForSegment(at: 3), "Four")
        control.removeSegment(at: 99, animated: false)
        XCTAssertEqual(control.titleForSegment(at: 9), "Three")
    }

    func testTheSelectionStaysWithItsSegment() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.insertSegment(withTitle: "Last", at: 4, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 2, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.removeAllSegments()
        XCTAssertEqual(control.numberOfSegments, 0)
    }

    func testSegmentsComeAndGoByAndBy() throws {
        window.runFrame()
        control.insertSegment(withTitle: "Zero", at: 0, animated: true)
        window.advance(by: 0.1)
        let shown = try XCTUnwrap(segments.last?.layer.presentation()).frame
        XCTAssertGreaterThan(shown.width, 5)
        XCTAssertLessThan(shown.width, 59)
        window.settle()
        XCTAssertEqual(segments.last?.frame, CGRect(x: 0, y: 0, width: 60, height: 32))
        control.removeSegment(at: 3, animated: true)
        window.settle()
        XCTAssertEqual(segments.count, 3)
        XCTAssertEqual(segments.last?.frame.width, 80)
    }

    // MARK: Size

    func testSegmentsAreEquallyWide() {
        window.runFrame()
        XCTAssertEqual(segments.map(\.frame.minX), [0, 80, 160])
        XCTAssertEqual(segments.map(\.frame.width), [80, 80, 80])
        XCTAssertEqual(dividers.map(\.frame.midX), [80, 160])
    }

    func testASegmentMayHaveAWidthOfItsOwn() {
        control.setWidth(40, forSegmentAt: 0)
        XCTAssertEqual(control.widthForSegment(at: 0), 40)
        window.runFrame()
        XCTAssertEqual(segments.map(\.frame.width), [40, 100, 100])
        control.setWidth(0, forSegmentAt: 0)
        window.runFrame()
        XCTAssertEqual(segments.map(\.frame.width), [80, 80, 80])
    }

    func testTheSizeIsThatOfTheWidestSegmentForEachOne() {
        let wide = UILabel()
        wide.font = .systemFont(ofSize: 13, weight: .semibold)
        wide.text = "Three"
        let width = (wide.sizeThatFits(.zero).width + 20) * 3 + 2
        XCTAssertEqual(control.intrinsicContentSize.height, 32)
        XCTAssertEqual(control.intrinsicContentSize.width, width, accuracy: 1)
        XCTAssertEqual(UISegmentedControl(items: ["Three", "A"]).frame.height, 32)
        control.apportionsSegmentWidthsByContent = true
        XCTAssertLessThan(control.intrinsicContentSize.width, width - 4)
    }

    func testWidthsMayFollowTheContent() {
        control.apportionsSegmentWidthsByContent = true
        window.runFrame()
        let widths = segments.map(\.frame.width)
        XCTAssertEqual(widths.reduce(0, +), 240)
        XCTAssertGreaterThan(widths[2], widths[0] + 4)
    }
}

// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import XCTest

/// Chained setters and closures.
@preconcurrency @MainActor final class ChainingTests: XCTestCase {
    func testASetterSetsItsPropertyAndReturnsTheSameLabel() {
        let label = UILabel()
        let same: UILabel = label.alpha(0.5).text("A").numberOfLines(3).isHidden(true)
        XCTAssertIdentical(same, label)
        XCTAssertEqual(label.alpha, 0.5)
        XCTAssertEqual(label.text, "A")
        XCTAssertEqual(label.numberOfLines, 3)
        XCTAssertTrue(label.isHidden)
    }

    func testCompressionOfBothAxesLeavesHuggingAlone() {
        let view = UIView()
        let hugging = view.contentHuggingPriority(for: .vertical)
        view.compression(x: UILayoutPriority(300), y: UILayoutPriority(400))
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .horizontal).rawValue, 300)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 400)
        XCTAssertEqual(view.contentHuggingPriority(for: .vertical), hugging)
    }

    func testHuggingIsSetForEachAxis() {
        let view = UIView().hugging(x: UILayoutPriority(300)).hugging(y: UILayoutPriority(400))
        XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 300)
        XCTAssertEqual(view.contentHuggingPriority(for: .vertical).rawValue, 400)
    }

    func testAViewIsAssignedToAVariableInAChain() {
        var label = UILabel()
        let made = UILabel().assign(to: &label).text("B")
        XCTAssertIdentical(made, label)
        XCTAssertEqual(label.text, "B")
    }

    func testATextsShadowIsNotTheLayersShadow() {
        let label = UILabel().textShadowOffset(CGSize(width: 1, height: 2))
            .shadowOffset(CGSize(width: 3, height: 4))
        XCTAssertEqual(label.shadowOffset, CGSize(width: 1, height: 2))
        XCTAssertEqual(label.layer.shadowOffset, CGSize(width: 3, height: 4))
    }

    func testEveryClosureOfATapRunsUnlessOneOverwritesThem() {
        var taps: [Int] = []
        let button = UIButton().onTap { taps.append(1) }.onTap { taps.append(2) }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps.sorted(), [1, 2])
        button.onTap(overwrite: true) { taps.append(3) }
        taps = []
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps, [3])
    }

    func testASwitchAndASliderHandOverTheirValues() {
        var isOn = false
        var value: Float = 0
        let control = UISwitch().isOn(true).onSwitch { isOn = $0 }
        let slider = UISlider().value(0.25).onChange { value = $0 }
        control.sendActions(for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        XCTAssertTrue(isOn)
        XCTAssertEqual(value, 0.25)
    }

    func testAnOverwritingTapGestureTakesThePlaceOfTapsOnly() {
        let view = UIView().onTapGesture {}.onLongTapGesture {}.onTapGesture(overwrite: true) {}
        let recognizers = view.gestureRecognizers ?? []
        XCTAssertEqual(recognizers.filter { $0 is UITapGestureRecognizer }.count, 1)
        XCTAssertEqual(recognizers.filter { $0 is UILongPressGestureRecognizer }.count, 1)
    }

    func testAViewWithClosuresIsFreed() {
        weak var control: UISwitch?
        weak var space: UIStackView?
        do {
            let made = UISwitch().onSwitch { _ in }.onTapGesture {}
            let stack = VerticalStack {
                made
                UIStackViewSpace(4, bindVisibilityTo: made)
            }
            control = made
            space = stack
        }
        XCTAssertNil(control)
        XCTAssertNil(space)
    }
}

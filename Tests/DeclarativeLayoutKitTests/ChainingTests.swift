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

    func testHuggingAndCompressionAreSetForOneAxisOrBoth() {
        func priorities(_ view: UIView) -> [Float] {
            [
                view.contentHuggingPriority(for: .horizontal).rawValue,
                view.contentHuggingPriority(for: .vertical).rawValue,
                view.contentCompressionResistancePriority(for: .horizontal).rawValue,
                view.contentCompressionResistancePriority(for: .vertical).rawValue,
            ]
        }
        let one = UILayoutPriority(101)
        let two = UILayoutPriority(102)
        XCTAssertEqual(priorities(UIView()), [250, 250, 750, 750])
        XCTAssertEqual(priorities(UIView().hugging(x: one)), [101, 250, 750, 750])
        XCTAssertEqual(priorities(UIView().hugging(y: one)), [250, 101, 750, 750])
        XCTAssertEqual(priorities(UIView().hugging(one)), [101, 101, 750, 750])
        XCTAssertEqual(priorities(UIView().hugging(x: one, y: two)), [101, 102, 750, 750])
        XCTAssertEqual(priorities(UIView().compression(x: one)), [250, 250, 101, 750])
        XCTAssertEqual(priorities(UIView().compression(y: one)), [250, 250, 750, 101])
        XCTAssertEqual(priorities(UIView().compression(one)), [250, 250, 101, 101])
        XCTAssertEqual(priorities(UIView().compression(x: one, y: two)), [250, 250, 101, 102])
    }

    func testTheLabelThatResistsLessGivesWay() {
        let first = UILabel().text("A rather long text").compression(x: .required)
        let second = UILabel().text("Another long text")
        let stack = HorizontalStack([first, second])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        stack.layoutIfNeeded()
        XCTAssertEqual(first.frame.width, first.intrinsicContentSize.width)
        XCTAssertLessThan(second.frame.width, second.intrinsicContentSize.width)
    }

    func testTheLookOfTheLayerIsSet() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
        let layer = UIView().cornerRadius(1).borderWidth(2).borderColor(.red).shadowOpacity(0.5)
            .shadowRadius(3).shadowPath(path).shadowColor(.blue)
            .shadowOffset(CGSize(width: 4, height: 5)).layer
        XCTAssertEqual(layer.cornerRadius, 1)
        XCTAssertEqual(layer.borderWidth, 2)
        XCTAssertEqual(layer.borderColor, UIColor.red.cgColor)
        XCTAssertEqual(layer.shadowOpacity, 0.5)
        XCTAssertEqual(layer.shadowRadius, 3)
        XCTAssertEqual(layer.shadowPath, path)
        XCTAssertEqual(layer.shadowColor, UIColor.blue.cgColor)
        XCTAssertEqual(layer.shadowOffset, CGSize(width: 4, height: 5))
    }

    func testFrameAndBoundsAreSetInParts() {
        let view = UIView().frameOrigin(CGPoint(x: 1, y: 2)).frameWidth(30).frameHeight(40)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
        view.frameSize(CGSize(width: 50, height: 60)).boundsOrigin(CGPoint(x: 7, y: 8))
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 50, height: 60))
        XCTAssertEqual(view.bounds, CGRect(x: 7, y: 8, width: 50, height: 60))
        // The middle stays where the bounds' size changes.
        view.boundsSize(CGSize(width: 20, height: 20))
        XCTAssertEqual(view.frame, CGRect(x: 16, y: 22, width: 20, height: 20))
        view.boundsWidth(40).boundsHeight(10)
        XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 10))
    }

    func testAButtonIsSetUpForTheNormalStateUnlessAnotherIsNamed() {
        let image = UIImage()
        let text = NSAttributedString(string: "rich")
        let button = UIButton().title("A").title("B", for: .selected)
            .attributedTitle(text, for: .highlighted).image(image).backgroundImage(image)
            .titleColor(.red).titleShadowColor(.blue, for: .disabled).imageContentMode(.center)
        XCTAssertEqual(button.title(for: .normal), "A")
        XCTAssertEqual(button.title(for: .selected), "B")
        XCTAssertEqual(button.attributedTitle(for: .highlighted), text)
        XCTAssertIdentical(button.image(for: .normal), image)
        XCTAssertIdentical(button.backgroundImage(for: .normal), image)
        XCTAssertEqual(button.titleColor(for: .normal), .red)
        XCTAssertEqual(button.titleShadowColor(for: .disabled), .blue)
        XCTAssertNil(button.titleShadowColor(for: .normal))
        XCTAssertEqual(button.imageView?.contentMode, .center)
    }

    func testATargetAndItsActionAreAdded() {
        final class Listener: NSObject {}
        let listener = Listener()
        let control = UIControl().target(listener, action: "heard", for: .valueChanged)
        XCTAssertEqual(
            control.actions(forTarget: listener, forControlEvent: .valueChanged)?.count, 1)
        XCTAssertEqual(control.allControlEvents, .valueChanged)
    }

    func testTheNewerSettersSetTheirProperties() {
        let effect = UIMotionEffect()
        let button = UIButton().showsTouchWhenHighlighted(true).isPointerInteractionEnabled(true)
            .focusGroupIdentifier("main").motionEffects([effect])
        XCTAssertTrue(button.showsTouchWhenHighlighted)
        XCTAssertTrue(button.isPointerInteractionEnabled)
        XCTAssertEqual(button.focusGroupIdentifier, "main")
        XCTAssertEqual(button.motionEffects, [effect])
        XCTAssertEqual(UILabel().lineBreakStrategy(.pushOut).lineBreakStrategy, .pushOut)
        XCTAssertEqual(
            UIScrollView().indexDisplayMode(.alwaysHidden).indexDisplayMode, .alwaysHidden)
    }

    func testAnyPropertyIsSetByItsKeyPath() {
        let layer = CALayer()
        XCTAssertIdentical(layer.setting(\.zPosition, to: 3), layer)
        XCTAssertEqual(layer.zPosition, 3)
        let label = UILabel().setting(\.text, to: "A").setting(\.layer.zPosition, to: 4)
        XCTAssertEqual(label.text, "A")
        XCTAssertEqual(label.layer.zPosition, 4)
    }

    func testAClosureChangesTheObjectInAChain() {
        let label = UILabel()
        let same: UILabel = label.applying {
            $0.text = "A"
            $0.numberOfLines = 2
        }.alpha(0.5)
        XCTAssertIdentical(same, label)
        XCTAssertEqual(label.text, "A")
        XCTAssertEqual(label.numberOfLines, 2)
    }

    func testOptionalsAreConfiguredToo() {
        let none: UILabel? = nil
        XCTAssertNil(none.applying { $0?.text = "A" })
        var found: UILabel?
        let label: UILabel? = UILabel()
        label.applying { $0?.text = "B" }.assign(to: &found)
        XCTAssertEqual(found?.text, "B")
        var base: UIView?
        UILabel().assign(to: &base)
        XCTAssertTrue(base is UILabel)
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

// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ClassConstructionTests: XCTestCase {
    private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    func testAViewThatInheritsTheInitialiserIsMadeWithItsFrame() {
        let view = ClassConstruction.makeView(InheritingView.self, frame: frame)
        XCTAssertTrue(type(of: view) == InheritingView.self)
        XCTAssertEqual(view.frame, frame)
        XCTAssertEqual(view.note, "inherited")
    }

    func testAViewThatOverridesTheInitialiserRunsItsOwn() {
        let view = ClassConstruction.makeView(OverridingView.self, frame: frame)
        XCTAssertEqual(view.frame, frame)
        XCTAssertEqual(view.note, "overridden")
    }

    func testGenericViewsAreMade() {
        let view = ClassConstruction.makeView(GenericView<Int>.self, frame: frame)
        XCTAssertTrue(type(of: view) == GenericView<Int>.self)
        XCTAssertEqual(view.frame, frame)
        XCTAssertNil(view.value)
    }

    func testViewsOfTheLibraryAreMade() {
        XCTAssertEqual(ClassConstruction.makeView(UILabel.self, frame: frame).frame, frame)
        XCTAssertEqual(ClassConstruction.makeView(UIImageView.self, frame: frame).frame, frame)
        XCTAssertEqual(ClassConstruction.makeView(UIView.self).frame, .zero)
    }

    func testTheClassIsKnownOnlyAtRunTime() {
        let types: [UIView.Type] = [InheritingView.self, OverridingView.self, UILabel.self]
        for type in types {
            XCTAssertTrue(Swift.type(of: ClassConstruction.makeView(type)) == type)
        }
    }

    func testWhatIsMadeIsOwnedOnce() {
        weak var view: UIView?
        weak var object: NSObject?
        do {
            let made = ClassConstruction.makeView(OverridingView.self)
            view = made
            let other = ClassConstruction.makeObject(PlainObject.self)
            object = other
            XCTAssertNotNil(view)
            XCTAssertEqual(other.value, 7)
        }
        XCTAssertNil(view)
        XCTAssertNil(object)
    }

    func testACollectionViewIsMadeWithItsLayout() {
        weak var layout: UICollectionViewLayout?
        do {
            let flow = UICollectionViewFlowLayout()
            layout = flow
            let view = ClassConstruction.makeCollectionView(
                SpecialCollectionView.self, frame: frame, layout: flow)
            XCTAssertEqual(view.frame, frame)
            XCTAssertTrue(view.collectionViewLayout === flow)
            XCTAssertEqual(view.value, 3)
        }
        XCTAssertNil(layout)
    }

    func testAViewHasALayerOfItsLayerClass() {
        XCTAssertTrue(LayeredView().layer is SpecialLayer)
        XCTAssertEqual((LayeredView().layer as? SpecialLayer)?.value, 5)
    }
}

private class InheritingView: UIView {
    let note = "inherited"
}

private final class OverridingView: UIView {
    let note: String

    override init(frame: CGRect) {
        note = "overridden"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

private final class GenericView<Value>: UIView {
    var value: Value?
}

private final class SpecialCollectionView: UICollectionView {
    let value = 3
}

private final class PlainObject: NSObject {
    let value = 7
}

private final class SpecialLayer: CALayer {
    let value = 5
}

private final class LayeredView: UIView {
    override class var layerClass: AnyClass { SpecialLayer.self }
}

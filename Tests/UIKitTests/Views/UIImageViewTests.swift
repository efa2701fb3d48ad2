// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// A window with an image view, which ends with the test.
@preconcurrency @MainActor private final class ImageScene {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let red = ImageScene.plain(.red)
    let green = ImageScene.plain(.green)
    let blue = ImageScene.plain(.blue)
    let window: OffscreenWindow

    init() {
        window = OffscreenWindow(view: view, size: CGSize(width: 20, height: 20))
    }

    private static func plain(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    var shown: UIImage? {
        window.runFrame()
        guard case .image(let pixels, _)? = view.makeLayerContent() else { return nil }
        return [red, green, blue].first { $0.cgImage === pixels }
    }

    func start(duration: TimeInterval, repeatCount: Int = 0) {
        window.settle()
        view.image = blue
        view.animationImages = [red, green]
        view.animationDuration = duration
        view.animationRepeatCount = repeatCount
        view.startAnimating()
    }
}

@preconcurrency @MainActor final class UIImageViewTests: XCTestCase {
    func testImagesFollowEachOtherInEqualTimes() {
        let scene = ImageScene()
        scene.start(duration: 1)
        XCTAssertTrue(scene.view.isAnimating)
        XCTAssertTrue(scene.shown === scene.red)
        scene.window.advance(by: 0.4)
        XCTAssertTrue(scene.shown === scene.red)
        scene.window.advance(by: 0.2)
        XCTAssertTrue(scene.shown === scene.green)
        scene.window.advance(by: 0.5)
        XCTAssertTrue(scene.shown === scene.red)
    }

    func testTheImageIsShownAgainAfterTheLastRepetition() {
        let scene = ImageScene()
        scene.start(duration: 0.5, repeatCount: 2)
        scene.window.advance(by: 0.9)
        XCTAssertTrue(scene.view.isAnimating)
        XCTAssertTrue(scene.shown === scene.green)
        scene.window.advance(by: 0.2)
        XCTAssertFalse(scene.view.isAnimating)
        XCTAssertTrue(scene.shown === scene.blue)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testStoppingShowsTheImageAndEndsAllWork() {
        let scene = ImageScene()
        scene.start(duration: 1)
        scene.view.stopAnimating()
        XCTAssertFalse(scene.view.isAnimating)
        XCTAssertTrue(scene.shown === scene.blue)
        scene.window.settle()
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testWithoutADurationAnImageIsShownForAThirtiethOfASecond() {
        let sequence = ImageSequence(count: 3, duration: 0, repeatCount: 0)
        XCTAssertEqual(sequence.duration, 0.1, accuracy: 1e-9)
        XCTAssertEqual(sequence.index(at: 0.03), 0)
        XCTAssertEqual(sequence.index(at: 0.04), 1)
        XCTAssertEqual(sequence.index(at: 0.07), 2)
        XCTAssertEqual(sequence.index(at: 0.1), 0)
    }

    func testAHighlightedViewShowsItsOwnImages() {
        let scene = ImageScene()
        scene.start(duration: 1)
        scene.view.highlightedAnimationImages = [scene.blue]
        XCTAssertFalse(scene.view.isAnimating)
        scene.view.startAnimating()
        scene.view.isHighlighted = true
        XCTAssertTrue(scene.shown === scene.blue)
        scene.view.isHighlighted = false
        XCTAssertTrue(scene.shown === scene.red)
    }

    func testAnAnimatedImageMovesAtOnceAndWithoutEnd() {
        let scene = ImageScene()
        let image = UIImage.animatedImage(with: [scene.red, scene.green], duration: 1)
        XCTAssertEqual(image?.size, scene.red.size)
        XCTAssertEqual(image?.duration, 1)
        scene.view.image = image
        XCTAssertTrue(scene.view.isAnimating)
        XCTAssertTrue(scene.shown === scene.red)
        scene.window.advance(by: 0.6)
        XCTAssertTrue(scene.shown === scene.green)
        scene.window.advance(by: 20)
        XCTAssertTrue(scene.shown === scene.green)
        scene.view.stopAnimating()
        XCTAssertTrue(scene.shown === scene.red)
        scene.view.startAnimating()
        XCTAssertTrue(scene.view.isAnimating)
        scene.view.image = scene.blue
        XCTAssertFalse(scene.view.isAnimating)
        XCTAssertTrue(scene.shown === scene.blue)
        scene.window.settle()
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testTheViewsOwnImagesComeBeforeAnAnimatedImage() {
        let scene = ImageScene()
        scene.view.animationImages = [scene.blue]
        scene.view.startAnimating()
        scene.view.image = UIImage.animatedImage(with: [scene.red, scene.green], duration: 1)
        XCTAssertTrue(scene.shown === scene.blue)
    }

    func testAnAnimatedImageHasAtLeastOneImageAndAThirtiethOfASecondForEach() {
        let scene = ImageScene()
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
        let image = UIImage.animatedImage(with: [scene.red, scene.green, scene.blue], duration: 0)
        XCTAssertEqual(image?.duration ?? 0, 0.1, accuracy: 1e-9)
        let template = image?.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(
            template?.images?.map(\.renderingMode), Array(repeating: .alwaysTemplate, count: 3))
        XCTAssertNil(UIImage.animatedImageNamed("no such image", duration: 1))
    }

    func testWithoutImagesNothingStarts() {
        let scene = ImageScene()
        scene.view.startAnimating()
        XCTAssertFalse(scene.view.isAnimating)
    }

    func testAViewThatLeftItsWindowWorksNoMore() {
        let scene = ImageScene()
        scene.start(duration: 1)
        scene.view.removeFromSuperview()
        scene.window.settle()
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }
}

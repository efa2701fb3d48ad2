// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutEngineGuideTests: XCTestCase {
    private let stage = LayoutEngineStage()

    func testAGuideSpacesViewsApart() {
        let views = [stage.add(ContentView(50, 10)), stage.add(ContentView(70, 10))]
        let gap = UILayoutGuide()
        stage.window.addLayoutGuide(gap)
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            gap.leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].leftAnchor.constraint(equalTo: gap.rightAnchor),
            views[1].rightAnchor.constraint(equalTo: stage.window.rightAnchor),
            gap.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 3),
            gap.heightAnchor.constraint(equalToConstant: 9),
        ])
        for view in views { view.topAnchor.constraint(equalTo: gap.topAnchor).isActive = true }
        gap.widthAnchor.constraint(equalToConstant: 200).isActive = true
        stage.layOut()
        XCTAssertEqual(gap.layoutFrame, rect(50, 3, 200, 9))
        XCTAssertEqual(views[1].frame, rect(250, 3, 70, 10))
    }

    func testTheMarginsGuideFollowsTheMargins() {
        let holder = stage.addView()
        holder.pinEdges(to: stage.window)
        let view = stage.addView(to: holder)
        pin(view, to: holder.layoutMarginsGuide)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(8, 8, 304, 464))
        holder.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(2, 1, 314, 476))
    }

    func testMarginAttributesAreThoseOfTheMarginsGuide() {
        let holder = stage.addView()
        holder.pinEdges(to: stage.window)
        let view = stage.add(ContentView(10, 10), to: holder)
        for attribute in [NSLayoutConstraint.Attribute.left, .top] {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: holder,
                attribute: attribute == .left ? .leftMargin : .topMargin, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        stage.layOut()
        XCTAssertEqual(view.frame, rect(8, 8, 10, 10))
    }

    func testTheSafeAreaGuideLeavesOutTheSafeArea() {
        let offscreen = OffscreenWindow(
            size: CGSize(width: 100, height: 200),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        offscreen.window.addSubview(view)
        pin(view, to: offscreen.window.safeAreaLayoutGuide)
        offscreen.runFrame()
        XCTAssertEqual(view.frame, rect(0, 20, 100, 150))
    }

    func testTheKeyboardGuideBeginsWhereTheSafeAreaEnds() {
        let offscreen = OffscreenWindow(
            size: CGSize(width: 100, height: 200),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
        let view = ContentView(10, 10)
        view.translatesAutoresizingMaskIntoConstraints = false
        offscreen.window.addSubview(view)
        let keyboard = offscreen.window.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            view.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
            view.leftAnchor.constraint(equalTo: keyboard.leftAnchor),
        ])
        offscreen.runFrame()
        XCTAssertEqual(view.frame, rect(0, 160, 10, 10))
    }

    func testTheReadableGuideIsNoWiderThanLinesShouldBe() {
        let holder = stage.addView()
        holder.pinEdges(to: stage.window)
        let view = stage.addView(to: holder)
        pin(view, to: holder.readableContentGuide)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(8, 8, 304, 464))
        stage.offscreen.resize(to: CGSize(width: 1000, height: 480))
        stage.layOut()
        XCTAssertEqual(view.frame, rect(164, 8, 672, 464))
    }

    func testTheReadableGuideFollowsTheTextSize() {
        let holder = UIView(frame: rect(0, 0, 2000, 100))
        holder.layoutMargins = .zero
        stage.window.addSubview(holder)
        let view = stage.addView(to: holder)
        pin(view, to: holder.readableContentGuide)
        stage.layOut()
        XCTAssertEqual(view.frame.width, 672)
        // In proportion to body text, of 16 and 23 points, in steps of 8.
        let sizes: [(UIContentSizeCategory, CGFloat)] = [
            (.medium, 632), (.extraExtraExtraLarge, 912), (.large, 672),
        ]
        for (category, width) in sizes {
            let other = OffscreenWindow(
                size: CGSize(width: 2000, height: 100),
                traits: UITraitCollection(preferredContentSizeCategory: category))
            other.window.addSubview(holder)
            other.runFrame()
            XCTAssertEqual(holder.readableContentGuide.layoutFrame.width, width, "\(category)")
            XCTAssertEqual(
                view.frame, rect((2000 - width) / 2, 0, width, 100), "\(category)")
        }
    }

    func testAGuideThatNothingPlacesIsAmbiguous() {
        let guide = UILayoutGuide()
        stage.window.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            guide.topAnchor.constraint(equalTo: stage.window.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 5),
        ]
        NSLayoutConstraint.activate(constraints)
        let limit = guide.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        limit.isActive = true
        stage.layOut()
        XCTAssertTrue(guide.hasAmbiguousLayout)
        guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
        XCTAssertFalse(guide.hasAmbiguousLayout)
        stage.layOut()
        XCTAssertEqual(guide.layoutFrame, rect(0, 0, 50, 5))
    }

    func testMarginsByReadingDirection() {
        let holder = UIView(frame: rect(0, 0, 200, 100))
        holder.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 20, bottom: 2, trailing: 5)
        stage.window.addSubview(holder)
        let view = stage.addView(to: holder)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: holder.layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: holder.layoutMarginsGuide.bottomAnchor),
            NSLayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .equal, toItem: holder,
                attribute: .trailingMargin, multiplier: 1, constant: -10),
        ])
        stage.layOut()
        XCTAssertEqual(view.frame, rect(20, 1, 165, 97))
        holder.semanticContentAttribute = .forceRightToLeft
        stage.layOut()
        XCTAssertEqual(view.frame, rect(15, 1, 165, 97))
    }

    // MARK: Scroll views

    private func makeScrollView() -> (scroll: UIScrollView, content: ContentView) {
        let scroll = stage.add(UIScrollView())
        scroll.pinEdges(to: stage.window)
        let content = stage.add(ContentView(500, 900), to: scroll)
        return (scroll, content)
    }

    func testTheContentGuideDecidesTheContentSize() {
        let (scroll, content) = makeScrollView()
        pin(content, to: scroll.contentLayoutGuide)
        stage.layOut()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 900))
        XCTAssertEqual(content.frame, rect(0, 0, 500, 900))
        content.content.height = 1000
        stage.layOut()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 1000))
    }

    func testTheEdgesOfAScrollViewAreItsContentsToWhatLiesInIt() {
        let (scroll, content) = makeScrollView()
        content.pinEdges(to: scroll, inset: 10)
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20).isActive = true
        stage.layOut()
        XCTAssertEqual(content.frame, rect(10, 10, 300, 900))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 920))
    }

    func testContentPinnedToTheFrameGuideStaysWhileTheRestScrolls() {
        let (scroll, content) = makeScrollView()
        pin(content, to: scroll.contentLayoutGuide)
        let header = stage.add(ContentView(20, 20), to: scroll)
        NSLayoutConstraint.activate([
            header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        ])
        stage.layOut()
        XCTAssertEqual(header.frame, rect(0, 5, 20, 20))
        scroll.contentOffset = CGPoint(x: 30, y: 100)
        stage.layOut()
        XCTAssertEqual(header.frame, rect(30, 105, 20, 20))
        XCTAssertEqual(content.frame, rect(0, 0, 500, 900))
    }

    func testAConstraintFromTheContentToOutsideFollowsTheOffset() {
        let (scroll, content) = makeScrollView()
        pin(content, to: scroll.contentLayoutGuide)
        let marker = stage.add(ContentView(10, 10))
        NSLayoutConstraint.activate([
            marker.topAnchor.constraint(equalTo: content.bottomAnchor),
            marker.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
        ])
        stage.layOut()
        XCTAssertEqual(marker.frame.minY, 900)
        scroll.contentOffset = CGPoint(x: 0, y: 400)
        stage.layOut()
        XCTAssertEqual(marker.frame.minY, 500)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}

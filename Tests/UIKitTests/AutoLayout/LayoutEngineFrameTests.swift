// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// Views whose frame and autoresizing mask act as constraints.
@preconcurrency @MainActor final class LayoutEngineFrameTests: XCTestCase {
    private let stage = LayoutEngineStage()

    private func addPlain(_ frame: CGRect, _ mask: UIView.AutoresizingMask = []) -> UIView {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        stage.window.addSubview(view)
        return view
    }

    private func addFollower(of view: UIView) -> UIView {
        let follower = stage.addView()
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.leftAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
            follower.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return follower
    }

    func testAViewNoConstraintSpeaksOfHasNoVariables() {
        let view = addPlain(rect(10, 10, 50, 50))
        let pinned = stage.addView()
        pinned.pinEdges(to: stage.window)
        stage.layOut()
        XCTAssertNil(view.layoutState)
        XCTAssertNotNil(pinned.layoutState?.item.engineSlot)
    }

    func testSettingTheFrameMovesWhatIsTiedToIt() {
        let view = addPlain(rect(10, 10, 50, 50))
        let follower = addFollower(of: view)
        stage.layOut()
        XCTAssertEqual(follower.frame, rect(10, 60, 50, 50))
        view.frame = rect(20, 30, 40, 10)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(20, 30, 40, 10))
        XCTAssertEqual(follower.frame, rect(20, 40, 40, 10))
        view.center.x += 5
        view.bounds.size.height = 20
        stage.layOut()
        XCTAssertEqual(follower.frame, rect(25, 45, 40, 20))
    }

    func testAFrameThatStaysIsNotSolvedAgain() {
        let view = addPlain(rect(10, 10, 50, 50))
        _ = addFollower(of: view)
        stage.layOut()
        let work = stage.work {
            view.frame = rect(11, 10, 50, 50)
            view.frame = rect(10, 10, 50, 50)
            stage.layOut()
        }
        XCTAssertEqual(work.edits, 0)
    }

    func testEveryMaskFollowsTheSuperviewsSolvedSize() {
        let holder = stage.addView()
        NSLayoutConstraint.activate([
            holder.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            holder.topAnchor.constraint(equalTo: stage.window.topAnchor),
            holder.heightAnchor.constraint(equalToConstant: 100),
        ])
        let width = holder.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        stage.layOut()
        let masks: [UIView.AutoresizingMask] = [
            [], .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        ]
        let views = masks.map { mask in
            let view = UIView(frame: rect(20, 0, 30, 10))
            view.autoresizingMask = mask
            holder.addSubview(view)
            return view
        }
        let followers = views.map { view in
            let follower = stage.addView(to: holder)
            NSLayoutConstraint.activate([
                follower.leftAnchor.constraint(equalTo: view.leftAnchor),
                follower.rightAnchor.constraint(equalTo: view.rightAnchor),
                follower.topAnchor.constraint(equalTo: view.topAnchor),
                follower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            return follower
        }
        stage.layOut()
        XCTAssertEqual(followers.map(\.frame), Array(repeating: rect(20, 0, 30, 10), count: 5))
        width.constant = 200
        stage.layOut()
        // Of the 100 points that are added each flexible part takes its share.
        let expected = [
            rect(20, 0, 30, 10), rect(20, 0, 130, 10), rect(120, 0, 30, 10),
            rect(20 + 100 * 2.0 / 7, 0, 30, 10), rect(40, 0, 60, 10),
        ]
        for index in masks.indices {
            XCTAssertEqual(followers[index].frame.minX, expected[index].minX, accuracy: 0.5)
            XCTAssertEqual(followers[index].frame.width, expected[index].width, accuracy: 0.5)
            XCTAssertEqual(
                followers[index].frame.minX, views[index].frame.minX, accuracy: 0.5)
        }
        XCTAssertEqual(stage.conflicts, [])
    }

    func testConstraintsOfEveryMaskAgreeWithTheFrames() {
        let holder = stage.addView()
        let width = holder.widthAnchor.constraint(equalToConstant: 100)
        let height = holder.heightAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            holder.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            holder.topAnchor.constraint(equalTo: stage.window.topAnchor), width, height,
        ])
        stage.layOut()
        let pairs = (UInt(0)..<64).map { bits in
            let view = UIView(frame: rect(20, 10, 30, 40))
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
            holder.addSubview(view)
            let follower = stage.addView(to: holder)
            follower.pinEdges(to: view)
            return (view, follower)
        }
        for size in [(200, 160), (75, 50), (100, 80)] as [(CGFloat, CGFloat)] {
            (width.constant, height.constant) = size
            stage.layOut()
            for (view, follower) in pairs {
                let which = "\(view.autoresizingMask) in \(size)"
                XCTAssertEqual(follower.frame.minX, view.frame.minX, accuracy: 0.5, which)
                XCTAssertEqual(follower.frame.minY, view.frame.minY, accuracy: 0.5, which)
                XCTAssertEqual(follower.frame.maxX, view.frame.maxX, accuracy: 0.5, which)
                XCTAssertEqual(follower.frame.maxY, view.frame.maxY, accuracy: 0.5, which)
            }
        }
        XCTAssertEqual(stage.conflicts, [])
    }

    func testAMaskThatChangesTakesEffectAtTheNextSize() {
        let holder = addPlain(rect(0, 0, 100, 100))
        let view = UIView(frame: rect(10, 10, 20, 20))
        holder.addSubview(view)
        let follower = stage.addView(to: holder)
        follower.pinEdges(to: view)
        stage.layOut()
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        stage.layOut()
        XCTAssertEqual(follower.frame, rect(10, 10, 20, 20))
        holder.frame.size = CGSize(width: 150, height: 130)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(10, 40, 70, 20))
        XCTAssertEqual(follower.frame, rect(10, 40, 70, 20))
    }

    func testContentOfAFlexibleViewDecidesTheSizeAround() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let inner = UIView(frame: root.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(inner)
        let content = stage.add(ContentView(70, 40), to: inner)
        content.pinEdges(to: inner, inset: 5)
        XCTAssertEqual(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 80, height: 50))
    }

    func testAnOwnConstraintOfAViewWithAFrameIsAConflict() throws {
        let view = addPlain(rect(10, 10, 50, 50))
        view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        stage.layOut()
        XCTAssertEqual(view.frame, rect(10, 10, 50, 50))
        XCTAssertEqual(stage.conflicts.count, 1)
        let text = try XCTUnwrap(stage.conflicts.first)
        XCTAssertTrue(text.contains("<NSAutoresizingMaskLayoutConstraint:0x"), text)
        XCTAssertTrue(text.contains("h=--& v=--& UIView:0x"), text)
        XCTAssertTrue(
            text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"), text)
    }

    func testTurningTheTranslationOffLetsConstraintsDecide() {
        let view = addPlain(rect(10, 10, 50, 50))
        let follower = addFollower(of: view)
        stage.layOut()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 1),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 2),
            view.widthAnchor.constraint(equalToConstant: 3),
            view.heightAnchor.constraint(equalToConstant: 4),
        ])
        stage.layOut()
        XCTAssertEqual(view.frame, rect(1, 2, 3, 4))
        XCTAssertEqual(follower.frame, rect(1, 6, 3, 4))
        XCTAssertEqual(stage.conflicts, [])
    }

    func testAFrameSetByHandIsTakenBackByTheNextLayout() {
        let view = stage.addView()
        view.pinEdges(to: stage.window)
        stage.layOut()
        view.frame = rect(1, 1, 1, 1)
        stage.window.setNeedsLayout()
        stage.layOut()
        XCTAssertEqual(view.frame, rect(0, 0, 320, 480))
    }
}

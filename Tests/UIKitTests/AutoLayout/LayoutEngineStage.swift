// SPDX-License-Identifier: MIT
import UIKitTesting

@testable import UIKit

/// A window with views placed by constraints, and the words that tests of the engine share.
@MainActor final class LayoutEngineStage {
    let offscreen: OffscreenWindow
    var window: UIWindow { offscreen.window }

    /// The text of the conflicts that were reported since the stage was made.
    private(set) var conflicts: [String] = []

    init(width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 2) {
        offscreen = OffscreenWindow(size: CGSize(width: width, height: height), scale: scale)
        offscreen.runFrame()
    }

    func layOut() {
        let engine = LayoutEngine.shared
        engine.log = { [weak self] in self?.conflicts.append($0) }
        offscreen.runFrame()
        engine.log = LayoutEngine.writeToStandardError
    }

    /// Adds a view that constraints place.
    @discardableResult
    func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? window).addSubview(view)
        return view
    }

    @discardableResult
    func addView(to superview: UIView? = nil) -> UIView { add(UIView(), to: superview) }

    /// What the engine asks of the solver while something happens.
    func work(of body: () -> Void) -> LayoutEngine.Work {
        let before = LayoutEngine.shared.work
        body()
        let after = LayoutEngine.shared.work
        return LayoutEngine.Work(
            flushes: after.flushes - before.flushes, additions: after.additions - before.additions,
            removals: after.removals - before.removals, retries: after.retries - before.retries,
            edits: after.edits - before.edits,
            measurements: after.measurements - before.measurements,
            placements: after.placements - before.placements)
    }
}

/// A view with a content size of its own.
@MainActor final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    /// Constraints to all four edges of the superview.
    @discardableResult
    func pinEdges(to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        let made = [
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
        NSLayoutConstraint.activate(made)
        return made
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

// SPDX-License-Identifier: MIT

/// The views that wait for ``UIView/updateConstraints()``, from the leaves to the root.
@MainActor enum UpdateConstraintsPass {
    private struct Entry {
        weak var view: UIView?
    }

    private static var waiting: [Entry] = []

    /// Whether any view waits.
    static var isNeeded: Bool { !waiting.isEmpty }

    static func add(_ view: UIView) {
        waiting.append(Entry(view: view))
    }

    /// Updates the waiting views of a tree, deepest first; a view that asks again is updated in the
    /// next pass.
    static func run(in root: UIView) {
        guard !waiting.isEmpty else { return }
        var found: [(view: UIView, depth: Int)] = []
        waiting.removeAll { entry in
            guard let view = entry.view else { return true }
            guard let depth = view.depth(under: root) else { return false }
            found.append((view, depth))
            return true
        }
        // Stable: views of one depth keep their order of asking.
        for (view, _) in found.sorted(by: { $0.depth > $1.depth }) {
            guard let state = view.layoutState, state.needsUpdateConstraints else { continue }
            state.needsUpdateConstraints = false
            view.updateConstraints()
        }
    }
}

extension UIView {
    /// How many steps the view lies under another; nil if it does not.
    fileprivate func depth(under root: UIView) -> Int? {
        var steps = 0
        var current: UIView? = self
        while let view = current {
            if view === root { return steps }
            steps += 1
            current = view.superview
        }
        return nil
    }

    func askForUpdateConstraints() {
        let state = madeLayoutState
        guard !state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = true
        UpdateConstraintsPass.add(self)
        needsUpdateConstraintsDidChange()
    }
}

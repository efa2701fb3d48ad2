// SPDX-License-Identifier: MIT
import ConstraintSolver

/// Turns views, guides and constraints into variables and constraints of a solver, and solved
/// values into frames.
///
/// Contract:
/// - Changes are collected and take effect in ``flush()``, which runs before a layout pass, between
///   its views, and when a solved value is asked for. What is undone before that costs nothing.
/// - A flush marks the superviews of views whose place changed; their `layoutSubviews()` places
///   them. With nothing collected a flush does nothing.
/// - Views whose frame says where they are take part only if a constraint speaks of them, or of a
///   view inside them and one outside.
///
/// There is one engine for all trees of views. Places are relative to superviews and the solver
/// keeps independent sets of constraints apart, so trees cost each other nothing, and a tree that
/// moves (a cell that is used again) keeps its solution.
@MainActor final class LayoutEngine {
    static let shared = LayoutEngine()

    let solver = ConstraintSolver()

    /// What the engine has asked of the solver so far, for tests of cost.
    struct Work {
        /// Flushes that had something to do.
        var flushes = 0
        var additions = 0
        var removals = 0
        /// Broken constraints that were tried again.
        var retries = 0
        /// Constants and priorities that were changed in place.
        var edits = 0
        /// Contents that were measured.
        var measurements = 0
        /// Views that were given another place.
        var placements = 0
    }

    var work = Work()

    /// Takes the text about a conflict; the standard error stream unless a test replaces it.
    var log: @MainActor (String) -> Void = LayoutEngine.writeToStandardError

    /// Items by variable; the views own the items.
    var owners: [ConstraintSolver.Variable: LayoutEngineOwner] = [:]
    /// Entries by the solver's constraint, for conflicts and questions.
    var entries: [ConstraintSolver.Constraint: LayoutEngineEntry] = [:]
    var lastSequence = 0
    private var lastInstallation = 0

    // MARK: Collected changes

    var pendingAdditions: [LayoutEngineEntry] = []
    var pendingRemovals: [LayoutEngineEntry] = []
    var pendingEdits: [LayoutEngineEntry] = []
    var pendingFixes: [WeakLayoutItem] = []
    var pendingContents: [WeakLayoutItem] = []
    /// The variables of items that are gone.
    var pendingForgetting: [ConstraintSolver.Variable] = []
    /// Constraints that gave way to others, in order.
    var broken: [LayoutEngineEntry] = []
    var mayMend = false
    /// The variables of what gave way since the broken constraints were last tried.
    var loosened: Set<ConstraintSolver.Variable> = []
    var nudges: [LayoutEngineEntry] = []
    /// Texts that were measured at less than their own width in the running flush.
    var wrapped: [WeakLayoutItem] = []
    /// Items whose height was measured for a width that what was added since may have changed.
    var measuredItems: [WeakLayoutItem] = []
    /// Texts that ask for their longest line only.
    var tightTexts: [WeakLayoutItem] = []
    /// Texts that wrap at a width that equations give, whatever the texts ask for.
    var givenTexts: [ObjectIdentifier: WeakLayoutItem] = [:]
    /// The variables of equations that must hold and went in the running flush.
    var released: Set<ConstraintSolver.Variable> = []
    /// The variables of constraints that changed in the running flush.
    var touched: Set<ConstraintSolver.Variable> = []

    private(set) var isPending = false
    private var isFlushing = false
    /// The root of a tree without a window that takes part in the running flush.
    private var liveRoot: UIView?
    /// Whether something waits for its tree to be laid out or to get a window.
    var hasDeferred = false
    /// Items whose solved place changed in the running flush, in order.
    var changedItems: [LayoutEngineItem] = []

    private init() {
        FrameDriver.shared.prepareLayout = { LayoutEngine.shared.prepareForFrame() }
    }

    /// Notes that something was collected, so that a frame comes.
    func setNeedsFlush() {
        guard !isPending else { return }
        isPending = true
        FrameDriver.shared.setNeedsFrame()
    }

    /// Makes the collected changes take effect, and marks the views whose layout changed by it.
    ///
    /// Trees without a window wait until they are laid out or asked about.
    ///
    /// - Parameter view: a view of a tree that takes part even without a window.
    func flush(with view: UIView? = nil) {
        let isDetached = view.map { $0.window == nil && !($0 is UIWindow) } ?? false
        guard isPending || isDetached && hasDeferred, !isFlushing else { return }
        isFlushing = true
        isPending = true
        hasDeferred = false
        liveRoot = isDetached ? view?.layoutRoot : nil
        work.flushes += 1
        var rounds = 0
        // Content that is measured anew can set off further changes, but not for ever.
        while rounds < LayoutEngine.rounds, isPending || tightenTexts() {
            isPending = false
            rounds += 1
            // Items that end while constraints are removed wait for the next round.
            let forgotten = pendingForgetting
            pendingForgetting = []
            applyRemovals()
            applyFixes()
            applyEdits()
            applyAdditions()
            applyContents()
            mend()
            if rounds == 1 {
                loosenTexts()
                reviewGivenTexts()
            }
            collectChanges()
            checkMeasuredWidths()
            for variable in forgotten {
                owners[variable] = nil
                loosened.remove(variable)
                solver.remove(variable)
            }
        }
        isFlushing = false
        touched = []
        released = []
        liveRoot = nil
        publishChanges()
    }

    private static let rounds = 8

    /// Says that a tree has a window now; what waited for one takes effect.
    func treeDidEnterWindow() {
        if hasDeferred { setNeedsFlush() }
    }

    /// Whether what a view asks for takes effect in the running flush.
    func isLive(_ view: UIView) -> Bool {
        if view.window != nil || view is UIWindow { return true }
        guard let liveRoot else { return false }
        return view.isDescendant(of: liveRoot)
    }

    private func applyRemovals() {
        let removals = pendingRemovals
        pendingRemovals = []
        for entry in removals { remove(entry) }
    }

    private func applyEdits() {
        let edits = pendingEdits
        pendingEdits = []
        for entry in edits {
            guard let constraint = entry.constraint, let owner = constraint.owner else { continue }
            guard isLive(owner) else {
                hasDeferred = true
                pendingEdits.append(entry)
                continue
            }
            refresh(entry, of: constraint, on: owner)
        }
    }

    private func applyAdditions() {
        let additions = pendingAdditions
        pendingAdditions = []
        for entry in additions {
            guard let constraint = entry.constraint, let owner = constraint.owner else { continue }
            guard isLive(owner) else {
                hasDeferred = true
                pendingAdditions.append(entry)
                continue
            }
            add(
                entry, lower(entry, of: constraint, on: owner), constraint.relation,
                constraint.priority,
                constant: Double(constraint.constant))
        }
    }

    /// Tries the broken constraints again once something gave way that they are connected with.
    private func mend() {
        if broken.isEmpty { loosened = [] }
        guard mayMend, !broken.isEmpty else {
            mayMend = false
            return
        }
        mayMend = false
        let components = Set(loosened.compactMap { solver.component(of: $0) })
        loosened = []
        let candidates = broken.compactMap { entry in
            entry.constraint.flatMap { constraint in
                constraint.owner.map { (entry, constraint, lower(entry, of: constraint, on: $0)) }
            }
        }
        // Before any is tried, since that may connect components.
        let isConcerned = candidates.map { entry, constraint, expression in
            Double(constraint.constant) - expression.constant != entry.constant
                || expression.terms.map(\.variable) != entry.variables
                || expression.terms.contains { term in
                    solver.component(of: term.variable).map(components.contains) ?? true
                }
        }
        broken = []
        for ((entry, constraint, expression), isConcerned) in zip(candidates, isConcerned) {
            if isConcerned { work.retries += 1 }
            if !isConcerned
                || !tryToAdd(
                    entry, expression, constraint.relation, constraint.priority,
                    constant: Double(constraint.constant))
            {
                broken.append(entry)
            }
        }
    }

    /// Notes that something gave way.
    func loosen(_ entry: LayoutEngineEntry) {
        loosened.formUnion(entry.variables)
        mayMend = true
    }

    // MARK: Constraints

    /// The number of the next constraint that is installed.
    func nextInstallation() -> Int {
        lastInstallation += 1
        return lastInstallation
    }

    /// Gives the solver the constant and priority that an entry's constraint has now.
    private func refresh(
        _ entry: LayoutEngineEntry, of constraint: NSLayoutConstraint, on owner: UIView
    ) {
        guard let handle = entry.handle else {
            mayMend = true
            return
        }
        let constant =
            Double(constraint.constant) - lower(entry, of: constraint, on: owner).constant
        if constant != entry.constant { setConstant(constant, of: entry) }
        if constraint.priority != .required, entry.handle != nil {
            touch(entry)
            solver.setPriority(solverPriority(constraint.priority), of: handle)
            work.edits += 1
        }
    }

    func makeEntry(
        _ origin: LayoutEngineEntry.Origin, item: LayoutEngineItem? = nil
    ) -> LayoutEngineEntry {
        lastSequence += 1
        return LayoutEngineEntry(origin, item: item, sequence: lastSequence)
    }

    /// Takes an entry's constraint out of the solver.
    func remove(_ entry: LayoutEngineEntry) {
        guard let handle = entry.handle else {
            broken.removeAll { $0 === entry }
            return
        }
        touch(entry)
        release(entry)
        entry.handle = nil
        entries[handle] = nil
        solver.remove(handle)
        work.removals += 1
        loosen(entry)
    }

    // MARK: Items

    /// The engine's part of an item, made at first use.
    func item(of layoutItem: LayoutItem) -> LayoutEngineItem {
        if let present = layoutItem.engineSlot { return present }
        let made = LayoutEngineItem(layoutItem)
        layoutItem.engineSlot = made
        if let view = made.view {
            made.insets = view.alignmentRectInsets
            view.superview?.madeLayoutState.hasConstrainedSubviews = true
            setNeedsContent(made)
            linkSubviews(of: view)
        } else if layoutItem.guide?.kind == .scrollContent {
            layoutItem.view?.madeLayoutState.hasConstrainedSubviews = true
        }
        return made
    }

    /// The variable of a part of a place, made at first use.
    func variable(_ part: LayoutEngineItem.Part, of item: LayoutEngineItem)
        -> ConstraintSolver.Variable
    {
        if let variable = item[part] { return variable }
        let variable = solver.makeVariable()
        item.variables[part.rawValue] = variable
        owners[variable] = LayoutEngineOwner(item: item, part: part)
        // Guides of the system may be negative: the margins of a view that has no size yet.
        if part.isSize, layoutGuideKind(item) == .plain { addFloor(part, of: item, variable) }
        fix(part, of: item)
        return variable
    }

    private func layoutGuideKind(_ item: LayoutEngineItem) -> UILayoutGuide.Kind {
        item.layoutItem.guide?.kind ?? .plain
    }

    /// Sizes are never negative.
    private func addFloor(
        _ part: LayoutEngineItem.Part, of item: LayoutEngineItem,
        _ variable: ConstraintSolver.Variable
    ) {
        let entry = makeEntry(.floor, item: item)
        var expression = LayoutEngineExpression()
        expression.add(variable, 1)
        add(entry, expression, .greaterThanOrEqual, .required, constant: 0)
        item.floors[part == .width ? 0 : 1] = entry
    }

    /// The solved value of a part of a place; 0 if nothing speaks of it.
    func value(_ part: LayoutEngineItem.Part, of item: LayoutEngineItem) -> Double {
        item[part].map { solver.value(of: $0) } ?? 0
    }

    /// Lets go of the variables and constraints of an item that is gone.
    func forget(_ item: LayoutEngineItem) {
        givenTexts[ObjectIdentifier(item)] = nil
        pendingRemovals += item.fixes.compactMap { $0?.entry }
        pendingRemovals += item.floors.compactMap { $0 }
        for content in item.contents {
            guard let content else { continue }
            pendingRemovals += [content.hugging, content.resistance]
        }
        pendingRemovals += item.measuring?.entries ?? []
        for case let tied? in item.tiedSubviews.map(\.item) {
            for index in tied.fixes.indices {
                guard let fix = tied.fixes[index], fix.slope != 0 else { continue }
                pendingRemovals.append(fix.entry)
                tied.fixes[index] = nil
            }
            setNeedsFix(tied)
        }
        pendingForgetting += item.variables.compactMap { $0 }
        setNeedsFlush()
    }
}

/// The item and part that a variable stands for.
struct LayoutEngineOwner {
    weak var item: LayoutEngineItem?
    let part: LayoutEngineItem.Part
}

struct WeakLayoutItem {
    weak var item: LayoutEngineItem?
}

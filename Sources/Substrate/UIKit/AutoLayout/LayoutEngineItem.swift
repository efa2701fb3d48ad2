// SPDX-License-Identifier: MIT
import ConstraintSolver

/// What the engine keeps for a view or guide that constraints speak of.
///
/// A place is four variables, made when a constraint first needs them: the left and top edge in the
/// superview's (or the guide's view's) coordinates, the width and the height, all of the alignment
/// rectangle. Because edges are relative, moving a view changes nothing inside it, and a tree of
/// views can be taken from one superview to another without touching the solver.
@MainActor final class LayoutEngineItem {
    /// A variable of a place.
    enum Part: Int {
        case minX, minY, width, height

        var isSize: Bool { self == .width || self == .height }
        var isHorizontal: Bool { self == .minX || self == .width }
        /// The size of the same axis.
        var length: Part { isHorizontal ? .width : .height }
    }

    static let parts: [Part] = [.minX, .minY, .width, .height]

    unowned let layoutItem: LayoutItem

    /// The variables by part.
    var variables: [ConstraintSolver.Variable?] = [nil, nil, nil, nil]

    /// What keeps a part at the place that the view's frame and autoresizing mask say.
    var fixes: [LayoutEngineFix?] = [nil, nil, nil, nil]

    /// What keeps sizes from being negative.
    var floors: [LayoutEngineEntry?] = [nil, nil]

    /// The constraints of the intrinsic content size by axis.
    var contents: [LayoutEngineContent?] = [nil, nil]

    /// Subviews that follow this one's size by their masks.
    var tiedSubviews: [WeakLayoutItem] = []

    /// What the view is being measured for.
    var measuring: LayoutEngineMeasuring?

    /// The frame minus this is the alignment rectangle.
    var insets = UIEdgeInsets.zero

    /// Where the view's text stands; nil until a constraint speaks of it.
    var baselines: LayoutEngineBaselines?

    /// The constraints whose constant depends on the baselines or, of a scroll view, on the offset;
    /// by sequence.
    var dependents: [Int: WeakLayoutEntry] = [:]

    /// The content's size before it wraps; nil if it does not wrap or is to be read anew.
    var unwrappedSize: CGSize?

    /// The width that the content's height was measured for; nil if it does not depend on one.
    var measuredWidth: Double?

    /// How the text wraps; nil if it does not.
    var wrapping: LayoutEngineWrapping?

    /// Whether the solved place is not the view's yet.
    var needsPlacing = true

    /// Whether the item's place changed in the running flush.
    var isChanged = false

    /// Whether the engine itself is giving the view its place.
    var isBeingPlaced = false

    var isWaitingForFix = false
    var isWaitingForContent = false

    init(_ layoutItem: LayoutItem) {
        self.layoutItem = layoutItem
    }

    isolated deinit {
        LayoutEngine.shared.forget(self)
    }

    /// The view itself; nil for a guide.
    var view: UIView? { layoutItem.isGuide ? nil : layoutItem.view }

    subscript(part: Part) -> ConstraintSolver.Variable? { variables[part.rawValue] }

    /// Whether the view's own frame says where it is.
    var isFixedByFrame: Bool {
        guard let view else { return false }
        return view.layoutState?.translatesMask ?? true
    }
}

/// One constraint of the solver and what it stands for.
@MainActor final class LayoutEngineEntry {
    /// Where the constraint comes from.
    enum Origin {
        /// An active `NSLayoutConstraint`.
        case constraint
        /// The view's frame and autoresizing mask.
        case frame(LayoutEngineItem.Part)
        case contentSize(NSLayoutConstraint.Axis)
        /// That a size is not negative.
        case floor
        /// The size that a view is measured for.
        case measuring(LayoutEngineItem.Part)
        /// The size that a root keeps if nothing else is asked of it.
        case stay(LayoutEngineItem.Part)
        /// A place other than the present one, of an ambiguous layout.
        case nudge
    }

    let origin: Origin
    /// The active constraint that this is; nil for the system's, and once it is inactive.
    var constraint: NSLayoutConstraint?
    /// The order of addition among all.
    let sequence: Int
    weak var item: LayoutEngineItem?
    /// Nil while the constraint is not enforced.
    var handle: ConstraintSolver.Constraint?
    /// The variables of the constraint as it was last given to the solver.
    var variables: [ConstraintSolver.Variable] = []
    /// The right side as the solver has it.
    var constant: Double = 0
    /// Whether the constraint is an equation that must hold.
    var isGiven = false

    init(_ origin: Origin, item: LayoutEngineItem?, sequence: Int) {
        self.origin = origin
        self.item = item
        self.sequence = sequence
    }

    /// Whether the constraint may be broken in favour of others: the system's never.
    var isBreakable: Bool {
        constraint.map { !$0.isSystem } ?? false
    }
}

/// What keeps one part of a place: `part == constant + slope * length of the superview`.
struct LayoutEngineFix {
    let entry: LayoutEngineEntry
    /// How the part follows the superview's length of the axis; 0 if it does not.
    let slope: Double
    /// Whether it only holds where nothing else is asked.
    let isStay: Bool
}

/// The constraints of an intrinsic content size in one axis.
struct LayoutEngineContent {
    let hugging: LayoutEngineEntry
    let resistance: LayoutEngineEntry
    var length: Double
    let huggingPriority: UILayoutPriority
    let resistancePriority: UILayoutPriority
}

/// The constraints that stand in for the frame while a view is measured.
struct LayoutEngineMeasuring {
    var entries: [LayoutEngineEntry]
    var priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
}

/// A sum of variables and a number.
struct LayoutEngineExpression {
    private(set) var terms: [ConstraintSolver.Term] = []
    var constant: Double = 0
    /// What the sum is made for.
    private let entry: LayoutEngineEntry?

    init(entry: LayoutEngineEntry? = nil) {
        self.entry = entry
    }

    /// Notes that the constant follows what an item's baselines or offset are.
    @MainActor func depend(on item: LayoutEngineItem) {
        guard let entry else { return }
        item.dependents[entry.sequence] = WeakLayoutEntry(entry: entry)
    }

    mutating func add(_ variable: ConstraintSolver.Variable, _ coefficient: Double) {
        // Two ends of a constraint share ancestors: few terms, so a search costs less than a table.
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
            terms.append(ConstraintSolver.Term(coefficient, variable))
            return
        }
        let sum = terms[index].coefficient + coefficient
        if abs(sum) < 1e-12 {
            terms.remove(at: index)
        } else {
            terms[index] = ConstraintSolver.Term(sum, variable)
        }
    }
}

struct WeakLayoutEntry {
    weak var entry: LayoutEngineEntry?
}

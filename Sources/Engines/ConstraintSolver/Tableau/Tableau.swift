// SPDX-License-Identifier: MIT

/// All that a solver knows: variables, rows (constraints) and components.
///
/// A row's *slack* is `Σ coefficient · variable − constant`. At any time some rows are *tight*: their
/// slack is held at zero; as many variables are *basic*: the tight rows determine them from the
/// other, *free* variables, which are held at their values. All other rows are *loose*. A row errs
/// if its slack is on the wrong side of zero.
///
/// The invariant between calls: no required row errs, and the values are what the tight rows say.
struct Tableau {
    /// A coefficient of a row. The terms of a row lie side by side; those of a variable, its
    /// column, are a list.
    struct Term {
        var row: Int32
        var variable: Int32
        var coefficient: Double
        var nextInColumn: Int32 = -1
        var previousInColumn: Int32 = -1
    }

    /// The terms of all rows.
    var terms: [Term] = []
    /// Starts of stretches of ``terms`` that are not in use, by their length.
    var freeTerms: [[Int32]] = []

    var variables: [VariableState] = []
    var rows: [Row] = []
    var components: [Component] = []
    /// What is read most of the rows and variables, apart from the rest.
    var isTight: [Bool] = []
    var rowLocks: [Lock] = []
    var variableLocks: [Lock] = []

    var freeVariables: [Int32] = []
    var freeRows: [Int32] = []
    var freeComponents: [Int32] = []
    var nextVariable = 0
    var nextConstraint = 0

    /// Components with something pending, and some that had; each at most once.
    var pending: [Int32] = []
    /// How many have something pending.
    var pendingCount = 0
    /// Variables whose value may have changed since it was last reported; each at most once.
    var touched: [Int32] = []

    // Scratch of the steps; each is empty or zero between them.
    var rates = SparseVector()
    var slackRates = SparseVector()
    var gradient = SparseVector()
    var multipliers = SparseVector()
    var reducedCosts = SparseVector()
    var rightHandSide = SparseVector()
    var workColumn = StepVector()
    var workRow = StepVector()
    var kinks: [Kink] = []
    var newTerms: [Term] = []
    var affected = SparseVector()
    /// The variables that the ties' step has still to look at.
    var waiting: [Int32] = []
    var isWaitingSorted = false
    var isFirstTaken = false
    /// The choices that the levels leave, in the ties' step.
    var open: [Mover] = []

    /// What to put back if the constraint on trial is refused.
    var trial: Trial?
    /// The row that the last exchange made tight.
    var lastTight: Int32?
    /// Stamps of locks that are out of date differ from it.
    var lockStamp = 0
    var lastLockStamp = 0
    var tieStamp = 0

    func check(_ variable: ConstraintSolver.Variable) -> Int {
        let slot = Int(variable.slot)
        precondition(
            slot < variables.count && variables[slot].serial == variable.serial,
            "Variable \(variable) is not of this solver, or was removed from it.")
        return slot
    }

    func check(_ constraint: ConstraintSolver.Constraint) -> Int {
        let slot = Int(constraint.slot)
        precondition(
            slot < rows.count && rows[slot].serial == constraint.serial
                && !rows[slot].isRemoved,
            "Constraint \(constraint) is not in this solver, or was removed from it.")
        return slot
    }
}

/// What is known of a variable.
struct VariableState {
    /// The variable's number; −1 for a slot that is not in use.
    var serial: Int
    var value = 0.0
    var published = 0.0
    /// Place of the first term of its column, in no order; −1 for none.
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    /// Index of its component, −1 for none, and its place there.
    var home: Int32 = -1
    var place: Int32 = -1
    /// Where the factors have its column, see ``Factors``.
    var position = Factors.nowhere
    var isBasic = false
    var isTouched = false
}

/// A constraint.
struct Row {
    /// The constraint's number; −1 for a slot that is not in use.
    var serial: Int
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var constant = 0.0
    var relation = ConstraintSolver.Relation.equal
    var level: Float = 0
    var slack = 0.0
    /// A slack up to this far from zero is none.
    var tolerance = 0.0
    /// −1 or +1 if a loose row errs below or above, else 0.
    var side: Int8 = 0
    /// Removed from the solver and still tight, until something else takes its place.
    var isRemoved = false
    var home: Int32 = -1
    var place: Int32 = -1
    /// Place among the rows of the component that err.
    var erringPlace: Int32 = -1
    /// Whether it is among the rows of the component that may be at their kinks.
    var isListedAtKink = false
    /// Where the factors have the row, see ``Factors``.
    var position = Factors.nowhere

    /// Places of its terms.
    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

    /// The penalty's slope above zero and below it.
    var slopeAbove: Double { relation == .greaterThanOrEqual || isRemoved ? 0 : 1 }
    var slopeBelow: Double { relation == .lessThanOrEqual || isRemoved ? 0 : 1 }

    func penalty(_ direction: Int8) -> Double { direction > 0 ? slopeAbove : slopeBelow }
}

/// The directions that the levels so far have ruled out for a tight row or free variable, or, for
/// ``opened``, found to cost nothing though they break the row. Bit 1 is up, bit 2 is down.
struct Lock {
    var stamp = -1
    var locked: UInt8 = 0
    var opened: UInt8 = 0
    var tieStamp = -1
    var tied: UInt8 = 0
    /// The stamp of the ties' step that holds the variable at zero.
    var heldStamp = -1

    static func bit(_ direction: Int8) -> UInt8 { direction > 0 ? 1 : 2 }
}

/// Priorities as numbers to compare, and two above them.
enum Level {
    /// Installed required constraints.
    static let required: Float = 4_000
    /// The required constraint that is being added.
    static let newcomer: Float = 2_000
    /// Below every priority.
    static let ties: Float = 0
}

/// Tight row or free variable that can be moved, up or down.
struct Mover: Equatable {
    var isRow: Bool
    var slot: Int32
    var direction: Int8
}

/// Where a move would meet the kink of a penalty.
struct Kink {
    var distance: Double
    var rate: Double
    /// By how much the slope of the level grows there.
    var jump: Double
    var level: Float
    var isRow: Bool
    var slot: Int32
}

/// Rows and variables that are connected, with their factors.
struct Component {
    var rows: [Int32] = []
    var variables: [Int32] = []
    var erring: [Int32] = []
    /// Those of them that may have come to their kinks since sides were last settled.
    var kinked: [Int32] = []
    /// Optional rows that were added since the last solve and erred then.
    var wishes: [Int32] = []
    var tightCount = 0
    var factors = Factors()
    /// Whether something was changed that can move the optimum.
    var isPending = false
    /// Whether it is in the list of those that may have something pending.
    var isListed = false
    /// Whether only one solution was left when last solved.
    var isUnique = true
    /// Rows removed since it was last looked whether it has fallen apart.
    var removals = 0
    /// The lock stamp of the last solve; −1 if a refused trial has spoilt its locks since.
    var lockStamp = -1
    /// Moves since values were last computed from the tight rows alone, and whether these have
    /// changed since.
    var movesSincePolish = 0
    var needsPolish = false
    /// Whether a move since the last computation of all values was so long that it ate digits.
    var wentFar = false
    /// The tight row whose constant was changed last, and where that took the component: this holds
    /// as long as the same rows are there and tight.
    var lastShifted: Int32 = -1
    var course: Course?
}

/// How fast everything changes with the constant of a row.
struct Course {
    var row: Int32
    var rates: [(Int32, Double)]
    var slackRates: [(Int32, Double)]
}

/// A vector with few nonzero places, which are listed.
struct SparseVector {
    private(set) var values: [Double] = []
    private(set) var indices: [Int32] = []
    private var isListed: [Bool] = []

    subscript(index: Int32) -> Double { values[Int(index)] }

    var isEmpty: Bool { indices.isEmpty }

    mutating func grow(to count: Int) {
        guard values.count < count else { return }
        let more = max(count, values.count * 2) - values.count
        values.append(contentsOf: repeatElement(0, count: more))
        isListed.append(contentsOf: repeatElement(false, count: more))
    }

    mutating func add(_ value: Double, at index: Int32) {
        let place = Int(index)
        if !isListed[place] {
            isListed[place] = true
            indices.append(index)
        }
        values[place] += value
    }

    mutating func negate() {
        for index in indices { values[Int(index)] = -values[Int(index)] }
    }

    mutating func clear() {
        for index in indices {
            values[Int(index)] = 0
            isListed[Int(index)] = false
        }
        indices.removeAll(keepingCapacity: true)
    }
}

/// What was before a trial, so that it can be put back exactly.
struct Trial {
    var isPending: Bool
    var movesSincePolish: Int
    var needsPolish: Bool
    var values: [(variable: Int32, value: Double)] = []
    var sides: [(row: Int32, side: Int8)] = []
    var exchanges: [(mover: Mover, stop: Kink)] = []
    /// Removed rows that left the tight ones and go for good if the trial succeeds.
    var retired: [Int32] = []
}

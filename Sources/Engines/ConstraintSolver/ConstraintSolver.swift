// SPDX-License-Identifier: MIT

/// Finds values for variables under linear equations and inequalities, some of them required and
/// others wished for with a priority; made for being changed a little and asked again.
///
/// A simplex method after Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", ACM TOCHI 8(4), 2001, with four differences:
///
/// - Priorities are levels compared one after the other (lexicographically), not weights: of all
///   values that satisfy the required constraints, those with the least sum of errors of the
///   highest priority are kept, of these those with the least sum at the next, and so on.
/// - The error of a constraint is a penalty with a kink instead of two more variables.
/// - The tableau's rows are not stored but solved for: the constraints as they were given, by row
///   and by column, and factors of the square matrix of those that hold exactly.
/// - Constraints that share no variable, directly or through others, are solved apart.
///
/// **The solution is a function of the variables and constraints that are there**, whatever the
/// order of adding, editing and removing (up to rounding). Where they leave a choice, the variable
/// made first gets the value closest to zero, then the one made after it, and so on.
///
/// Values are exact to about nine digits. Coefficients and constants must be finite, which is a
/// precondition; terms of the same variable are added up; a constraint without terms compares zero
/// with its constant.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let left = solver.makeVariable()
/// let right = solver.makeVariable()
/// try solver.add([.init(1, left)], .equal, 8)
/// try solver.add([.init(1, right), .init(-1, left)], .greaterThanOrEqual, 100)
/// try solver.add([.init(1, right), .init(-1, left)], .equal, 60, priority: .init(750))
/// solver.value(of: right)  // 108
/// ```
///
/// An instance is used by one thread at a time. Costs are given for a *component*: the constraints
/// and variables connected with each other.
public final class ConstraintSolver {
    private var tableau = Tableau()

    /// Makes a solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// Makes a variable; its value is zero as long as no constraint says otherwise. Constant time.
    public func makeVariable() -> Variable {
        tableau.makeVariable()
    }

    /// Forgets a variable, which must be in no constraint. Constant time, short of pending work.
    public func remove(_ variable: Variable) {
        tableau.remove(variable)
    }

    /// The value of a variable. Solves what is pending in the variable's component; otherwise
    /// constant time.
    public func value(of variable: Variable) -> Double {
        let slot = tableau.check(variable)
        if tableau.pendingCount > 0 { tableau.settle(slot) }
        return tableau.variables[slot].value
    }

    /// Whether the constraints leave a choice of the variable's value. A variable in no constraint
    /// is ambiguous. Takes the time of a few changes.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        let slot = tableau.check(variable)
        tableau.settle(slot)
        return tableau.isAmbiguous(slot)
    }

    /// The constraints that hold exactly and give the variable its value, in the order of adding:
    /// if the constant of one changed a little, so would the value. Takes the time of a change.
    public func constraints(affecting variable: Variable) -> [Constraint] {
        let slot = tableau.check(variable)
        tableau.settle(slot)
        return tableau.constraintsAffecting(slot)
    }

    /// The variables whose value changed since the last call, in the order of making. Solves all
    /// that is pending; takes time in proportion to what changed.
    public func takeChangedVariables() -> [Variable] {
        tableau.takeChangedVariables()
    }

    /// What tells apart the variables that constraints connect at this moment; nil for a variable
    /// in no constraint. Another change may give another number. Constant time.
    package func component(of variable: Variable) -> Int? {
        let home = tableau.variables[tableau.check(variable)].home
        return home < 0 ? nil : Int(home)
    }

    // MARK: Constraints

    /// Adds the constraint `Σ coefficient · variable  relation  constant`.
    ///
    /// An optional one, and a required one that holds already or has a variable that nothing else
    /// constrains, takes time in proportion to its terms; another required one is solved for.
    ///
    /// - Parameters:
    ///   - terms: The sum; coefficients must be finite.
    ///   - relation: How the sum relates to the constant.
    ///   - constant: The right-hand side; finite.
    ///   - priority: How much it matters.
    /// - Returns: The constraint, to be edited and removed by.
    /// - Throws: ``Unsatisfiable`` when a required constraint contradicts other required ones. The
    ///   solver is then as it was before.
    @discardableResult
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(Unsatisfiable) -> Constraint {
        precondition(constant.isFinite, "A constant is \(constant); it must be a finite number.")
        return try tableau.add(terms, relation, constant, priority)
    }

    /// Removes a constraint; nothing of it stays. Takes time in proportion to its terms; what it
    /// decided is solved for when a value is asked for.
    public func remove(_ constraint: Constraint) {
        tableau.remove(constraint)
    }

    /// Changes the right-hand side of a constraint, without building anything anew.
    ///
    /// - Throws: ``Unsatisfiable`` when a required constraint would contradict other required ones;
    ///   the constant and all values are then as before.
    public func setConstant(
        _ constant: Double, of constraint: Constraint
    ) throws(Unsatisfiable) {
        precondition(constant.isFinite, "A constant is \(constant); it must be a finite number.")
        try tableau.setConstant(constant, of: constraint)
    }

    /// Changes the priority of an optional constraint to another optional one.
    public func setPriority(_ priority: Priority, of constraint: Constraint) {
        tableau.setPriority(priority, of: constraint)
    }
}

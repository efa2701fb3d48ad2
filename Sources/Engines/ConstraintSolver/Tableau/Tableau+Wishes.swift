// SPDX-License-Identifier: MIT

/// Optional rows that were just added and err are not solved for one at a time, which would move all
/// that hangs on each of them time and again, but put into the basis together before a solve:
/// values are computed once. The solve that follows makes right whatever that was too bold about.
extension Tableau {
    /// Fewer are brought in by moves of their own.
    private static var fewestWishes: Int { 4 }

    /// Notes an optional row that errs.
    mutating func wish(_ component: Int, _ row: Int32) {
        setPending(component)
        if let fresh = freshVariable(of: row) {
            addFresh(component, row, fresh)
        } else {
            components[component].wishes.append(row)
        }
    }

    /// Satisfies the rows that were wished for, as far as free variables of their own can and
    /// required rows allow.
    mutating func grantWishes(_ component: Int) {
        guard !components[component].wishes.isEmpty else { return }
        var wished = components[component].wishes.filter {
            // A slot may have been given to another row since.
            rows[Int($0)].side != 0 && Int(rows[Int($0)].home) == component
                && rows[Int($0)].level < Level.newcomer
        }
        components[component].wishes = []
        guard wished.count >= Self.fewestWishes else {
            for row in wished where rows[Int(row)].side != 0 {
                moveFreeVariable(component, towards: row, level: rows[Int(row)].level)
            }
            return
        }
        wished.sort {
            let (first, second) = (rows[Int($0)], rows[Int($1)])
            return (-first.level, first.serial) < (-second.level, second.serial)
        }
        while wished.count >= Self.fewestWishes {
            if tryGranting(component, wished) { return }
            wished.removeLast(wished.count - wished.count / 2)
        }
    }

    /// Makes the rows tight; false, and all as before, if that breaks a required row.
    private mutating func tryGranting(_ component: Int, _ wished: [Int32]) -> Bool {
        startTrial(component)
        // Without a border pricing takes what it touches only.
        if components[component].factors.hasBorder { invalidateFactors(component) }
        _ = bringIn(wished.filter { rows[Int($0)].side != 0 && !isTight[Int($0)] }, component)
        guard trial?.exchanges.isEmpty == false else {
            trial = nil
            return true
        }
        for _ in 0..<4 {
            polish(component)
            let broken = components[component].erring.filter {
                rows[Int($0)].level >= Level.newcomer && errs($0)
            }
            if broken.isEmpty {
                keepTrial()
                return true
            }
            // Those that held by chance, at zero, must be held now.
            guard broken.count <= wished.count, bringIn(broken.sorted(), component) else { break }
        }
        undoTrial(component)
        return false
    }

    /// Makes rows tight by a free variable each; false if some row is left that none moves.
    ///
    /// What the free variables do to each row is eliminated from the later ones here, not in the
    /// factors: these are made once, in an order that suits all.
    private mutating func bringIn(_ wished: [Int32], _ component: Int) -> Bool {
        var pivots = Pivots()
        var pairs: [(row: Int32, variable: Int32)] = []
        workColumn.grow(to: wished.count)
        for row in wished {
            for place in rows[Int(row)].places {
                gradient.add(terms[place].coefficient, at: terms[place].variable)
            }
            price(component)
            eliminate(pivots)
            if let variable = fastestFreeVariable() {
                pivots.append(reducedCosts, of: variable)
                pairs.append((row, variable))
            }
            multipliers.clear()
            reducedCosts.clear()
        }
        if !pairs.isEmpty { invalidateFactors(component) }
        for (row, variable) in pairs {
            exchange(
                component, Mover(isRow: false, slot: variable, direction: 1),
                Kink(distance: 0, rate: 1, jump: 1, level: Level.required, isRow: true, slot: row))
        }
        return pairs.count == wished.count
    }

    /// Rows of reduced costs, each with the variable that it determines from the others.
    private struct Pivots {
        private(set) var variables: [Int32] = []
        private(set) var numbers: [Int32: Int] = [:]
        private var starts = [0]
        private var elements: [(variable: Int32, rate: Double)] = []

        /// Appends a row, divided by the rate of its variable.
        mutating func append(_ costs: SparseVector, of variable: Int32) {
            numbers[variable] = variables.count
            variables.append(variable)
            let rate = costs[variable]
            for other in costs.indices where abs(costs[other]) > 1e-12 {
                elements.append((other, costs[other] / rate))
            }
            starts.append(elements.count)
        }

        subscript(number: Int) -> ArraySlice<(variable: Int32, rate: Double)> {
            elements[starts[number]..<starts[number + 1]]
        }
    }

    /// Replaces in ``reducedCosts`` the variables that other rows determine by the others of those.
    private mutating func eliminate(_ pivots: Pivots) {
        for variable in reducedCosts.indices {
            if let number = pivots.numbers[variable] { workColumn.add(1, at: number) }
        }
        var next = workColumn.place(from: 0)
        while let number = next {
            let rate = reducedCosts[pivots.variables[number]]
            if abs(rate) > 1e-12 {
                for element in pivots[number] {
                    reducedCosts.add(-rate * element.rate, at: element.variable)
                    // An element that a later row determines.
                    guard let later = pivots.numbers[element.variable], later > number else {
                        continue
                    }
                    workColumn.add(1, at: later)
                }
            }
            next = workColumn.place(from: number + 1)
        }
        workColumn.clear()
    }

    /// The free variable that moves the priced row fastest.
    private func fastestFreeVariable() -> Int32? {
        var best: Int32?
        for variable in reducedCosts.indices where !variables[Int(variable)].isBasic {
            let rate = abs(reducedCosts[variable])
            guard rate > 1e-3 else { continue }
            guard let former = best else {
                best = variable
                continue
            }
            let formerRate = abs(reducedCosts[former])
            let isEarlier = variables[Int(variable)].serial < variables[Int(former)].serial
            if rate > formerRate * (1 + 1e-9) || (rate > formerRate * (1 - 1e-9) && isEarlier) {
                best = variable
            }
        }
        return best
    }
}

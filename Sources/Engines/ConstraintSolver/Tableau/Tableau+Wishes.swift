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
        // Without a border new rows extend the core.
        if components[component].factors.hasBorder { invalidateFactors(component) }
        for row in wished where rows[Int(row)].side != 0 && !isTight[Int(row)] {
            _ = bringIn(row, component)
        }
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
            guard broken.count <= wished.count,
                broken.sorted().allSatisfy({ bringIn($0, component) })
            else { break }
        }
        undoTrial(component)
        return false
    }

    /// Makes a row tight by a free variable; false if none moves it.
    private mutating func bringIn(_ row: Int32, _ component: Int) -> Bool {
        guard let variable = freeVariable(component, moving: row) else { return false }
        exchange(
            component, Mover(isRow: false, slot: variable, direction: 1),
            Kink(distance: 0, rate: 1, jump: 1, level: Level.required, isRow: true, slot: row))
        return true
    }

    /// The free variable that moves the row's slack fastest.
    private mutating func freeVariable(_ component: Int, moving row: Int32) -> Int32? {
        for place in rows[Int(row)].places {
            gradient.add(terms[place].coefficient, at: terms[place].variable)
        }
        price(component)
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
        multipliers.clear()
        reducedCosts.clear()
        return best
    }
}

// SPDX-License-Identifier: MIT

extension Tableau {
    /// Brings a component to its optimum: level after level, then the ties.
    mutating func solve(pending component: Int) {
        guard components[component].isPending else { return }
        guard components[component].rows.contains(where: { !rows[Int($0)].isRemoved }) else {
            return dissolve(component)
        }
        settleSides(component)
        grantWishes(component)
        settleSides(component)
        components[component].isPending = false
        pendingCount -= 1
        for _ in 0..<Self.mostRounds {
            renewLocks()
            components[component].lockStamp = lockStamp
            var level = Float.infinity
            while let next = highestErringLevel(component, below: level) {
                level = next
                minimise(component, level: level)
            }
            breakTies(component)
            guard
                components[component].needsPolish || components[component].movesSincePolish > 32
            else { return }
            guard polishFindsErrors(component) else { return }
        }
    }

    /// How often a component is solved again because rounding had hidden errors.
    private static var mostRounds: Int { 4 }

    /// Computes all values anew; true if rows err then that did not before. On the way back from a
    /// huge number the places where rows begin to err are all alike, and one of them is as good as
    /// another: what was passed shows only now.
    private mutating func polishFindsErrors(_ component: Int) -> Bool {
        guard components[component].wentFar else {
            polish(component)
            return false
        }
        components[component].wentFar = false
        let before = errors(component)
        polish(component)
        guard !errors(component).isSubset(of: before) else { return false }
        repair(component)
        settleSides(component)
        return true
    }

    /// The rows that are off by more than their tolerance, each with its side.
    private func errors(_ component: Int) -> Set<SignedRow> {
        var found: Set<SignedRow> = []
        for row in components[component].erring where errs(row) {
            found.insert(SignedRow(row: row, side: rows[Int(row)].side))
        }
        return found
    }

    private struct SignedRow: Hashable {
        let row: Int32
        let side: Int8
    }

    /// Forgets what earlier solves ruled out.
    mutating func renewLocks() {
        lastLockStamp += 1
        lockStamp = lastLockStamp
        tieStamp += 1
    }

    private func highestErringLevel(_ component: Int, below limit: Float) -> Float? {
        var highest: Float?
        for row in components[component].erring {
            let level = rows[Int(row)].level
            if level < limit, level > highest ?? 0 { highest = level }
        }
        return highest
    }

    /// Minimises the sum of errors of a level, without making the levels above it worse.
    ///
    /// Afterwards ``multipliers`` are those of the level's optimum, unless nothing errs.
    mutating func minimise(_ component: Int, level: Float) {
        var stalled = 0
        var steps = 0
        let most = 200 + 20 * components[component].rows.count
        while steps < most {
            steps += 1
            guard collectGradient(component, level: level) else {
                multipliers.clear()
                reducedCosts.clear()
                return
            }
            price(component)
            guard
                let (mover, slope) = chooseMover(
                    component, level: level, prefersLowest: stalled > 20)
            else {
                lockDirections(level: level)
                return
            }
            computeRates(component, mover)
            let result = move(
                component, mover, level: level, slope: slope, prefersLowest: stalled > 20)
            if !result.isStopped {
                // Only rounding gets here: penalties are bounded below.
                close(mover)
            }
            stalled = result.distance > 1e-12 ? 0 : stalled + 1
        }
    }

    /// Sums the slopes of the rows that err at the level; false if there is none.
    private mutating func collectGradient(_ component: Int, level: Float) -> Bool {
        var isErring = false
        for row in components[component].erring where rows[Int(row)].level == level {
            isErring = true
            let side = Double(rows[Int(row)].side)
            for place in rows[Int(row)].places {
                let term = terms[place]
                gradient.add(side * term.coefficient, at: term.variable)
            }
        }
        return isErring
    }

    /// The direction in which the level's objective falls fastest (or of the earliest, which
    /// cannot go round in circles: Bland's rule); nil at the optimum.
    private func chooseMover(
        _ component: Int, level: Float, prefersLowest: Bool
    ) -> (Mover, Double)? {
        var best: Mover?
        var bestSlope = -Self.leastSlope
        var bestSerial = Int.max
        func consider(_ mover: Mover, _ slope: Double, _ serial: Int) {
            guard slope < -Self.leastSlope else { return }
            let isBetter =
                prefersLowest
                ? serial < bestSerial
                : slope < bestSlope * (1 + 1e-12) || (slope <= bestSlope && serial < bestSerial)
            guard isBetter, !isLocked(mover, level: level) else { return }
            best = mover
            bestSlope = slope
            bestSerial = serial
        }
        for row in multipliers.indices {
            let multiplier = multipliers[row]
            guard abs(multiplier) > Self.leastSlope else { continue }
            let direction: Int8 = multiplier > 0 ? -1 : 1
            var slope = -abs(multiplier)
            if rows[Int(row)].level == level { slope += rows[Int(row)].penalty(direction) }
            consider(
                Mover(isRow: true, slot: row, direction: direction), slope,
                rows[Int(row)].serial + nextVariable)
        }
        for variable in reducedCosts.indices {
            let cost = reducedCosts[variable]
            guard abs(cost) > Self.leastSlope else { continue }
            let direction: Int8 = cost > 0 ? -1 : 1
            consider(
                Mover(isRow: false, slot: variable, direction: direction), -abs(cost),
                variables[Int(variable)].serial)
        }
        return best.map { ($0, bestSlope) }
    }

    /// Whether the levels above the given one rule the direction out.
    func isLocked(_ mover: Mover, level: Float) -> Bool {
        let bit = Lock.bit(mover.direction)
        guard mover.isRow else {
            let lock = variableLocks[Int(mover.slot)]
            return (lock.stamp == lockStamp && lock.locked & bit != 0)
                || (lock.tieStamp == tieStamp && lock.tied & bit != 0)
        }
        let row = rows[Int(mover.slot)]
        let lock = rowLocks[Int(mover.slot)]
        if lock.stamp == lockStamp {
            if lock.locked & bit != 0 { return true }
            if lock.opened & bit != 0 {
                return lock.tieStamp == tieStamp && lock.tied & bit != 0
            }
        }
        if lock.tieStamp == tieStamp, lock.tied & bit != 0 { return true }
        return row.level > level && row.penalty(mover.direction) > 0
    }

    /// Rules out, at a level's optimum, what would make the level worse.
    private mutating func lockDirections(level: Float) {
        for row in multipliers.indices {
            let multiplier = multipliers[row]
            let slot = Int(row)
            let isOfLevel = rows[slot].level == level
            guard abs(multiplier) > Self.leastSlope else { continue }
            for direction: Int8 in [1, -1] {
                let penalty = rows[slot].penalty(direction)
                let slope = Double(direction) * multiplier + (isOfLevel ? penalty : 0)
                if slope > Self.leastSlope {
                    rowLocks[slot].renew(lockStamp)
                    rowLocks[slot].locked |= Lock.bit(direction)
                } else if isOfLevel, penalty > 0, slope > -Self.leastSlope {
                    rowLocks[slot].renew(lockStamp)
                    rowLocks[slot].opened |= Lock.bit(direction)
                }
            }
        }
        for variable in reducedCosts.indices {
            let cost = reducedCosts[variable]
            guard abs(cost) > Self.leastSlope else { continue }
            variableLocks[Int(variable)].renew(lockStamp)
            variableLocks[Int(variable)].locked |= Lock.bit(cost > 0 ? 1 : -1)
        }
    }

    /// Rules a direction out for the rest of the solve.
    private mutating func close(_ mover: Mover) {
        if mover.isRow {
            rowLocks[Int(mover.slot)].renew(lockStamp)
            rowLocks[Int(mover.slot)].locked |= Lock.bit(mover.direction)
        } else {
            variableLocks[Int(mover.slot)].renew(lockStamp)
            variableLocks[Int(mover.slot)].locked |= Lock.bit(mover.direction)
        }
    }
}

extension Lock {
    /// Forgets the locks of earlier solves.
    mutating func renew(_ current: Int) {
        guard stamp != current else { return }
        stamp = current
        locked = 0
        opened = 0
    }

    /// Forgets the ties of earlier solves.
    mutating func renewTie(_ current: Int) {
        guard tieStamp != current else { return }
        tieStamp = current
        tied = 0
    }
}

// SPDX-License-Identifier: MIT

extension Tableau {
    /// Chooses among the optima of all levels: the first variable as close to zero as they allow,
    /// then the next. Each of these choices is unique, so the whole is, whatever led here.
    mutating func breakTies(_ component: Int) {
        tieStamp += 1
        collectOpen(component)
        components[component].isUnique = open.isEmpty
        guard !open.isEmpty else { return }
        let removed = open.filter { $0.isRow && rows[Int($0.slot)].isRemoved }
        collectAffected(component)
        // Looking for what was closed costs the number of open choices, so many are looked through
        // once in many steps; a step with nothing open changes nothing.
        var stepsUntilDrop = open.count / 16
        while !open.isEmpty, let variable = takeFirstAffected() {
            if variables[Int(variable)].isBasic {
                chooseBasic(component, variable)
            } else {
                chooseFree(component, variable)
            }
            stepsUntilDrop -= 1
            guard stepsUntilDrop < 0 else { continue }
            dropClosed()
            stepsUntilDrop = open.count / 16
        }
        waiting.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        for mover in removed where isTight[Int(mover.slot)] && rows[Int(mover.slot)].isRemoved {
            expel(component, mover)
        }
    }

    /// Exchanges a removed row, of which all that it could move is at zero already, for a variable.
    private mutating func expel(_ component: Int, _ mover: Mover) {
        computeRates(component, mover)
        var best: Int32?
        for variable in rates.indices where variables[Int(variable)].isBasic {
            guard abs(variables[Int(variable)].value) <= 1e-7 else { continue }
            if abs(rates[variable]) > abs(best.map { rates[$0] } ?? 1e-9) { best = variable }
        }
        rates.clear()
        guard let best else { return }
        exchange(
            component, mover,
            Kink(
                distance: 0, rate: 1, jump: 2, level: Level.required, isRow: false, slot: best))
    }

    /// Lists the free variables and tight rows that the levels let move.
    private mutating func collectOpen(_ component: Int) {
        open.removeAll(keepingCapacity: true)
        var erringLevels: [Float] = []
        for row in components[component].erring where !erringLevels.contains(rows[Int(row)].level) {
            erringLevels.append(rows[Int(row)].level)
        }
        if components[component].tightCount < components[component].variables.count {
            for variable in components[component].variables
            where !variables[Int(variable)].isBasic {
                appendIfOpen(Mover(isRow: false, slot: variable, direction: 1))
            }
        }
        for row in components[component].rows where isTight[Int(row)] {
            let lock = rowLocks[Int(row)]
            guard
                rows[Int(row)].relation != .equal || rows[Int(row)].isRemoved
                    || (lock.stamp == lockStamp && lock.opened != 0)
            else { continue }
            lockByNeighbours(row, erringLevels)
            appendIfOpen(Mover(isRow: true, slot: row, direction: 1))
        }
    }

    /// Rules out directions in which a tight row of one variable would break another row of that
    /// variable, one that is met exactly though it is not tight: the two bounds of a content's size
    /// are like that. Where nothing errs at that row's level, nothing could make up for it.
    private mutating func lockByNeighbours(_ row: Int32, _ erringLevels: [Float]) {
        guard rows[Int(row)].termCount == 1 else { return }
        let own = terms[Int(rows[Int(row)].firstTerm)]
        var place = variables[Int(own.variable)].firstTerm
        while place >= 0 {
            let entry = terms[Int(place)]
            place = entry.nextInColumn
            let other = rows[Int(entry.row)]
            guard entry.row != row, other.termCount == 1, !isTight[Int(entry.row)],
                isAtKink(entry.row), !erringLevels.contains(other.level)
            else { continue }
            let isSameWay = (own.coefficient > 0) == (entry.coefficient > 0)
            for direction: Int8 in [1, -1]
            where other.penalty(isSameWay ? direction : -direction) > 0 {
                rowLocks[Int(row)].renew(lockStamp)
                rowLocks[Int(row)].locked |= Lock.bit(direction)
            }
        }
    }

    private mutating func appendIfOpen(_ mover: Mover) {
        if !isClosed(mover) { open.append(mover) }
    }

    /// Whether neither direction is left.
    private func isClosed(_ mover: Mover) -> Bool {
        var opposite = mover
        opposite.direction = -mover.direction
        return isLocked(mover, level: Level.ties) && isLocked(opposite, level: Level.ties)
    }

    private mutating func dropClosed() {
        var kept: [Mover] = []
        for mover in open {
            let isHeld =
                mover.isRow
                ? isTight[Int(mover.slot)] : !variables[Int(mover.slot)].isBasic
            if isHeld, !isClosed(mover) { kept.append(mover) }
        }
        open = kept
    }

    /// Lists the variables that the open choices move.
    private mutating func collectAffected(_ component: Int) {
        isWaitingSorted = false
        isFirstTaken = false
        guard open.count <= 8 else {
            waiting = components[component].variables
            return
        }
        for index in open.indices {
            computeRates(component, open[index])
            for variable in rates.indices where abs(rates[variable]) > Self.leastRate {
                affected.add(1, at: variable)
            }
            rates.clear()
        }
        waiting = affected.indices
        affected.clear()
    }

    /// The variable made first of those waiting. The first is often enough, so all are sorted only
    /// when a second one is asked for.
    private mutating func takeFirstAffected() -> Int32? {
        if isWaitingSorted { return waiting.popLast() }
        if isFirstTaken {
            waiting.sort { variables[Int($0)].serial > variables[Int($1)].serial }
            isWaitingSorted = true
            return waiting.popLast()
        }
        var best: Int?
        for index in waiting.indices {
            guard let former = best,
                variables[Int(waiting[former])].serial < variables[Int(waiting[index])].serial
            else {
                best = index
                continue
            }
        }
        guard let best else { return nil }
        isFirstTaken = true
        waiting.swapAt(best, waiting.count - 1)
        return waiting.popLast()
    }

    private mutating func tie(_ mover: Mover, bothWays: Bool) {
        let bits = bothWays ? 3 : Lock.bit(mover.direction)
        if mover.isRow {
            rowLocks[Int(mover.slot)].renewTie(tieStamp)
            rowLocks[Int(mover.slot)].tied |= bits
        } else {
            variableLocks[Int(mover.slot)].renewTie(tieStamp)
            variableLocks[Int(mover.slot)].tied |= bits
        }
    }

    /// Moves a free variable to zero, if it is not there, and holds it.
    private mutating func chooseFree(_ component: Int, _ variable: Int32) {
        let value = variables[Int(variable)].value
        if value != 0 {
            let mover = Mover(isRow: false, slot: variable, direction: value > 0 ? -1 : 1)
            if !isLocked(mover, level: Level.ties) {
                computeRates(component, mover)
                let result = move(
                    component, mover, level: Level.ties, slope: -1, limit: abs(value))
                if result.isStopped {
                    noteTight()
                    chooseBasic(component, variable)
                    return
                }
                setValue(0, of: variable)
            }
        }
        tie(Mover(isRow: false, slot: variable, direction: 1), bothWays: true)
    }

    /// Moves a basic variable towards zero and holds it there or where it is stopped.
    private mutating func chooseBasic(_ component: Int, _ variable: Int32) {
        var steps = 0
        while variables[Int(variable)].isBasic, steps < 1_000 + components[component].rows.count {
            steps += 1
            let value = variables[Int(variable)].value
            if abs(value) <= 1e-9 {
                variableLocks[Int(variable)].heldStamp = tieStamp
                return
            }
            gradient.add(1, at: variable)
            price(component)
            guard let mover = bestMover(towards: value > 0 ? -1 : 1) else {
                lockWhatMoves(awayFrom: value)
                return
            }
            computeRates(component, mover)
            let result = move(
                component, mover, level: Level.ties, slope: -1, followed: variable,
                prefersLowest: steps > 50)
            if result.isStopped { noteTight() } else { tie(mover, bothWays: false) }
        }
    }

    /// The open direction that moves the priced variable fastest towards the given side.
    func bestMover(towards side: Double) -> Mover? {
        var best: Mover?
        var bestRate = Self.leastRate
        for isRow in [true, false] {
            let vector = isRow ? multipliers : reducedCosts
            for slot in vector.indices {
                let rate = vector[slot]
                guard abs(rate) > bestRate else { continue }
                let towards: Int8 = side * rate < 0 ? -1 : 1
                let mover = Mover(isRow: isRow, slot: slot, direction: towards)
                if isLocked(mover, level: Level.ties) { continue }
                best = mover
                bestRate = abs(rate)
            }
        }
        return best
    }

    private mutating func lockWhatMoves(awayFrom value: Double) {
        let sign: Double = value > 0 ? 1 : -1
        for isRow in [true, false] {
            let vector = isRow ? multipliers : reducedCosts
            for slot in vector.indices where abs(vector[slot]) > Self.leastRate {
                let direction: Int8 = sign * vector[slot] > 0 ? 1 : -1
                tie(Mover(isRow: isRow, slot: slot, direction: direction), bothWays: false)
            }
        }
    }

    /// The row that just became tight may be left again on the side where it does not err.
    private mutating func noteTight() {
        guard let row = lastTight else { return }
        open.append(Mover(isRow: true, slot: row, direction: 1))
    }
}

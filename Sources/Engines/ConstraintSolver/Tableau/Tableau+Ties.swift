// SPDX-License-Identifier: MIT

extension Tableau {
    /// Chooses among the optima of all levels: the first variable as close to zero as they allow,
    /// then the next. Each of these choices is unique, so the whole is, whatever led here.
    mutating func breakTies(_ component: Int) {
        tieStamp += 1
        collectOpen(component)
        components[component].isUnique = open.isEmpty
        guard !open.isEmpty else { return }
        for variable in variablesToChoose(component) {
            if variables[Int(variable)].isBasic {
                chooseBasic(component, variable)
            } else {
                chooseFree(component, variable)
            }
            dropClosed()
            if open.isEmpty { break }
        }
        open.removeAll(keepingCapacity: true)
    }

    /// Lists the free variables and tight rows that the levels let move.
    private mutating func collectOpen(_ component: Int) {
        open.removeAll(keepingCapacity: true)
        if components[component].tightCount < components[component].variables.count {
            for variable in components[component].variables
            where !variables[Int(variable)].isBasic {
                appendIfOpen(Mover(isRow: false, slot: variable, direction: 1))
            }
        }
        for row in components[component].rows where rows[Int(row)].isTight {
            let state = rows[Int(row)]
            guard
                state.relation != .equal || state.isRemoved
                    || (state.lock.stamp == lockStamp && state.lock.opened != 0)
            else { continue }
            appendIfOpen(Mover(isRow: true, slot: row, direction: 1))
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
                ? rows[Int(mover.slot)].isTight : !variables[Int(mover.slot)].isBasic
            if isHeld, !isClosed(mover) { kept.append(mover) }
        }
        open = kept
    }

    /// The variables that the open choices move, by the time of making.
    private mutating func variablesToChoose(_ component: Int) -> [Int32] {
        var chosen: [Int32]
        if open.count <= 8 {
            var seen: Set<Int32> = []
            for mover in open {
                computeRates(component, mover)
                for variable in rates.indices where abs(rates[variable]) > Self.leastRate {
                    seen.insert(variable)
                }
                rates.clear()
            }
            chosen = Array(seen)
        } else {
            chosen = components[component].variables
        }
        chosen.sort { variables[Int($0)].serial < variables[Int($1)].serial }
        return chosen
    }

    private mutating func tie(_ mover: Mover, bothWays: Bool) {
        let bits = bothWays ? 3 : Lock.bit(mover.direction)
        if mover.isRow {
            rows[Int(mover.slot)].lock.renewTie(tieStamp)
            rows[Int(mover.slot)].lock.tied |= bits
        } else {
            variables[Int(mover.slot)].lock.renewTie(tieStamp)
            variables[Int(mover.slot)].lock.tied |= bits
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
                variables[Int(variable)].lock.heldStamp = tieStamp
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
        var bestRate = 1e-7
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
            for slot in vector.indices where abs(vector[slot]) > 1e-7 {
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

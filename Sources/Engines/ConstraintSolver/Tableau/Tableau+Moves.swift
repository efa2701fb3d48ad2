// SPDX-License-Identifier: MIT

extension Tableau {
    /// Rates below it are rounding.
    static var leastRate: Double { 1e-9 }
    /// Slopes of an objective up to this are none.
    static var leastSlope: Double { 1e-9 }

    /// Moves along ``rates`` as far as the objective of the level falls, and exchanges what stops
    /// the move for what moved. The line search passes kinks as long as the slope stays negative.
    ///
    /// - Parameters:
    ///   - slope: The objective's slope at the start, below zero.
    ///   - followed: For ties: the basic variable that is moved towards zero.
    ///   - limit: The move's length if nothing stops it; then nothing is exchanged.
    /// - Returns: How far it went, and whether something stopped it.
    mutating func move(
        _ component: Int, _ mover: Mover, level: Float, slope: Double, followed: Int32 = -1,
        limit: Double = .infinity, prefersLowest: Bool = false
    ) -> (distance: Double, isStopped: Bool) {
        if slackRates.isEmpty { computeSlackRates() }
        collectKinks(level: level, followed: followed)
        let stop = chooseStop(level: level, slope: slope, prefersLowest: prefersLowest)
        guard let stop, stop.distance < limit else {
            if limit.isFinite { advance(component, by: limit) }
            finishMove()
            return (limit.isFinite ? limit : 0, false)
        }
        let side = stop.isRow ? rows[Int(stop.slot)].side : 0
        advance(component, by: stop.distance)
        finishMove()
        exchange(component, mover, stop)
        if side != 0, stop.level > level { lockAfterErring(stop.slot, side) }
        release(mover)
        return (stop.distance, true)
    }

    /// A row that has left the tight ones errs on the side it was moved to, if only just.
    private mutating func release(_ mover: Mover) {
        guard mover.isRow, rows[Int(mover.slot)].serial >= 0 else { return }
        if rows[Int(mover.slot)].penalty(mover.direction) > 0 {
            setSide(mover.direction, of: mover.slot)
        }
        refresh(mover.slot)
    }

    /// A row of a level above had erred and was balanced there by others: on the side it came from
    /// it still is, on the other one they get worse.
    private mutating func lockAfterErring(_ row: Int32, _ side: Int8) {
        rowLocks[Int(row)].renew(lockStamp)
        rowLocks[Int(row)].opened |= Lock.bit(side)
        rowLocks[Int(row)].locked |= Lock.bit(-side)
    }

    /// Fills ``slackRates`` with how fast the slack of each loose row changes at ``rates``.
    mutating func computeSlackRates() {
        for variable in rates.indices {
            let rate = rates[variable]
            guard rate != 0 else { continue }
            var place = variables[Int(variable)].firstTerm
            while place >= 0 {
                let entry = terms[Int(place)]
                place = entry.nextInColumn
                if isTight[Int(entry.row)] { continue }
                slackRates.add(entry.coefficient * rate, at: entry.row)
            }
        }
    }

    private mutating func collectKinks(level: Float, followed: Int32) {
        kinks.removeAll(keepingCapacity: true)
        for row in slackRates.indices {
            let rate = slackRates[row]
            guard abs(rate) > Self.leastRate else { continue }
            appendKink(of: row, rate)
        }
        guard level == Level.ties else { return }
        for variable in rates.indices where variables[Int(variable)].isBasic {
            let rate = rates[variable]
            let isHeld = variableLocks[Int(variable)].heldStamp == tieStamp
            guard isHeld || variable == followed, abs(rate) > Self.leastRate else { continue }
            kinks.append(
                Kink(
                    distance: max(0, -variables[Int(variable)].value / rate), rate: abs(rate),
                    jump: 2, level: Level.required, isRow: false, slot: variable))
        }
    }

    private mutating func appendKink(of row: Int32, _ rate: Double) {
        let state = rows[Int(row)]
        let goesUp = rate > 0
        var jump = goesUp ? state.slopeAbove : state.slopeBelow
        let distance: Double
        if state.side == 0 {
            guard jump > 0 else { return }
            distance = max(0, goesUp ? -state.slack : state.slack)
        } else {
            guard (state.side < 0) == goesUp else { return }
            jump += 1
            distance = abs(state.slack)
        }
        kinks.append(
            Kink(
                distance: distance / abs(rate), rate: abs(rate), jump: jump * abs(rate),
                level: state.level, isRow: true, slot: row))
    }

    private mutating func chooseStop(level: Float, slope: Double, prefersLowest: Bool) -> Kink? {
        kinks.sort { ($0.distance, $0.slot) < ($1.distance, $1.slot) }
        var slope = slope
        var place = 0
        while place < kinks.count {
            let kink = kinks[place]
            if kink.level > level { break }
            if kink.level == level {
                slope += kink.jump
                if slope >= -Self.leastSlope { break }
            }
            place += 1
        }
        guard place < kinks.count else { return nil }
        // Of those at the same distance, the one that moves fastest: the safest pivot.
        let first = kinks[place].distance
        let reach = 1e-9 * max(1, first)
        var best = kinks[place]
        for kink in kinks where abs(kink.distance - first) <= reach && kink.level >= level {
            if isBetter(kink, than: best, prefersLowest: prefersLowest) { best = kink }
        }
        best.distance = first
        return best
    }

    private func isBetter(_ kink: Kink, than best: Kink, prefersLowest: Bool) -> Bool {
        guard kink.isRow == best.isRow else { return !kink.isRow && kink.rate > 1e-6 }
        let isEarlier = serial(of: kink) < serial(of: best)
        if prefersLowest { return isEarlier && kink.rate > 1e-6 }
        return kink.rate > best.rate * (1 + 1e-9)
            || (kink.rate > best.rate * (1 - 1e-9) && isEarlier)
    }

    private func serial(of kink: Kink) -> Int {
        kink.isRow ? rows[Int(kink.slot)].serial : -1
    }

    private mutating func advance(_ component: Int, by distance: Double) {
        guard distance != 0 else { return }
        components[component].movesSincePolish += 1
        if distance > 1e6 { components[component].wentFar = true }
        for index in rates.indices.indices {
            let variable = rates.indices[index]
            let rate = rates[variable]
            guard rate != 0 else { continue }
            setValue(variables[Int(variable)].value + rate * distance, of: variable)
        }
        for index in slackRates.indices.indices {
            let row = slackRates.indices[index]
            let rate = slackRates[row]
            guard rate != 0 else { continue }
            setSlack(rows[Int(row)].slack + rate * distance, of: row)
        }
    }

    private mutating func finishMove() {
        slackRates.clear()
        rates.clear()
    }

    /// Makes the mover loose or basic, and tight or free what stopped it.
    mutating func exchange(_ component: Int, _ mover: Mover, _ stop: Kink) {
        trial?.exchanges.append((mover, stop))
        components[component].course = nil
        if stop.distance != 0 || (stop.isRow && abs(rows[Int(stop.slot)].slack) > 1e-12) {
            components[component].needsPolish = true
        }
        lastTight = stop.isRow ? stop.slot : nil
        let outRow = mover.isRow ? mover.slot : -1
        let inColumn = mover.isRow ? -1 : mover.slot
        let inRow = stop.isRow ? stop.slot : -1
        let outColumn = stop.isRow ? -1 : stop.slot
        if outRow >= 0 {
            isTight[Int(outRow)] = false
            components[component].tightCount -= 1
        }
        if inRow >= 0 {
            isTight[Int(inRow)] = true
            setSlack(0, of: inRow)
            rowLocks[Int(inRow)] = Lock()
            components[component].tightCount += 1
        }
        if inColumn >= 0 { variables[Int(inColumn)].isBasic = true }
        if outColumn >= 0 {
            setValue(0, of: outColumn)
            variables[Int(outColumn)].isBasic = false
            variableLocks[Int(outColumn)] = Lock(tieStamp: tieStamp, tied: 3)
        }
        exchangeInFactors(
            component, outRow: outRow, inRow: inRow, outColumn: outColumn, inColumn: inColumn)
        if outRow >= 0, rows[Int(outRow)].isRemoved {
            if trial == nil { retire(outRow) } else { trial?.retired.append(outRow) }
        }
    }

    /// Begins to note what would have to be put back.
    mutating func startTrial(_ component: Int) {
        trial = Trial(
            isPending: components[component].isPending,
            movesSincePolish: components[component].movesSincePolish,
            needsPolish: components[component].needsPolish)
    }

    /// Puts back what was before the trial.
    mutating func undoTrial(_ component: Int) {
        guard let past = trial else { return }
        trial = nil
        components[component].movesSincePolish = past.movesSincePolish
        components[component].needsPolish = past.needsPolish
        if !past.isPending, components[component].isPending {
            components[component].isPending = false
            pendingCount -= 1
        }
        for (mover, stop) in past.exchanges.reversed() {
            if stop.isRow {
                isTight[Int(stop.slot)] = false
                components[component].tightCount -= 1
            } else {
                variables[Int(stop.slot)].isBasic = true
            }
            if mover.isRow {
                isTight[Int(mover.slot)] = true
                setSlack(0, of: mover.slot)
                components[component].tightCount += 1
            } else {
                variables[Int(mover.slot)].isBasic = false
            }
        }
        if !past.exchanges.isEmpty {
            components[component].course = nil
            invalidateFactors(component)
        }
        for (variable, value) in past.values.reversed() { setValue(value, of: variable) }
        for index in components[component].rows.indices {
            let row = components[component].rows[index]
            if !isTight[Int(row)] { refresh(row) }
        }
        for (row, side) in past.sides.reversed() { setSide(side, of: row) }
    }

    /// Keeps what the trial did.
    mutating func keepTrial() {
        let retired = trial?.retired ?? []
        trial = nil
        for row in retired where rows[Int(row)].isRemoved && !isTight[Int(row)] {
            retire(row)
        }
    }
}

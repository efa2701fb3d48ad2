// SPDX-License-Identifier: MIT

extension Tableau {
    /// Puts a new row into the component of its variables, which it may merge.
    mutating func connect(_ row: Int32) -> Int {
        var component = -1
        for place in rows[Int(row)].places {
            let term = terms[place]
            let slot = Int(term.variable)
            if variables[slot].termCount == 0, variables[slot].home >= 0 {
                leaveComponent(term.variable)
            }
            let first = variables[slot].firstTerm
            terms[place].nextInColumn = first
            if first >= 0 { terms[Int(first)].previousInColumn = Int32(place) }
            variables[slot].firstTerm = Int32(place)
            variables[slot].termCount += 1
            let home = Int(variables[slot].home)
            if home >= 0, home != component {
                component = component < 0 ? home : merge(component, home)
            }
        }
        if component < 0 { component = makeComponent() }
        for place in rows[Int(row)].places {
            let variable = terms[place].variable
            if variables[Int(variable)].home < 0 { join(variable, component) }
        }
        rows[Int(row)].home = Int32(component)
        rows[Int(row)].place = Int32(components[component].rows.count)
        components[component].rows.append(row)
        components[component].course = nil
        return component
    }

    private mutating func join(_ variable: Int32, _ component: Int) {
        variables[Int(variable)].home = Int32(component)
        variables[Int(variable)].place = Int32(components[component].variables.count)
        components[component].variables.append(variable)
        components[component].isUnique = false
    }

    /// Takes a variable without rows, thus free, out of its component; its value becomes zero.
    mutating func leaveComponent(_ variable: Int32) {
        let slot = Int(variable)
        setValue(0, of: variable)
        forgetColumnInFactors(variable)
        guard variables[slot].home >= 0 else { return }
        let home = Int(variables[slot].home)
        let place = Int(variables[slot].place)
        let last = components[home].variables.removeLast()
        if last != variable {
            components[home].variables[place] = last
            variables[Int(last)].place = Int32(place)
        }
        variables[slot].home = -1
        if components[home].variables.isEmpty { freeComponent(home) }
    }

    private mutating func makeComponent() -> Int {
        if let free = freeComponents.popLast() { return Int(free) }
        components.append(Component())
        return components.count - 1
    }

    private mutating func freeComponent(_ component: Int) {
        if components[component].isPending { pendingCount -= 1 }
        let isListed = components[component].isListed
        components[component] = Component()
        components[component].isListed = isListed
        freeComponents.append(Int32(component))
    }

    /// Puts two components together; the smaller one moves.
    private mutating func merge(_ first: Int, _ second: Int) -> Int {
        let isFirstLarger = components[first].rows.count >= components[second].rows.count
        let (kept, gone) = isFirstLarger ? (first, second) : (second, first)
        mergeFactors(of: gone, into: kept)
        for index in components[gone].rows.indices {
            let row = components[gone].rows[index]
            rows[Int(row)].home = Int32(kept)
            rows[Int(row)].place = Int32(components[kept].rows.count)
            components[kept].rows.append(row)
        }
        for index in components[gone].variables.indices {
            join(components[gone].variables[index], kept)
        }
        for index in components[gone].erring.indices {
            let row = components[gone].erring[index]
            rows[Int(row)].erringPlace = Int32(components[kept].erring.count)
            components[kept].erring.append(row)
        }
        components[kept].kinked += components[gone].kinked
        components[kept].wishes += components[gone].wishes
        components[kept].tightCount += components[gone].tightCount
        components[kept].removals += components[gone].removals
        if components[gone].needsPolish { components[kept].needsPolish = true }
        if components[gone].wentFar { components[kept].wentFar = true }
        components[kept].movesSincePolish += components[gone].movesSincePolish
        if !components[gone].isUnique { components[kept].isUnique = false }
        // The locks of the two are of different solves.
        setPending(kept)
        freeComponent(gone)
        return kept
    }

    mutating func setPending(_ component: Int) {
        guard !components[component].isPending else { return }
        components[component].isPending = true
        pendingCount += 1
        guard !components[component].isListed else { return }
        components[component].isListed = true
        pending.append(Int32(component))
    }

    /// Solves what is pending where a variable is.
    mutating func settle(_ slot: Int) {
        let home = Int(variables[slot].home)
        guard home >= 0 else { return }
        splitIfDue(home)
        let component = Int(variables[slot].home)
        if component >= 0 { solve(pending: component) }
    }

    mutating func settleAll() {
        while let component = pending.popLast() {
            components[Int(component)].isListed = false
            guard components[Int(component)].isPending else { continue }
            solve(pending: Int(component))
            splitIfDue(Int(component))
        }
    }

    /// Takes a component apart that is not connected any more, once so much was removed that
    /// looking costs little in comparison.
    private mutating func splitIfDue(_ component: Int) {
        let size = components[component].rows.count + components[component].variables.count
        guard components[component].removals > 4 + size / 16 else { return }
        components[component].removals = 0
        // Removed rows are gone after it, so that they connect nothing.
        solve(pending: component)
        for variable in components[component].variables
        where variables[Int(variable)].termCount == 0 {
            leaveComponent(variable)
        }
        var parts: [[Int32]] = []
        var seen: Set<Int32> = []
        for start in components[component].variables where !seen.contains(start) {
            parts.append(connected(to: start, &seen))
        }
        guard parts.count > 1 else { return }
        let old = components[component]
        // Every part gets a component of its own, the largest one keeps this one's place.
        invalidateFactors(component)
        for row in old.rows { rows[Int(row)].home = -1 }
        freeComponent(component)
        for part in parts { makeComponent(of: part, like: old) }
    }

    private func connected(to start: Int32, _ seen: inout Set<Int32>) -> [Int32] {
        var part = [start]
        seen.insert(start)
        var next = 0
        while next < part.count {
            var place = variables[Int(part[next])].firstTerm
            while place >= 0 {
                let entry = terms[Int(place)]
                place = entry.nextInColumn
                for other in rows[Int(entry.row)].places
                where seen.insert(terms[other].variable).inserted {
                    part.append(terms[other].variable)
                }
            }
            next += 1
        }
        return part
    }

    private mutating func makeComponent(of part: [Int32], like old: Component) {
        let component = makeComponent()
        components[component].isUnique = old.isUnique
        components[component].lockStamp = old.lockStamp
        invalidateFactors(component)
        for variable in part {
            join(variable, component)
            var place = variables[Int(variable)].firstTerm
            while place >= 0 {
                let entry = terms[Int(place)]
                place = entry.nextInColumn
                guard rows[Int(entry.row)].home < 0 else { continue }
                let row = Int(entry.row)
                rows[row].home = Int32(component)
                rows[row].place = Int32(components[component].rows.count)
                components[component].rows.append(entry.row)
                if isTight[row] { components[component].tightCount += 1 }
                rows[row].isListedAtKink = false
                if rows[row].side != 0 {
                    if isAtKink(entry.row) { noteKink(entry.row) }
                    rows[row].erringPlace = Int32(components[component].erring.count)
                    components[component].erring.append(entry.row)
                }
            }
        }
    }

    mutating func takeChangedVariables() -> [ConstraintSolver.Variable] {
        settleAll()
        var changed: [ConstraintSolver.Variable] = []
        for slot in touched {
            let state = variables[Int(slot)]
            variables[Int(slot)].isTouched = false
            guard state.serial >= 0 else { continue }
            let change = abs(state.value - state.published)
            guard change > 1e-9 * max(1, abs(state.value)) else { continue }
            variables[Int(slot)].published = state.value
            changed.append(ConstraintSolver.Variable(serial: state.serial, slot: slot))
        }
        touched.removeAll(keepingCapacity: true)
        return changed.sorted()
    }
}

// SPDX-License-Identifier: MIT

extension Tableau {
    /// A row with the same terms that was removed and is still tight: layouts often replace a
    /// constraint by one that differs in its constant or priority only, or not at all.
    func removedTwin(of row: Int32) -> Int32? {
        var place = terms[Int(rows[Int(row)].firstTerm)].nextInColumn
        while place >= 0 {
            let other = terms[Int(place)].row
            place = terms[Int(place)].nextInColumn
            guard other != row, rows[Int(other)].isRemoved, isTight[Int(other)] else { continue }
            if hasSameTerms(row, other) { return other }
        }
        return nil
    }

    private func hasSameTerms(_ row: Int32, _ other: Int32) -> Bool {
        guard rows[Int(row)].termCount == rows[Int(other)].termCount else { return false }
        return rows[Int(row)].places.allSatisfy { place in
            let term = terms[place]
            return rows[Int(other)].places.contains {
                terms[$0].variable == term.variable && terms[$0].coefficient == term.coefficient
            }
        }
    }

    /// Gives a new row the place of its removed twin, then brings it to its own constant.
    mutating func replace(
        _ removed: Int32, by row: Int32
    ) throws(ConstraintSolver.Unsatisfiable) {
        let constant = rows[Int(row)].constant
        rows[Int(row)].constant = rows[Int(removed)].constant
        rows[Int(row)].position = rows[Int(removed)].position
        replaceInFactors(removed, by: row)
        rows[Int(removed)].position = Factors.nowhere
        isTight[Int(removed)] = false
        isTight[Int(row)] = true
        drop(removed)
        let constraint = ConstraintSolver.Constraint(serial: rows[Int(row)].serial, slot: row)
        do {
            try setConstant(constant, of: constraint)
        } catch {
            // What was removed before stays removed.
            rows[Int(row)].isRemoved = true
            throw error
        }
    }

    private mutating func replaceInFactors(_ removed: Int32, by row: Int32) {
        let home = Int(rows[Int(row)].home)
        guard components[home].factors.isValid else { return }
        let position = Int(rows[Int(removed)].position)
        if position >= 0 {
            components[home].factors.stepRows[position] = row
        } else if let place = components[home].factors.borderRows.firstIndex(of: .row(removed)) {
            components[home].factors.borderRows[place] = .row(row)
        }
    }
}

// SPDX-License-Identifier: MIT

/// Steps of the simplex method that change the core itself, without a border.
///
/// A step can be taken out of the core exactly, and the rest stays as it is, if nothing is off the
/// diagonal in its column of the lower triangle or in its row of the upper one. That is so for the
/// rows of one variable, bounds of sizes, which are what mostly leaves the tight rows of layouts.
extension Tableau {
    /// Takes the steps of what leaves out of the core and adds one for what is left over; false, and
    /// nothing is changed, if it is not that simple.
    mutating func reviseCore(
        _ component: Int, outRow: Int32, inRow: Int32, outColumn: Int32, inColumn: Int32
    ) -> Bool {
        guard !components[component].factors.hasBorder else { return false }
        var newRow = inRow
        var newColumn = inColumn
        var first: Int?
        var second: Int?
        if outRow >= 0 {
            let step = Int(rows[Int(outRow)].position)
            guard step >= 0, components[component].factors.standsAlone(step) else { return false }
            first = step
            newColumn = components[component].factors.stepColumns[step]
        }
        if outColumn >= 0 {
            let step = Int(variables[Int(outColumn)].position)
            guard step >= 0, components[component].factors.standsAlone(step) else { return false }
            if step == first {
                newColumn = -1
            } else {
                second = step
                newRow = components[component].factors.stepRows[step]
            }
        }
        guard (newRow >= 0) == (newColumn >= 0) else { return false }
        for step in [first, second] {
            guard let step else { continue }
            let row = components[component].factors.stepRows[step]
            let column = components[component].factors.stepColumns[step]
            if row >= 0 { rows[Int(row)].position = Factors.nowhere }
            if column >= 0 { variables[Int(column)].position = Factors.nowhere }
            components[component].factors.takeOut(step)
        }
        if components[component].factors.hasManyGaps {
            invalidateFactors(component)
        } else if newRow >= 0 {
            extendCore(component, newRow, newColumn)
        }
        return true
    }
}

extension Factors {
    /// Whether no other step is worked out with both the step's row and its column.
    func standsAlone(_ step: Int) -> Bool {
        lower.isEmpty(inColumn: step) || upper.isEmpty(inRow: step)
    }

    /// Whether so many steps were taken out that a core without them is worth making.
    var hasManyGaps: Bool { gaps > 64 + stepCount / 2 }

    /// Leaves nothing of a step but its number.
    mutating func takeOut(_ step: Int) {
        stepRows[step] = -1
        stepColumns[step] = -1
        reciprocals[step] = 1
        lower.takeOut(step)
        upper.takeOut(step)
        gaps += 1
    }
}

extension Factors.Triangle {
    fileprivate func isEmpty(inColumn step: Int) -> Bool {
        var index = firstInColumn[step]
        while index >= 0 {
            if links[Int(index)].value != 0 { return false }
            index = links[Int(index)].nextInColumn
        }
        return true
    }

    fileprivate func isEmpty(inRow step: Int) -> Bool {
        var index = firstInRow[step]
        while index >= 0 {
            if links[Int(index)].value != 0 { return false }
            index = links[Int(index)].nextInRow
        }
        return true
    }

    /// Makes the elements of a step zero. They stay in the lists of other steps.
    fileprivate mutating func takeOut(_ step: Int) {
        var index = firstInRow[step]
        while index >= 0 {
            links[Int(index)].value = 0
            index = links[Int(index)].nextInRow
        }
        index = firstInColumn[step]
        while index >= 0 {
            links[Int(index)].value = 0
            index = links[Int(index)].nextInColumn
        }
        firstInRow[step] = -1
        firstInColumn[step] = -1
    }
}

// SPDX-License-Identifier: MIT

/// The inverse of the matrix of tight rows and basic variables.
struct Factors {
    static let nowhere: Int32 = -1

    var isValid = true
    var rows: [Int32] = []
    var columns: [Int32] = []
    /// Row by row: element (column, row).
    var inverse: [Double] = []
}

extension Tableau {
    mutating func invalidateFactors(_ component: Int) {
        components[component].factors.isValid = false
    }

    mutating func exchangeInFactors(
        _ component: Int, outRow: Int32, inRow: Int32, outColumn: Int32, inColumn: Int32
    ) {
        invalidateFactors(component)
    }

    mutating func mergeFactors(of gone: Int, into kept: Int) {
        invalidateFactors(kept)
    }

    mutating func forgetInFactors(_ row: Int32) {}

    mutating func forgetColumnInFactors(_ variable: Int32) {}

    mutating func ensureFactors(_ component: Int) {
        guard !components[component].factors.isValid else { return }
        var factors = Factors()
        factors.rows = components[component].rows.filter { rows[Int($0)].isTight }
        factors.columns = components[component].variables.filter { variables[Int($0)].isBasic }
        let count = factors.rows.count
        precondition(count == factors.columns.count)
        for (index, row) in factors.rows.enumerated() { rows[Int(row)].position = Int32(index) }
        for (index, variable) in factors.columns.enumerated() {
            variables[Int(variable)].position = Int32(index)
        }
        let width = 2 * count
        var matrix = [Double](repeating: 0, count: count * width)
        for (index, row) in factors.rows.enumerated() {
            matrix[index * width + count + index] = 1
            for term in rows[Int(row)].terms where variables[Int(term.variable)].isBasic {
                let column = Int(variables[Int(term.variable)].position)
                matrix[index * width + column] = term.coefficient
            }
        }
        for pivot in 0..<count {
            var best = pivot
            for row in pivot..<count
            where abs(matrix[row * width + pivot]) > abs(matrix[best * width + pivot]) {
                best = row
            }
            if best != pivot {
                for column in 0..<width {
                    matrix.swapAt(best * width + column, pivot * width + column)
                }
            }
            let factor = 1 / matrix[pivot * width + pivot]
            for column in 0..<width { matrix[pivot * width + column] *= factor }
            for row in 0..<count where row != pivot {
                let multiple = matrix[row * width + pivot]
                guard multiple != 0 else { continue }
                for column in 0..<width {
                    matrix[row * width + column] -= multiple * matrix[pivot * width + column]
                }
            }
        }
        for row in 0..<count {
            factors.inverse += matrix[(row * width + count)..<(row * width + width)]
        }
        components[component].factors = factors
    }

    /// Adds the solution for ``rightHandSide`` to ``rates``.
    mutating func solve(_ component: Int) {
        let factors = components[component].factors
        let count = factors.rows.count
        for row in rightHandSide.indices {
            let place = Int(rows[Int(row)].position)
            for column in 0..<count {
                let value = factors.inverse[column * count + place] * rightHandSide[row]
                if value != 0 { rates.add(value, at: factors.columns[column]) }
            }
        }
    }

    /// Adds the multipliers for ``gradient`` to ``multipliers``.
    mutating func solveTransposed(_ component: Int) {
        let factors = components[component].factors
        let count = factors.rows.count
        for variable in gradient.indices where variables[Int(variable)].isBasic {
            let place = Int(variables[Int(variable)].position)
            for row in 0..<count {
                let value = factors.inverse[place * count + row] * gradient[variable]
                if value != 0 { multipliers.add(value, at: factors.rows[row]) }
            }
        }
    }
}

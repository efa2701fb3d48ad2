// SPDX-License-Identifier: MIT

/// Factors of a small dense matrix, by elimination with row exchanges.
struct DenseFactors {
    private var size = 0
    private var matrix: [Double] = []
    private var order: [Int] = []

    /// Factors the matrix of the first `size` rows and columns; false if it is singular.
    mutating func factor(_ source: [Double], size: Int, stride: Int) -> Bool {
        self.size = size
        matrix.removeAll(keepingCapacity: true)
        for row in 0..<size {
            matrix.append(contentsOf: source[(row * stride)..<(row * stride + size)])
        }
        order = Array(0..<size)
        for pivot in 0..<size {
            var best = pivot
            for row in pivot..<size
            where abs(matrix[row * size + pivot]) > abs(matrix[best * size + pivot]) {
                best = row
            }
            guard abs(matrix[best * size + pivot]) > 1e-10 else { return false }
            if best != pivot {
                order.swapAt(best, pivot)
                for column in 0..<size {
                    matrix.swapAt(best * size + column, pivot * size + column)
                }
            }
            for row in (pivot + 1)..<max(size, pivot + 1) {
                let multiple = matrix[row * size + pivot] / matrix[pivot * size + pivot]
                guard multiple != 0 else { continue }
                matrix[row * size + pivot] = multiple
                for column in (pivot + 1)..<size {
                    matrix[row * size + column] -= multiple * matrix[pivot * size + column]
                }
            }
        }
        return true
    }

    /// The solution of `matrix · x = vector`.
    func solve(_ vector: [Double]) -> [Double] {
        var result = order.map { vector[$0] }
        for row in 0..<size {
            for column in 0..<row { result[row] -= matrix[row * size + column] * result[column] }
        }
        for row in (0..<size).reversed() {
            for column in (row + 1)..<max(size, row + 1) {
                result[row] -= matrix[row * size + column] * result[column]
            }
            result[row] /= matrix[row * size + row]
        }
        return result
    }

    /// The solution of `matrixᵀ · x = vector`.
    func solveTransposed(_ vector: [Double]) -> [Double] {
        var partial = vector
        for row in 0..<size {
            for column in 0..<row { partial[row] -= matrix[column * size + row] * partial[column] }
            partial[row] /= matrix[row * size + row]
        }
        for row in (0..<size).reversed() {
            for column in (row + 1)..<max(size, row + 1) {
                partial[row] -= matrix[column * size + row] * partial[column]
            }
        }
        var result = partial
        for (place, row) in order.enumerated() { result[row] = partial[place] }
        return result
    }
}

// SPDX-License-Identifier: MIT

/// Factors of the square matrix of a component's tight rows and basic variables.
///
/// A *core*, which is the product of a lower and an upper triangular matrix, each elimination *step*
/// belonging to a row and a column, and a *border*: what changed since the core was factored. The
/// whole matrix is
///
///     core     columns           new variables, or a unit column where a step's row has gone
///     rows     corner            new rows, or a unit row where a step's column has gone
///
/// and is solved with the corner's Schur complement, which is dense and small. As long as there is no
/// border, rows with a new variable extend the core itself, and steps that nothing else hangs on are
/// taken out of it: that is how layouts are built.
/// (Gill, Murray, Saunders and Wright, "A Schur-complement method for sparse quadratic
/// programming", 1990.)
struct Factors {
    /// The position of a row or variable that is not in the core.
    static let nowhere: Int32 = -1
    /// A border this wide is put into the core.
    static let widestBorder = 24
    /// A core whose border grew so often by a row and a variable is made anew: without a border
    /// such growth costs little.
    static let mostGrowths = 6

    /// A row of the border.
    enum BorderRow: Equatable {
        case row(Int32)
        /// Holds the column of a step at zero.
        case held(Int32)
    }

    /// A column of the border.
    enum BorderColumn: Equatable {
        case variable(Int32)
        /// Frees the row of a step.
        case freed(Int32)
    }

    /// An element of a triangular matrix off its diagonal, in lists by row and by column.
    struct Link {
        var row: Int32
        var column: Int32
        var value: Double
        var nextInRow: Int32
        var nextInColumn: Int32
    }

    /// A triangular matrix without its diagonal.
    struct Triangle {
        var links: [Link] = []
        var firstInRow: [Int32] = []
        var firstInColumn: [Int32] = []

        mutating func addStep() {
            firstInRow.append(-1)
            firstInColumn.append(-1)
        }

        mutating func add(_ value: Double, row: Int, column: Int) {
            let index = Int32(links.count)
            links.append(
                Link(
                    row: Int32(row), column: Int32(column), value: value,
                    nextInRow: firstInRow[row], nextInColumn: firstInColumn[column]))
            firstInRow[row] = index
            firstInColumn[column] = index
        }

        /// Appends another one as a block of its own.
        mutating func append(_ other: Triangle) {
            let steps = Int32(firstInRow.count)
            let count = Int32(links.count)
            func moved(_ index: Int32) -> Int32 { index < 0 ? -1 : index + count }
            for link in other.links {
                links.append(
                    Link(
                        row: link.row + steps, column: link.column + steps, value: link.value,
                        nextInRow: moved(link.nextInRow),
                        nextInColumn: moved(link.nextInColumn)))
            }
            for index in other.firstInRow { firstInRow.append(moved(index)) }
            for index in other.firstInColumn { firstInColumn.append(moved(index)) }
        }
    }

    var isValid = true
    /// Row and variable of each step; −1 for one that was removed from the solver since.
    var stepRows: [Int32] = []
    var stepColumns: [Int32] = []
    /// One over the diagonal of the upper triangle; that of the lower one is 1.
    var reciprocals: [Double] = []
    var lower = Triangle()
    var upper = Triangle()
    /// Elements when the core was last factored as a whole.
    var leastLinks = 0
    /// Steps taken out of the core since.
    var gaps = 0

    var borderRows: [BorderRow] = []
    var borderColumns: [BorderColumn] = []
    /// The core's solution for each column of the border.
    var solved: [[Double]] = []
    /// The Schur complement, row by row, ``widestBorder`` + 2 a row.
    var corner: [Double] = []
    var cornerFactors = DenseFactors()
    var isCornerFactored = false
    var growths = 0

    var stepCount: Int { reciprocals.count }
    var hasBorder: Bool { !borderRows.isEmpty || !borderColumns.isEmpty }

    mutating func addStep(row: Int32, column: Int32, diagonal pivot: Double) {
        stepRows.append(row)
        stepColumns.append(column)
        reciprocals.append(1 / pivot)
        lower.addStep()
        upper.addStep()
    }

    mutating func reserve(steps: Int) {
        stepRows.reserveCapacity(steps)
        stepColumns.reserveCapacity(steps)
        reciprocals.reserveCapacity(steps)
        lower.links.reserveCapacity(2 * steps)
        upper.links.reserveCapacity(2 * steps)
    }

    /// Appends a core without border as a block of its own.
    mutating func append(_ other: Factors) {
        for place in solved.indices {
            solved[place].append(contentsOf: repeatElement(0, count: other.stepCount))
        }
        stepRows += other.stepRows
        stepColumns += other.stepColumns
        reciprocals += other.reciprocals
        lower.append(other.lower)
        upper.append(other.upper)
        leastLinks += other.leastLinks
        gaps += other.gaps
    }
}

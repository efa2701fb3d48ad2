// SPDX-License-Identifier: MIT
import Flexbox

/// Ways to put containers into each other.
enum FlexNesting: CaseIterable {
    case columns, rows, rowsAndColumns, wrappingRows, percentages

    func style(_ level: Int, _ base: FlexStyle) -> FlexStyle {
        FlexStyle(base) {
            switch self {
            case .columns: $0.flexDirection = .column
            case .rows: $0.flexDirection = .row
            case .rowsAndColumns:
                $0.flexDirection = level.isMultiple(of: 2) ? .row : .column
            case .wrappingRows:
                $0.flexDirection = .row
                $0.flexWrap = .wrap
            case .percentages:
                $0.flexDirection = level.isMultiple(of: 2) ? .row : .column
                $0.width = .percent(100)
                $0.maxHeight = .percent(100)
            }
        }
    }
}

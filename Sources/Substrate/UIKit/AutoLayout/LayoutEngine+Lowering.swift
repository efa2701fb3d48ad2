// SPDX-License-Identifier: MIT
import ConstraintSolver

// Constraints in terms of variables.
extension LayoutEngine {
    /// The variable part of a constraint, in coordinates of the view that it is installed on.
    ///
    /// Makes the variables that are missing. What the constants of insets, baselines and offsets
    /// add stands in the expression's constant.
    func lower(
        _ entry: LayoutEngineEntry, of constraint: NSLayoutConstraint, on owner: UIView
    ) -> LayoutEngineExpression {
        var result = LayoutEngineExpression(entry: entry)
        for term in constraint.terms {
            add(term, coefficient: Double(term.coefficient), to: &result, on: owner)
        }
        return result
    }

    private func add(
        _ term: LayoutTerm, coefficient: Double, to result: inout LayoutEngineExpression,
        on owner: UIView
    ) {
        let item = item(of: term.item)
        func edge(_ part: LayoutEngineItem.Part) {
            addEdge(part, of: item, coefficient: coefficient, to: &result, on: owner)
        }
        func length(_ part: LayoutEngineItem.Part, _ share: Double) {
            result.add(variable(part, of: item), coefficient * share)
        }
        switch term.attribute {
        case .left, .leading: edge(.minX)
        case .right, .trailing:
            edge(.minX)
            length(.width, 1)
        case .centerX:
            edge(.minX)
            length(.width, 0.5)
        case .top: edge(.minY)
        case .bottom:
            edge(.minY)
            length(.height, 1)
        case .centerY:
            edge(.minY)
            length(.height, 0.5)
        case .width: length(.width, 1)
        case .height: length(.height, 1)
        case .firstBaseline, .lastBaseline:
            addBaseline(term, of: item, coefficient: coefficient, to: &result, on: owner)
        default:
            preconditionFailure("\(term.attribute.name) was not resolved into an edge or a size.")
        }
    }

    /// Adds the left or top edge of an item in coordinates of a view above it.
    private func addEdge(
        _ part: LayoutEngineItem.Part, of item: LayoutEngineItem, coefficient: Double,
        to result: inout LayoutEngineExpression, on owner: UIView
    ) {
        var container: UIView?
        if let view = item.view {
            guard view !== owner else {
                // Subviews count from the frame's edge.
                result.constant += coefficient * start(of: item.insets, part)
                return
            }
            result.add(variable(part, of: item), coefficient)
            container = view.superview
        } else {
            result.add(variable(part, of: item), coefficient)
            container = item.layoutItem.view
        }
        while let view = container, view !== owner {
            let outer = self.item(of: view.layoutItem)
            result.add(variable(part, of: outer), coefficient)
            result.constant -= coefficient * start(of: outer.insets, part)
            if view is UIScrollView {
                let offset = view.bounds.origin
                result.constant -= coefficient * Double(part.isHorizontal ? offset.x : offset.y)
                result.depend(on: outer)
            }
            container = view.superview
        }
    }

    private func addBaseline(
        _ term: LayoutTerm, of item: LayoutEngineItem, coefficient: Double,
        to result: inout LayoutEngineExpression, on owner: UIView
    ) {
        let baselines = item.baselines ?? measureBaselines(of: item)
        item.baselines = baselines
        result.depend(on: item)
        addEdge(.minY, of: item, coefficient: coefficient, to: &result, on: owner)
        if term.attribute == .firstBaseline, let first = baselines.first {
            result.constant += coefficient * first
            return
        }
        result.add(variable(.height, of: item), coefficient)
        result.constant -= coefficient * baselines.last
    }

    /// Where a view's text stands at its solved size.
    func measureBaselines(of item: LayoutEngineItem) -> LayoutEngineBaselines {
        let size = CGSize(width: value(.width, of: item), height: value(.height, of: item))
        guard let offsets = item.view?.baselineOffsets(in: size) else {
            return LayoutEngineBaselines()
        }
        return LayoutEngineBaselines(
            first: Double(offsets.first), last: Double(size.height - offsets.last))
    }

    private func start(of insets: UIEdgeInsets, _ part: LayoutEngineItem.Part) -> Double {
        Double(part.isHorizontal ? insets.left : insets.top)
    }
}

/// Where a view's text stands.
struct LayoutEngineBaselines: Equatable {
    /// The first baseline's distance from the top; nil if it is the bottom edge.
    var first: Double?
    /// The last baseline's distance from the bottom.
    var last: Double = 0
}

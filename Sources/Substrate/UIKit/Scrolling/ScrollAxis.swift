// SPDX-License-Identifier: MIT

/// One of the two directions in which content scrolls, independent of each other.
enum ScrollAxis: CaseIterable, Sendable {
    case horizontal
    case vertical
}

/// One value for each axis.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ make: (ScrollAxis) -> Value) {
        horizontal = make(.horizontal)
        vertical = make(.vertical)
    }

    subscript(axis: ScrollAxis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension PerAxis: Sendable where Value: Sendable {}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }

    init(_ make: (ScrollAxis) -> CGFloat) {
        self.init(x: make(.horizontal), y: make(.vertical))
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension UIEdgeInsets {
    /// The inset before the content along an axis.
    func leading(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

    /// The inset after the content along an axis.
    func trailing(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}

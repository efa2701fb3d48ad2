// SPDX-License-Identifier: MIT

/// One attribute of a view or layout guide, as a maker of constraints.
///
/// The type parameter keeps axes apart: an anchor takes only anchors of its own axis. Two anchors
/// are equal if they are of the same item and attribute. An anchor does not keep its item alive.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
    nonisolated let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        operand = LayoutOperand(item, attribute)
        super.init()
    }

    /// A constraint by which this anchor lies where another does.
    @_disfavoredOverload
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    /// A constraint by which this anchor lies `c` points after another.
    @_disfavoredOverload
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// A constraint by which this anchor lies where another does or after it.
    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    /// A constraint by which this anchor lies at least `c` points after another.
    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// A constraint by which this anchor lies where another does or before it.
    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    /// A constraint by which this anchor lies at most `c` points after another.
    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }

    /// What the anchor is called in a log: its attribute.
    open var name: String { operand.end.attribute.name }

    /// The view or guide; nil once it is gone.
    open var item: AnyObject? { operand.end.item.object }

    /// Whether the active constraints leave the anchor's item more than one place.
    open var hasAmbiguousLayout: Bool {
        let item = operand.end.item
        return item.guide?.hasAmbiguousLayout ?? item.view?.hasAmbiguousLayout ?? false
    }

    /// The active constraints that give the anchor's item its place in the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        LayoutEngine.shared.constraintsAffecting(
            operand.end.item, along: operand.end.attribute.axis)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchoring else { return false }
        return other.operand == operand
    }

    nonisolated open override var hash: Int { operand.end.hashValue }

    nonisolated open override var description: String {
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated { ConstraintDescription.anchor(operand) }
    }
}

/// An anchor of any axis.
protocol LayoutAnchoring {
    var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: LayoutAnchoring {}

/// An anchor at a horizontal place: leading, trailing, left, right or centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, as a size that constraints can be made with.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: operand, to: otherAnchor.operand)
    }
}

/// An anchor at a vertical place: top, bottom, centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, as a size that constraints can be made with.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: operand, to: otherAnchor.operand)
    }
}

extension NSLayoutAnchor {
    /// A constraint by which this anchor lies `c` points after another; notes where it was made.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, .equal, anchor.operand, constant: c,
            place: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which this anchor lies at least `c` points after another; notes where it was
    /// made.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, .greaterThanOrEqual, anchor.operand, constant: c,
            place: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint by which this anchor lies at most `c` points after another; notes where it was
    /// made.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, .lessThanOrEqual, anchor.operand, constant: c,
            place: SourcePlace(fileID: fileID, line: line))
    }
}

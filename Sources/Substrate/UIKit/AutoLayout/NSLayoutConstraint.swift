// SPDX-License-Identifier: MIT

/// A linear relation between two attributes of views and layout guides:
/// `first.attribute (==, <=, >=) multiplier * second.attribute + constant`.
///
/// Contract:
/// - A constraint acts while ``isActive``. It is then installed on the closest common ancestor of
///   its items, which keeps it alive; the constraint does not keep its items alive.
/// - A view that leaves the tree of that ancestor takes its constraints with it: they become
///   inactive.
/// - Places are related to places of the same axis, sizes to sizes or to a constant. Any other
///   constraint stops the program when it is made, with UIKit's words.
///
/// Lengths are in points. Making one costs an allocation; activating one does not solve anything,
/// it asks for a layout.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// Makes a constraint without items. It cannot be activated.
    public override init() {
        NSLayoutConstraint.made += 1
        serial = NSLayoutConstraint.made
        super.init()
    }

    /// Makes a constraint between two items' attributes, or between a size and a constant.
    ///
    /// - Parameters:
    ///   - view1: a view or layout guide.
    ///   - attr1: the first item's attribute.
    ///   - relation: how the two sides compare.
    ///   - view2: a view or layout guide; nil where the first attribute is a size and compared with
    ///     `c`.
    ///   - attr2: the second item's attribute; `notAnAttribute` without one.
    ///   - multiplier: what the second attribute is multiplied by.
    ///   - c: what is added to it, in points.
    @_disfavoredOverload
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        configure(
            items: (view1, view2), attributes: (attr1, attr2), relation: relation,
            multiplier: multiplier, constant: c, place: nil)
    }

    /// Makes a constraint and notes where in the sources, for the log of a conflict.
    ///
    /// - Parameters:
    ///   - view1: a view or layout guide.
    ///   - attr1: the first item's attribute.
    ///   - relation: how the two sides compare.
    ///   - view2: a view or layout guide; nil where the first attribute is a size and compared with
    ///     `c`.
    ///   - attr2: the second item's attribute; `notAnAttribute` without one.
    ///   - multiplier: what the second attribute is multiplied by.
    ///   - c: what is added to it, in points.
    ///   - fileID: the file; the caller's.
    ///   - line: the line; the caller's.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init()
        configure(
            items: (view1, view2), attributes: (attr1, attr2), relation: relation,
            multiplier: multiplier, constant: c, place: SourcePlace(fileID: fileID, line: line))
    }

    /// Makes a constraint of operands that are known to be right in kind.
    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, place: SourcePlace? = nil
    ) {
        self.init()
        configure(
            first: first, relation: relation, second: second, multiplier: multiplier,
            constant: constant, place: place)
    }

    private func configure(
        items: (Any, Any?), attributes: (Attribute, Attribute), relation: Relation,
        multiplier: CGFloat, constant: CGFloat, place: SourcePlace?
    ) {
        guard let item = LayoutItem.of(items.0) else { ConstraintRules.failItem(items.0) }
        let first = LayoutOperand(item, attributes.0)
        var second: LayoutOperand?
        if let other = items.1 {
            guard let item = LayoutItem.of(other) else { ConstraintRules.failItem(other) }
            second = LayoutOperand(item, attributes.1)
        }
        if multiplier == 0, first.kind == .size { second = nil }
        configure(
            first: first, relation: relation, second: second, multiplier: multiplier,
            constant: constant, place: place)
    }

    private func configure(
        first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
        constant: CGFloat, place: SourcePlace?
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = second == nil ? 1 : multiplier
        constantValue = constant
        self.place = place
        ConstraintRules.check(self)
    }

    // MARK: Sides

    private(set) var first: LayoutOperand?
    private(set) var second: LayoutOperand?

    /// The first item; nil once it is gone.
    open var firstItem: AnyObject? { first?.end.item.object }

    /// The second item; nil if there is none or it is gone.
    open var secondItem: AnyObject? { second?.end.item.object }

    /// The first item's attribute.
    open var firstAttribute: Attribute { first?.end.attribute ?? .notAnAttribute }

    /// The second item's attribute; `notAnAttribute` without a second item.
    open var secondAttribute: Attribute { second?.end.attribute ?? .notAnAttribute }

    /// The first item's anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first else { ConstraintRules.failEmpty(self) }
        return NSLayoutAnchor(first)
    }

    /// The second item's anchor; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// How the two sides compare.
    open private(set) var relation = Relation.equal

    /// What the second attribute is multiplied by.
    open private(set) var multiplier: CGFloat = 1

    // MARK: Values

    private var constantValue: CGFloat = 0
    private var priorityValue = UILayoutPriority.required

    /// What is added to the second side, in points. Changing it is cheap, whether active or not.
    open var constant: CGFloat {
        get { constantValue }
        set {
            guard newValue != constantValue else { return }
            ConstraintRules.checkConstant(newValue, of: self)
            let old = constantValue
            constantValue = newValue
            if isInstalled { constantDidChange(from: old) }
        }
    }

    /// How important the constraint is; required at first.
    ///
    /// While the constraint is active it can change only from one optional priority to another.
    open var priority: UILayoutPriority {
        get { priorityValue }
        set {
            guard newValue != priorityValue else { return }
            ConstraintRules.checkPriority(newValue, of: self)
            let old = priorityValue
            priorityValue = newValue
            if isInstalled { priorityDidChange(from: old) }
        }
    }

    /// A name that descriptions show.
    open var identifier: String?

    /// Whether an archive of the view keeps the constraint. There are no archives.
    open var shouldBeArchived = false

    // MARK: Activity

    /// Whether the constraint acts.
    ///
    /// Activating installs it on the closest common ancestor of its items; without one the program
    /// stops. It asks for a layout and solves nothing by itself.
    open var isActive: Bool {
        get { isInstalled }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that the constraint is installed on.
    weak var owner: UIView?

    var isInstalled = false

    /// The number of the installation: lists of installed constraints are in its order.
    var installation = 0

    /// Whether the system made the constraint; such ones are not in ``UIView/constraints`` and are
    /// never broken in favour of others.
    var isSystem = false

    /// Which constraint it is in the order of making.
    let serial: Int

    private static var made = 0

    /// What the active constraint says of items' own attributes; empty while inactive.
    var terms: [LayoutTerm] = []

    /// Where the constraint was made.
    private(set) var place: SourcePlace?

    /// What the engine keeps for the constraint.
    var engineSlot: LayoutEngineEntry?

    nonisolated open override var description: String {
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
    }
}

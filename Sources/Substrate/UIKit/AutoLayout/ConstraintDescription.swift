// SPDX-License-Identifier: MIT

/// Constraints in the words of UIKit's log.
///
/// A distance between siblings or to the superview is drawn as in a visual format, everything else
/// is an equation.
@MainActor enum ConstraintDescription {
    /// `<NSLayoutConstraint:0x… 'identifier' body   (active)>`
    static func text(of constraint: NSLayoutConstraint) -> String {
        let drawn = picture(of: constraint)
        var result = "<\(type(of: constraint)):\(address(constraint)) "
        if let identifier = constraint.identifier { result += "'\(identifier)' " }
        result += drawn?.text ?? equation(of: constraint)
        result += constraint.isInstalled ? "   (active" : "   (inactive"
        if let superview = drawn?.superview { result += ", names: '|':\(name(superview)) " }
        return result + ")>"
    }

    /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….left">`, without the anchor's address, which says
    /// nothing.
    static func anchor(_ operand: LayoutOperand) -> String {
        let kind =
            switch operand.kind {
            case .horizontalPlace: "NSLayoutXAxisAnchor"
            case .verticalPlace: "NSLayoutYAxisAnchor"
            case .size, .none: "NSLayoutDimension"
            }
        return "<\(kind) \"\(side(operand))\">"
    }

    // MARK: Equations

    private static func equation(of constraint: NSLayoutConstraint) -> String {
        guard let first = constraint.first else { return "(no items)" }
        var result = "\(side(first)) \(constraint.relation.sign) "
        if let second = constraint.second {
            if constraint.multiplier != 1 { result += "\(number(constraint.multiplier))*" }
            result += side(second)
            let constant = constraint.constant
            if constant > 0 { result += " + \(number(constant))" }
            if constant < 0 { result += " - \(number(-constant))" }
        } else {
            result += number(constraint.constant)
        }
        if constraint.priority != .required {
            result += " @\(number(CGFloat(constraint.priority.rawValue)))"
        }
        return result
    }

    private static func side(_ operand: LayoutOperand) -> String {
        let end = "\(name(operand.end.item)).\(operand.end.attribute.name)"
        guard let start = operand.start else { return end }
        return "(\(end) - \(name(start.item)).\(start.attribute.name))"
    }

    // MARK: Pictures

    /// The constraint as a visual format, if it is a distance that one can say.
    private static func picture(
        of constraint: NSLayoutConstraint
    ) -> (text: String, superview: LayoutItem?)? {
        guard let first = constraint.first, let second = constraint.second,
            first.start == nil, second.start == nil, constraint.multiplier == 1,
            let one = first.end.item.view, let other = second.end.item.view, one !== other
        else { return nil }
        let prefix: String
        var suffix = ""
        let ends = (first.end.attribute, second.end.attribute)
        switch ends {
        case (.leading, .leading), (.leading, .trailing), (.trailing, .trailing): prefix = "H:"
        case (.left, .left), (.left, .right), (.right, .right):
            prefix = "H:"
            suffix = "(LTR)"
        case (.top, .top), (.top, .bottom), (.bottom, .bottom): prefix = "V:"
        default: return nil
        }
        let space = space(of: constraint)
        let (a, b) = (first.end.item, second.end.item)
        switch ends {
        case (.leading, .leading), (.left, .left), (.top, .top):
            guard one.superview === other, !b.isGuide else { return nil }
            return ("\(prefix)|-\(space)-[\(name(a))]\(suffix)", b)
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
            guard other.superview === one, !a.isGuide else { return nil }
            return ("\(prefix)[\(name(b))]-\(space)-|\(suffix)", a)
        default:
            guard one.superview === other.superview || a.isGuide || b.isGuide else { return nil }
            return ("\(prefix)[\(name(b))]-\(space)-[\(name(a))]\(suffix)", nil)
        }
    }

    private static func space(of constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "" : constraint.relation.sign
        let priority =
            constraint.priority == .required
            ? "" : "@\(number(CGFloat(constraint.priority.rawValue)))"
        return "(\(relation)\(number(constraint.constant))\(priority))"
    }

    // MARK: Names

    /// `UILabel:0x… 'Text'`, or a guide's class and identifier.
    static func name(_ item: LayoutItem) -> String {
        guard let object = item.object else { return "(gone)" }
        let kind = "\(type(of: object)):\(address(object))"
        switch object {
        case let guide as UILayoutGuide:
            return "\(kind)'\(guide.identifier)'"
        case let label as UILabel:
            return label.text.map { "\(kind)'\(shortened($0))'" } ?? kind
        case let button as UIButton:
            return button.currentTitle.map { "\(kind)'\(shortened($0))'" } ?? kind
        default:
            return kind
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count <= 20 ? text : text.prefix(17) + "..."
    }

    static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// A number without a trailing ".0", to six digits.
    static func number(_ value: CGFloat) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return String(format: "%g", Double(value))
    }
}

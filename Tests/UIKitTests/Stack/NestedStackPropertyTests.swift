// SPDX-License-Identifier: MIT
import ConstraintSolver
import SeededGenerator
import UIKitTesting
import XCTest

@testable import UIKit

/// Nested stack views that were changed at random lie as if they had been made as they are.
///
/// What constraints leave open goes by the order in which views first took part, so the new tree's
/// views take part in the order of the changed one's.
@preconcurrency @MainActor final class NestedStackPropertyTests: XCTestCase {
    func testATreeThatWasChangedLiesAsOneThatIsMadeAnew() {
        for seed in UInt64(0)..<40 {
            var trial = NestedStackTrial(seed: seed)
            for step in 0..<10 {
                trial.change()
                let (changed, fresh) = (trial.frames(), trial.freshFrames())
                guard changed == fresh else {
                    XCTFail(
                        "seed \(seed), step \(step)\n\(trial.plan.text())\nchanged: \(changed)\n"
                            + "fresh:   \(fresh)")
                    break
                }
            }
        }
    }
}

/// What a tree is to be like; the trees of views are made from it.
private struct NestedPlan {
    var id: Int
    var isStack = false
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isHidden = false
    var content = CGSize(width: 10, height: 10)
    var text: String?
    var hugging: Float = 250
    var resistance: Float = 750
    /// The least width, if there is one, and how much it matters.
    var leastWidth: CGFloat?
    var wishPriority: Float = 900
    var children: [NestedPlan] = []

    static func words(_ count: Int) -> String { String(repeating: "word ", count: count) }

    func text(_ indent: String = "") -> String {
        let own =
            isStack
            ? "\(axis == .vertical ? "column" : "row") \(distribution) \(alignment) \(spacing)"
            : "\(text ?? "\(content)") hug \(hugging) resist \(resistance)"
        let wish = leastWidth.map { " width >= \($0) @\(wishPriority)" } ?? ""
        return "\(indent)\(id) \(isHidden ? "hidden " : "")\(own)\(wish)\n"
            + children.map { $0.text(indent + "  ") }.joined()
    }

    /// The ids of the nodes that are, or are not, stack views.
    func ids(stacks: Bool) -> [Int] {
        (isStack == stacks ? [id] : []) + children.flatMap { $0.ids(stacks: stacks) }
    }

    mutating func edit(_ id: Int, _ body: (inout NestedPlan) -> Void) {
        if self.id == id { return body(&self) }
        for index in children.indices { children[index].edit(id, body) }
    }

    mutating func remove(_ id: Int) {
        children.removeAll { $0.id == id }
        for index in children.indices { children[index].remove(id) }
    }
}

/// A tree of views made after a plan, and brought up to date with it step by step.
@MainActor private final class NestedTree {
    private var views: [Int: UIView] = [:]
    private var wishes: [Int: NSLayoutConstraint] = [:]
    let root = UIStackView()
    let window: OffscreenWindow

    init(rootID: Int) {
        window = OffscreenWindow(size: CGSize(width: 400, height: 400), scale: 2)
        window.window.addSubview(root)
        views[rootID] = root
    }

    /// - Parameter order: the parts of places in the order in which they are to take part.
    func follow(
        _ plan: NestedPlan, size: CGSize, order: [(id: Int, part: LayoutEngineItem.Part)] = []
    ) {
        root.frame = CGRect(origin: .zero, size: size)
        update(plan)
        let engine = LayoutEngine.shared
        for (id, part) in order {
            guard let view = views[id] else { continue }
            _ = engine.variable(part, of: engine.item(of: view.layoutItem))
        }
        window.runFrame()
    }

    private func view(_ plan: NestedPlan) -> UIView {
        if let present = views[plan.id] { return present }
        let made: UIView
        if plan.isStack {
            made = UIStackView()
        } else if plan.text != nil {
            let label = UILabel()
            label.numberOfLines = 0
            made = label
        } else {
            made = SizedView(1, 1)
        }
        views[plan.id] = made
        return made
    }

    @discardableResult
    private func update(_ plan: NestedPlan) -> UIView {
        let view = view(plan)
        if view.isHidden != plan.isHidden { view.isHidden = plan.isHidden }
        if let stack = view as? UIStackView {
            stack.axis = plan.axis
            stack.distribution = plan.distribution
            stack.alignment = plan.alignment
            stack.spacing = plan.spacing
            let wanted = plan.children.map { update($0) }
            for old in stack.arrangedSubviews where !wanted.contains(where: { $0 === old }) {
                old.removeFromSuperview()
            }
            for (index, child) in wanted.enumerated()
            where index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== child {
                stack.insertArrangedSubview(child, at: index)
            }
        } else {
            (view as? SizedView)?.content = plan.content
            (view as? UILabel)?.text = plan.text
            view.setContentHuggingPriority(UILayoutPriority(plan.hugging), for: .horizontal)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(plan.resistance), for: .horizontal)
        }
        updateWish(plan, view)
        return view
    }

    private func updateWish(_ plan: NestedPlan, _ view: UIView) {
        guard let width = plan.leastWidth else {
            wishes.removeValue(forKey: plan.id)?.isActive = false
            return
        }
        let wish =
            wishes[plan.id] ?? view.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
        wishes[plan.id] = wish
        wish.constant = width
        wish.priority = UILayoutPriority(plan.wishPriority)
        wish.isActive = true
    }

    /// The parts of places in the order in which they first took part.
    func order() -> [(id: Int, part: LayoutEngineItem.Part)] {
        var found: [(variable: ConstraintSolver.Variable, id: Int, part: LayoutEngineItem.Part)] =
            []
        for (id, view) in views {
            guard let item = view.layoutState?.item.engineSlot else { continue }
            for part in LayoutEngineItem.parts {
                if let variable = item[part] { found.append((variable, id, part)) }
            }
        }
        return found.sorted { $0.variable < $1.variable }.map { ($0.id, $0.part) }
    }

    /// The frames of the views that are shown, by the plan's order.
    func frames(_ plan: NestedPlan) -> [String] {
        guard !plan.isHidden, let view = views[plan.id] else { return [] }
        return ["\(plan.id) \(view.frame)"] + plan.children.flatMap { frames($0) }
    }
}

@MainActor private struct NestedStackTrial {
    private var random: SeededGenerator
    private(set) var plan: NestedPlan
    private var size = CGSize(width: 300, height: 200)
    private var lastID = 0
    private let tree: NestedTree

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        plan = NestedPlan(id: 0, isStack: true)
        tree = NestedTree(rootID: 0)
        for _ in 0..<4 { add() }
    }

    func frames() -> [String] {
        tree.follow(plan, size: size)
        return tree.frames(plan)
    }

    func freshFrames() -> [String] {
        let fresh = NestedTree(rootID: 0)
        fresh.follow(plan, size: size, order: tree.order())
        return fresh.frames(plan)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }

    private mutating func pick(stacks: Bool) -> Int? {
        plan.ids(stacks: stacks).randomElement(using: &random)
    }

    private mutating func add() {
        lastID += 1
        var made = NestedPlan(id: lastID)
        switch Int.random(in: 0...3, using: &random) {
        case 0: made.isStack = true
        case 1: made.text = NestedPlan.words(Int(number(1...12)))
        default: made.content = CGSize(width: number(1...80), height: number(1...40))
        }
        guard let parent = pick(stacks: true) else { return }
        let place = random.next()
        plan.edit(parent) {
            let count = UInt64($0.children.count)
            $0.children.insert(made, at: Int(place % (count + 1)))
        }
    }

    mutating func change() {
        for _ in 0..<Int.random(in: 1...3, using: &random) { changeOnce() }
    }

    private mutating func changeOnce() {
        guard let stack = pick(stacks: true) else { return }
        let leaf = pick(stacks: false)
        let any = Bool.random(using: &random) ? stack : leaf ?? stack
        let value = number(0...100)
        switch Int.random(in: 0..<11, using: &random) {
        case 0: plan.edit(stack) { $0.axis = $0.axis == .vertical ? .horizontal : .vertical }
        case 1: plan.edit(stack) { $0.distribution = .init(rawValue: Int(value) % 5) ?? .fill }
        case 2:
            plan.edit(stack) { $0.alignment = .init(rawValue: Int(value) % 6) ?? .fill }
        case 3: plan.edit(stack) { $0.spacing = (value / 8).rounded() }
        case 4, 5: if any != 0 { plan.edit(any) { $0.isHidden.toggle() } }
        case 6: add()
        case 7: if any != 0 { plan.remove(any) }
        case 8: size = CGSize(width: 100 + 2 * value, height: 300 - value)
        case 9:
            if let leaf {
                plan.edit(leaf) {
                    $0.hugging = Float(200 + value)
                    $0.resistance = Float(800 - value)
                    $0.content.width = value + 1
                    if $0.text != nil { $0.text = NestedPlan.words(Int(value) / 8) }
                }
            }
        default:
            if any != 0 {
                plan.edit(any) {
                    $0.leastWidth = $0.leastWidth == nil || value > 50 ? value : nil
                    $0.wishPriority = Float(900 - value)
                }
            }
        }
    }
}

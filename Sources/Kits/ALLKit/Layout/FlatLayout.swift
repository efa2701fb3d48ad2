// SPDX-License-Identifier: MIT
import Flexbox

/// A layout whose views are all direct subviews of the host, in the order of the tree.
final class FlatLayout: Layout, Sendable {
    struct Entry: Sendable {
        let frame: CGRect
        let recipe: ViewRecipe
        /// Whether the node or one above it takes no part in the layout.
        let isHidden: Bool

        /// Sets up a view of the node's class.
        @MainActor func configure(_ view: UIView, isNew: Bool) {
            view.isHiddenByLayout = false
            view.frame = frame
            recipe.configure(view, isNew)
            // Some views are seen whatever size they are given.
            view.isHiddenByLayout = isHidden
        }
    }

    let size: CGSize
    let entries: [Entry]

    init(size: CGSize, entries: [Entry]) {
        self.size = size
        self.entries = entries
    }

    /// Subviews are used again by their place and class. A subview of another class is replaced;
    /// those beyond the layout are left alone.
    func makeContentIn(view: UIView) {
        for (index, entry) in entries.enumerated() {
            let existing = index < view.subviews.count ? view.subviews[index] : nil
            if let existing, entry.recipe.accepts(existing) {
                entry.configure(existing, isNew: false)
                continue
            }
            existing?.removeFromSuperview()
            let made = entry.recipe.make()
            view.insertSubview(made, at: index)
            entry.configure(made, isNew: true)
        }
    }
}

/// Computes the layout of a tree of nodes.
struct LayoutCalculator {
    private var tree = FlexTree()
    private var providers: [FlexNode: any SizeProvider] = [:]
    private var usesBaselines = false
    private var views: [(node: FlexNode, recipe: ViewRecipe, isHidden: Bool)] = []

    /// - Parameter scale: Device pixels for a point; frames are rounded to them.
    static func layout(
        _ root: LayoutNode, boundedBy dimensions: LayoutDimensions<CGFloat>,
        direction: UIUserInterfaceLayoutDirection, scale: CGFloat
    ) -> FlatLayout {
        var calculator = LayoutCalculator()
        let node = calculator.add(root)
        let measure = calculator.measure
        let result = calculator.tree.compute(
            node, width: dimensions.width.value.map { Double($0) },
            height: dimensions.height.value.map { Double($0) },
            direction: direction == .rightToLeft ? .rightToLeft : .leftToRight,
            configuration: .yoga(pointScale: scale), measure: measure)
        let entries = calculator.views.map { node, recipe, isHidden in
            FlatLayout.Entry(
                frame: CGRect(result.absoluteFrame(of: node)), recipe: recipe, isHidden: isHidden)
        }
        let frame = result.frame(of: node)
        return FlatLayout(
            size: CGSize(width: frame.width, height: frame.height), entries: entries)
    }

    /// How the layout comes about.
    static func trace(
        _ root: LayoutNode, boundedBy dimensions: LayoutDimensions<CGFloat>,
        direction: UIUserInterfaceLayoutDirection, scale: CGFloat
    ) -> FlexTrace {
        var calculator = LayoutCalculator()
        let node = calculator.add(root)
        return calculator.tree.trace(
            node, width: dimensions.width.value.map { Double($0) },
            height: dimensions.height.value.map { Double($0) },
            direction: direction == .rightToLeft ? .rightToLeft : .leftToRight,
            configuration: .yoga(pointScale: scale), measure: calculator.measure)
    }

    /// Asks the providers of measured nodes.
    private var measure: (FlexNode, FlexRequest) -> FlexSize {
        let providers = self.providers
        let usesBaselines = self.usesBaselines
        return { node, request in
            guard let provider = providers[node] else { return FlexSize(width: 0, height: 0) }
            let size = provider.calculateSize(boundedBy: request.dimensions)
            let text = usesBaselines ? provider as? any BaselineProviding : nil
            let baseline = text?.firstBaseline(boundedBy: request.dimensions)
            return FlexSize(
                width: size.width, height: size.height, baseline: baseline.map { Double($0) })
        }
    }

    /// Adds a node below its children, and its view before theirs.
    private mutating func add(_ node: LayoutNode, isHidden: Bool = false) -> FlexNode {
        let position = views.count
        let style = node.flexBox.style
        let isHidden = isHidden || style.display == .none
        let children = node.children.map { add($0, isHidden: isHidden) }
        usesBaselines =
            usesBaselines || style.alignItems.keyword == .baseline
            || style.alignSelf.keyword == .baseline
        let added = tree.add(
            style, children: children, isMeasured: node.sizeProvider != nil)
        if let provider = node.sizeProvider { providers[added] = provider }
        if let recipe = node.recipe { views.insert((added, recipe, isHidden), at: position) }
        return added
    }
}

extension FlexRequest {
    /// The room as ALLKit's size providers know it.
    fileprivate var dimensions: LayoutDimensions<CGFloat> {
        LayoutDimensions(width: width.dimension, height: height.dimension)
    }
}

extension FlexRoom {
    fileprivate var dimension: LayoutDimension<CGFloat> {
        switch self {
        case .exactly(let length), .atMost(let length): CGFloat(length).layoutDimension
        case .minContent, .maxContent: LayoutDimension(value: nil)
        }
    }
}

extension CGRect {
    fileprivate init(_ rect: FlexRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

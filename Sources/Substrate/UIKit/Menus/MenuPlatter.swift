// SPDX-License-Identifier: MIT

/// The rounded surface of an open menu, with its rows; it scrolls if they are more than fit.
@preconcurrency @MainActor final class MenuPlatter: UIView {
    let menu: UIMenu
    /// The row of the menu around that opened this one; nil for the outermost.
    weak var opener: MenuRow?
    private(set) var rows: [MenuRow] = []

    private let isLeftToRight: Bool
    private let selection: UIMenu?
    private let list = UIScrollView()
    private var lines: [UIView] = []
    private var contentHeight: CGFloat = 0

    /// The surface, which is not blurred but nearly opaque.
    private static let surface = UIColor(
        light: (0xF9F9F9, 0.96), dark: (0x282829, 0.97))
    private static let bar = UIColor(light: (0x000000, 0.08), dark: (0x000000, 0.25))

    /// Makes a menu's surface.
    ///
    /// - Parameter selection: the menu around in which one action is marked at most.
    init(_ menu: UIMenu, selection: UIMenu?, isNested: Bool, isLeftToRight: Bool) {
        self.menu = menu
        self.selection = selection
        self.isNested = isNested
        self.isLeftToRight = isLeftToRight
        super.init(frame: .zero)
        backgroundColor = Self.surface
        layer.cornerRadius = MenuGeometry.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        list.layer.cornerRadius = MenuGeometry.cornerRadius
        list.clipsToBounds = true
        list.contentInsetAdjustmentBehavior = .never
        addSubview(list)
        reload()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A menu's surface cannot be decoded.")
    }

    private let isNested: Bool

    // MARK: Rows

    /// Builds the rows anew.
    func reload() {
        for view in rows + lines { view.removeFromSuperview() }
        var sections = MenuItem.sections(of: menu, selection: selection)
        if sections.isEmpty { sections = [[]] }
        if isNested {
            sections[0].insert(MenuItem(kind: .back(menu)), at: 0)
        } else if !menu.title.isEmpty {
            sections[0].insert(MenuItem(kind: .header(menu.title)), at: 0)
        }
        let isIndented = sections.joined().contains(where: \.isMarked)
        self.sections = sections.map { items in
            items.map { MenuRow($0, isIndented: isIndented, isLeftToRight: isLeftToRight) }
        }
        rows = Array(self.sections.joined())
        lines = []
        for row in rows { list.addSubview(row) }
        layOutRows(in: MenuGeometry.width)
    }

    private var sections: [[MenuRow]] = []

    /// Shows what the elements are now.
    func refresh() {
        for row in rows { row.show() }
    }

    /// The size of the whole menu, in points.
    ///
    /// - Parameter width: how wide it may be.
    func size(in width: CGFloat) -> CGSize {
        let width = min(width, MenuGeometry.width)
        layOutRows(in: width)
        return CGSize(width: width, height: contentHeight)
    }

    private func layOutRows(in width: CGFloat) {
        for line in lines { line.removeFromSuperview() }
        lines = []
        var y: CGFloat = 0
        for (index, section) in sections.enumerated() {
            if index > 0 {
                addLine(
                    CGRect(x: 0, y: y, width: width, height: MenuGeometry.sectionGap), Self.bar)
                y += MenuGeometry.sectionGap
            }
            var isFirst = true
            for strip in strips(of: section) {
                if !isFirst {
                    addLine(CGRect(x: 0, y: y, width: width, height: hairline), .separator)
                }
                isFirst = false
                let height = strip.map { $0.height(in: width) }.max() ?? 0
                let column = width / CGFloat(max(1, strip.count))
                for (place, row) in strip.enumerated() {
                    let column = roundToPixel(column)
                    let x = column * CGFloat(isLeftToRight ? place : strip.count - 1 - place)
                    row.frame = CGRect(
                        x: x, y: y, width: strip.count == 1 ? width : column, height: height)
                    if x > 0 {
                        addLine(CGRect(x: x, y: y, width: hairline, height: height), .separator)
                    }
                }
                y += height
            }
        }
        contentHeight = y
        list.contentSize = CGSize(width: width, height: y)
    }

    /// A section's rows, those that stand side by side together.
    private func strips(of section: [MenuRow]) -> [[MenuRow]] {
        var strips: [[MenuRow]] = []
        for row in section {
            let limit = row.item.size == .small ? 4 : 3
            if row.item.isCompact, let last = strips.last, last[0].item.size == row.item.size,
                last.count < limit
            {
                strips[strips.count - 1].append(row)
            } else {
                strips.append([row])
            }
        }
        return strips
    }

    private var hairline: CGFloat { 1 / max(1, UIScreen.main.scale) }

    private func addLine(_ frame: CGRect, _ color: UIColor) {
        let line = UIView(frame: frame)
        line.backgroundColor = color
        line.isUserInteractionEnabled = false
        list.addSubview(line)
        lines.append(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        list.isScrollEnabled = contentHeight > bounds.height + 0.5
    }

    // MARK: Places

    /// The row at a point of the platter, if it can be chosen.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        let place = list.convert(point, from: self)
        return rows.first { $0.frame.contains(place) && $0.item.isEnabled }
    }

    /// Scrolls as far as a row needs to be seen.
    func reveal(_ row: MenuRow) {
        layoutIfNeeded()
        list.scrollRectToVisible(row.frame, animated: false)
    }

    /// Fades the rows of a menu that stands behind one that it opened.
    func setReceded(_ isReceded: Bool) {
        list.alpha = isReceded ? 0.4 : 1
        let scale = isReceded ? MenuGeometry.recededScale : 1
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}

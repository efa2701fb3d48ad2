// SPDX-License-Identifier: MIT
import ConstraintSolver

/// The second pass of text that wraps.
///
/// First the text asks for its unwrapped width. If it gets less, it is measured at the width that
/// it got, and then asks for the width of its longest line: a label that may be narrower than its
/// limit fits its lines closely. A change of what it is connected with may give it more room, so it
/// then asks for all of it again.
struct LayoutEngineWrapping {
    /// The width that the text got when it asked for all.
    let available: Double
    /// The width of the longest line at that width.
    let longestLine: Double
    /// Whether the text asks for its longest line only.
    var isTight = false
}

extension LayoutEngine {
    static let tolerance = 0.001

    /// Notes that a constraint is added, changed or removed.
    func touch(_ entry: LayoutEngineEntry) {
        if !tightTexts.isEmpty { touched.formUnion(entry.variables) }
    }

    /// Notes that an equation that held is gone.
    func release(_ entry: LayoutEngineEntry) {
        if entry.isGiven, !givenTexts.isEmpty { released.formUnion(entry.variables) }
    }

    /// Notes how a text wrapped at the width that it got.
    func didWrap(_ item: LayoutEngineItem, available: Double, longestLine: Double) {
        item.wrapping = LayoutEngineWrapping(available: available, longestLine: longestLine)
        wrapped.append(WeakLayoutItem(item: item))
    }

    /// Looks again at texts whose width was given where an equation is gone.
    func reviewGivenTexts() {
        guard !released.isEmpty else { return }
        let changed = Set(released.compactMap { solver.component(of: $0) })
        released = []
        for (key, entry) in givenTexts {
            guard let item = entry.item, let width = item[.width],
                let component = solver.component(of: width)
            else {
                givenTexts[key] = nil
                continue
            }
            guard changed.contains(component) else { continue }
            givenTexts[key] = nil
            wrapped.append(entry)
        }
    }

    /// Lets tight texts ask for all of their width again where something changed.
    func loosenTexts() {
        guard !tightTexts.isEmpty, !touched.isEmpty else { return }
        let changed = Set(touched.compactMap { solver.component(of: $0) })
        let items = tightTexts
        tightTexts = []
        for entry in items {
            guard let item = entry.item, item.wrapping?.isTight == true,
                let width = item[.width]
            else { continue }
            guard let component = solver.component(of: width), changed.contains(component) else {
                tightTexts.append(entry)
                continue
            }
            item.wrapping?.isTight = false
            if let content = item.contents[0] { setLength(content.length, of: content) }
            wrapped.append(entry)
        }
    }

    /// Lets wrapped texts ask for their longest lines.
    ///
    /// - Returns: whether there is something to solve.
    func tightenTexts() -> Bool {
        // All widths are read before any is changed: what one gives up may go to another.
        let items = wrapped.compactMap(\.item).filter { item in
            guard let wrapping = item.wrapping, !wrapping.isTight, item.contents[0] != nil else {
                return false
            }
            guard wrapping.longestLine < wrapping.available - LayoutEngine.tolerance,
                abs(value(.width, of: item) - wrapping.available) <= LayoutEngine.tolerance
            else { return false }
            guard isWidthGiven(item) else { return true }
            givenTexts[ObjectIdentifier(item)] = WeakLayoutItem(item: item)
            return false
        }
        wrapped = []
        for item in items {
            guard let content = item.contents[0], let wrapping = item.wrapping else { continue }
            item.wrapping?.isTight = true
            setLength(wrapping.longestLine, of: content)
            tightTexts.append(WeakLayoutItem(item: item))
        }
        return !items.isEmpty
    }

    /// Whether equations that must hold give an item its width: it has the same whatever is wished.
    ///
    /// They do if they have no more unknowns than they are; with more of them one may be free and
    /// just happen to be zero.
    private func isWidthGiven(_ item: LayoutEngineItem) -> Bool {
        guard let width = item[.width] else { return false }
        let equations = solver.constraints(affecting: width)
        var unknowns: Set<ConstraintSolver.Variable> = []
        for equation in equations {
            guard let entry = entries[equation], entry.isGiven else { return false }
            unknowns.formUnion(entry.variables)
        }
        return !equations.isEmpty && unknowns.count == equations.count
    }

    func setLength(_ length: Double, of content: LayoutEngineContent) {
        for entry in [content.hugging, content.resistance] where entry.constant != length {
            setConstant(length, of: entry)
        }
    }
}

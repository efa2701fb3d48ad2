// SPDX-License-Identifier: MIT

/// §9.7, resolving flexible lengths.
extension FlexSolver {
    func resolveFlexibleLengths(_ items: inout [FlexItem], length: Double, gap: Double) {
        let gaps = Double(max(items.count - 1, 0)) * gap
        // Step 1: the used flex factor.
        let hypothetical = items.reduce(gaps) { $0 + $1.outerHypothetical }
        let isGrowing = hypothetical < length
        // Step 2: inflexible items.
        for index in items.indices {
            let item = items[index]
            let factor = isGrowing ? item.grow : item.shrink
            let isInflexible =
                factor == 0
                || (isGrowing ? item.base > item.hypothetical : item.base < item.hypothetical)
            items[index].isFrozen = isInflexible
            items[index].main = isInflexible ? item.hypothetical : item.base
        }
        // Step 3: the initial free space.
        let initial = freeSpace(items, length: length, gaps: gaps)
        // Step 4.
        while items.contains(where: { !$0.isFrozen }) {
            distribute(
                &items, isGrowing: isGrowing, initial: initial,
                remaining: freeSpace(items, length: length, gaps: gaps))
            freezeViolations(&items)
        }
    }

    private func freeSpace(_ items: [FlexItem], length: Double, gaps: Double) -> Double {
        items.reduce(length - gaps) { space, item in
            space - (item.isFrozen ? item.main : item.base) - item.mainMargin
        }
    }

    /// Steps 4b and 4c.
    private func distribute(
        _ items: inout [FlexItem], isGrowing: Bool, initial: Double, remaining: Double
    ) {
        var space = remaining
        let factors = items.reduce(0.0) {
            $0 + ($1.isFrozen ? 0 : isGrowing ? $1.grow : $1.shrink)
        }
        if factors < 1, abs(initial * factors) < abs(space) { space = initial * factors }
        let weights = items.reduce(0.0) {
            $0 + ($1.isFrozen ? 0 : $1.shrink * max($1.base - $1.mainExtra, 0))
        }
        for index in items.indices where !items[index].isFrozen {
            let item = items[index]
            items[index].main = item.base
            if isGrowing, factors > 0 {
                items[index].main += space * item.grow / factors
            } else if !isGrowing, weights > 0 {
                let weight = item.shrink * max(item.base - item.mainExtra, 0)
                items[index].main -= abs(space) * weight / weights
            }
        }
    }

    /// Steps 4d and 4e.
    private func freezeViolations(_ items: inout [FlexItem]) {
        var total = 0.0
        var violations = [Double](repeating: 0, count: items.count)
        for index in items.indices where !items[index].isFrozen {
            let clamped = max(items[index].limits.clamp(items[index].main), items[index].mainExtra)
            violations[index] = clamped - items[index].main
            total += violations[index]
            items[index].main = clamped
        }
        for index in items.indices where !items[index].isFrozen {
            items[index].isFrozen =
                total == 0 || (total > 0 ? violations[index] > 0 : violations[index] < 0)
        }
    }
}

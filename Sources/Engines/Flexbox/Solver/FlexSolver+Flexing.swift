// SPDX-License-Identifier: MIT

/// §9.7, resolving flexible lengths.
extension FlexSolver {
    /// Cost: the items, times once more for each round in which limits are met.
    func resolveFlexibleLengths(
        _ items: UnsafeMutablePointer<FlexItem>, _ count: Int, length: Double, gap: Double
    ) {
        let gaps = Double(max(count - 1, 0)) * gap
        // Step 1: the used flex factor.
        var hypothetical = gaps
        for index in 0..<count { hypothetical += items[index].outerHypothetical }
        let isGrowing = hypothetical < length
        // Step 2: inflexible items; step 3: the initial free space.
        var flexible = 0
        var initial = length - gaps
        for index in 0..<count {
            let record = records[items[index].index]
            let factor = isGrowing ? record.flexGrow : record.flexShrink
            if !isGrowing, factor > 0, items[index].awaitsLeastWidth,
                hypothetical > length
            {
                findLeastWidth(&items[index])
            }
            let item = items[index]
            let isInflexible =
                factor == 0
                || (isGrowing ? item.base > item.hypothetical : item.base < item.hypothetical)
            items[index].isFrozen = isInflexible
            items[index].main = isInflexible ? item.hypothetical : item.base
            if !isInflexible { flexible += 1 }
            initial -= items[index].main + item.mainMargin
        }
        // Step 4.
        var remaining = initial
        while flexible > 0 {
            distribute(items, count, isGrowing: isGrowing, initial: initial, remaining: remaining)
            flexible -= freezeViolations(items, count)
            guard flexible > 0 else { return }
            remaining = length - gaps
            for index in 0..<count {
                let item = items[index]
                remaining -= (item.isFrozen ? item.main : item.base) + item.mainMargin
            }
        }
    }

    /// Steps 4b and 4c.
    private func distribute(
        _ items: UnsafeMutablePointer<FlexItem>, _ count: Int, isGrowing: Bool, initial: Double,
        remaining: Double
    ) {
        var factors = 0.0
        var weights = 0.0
        for index in 0..<count where !items[index].isFrozen {
            let item = items[index]
            let record = records[item.index]
            factors += isGrowing ? record.flexGrow : record.flexShrink
            weights += record.flexShrink * max(item.base - item.mainExtra, 0)
        }
        var space = remaining
        if factors < 1, abs(initial * factors) < abs(space) { space = initial * factors }
        for index in 0..<count where !items[index].isFrozen {
            let item = items[index]
            let record = records[item.index]
            items[index].main = item.base
            if isGrowing, factors > 0 {
                items[index].main += space * (record.flexGrow / factors)
            } else if !isGrowing, weights > 0 {
                let weight = record.flexShrink * max(item.base - item.mainExtra, 0)
                items[index].main -= abs(space) * (weight / weights)
            }
        }
    }

    /// Steps 4d and 4e.
    ///
    /// - Returns: How many were frozen; at least one.
    private func freezeViolations(_ items: UnsafeMutablePointer<FlexItem>, _ count: Int) -> Int {
        func clamped(_ item: FlexItem) -> Double {
            max(item.limits.clamp(item.main), item.mainExtra)
        }
        var total = 0.0
        for index in 0..<count where !items[index].isFrozen {
            total += clamped(items[index]) - items[index].main
        }
        var frozen = 0
        for index in 0..<count where !items[index].isFrozen {
            let size = clamped(items[index])
            let violation = size - items[index].main
            items[index].main = size
            if total == 0 || (total > 0 ? violation > 0 : violation < 0) {
                items[index].isFrozen = true
                frozen += 1
            }
        }
        // Sums of huge numbers can lose what is left over; then all is done.
        return frozen > 0 ? frozen : count
    }
}

// SPDX-License-Identifier: MIT

/// What is known of one text with one set of parameters, in a few containers.
struct TextCacheEntry: Sendable {
    private struct Layout: Sendable {
        let result: TypesetText
        let width: CGFloat
    }

    private var sizes: [MeasuredText] = []
    private var layouts: [Layout] = []

    private static let capacity = 4

    /// The size in a container.
    func measured(in parameters: TextParameters) -> MeasuredText? {
        for layout in layouts where layout.result.measured.holds(for: parameters) {
            return layout.result.measured
        }
        for size in sizes where size.holds(for: parameters) { return size }
        return nil
    }

    /// The layout in a container, and whether it was made now from one for another container.
    mutating func result(in parameters: TextParameters) -> (TypesetText?, isNew: Bool) {
        let width = parameters.boundedWidth
        var other: TypesetText?
        for layout in layouts where layout.result.measured.holds(for: parameters) {
            if layout.width == width || layout.result.shaped.storage.isContainerIndependent {
                return (layout.result, false)
            }
            other = layout.result
        }
        guard let other, width.isFinite else { return (nil, false) }
        let result = TypesetText(
            shaped: other.shaped.inContainer(ofWidth: width), measured: other.measured)
        add(result, width: width)
        return (result, true)
    }

    mutating func add(_ measured: MeasuredText) {
        if sizes.count == Self.capacity { sizes.removeFirst() }
        sizes.append(measured)
    }

    mutating func add(_ result: TypesetText, width: CGFloat) {
        if layouts.count == Self.capacity { layouts.removeFirst() }
        layouts.append(Layout(result: result, width: width))
    }

    func cost(of key: some TextCacheKey) -> Int {
        layouts.reduce(key.cost + 100 * sizes.count) { $0 + $1.result.shaped.storage.cost }
    }
}

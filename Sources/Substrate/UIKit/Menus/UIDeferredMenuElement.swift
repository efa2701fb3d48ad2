// SPDX-License-Identifier: MIT

/// A place in a menu whose elements are found when the menu opens.
///
/// Until they are there the menu shows a grey row. Elements that were found once are shown again,
/// unless the element is ``uncached(_:)``.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// Hands out the elements that stand in the place.
    public typealias Completion = ([UIMenuElement]) -> Void

    private let provider: (@escaping Completion) -> Void
    private let isCached: Bool
    /// The elements that were found last.
    private(set) var found: [UIMenuElement]?

    /// Makes an element that asks for its elements once.
    ///
    /// - Parameter elementProvider: is asked when the menu opens, and hands the elements to its
    ///   argument at once or later, on the main thread.
    public convenience init(_ elementProvider: @escaping (@escaping Completion) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    private init(isCached: Bool, _ elementProvider: @escaping (@escaping Completion) -> Void) {
        provider = elementProvider
        self.isCached = isCached
        super.init(title: "", image: nil)
    }

    /// Makes an element that asks for its elements each time the menu opens.
    open class func uncached(
        _ elementProvider: @escaping (@escaping Completion) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    /// Asks for the elements as the menu opens.
    ///
    /// - Parameter completion: runs when they are there; at once if they are already.
    func find(_ completion: @escaping () -> Void) {
        if isCached, found != nil {
            completion()
            return
        }
        found = nil
        provider { [weak self] elements in
            self?.found = elements
            completion()
        }
    }
}

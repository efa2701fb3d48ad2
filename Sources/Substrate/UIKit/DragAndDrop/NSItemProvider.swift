// SPDX-License-Identifier: MIT

/// Holds an object that a drag carries, for whoever it is dropped on.
///
/// - Note: Differs from Apple's: the object itself is handed over, of whatever type it is; there are
///   no data, files and type identifiers, since drags stay within the program.
public final class NSItemProvider: NSObject {
    /// A name to suggest to whoever stores the object; nil at first.
    public var suggestedName: String?

    private let object: Any?

    /// Makes a provider of nothing, for items that say all with their `localObject`.
    public override init() {
        object = nil
        super.init()
    }

    /// Makes a provider of an object.
    public init(object: Any) {
        self.object = object
        super.init()
    }

    /// Whether the object is of a type.
    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool {
        object is Object
    }

    /// Hands over the object on the next turn of the main queue.
    ///
    /// - Parameters:
    ///   - type: the type wanted.
    ///   - completionHandler: gets the object, or ``ItemProviderError/unavailable(_:)`` if it is of
    ///     another type.
    @MainActor
    public func loadObject<Object>(
        ofClass type: Object.Type,
        completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
    ) {
        let object = object as? Object
        let box = MainActorBlock {
            completionHandler(
                object, object == nil ? ItemProviderError.unavailable("\(type)") : nil)
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { box.run() } }
    }

    func value<Object>(_ type: Object.Type) -> Object? { object as? Object }
}

/// Why an ``NSItemProvider`` handed nothing over.
public enum ItemProviderError: Error, Equatable {
    /// It holds no object of the named type.
    case unavailable(String)
}

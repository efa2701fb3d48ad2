// SPDX-License-Identifier: MIT
import Foundation

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An object is held weakly; any other value is kept.
    ///
    /// - Note: Differs from UIKit, where the object is not held at all and dangles once it is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept of an object that can be copied, else the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// A copy is kept of an object that can be copied, else the value.
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under a key; nil takes the key's value away.
///
/// The value lives as long as a view, controller or other responder. What is associated with an
/// object of another class is let go at some later association, not at once. From any thread;
/// constant time on average.
///
/// - Parameter object: an instance of a class; any other value stops the program.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { Association($0, policy) }
    Associations.change(of: instance(object)) { values in
        let old = values[key]
        values[key] = association
        return old
    }
}

/// The value that is associated with an object under a key; nil if there is none.
///
/// - Parameter object: an instance of a class; any other value stops the program.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.values(of: instance(object))[key]?.value
}

/// Takes all associated values of an object away.
///
/// - Parameter object: an instance of a class; any other value stops the program.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.change(of: instance(object)) { values in
        let old = values
        values = [:]
        return old
    }
}

private func instance(_ object: Any) -> AnyObject {
    precondition(
        type(of: object) is AnyClass, "Values can be associated with instances of classes only.")
    return object as AnyObject
}

/// One value and how it is held.
private final class Association {
    private let kept: Any?
    private weak var weakly: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            kept = nil
            weakly = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? any NSCopying)?.copy(with: nil) ?? value
        default:
            kept = value
        }
    }

    var value: Any? { kept ?? weakly }
}

/// The values of one object, by key.
final class AssociatedValues {
    fileprivate var values: [UnsafeRawPointer: Association] = [:]
}

private enum Associations {
    private struct Entry {
        weak var object: AnyObject?
        let associated: AssociatedValues
    }

    private static let lock = NSLock()

    /// The values of objects that have no place of their own for them.
    // Proof: read and written under the lock only.
    nonisolated(unsafe) private static var others: [ObjectIdentifier: Entry] = [:]

    /// How many entries ``others`` may have before those of objects that are gone are dropped.
    // Proof: read and written under the lock only.
    nonisolated(unsafe) private static var capacity = 64

    static func values(of object: AnyObject) -> [UnsafeRawPointer: Association] {
        lock.withLock { associated(of: object)?.values ?? [:] }
    }

    /// - Parameter body: changes the values, and returns what is to be let go after the lock is.
    static func change<Old>(
        of object: AnyObject, _ body: (inout [UnsafeRawPointer: Association]) -> Old
    ) {
        var swept: [ObjectIdentifier: Entry] = [:]
        let old = lock.withLock {
            let associated = associated(of: object) ?? add(to: object, sweeping: &swept)
            return body(&associated.values)
        }
        withExtendedLifetime((old, swept)) {}
    }

    private static func associated(of object: AnyObject) -> AssociatedValues? {
        if let responder = object as? UIResponder { return responder.associated }
        guard let entry = others[ObjectIdentifier(object)], entry.object === object else {
            return nil
        }
        return entry.associated
    }

    private static func add(
        to object: AnyObject, sweeping swept: inout [ObjectIdentifier: Entry]
    ) -> AssociatedValues {
        let made = AssociatedValues()
        if let responder = object as? UIResponder {
            responder.associated = made
            return made
        }
        if others.count >= capacity {
            swept = others.filter { $0.value.object == nil }
            for identifier in swept.keys { others[identifier] = nil }
            capacity = max(64, others.count * 2)
        }
        if let stale = others.updateValue(
            Entry(object: object, associated: made), forKey: ObjectIdentifier(object))
        {
            swept[ObjectIdentifier(object)] = stale
        }
        return made
    }
}

// SPDX-License-Identifier: MIT
import CRuntime

/// Makes instances of classes that are known only at run time, through initialisers that are not
/// `required`.
///
/// A designated initialiser has an entry in the class's vtable. A subclass that overrides or
/// inherits it fills the entry; in one that does neither it stops the program with "Use of
/// unimplemented initializer", as on Apple's platforms.
///
/// Cost: that of the initialiser, and a call through a pointer.
@MainActor package enum ClassConstruction {
    /// `NSObject` declares `init()` first.
    private static let plainEntry = word(
        of: NSObject.self, at: 0, expected: nil, signature: "init()")

    /// `UIView` declares `init(frame:)`, then `init?(coder:)`.
    private static let frameEntry = word(
        of: UIView.self, at: 0, expected: 2, signature: "init(frame:)")

    /// `UICollectionView` declares `init(frame:collectionViewLayout:)`.
    private static let layoutEntry = word(
        of: UICollectionView.self, at: 0, expected: 1,
        signature: "init(frame:collectionViewLayout:)")

    /// Makes an object with `init()`.
    package static func makeObject<T: NSObject>(_ type: T.Type) -> T {
        instance(
            trellis_init(ClassDescriptor.entry(plainEntry, of: type), metadata(type)), of: type)
    }

    /// Makes a layer with `init()`.
    package static func makeLayer(_ type: CALayer.Type) -> CALayer {
        // Most views have plain layers.
        type == CALayer.self ? CALayer() : makeObject(type)
    }

    /// Makes a view with `init(frame:)`.
    ///
    /// - Parameter frame: in points.
    package static func makeView<T: UIView>(_ type: T.Type, frame: CGRect = .zero) -> T {
        instance(
            trellis_init_frame(
                ClassDescriptor.entry(frameEntry, of: type), metadata(type), frame.minX,
                frame.minY, frame.width, frame.height), of: type)
    }

    /// Makes a collection view with `init(frame:collectionViewLayout:)`.
    ///
    /// - Parameter frame: in points.
    package static func makeCollectionView<T: UICollectionView>(
        _ type: T.Type, frame: CGRect, layout: UICollectionViewLayout
    ) -> T {
        // The initialiser consumes its reference to the layout.
        let object = Unmanaged.passRetained(layout).toOpaque()
        return instance(
            trellis_init_frame_object(
                ClassDescriptor.entry(layoutEntry, of: type), metadata(type), frame.minX,
                frame.minY, frame.width, frame.height, object), of: type)
    }

    private static func metadata(_ type: AnyClass) -> UnsafeMutableRawPointer {
        // A class's metatype is the address of its metadata.
        unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    }

    private static func instance<T: AnyObject>(
        _ object: UnsafeMutableRawPointer?, of type: T.Type
    ) -> T {
        guard let object else { ClassDescriptor.fail(type, "its initialiser made nothing") }
        // The allocating initialiser returned an owned instance of this very class.
        return unsafeDowncast(
            Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue(), to: type)
    }

    private static func word(
        of type: AnyClass, at index: Int, expected: Int?, signature: String
    ) -> Int {
        let words = ClassDescriptor(of: type).words(of: .initializer)
        guard words.count == expected ?? words.count, words.indices.contains(index) else {
            ClassDescriptor.fail(
                type,
                "it has \(words.count) initialisers of its own where \(signature) is looked "
                    + "for")
        }
        return words[index]
    }
}

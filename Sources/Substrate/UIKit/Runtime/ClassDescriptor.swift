// SPDX-License-Identifier: MIT

/// What the Swift runtime records of a class that is neither generic nor resilient: which words of
/// its metadata hold which of the members that the class introduces.
///
/// The layout is that of Swift's ABI (`docs/ABI/TypeMetadata.rst` of the Swift project, the parts
/// "Nominal Type Descriptor" and "Class Metadata"), without the Objective-C runtime: the metadata
/// holds the descriptor's address at byte 40; after eleven 32-bit words the descriptor tells the
/// metadata word at which the class's entries begin, their number, and for each its flags and a
/// relative address. Entry i lies in metadata word `offset + i`.
struct ClassDescriptor {
    private let address: UnsafeRawPointer
    private let firstWord: Int
    private let count: Int

    private enum Layout {
        static let descriptorOffset = 40
        static let headerWords = 11
        static let kindMask: UInt32 = 0x1F
        static let classKind: UInt32 = 16
        static let genericFlag: UInt32 = 0x80
        static let vtableFlag: UInt32 = 0x8000
        static let resilientSuperclassFlag: UInt32 = 0x2000
        static let entryKindMask: UInt32 = 0x0F
    }

    /// What a member of a class is.
    enum MemberKind: UInt32 {
        case method = 0
        case initializer = 1
    }

    init(of type: AnyClass) {
        // A class's metatype is the address of its metadata, which is never freed.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        address = metadata.load(
            fromByteOffset: Layout.descriptorOffset, as: UnsafeRawPointer.self)
        let flags = address.load(as: UInt32.self)
        let classFlags = flags >> 16
        guard flags & Layout.kindMask == Layout.classKind, flags & Layout.genericFlag == 0,
            classFlags & Layout.vtableFlag != 0,
            classFlags & Layout.resilientSuperclassFlag == 0
        else {
            ClassDescriptor.fail(type, "its descriptor has the flags \(String(flags, radix: 16))")
        }
        let header = Layout.headerWords * 4
        firstWord = Int(address.load(fromByteOffset: header, as: UInt32.self))
        count = Int(address.load(fromByteOffset: header + 4, as: UInt32.self))
    }

    /// The metadata words of the members of a kind that the class introduces, in order of
    /// declaration.
    func words(of kind: MemberKind) -> [Int] {
        (0..<count).compactMap { index in
            let offset = (ClassDescriptor.Layout.headerWords + 2 + index * 2) * 4
            let flags = address.load(fromByteOffset: offset, as: UInt32.self)
            return flags & Layout.entryKindMask == kind.rawValue ? firstWord + index : nil
        }
    }

    /// The address in a word of a class's metadata.
    static func entry(_ word: Int, of type: AnyClass) -> UnsafeMutableRawPointer {
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard let entry = UnsafeMutableRawPointer(bitPattern: words[word]) else {
            fail(type, "word \(word) of its metadata is empty")
        }
        return entry
    }

    static func fail(_ type: AnyClass, _ reason: String) -> Never {
        fatalError(
            "The Swift runtime describes the class \(type) in a way that UIKit does not know: "
                + "\(reason). UIKit reads descriptors as Swift 6.3 writes them on Linux; build "
                + "with that compiler, or adapt ClassDescriptor.")
    }
}

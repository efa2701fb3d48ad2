// SPDX-License-Identifier: MIT

/// Hashes identities to 64 bits that are all well mixed.
///
/// Whole numbers and ASCII strings take one or a few multiplications in place of the standard
/// library's SipHash; all others take that. Both begin with numbers that differ from process to
/// process, so that nobody can prepare identities that clash.
@usableFromInline
struct IdentityHash<ID: Hashable> {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64

    @inlinable
    init() {
        first = UInt64(truncatingIfNeeded: 1.hashValue)
        second = UInt64(truncatingIfNeeded: 2.hashValue) | 1
    }

    /// The hash of an identity; equal ones have equal hashes.
    @inlinable @inline(__always)
    func callAsFunction(_ id: ID) -> UInt64 {
        // Where the code is specialised, all that remains of this is one branch.
        if ID.self == Int.self {
            return mixed(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self)))
        }
        if ID.self == UInt.self {
            return mixed(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: UInt.self)))
        }
        if ID.self == Int64.self || ID.self == UInt64.self {
            return mixed(unsafeBitCast(id, to: UInt64.self))
        }
        if ID.self == Int32.self || ID.self == UInt32.self {
            return mixed(UInt64(unsafeBitCast(id, to: UInt32.self)))
        }
        if ID.self == String.self, let text = id as? String {
            return hash(ofASCII: text) ?? hash(ofOther: text)
        }
        return product(UInt64(truncatingIfNeeded: id.hashValue), 0x9E37_79B9_7F4A_7C15)
    }

    /// The two halves of a product, one on the other: each bit depends on all bits of both.
    @inlinable @inline(__always)
    func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let result = left.multipliedFullWidth(by: right)
        return result.high ^ result.low
    }

    @inlinable @inline(__always)
    func mixed(_ number: UInt64) -> UInt64 {
        product(product(number ^ first, second), 0x9E37_79B9_7F4A_7C15)
    }

    /// The hash of a text's letters, nil if one is not ASCII or they are not in one place.
    @inlinable @inline(__always)
    func hash(ofASCII text: String) -> UInt64? {
        let hash: UInt64?? = text.utf8.withContiguousStorageIfAvailable { letters in
            let count = letters.count
            guard count > 0, let base = UnsafeRawPointer(letters.baseAddress) else { return second }
            var hash = first ^ UInt64(truncatingIfNeeded: count)
            var all: UInt64 = 0
            var place = 0
            while place + 16 < count {
                let left = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                let right = base.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
                all |= left | right
                hash = product(left ^ second, right ^ hash)
                place += 16
            }
            // The last letters, some of them twice.
            var left: UInt64 = 0
            var right: UInt64 = 0
            if count >= 8 {
                left = base.loadUnaligned(fromByteOffset: max(0, count - 16), as: UInt64.self)
                right = base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            } else if count >= 4 {
                left = UInt64(base.loadUnaligned(as: UInt32.self))
                right = UInt64(base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            } else {
                left = UInt64(letters[0]) | UInt64(letters[count >> 1]) << 8
                right = UInt64(letters[count - 1])
            }
            all |= left | right
            guard all & 0x8080_8080_8080_8080 == 0 else { return nil }
            return product(product(left ^ second, right ^ hash), 0x9E37_79B9_7F4A_7C15)
        }
        return hash ?? nil
    }

    /// The hash of a text that is not ASCII or not in one place.
    @usableFromInline @inline(never)
    func hash(ofOther text: String) -> UInt64 {
        var text = text
        text.makeContiguousUTF8()
        let isLikeASCII = text.utf8.withContiguousStorageIfAvailable { $0.isLikeASCII }
        guard isLikeASCII == true else {
            return product(UInt64(truncatingIfNeeded: text.hashValue), 0x9E37_79B9_7F4A_7C15)
        }
        var plain = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x037E: plain += ";"
            case 0x1FEF: plain += "`"
            case 0x212A: plain += "K"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return hash(ofASCII: plain) ?? 0
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether letters, in UTF-8, are of ASCII or equal to one of it.
    ///
    /// Three are, by Unicode's decompositions, which never change: the Greek question mark, the
    /// Greek grave accent, and the sign of the kelvin.
    fileprivate var isLikeASCII: Bool {
        var place = 0
        while place < count {
            switch self[place] {
            case 0..<0x80:
                place += 1
            case 0xCD where self[place + 1] == 0xBE:
                place += 2
            case 0xE1 where self[place + 1] == 0xBF && self[place + 2] == 0xAF,
                0xE2 where self[place + 1] == 0x84 && self[place + 2] == 0xAA:
                place += 3
            default:
                return false
            }
        }
        return true
    }
}

// SPDX-License-Identifier: MIT

/// The first stored property of every object that is put into attributed strings.
///
/// On Linux, Foundation compares attribute values with `CFEqual`, which takes bits 8...17 of the word
/// behind an object's header for a Core Foundation type number, and stops the process when they are
/// all zero (Swift 6.3). A Swift object has its first stored property there. With these bits set no
/// such type exists and the comparison goes to `isEqual`, as it should.
package struct AttributeValueTag: Sendable {
    private let bits: UInt64 = 0x3FF00

    /// Makes the tag.
    package init() {}
}

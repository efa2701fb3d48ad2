// SPDX-License-Identifier: MIT

/// A key, by its usage number on the keyboard page of USB's HID usage tables.
///
/// Keys that type characters are named by their place on a US keyboard; keys such as Escape follow
/// the user's layout. The numbers are those of UIKit's `UIKeyboardHIDUsage`.
package struct KeyCode: RawRepresentable, Hashable, Sendable {
    /// The usage number; 0 is a key that has none.
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A key without a usage number.
    package static let unknown = KeyCode(rawValue: 0)
    /// The key where a US layout has A.
    package static let a = KeyCode(rawValue: 0x4)
    /// The key where a US layout has B.
    package static let b = KeyCode(rawValue: 0x5)
    /// The key where a US layout has C.
    package static let c = KeyCode(rawValue: 0x6)
    /// The key where a US layout has D.
    package static let d = KeyCode(rawValue: 0x7)
    /// The key where a US layout has E.
    package static let e = KeyCode(rawValue: 0x8)
    /// The key where a US layout has F.
    package static let f = KeyCode(rawValue: 0x9)
    /// The key where a US layout has G.
    package static let g = KeyCode(rawValue: 0xa)
    /// The key where a US layout has H.
    package static let h = KeyCode(rawValue: 0xb)
    /// The key where a US layout has I.
    package static let i = KeyCode(rawValue: 0xc)
    /// The key where a US layout has J.
    package static let j = KeyCode(rawValue: 0xd)
    /// The key where a US layout has K.
    package static let k = KeyCode(rawValue: 0xe)
    /// The key where a US layout has L.
    package static let l = KeyCode(rawValue: 0xf)
    /// The key where a US layout has M.
    package static let m = KeyCode(rawValue: 0x10)
    /// The key where a US layout has N.
    package static let n = KeyCode(rawValue: 0x11)
    /// The key where a US layout has O.
    package static let o = KeyCode(rawValue: 0x12)
    /// The key where a US layout has P.
    package static let p = KeyCode(rawValue: 0x13)
    /// The key where a US layout has Q.
    package static let q = KeyCode(rawValue: 0x14)
    /// The key where a US layout has R.
    package static let r = KeyCode(rawValue: 0x15)
    /// The key where a US layout has S.
    package static let s = KeyCode(rawValue: 0x16)
    /// The key where a US layout has T.
    package static let t = KeyCode(rawValue: 0x17)
    /// The key where a US layout has U.
    package static let u = KeyCode(rawValue: 0x18)
    /// The key where a US layout has V.
    package static let v = KeyCode(rawValue: 0x19)
    /// The key where a US layout has W.
    package static let w = KeyCode(rawValue: 0x1a)
    /// The key where a US layout has X.
    package static let x = KeyCode(rawValue: 0x1b)
    /// The key where a US layout has Y.
    package static let y = KeyCode(rawValue: 0x1c)
    /// The key where a US layout has Z.
    package static let z = KeyCode(rawValue: 0x1d)
    /// The key where a US layout has 1.
    package static let digit1 = KeyCode(rawValue: 0x1e)
    /// The key where a US layout has 2.
    package static let digit2 = KeyCode(rawValue: 0x1f)
    /// The key where a US layout has 3.
    package static let digit3 = KeyCode(rawValue: 0x20)
    /// The key where a US layout has 4.
    package static let digit4 = KeyCode(rawValue: 0x21)
    /// The key where a US layout has 5.
    package static let digit5 = KeyCode(rawValue: 0x22)
    /// The key where a US layout has 6.
    package static let digit6 = KeyCode(rawValue: 0x23)
    /// The key where a US layout has 7.
    package static let digit7 = KeyCode(rawValue: 0x24)
    /// The key where a US layout has 8.
    package static let digit8 = KeyCode(rawValue: 0x25)
    /// The key where a US layout has 9.
    package static let digit9 = KeyCode(rawValue: 0x26)
    /// The key where a US layout has 0.
    package static let digit0 = KeyCode(rawValue: 0x27)
    /// Return.
    package static let returnOrEnter = KeyCode(rawValue: 0x28)
    /// Escape.
    package static let escape = KeyCode(rawValue: 0x29)
    /// Backspace.
    package static let deleteOrBackspace = KeyCode(rawValue: 0x2a)
    /// Tab.
    package static let tab = KeyCode(rawValue: 0x2b)
    /// Space.
    package static let spacebar = KeyCode(rawValue: 0x2c)
    /// Hyphen and underscore.
    package static let hyphen = KeyCode(rawValue: 0x2d)
    /// Equals and plus.
    package static let equalSign = KeyCode(rawValue: 0x2e)
    /// Opening bracket.
    package static let openBracket = KeyCode(rawValue: 0x2f)
    /// Closing bracket.
    package static let closeBracket = KeyCode(rawValue: 0x30)
    /// Backslash.
    package static let backslash = KeyCode(rawValue: 0x31)
    /// Semicolon.
    package static let semicolon = KeyCode(rawValue: 0x33)
    /// Quote.
    package static let quote = KeyCode(rawValue: 0x34)
    /// Grave accent.
    package static let graveAccent = KeyCode(rawValue: 0x35)
    /// Comma.
    package static let comma = KeyCode(rawValue: 0x36)
    /// Period.
    package static let period = KeyCode(rawValue: 0x37)
    /// Slash.
    package static let slash = KeyCode(rawValue: 0x38)
    /// Caps lock.
    package static let capsLock = KeyCode(rawValue: 0x39)
    /// Function key 1.
    package static let f1 = KeyCode(rawValue: 0x3a)
    /// Function key 2.
    package static let f2 = KeyCode(rawValue: 0x3b)
    /// Function key 3.
    package static let f3 = KeyCode(rawValue: 0x3c)
    /// Function key 4.
    package static let f4 = KeyCode(rawValue: 0x3d)
    /// Function key 5.
    package static let f5 = KeyCode(rawValue: 0x3e)
    /// Function key 6.
    package static let f6 = KeyCode(rawValue: 0x3f)
    /// Function key 7.
    package static let f7 = KeyCode(rawValue: 0x40)
    /// Function key 8.
    package static let f8 = KeyCode(rawValue: 0x41)
    /// Function key 9.
    package static let f9 = KeyCode(rawValue: 0x42)
    /// Function key 10.
    package static let f10 = KeyCode(rawValue: 0x43)
    /// Function key 11.
    package static let f11 = KeyCode(rawValue: 0x44)
    /// Function key 12.
    package static let f12 = KeyCode(rawValue: 0x45)
    /// Insert.
    package static let insert = KeyCode(rawValue: 0x49)
    /// Home.
    package static let home = KeyCode(rawValue: 0x4a)
    /// Page up.
    package static let pageUp = KeyCode(rawValue: 0x4b)
    /// Delete.
    package static let deleteForward = KeyCode(rawValue: 0x4c)
    /// End.
    package static let end = KeyCode(rawValue: 0x4d)
    /// Page down.
    package static let pageDown = KeyCode(rawValue: 0x4e)
    /// Right arrow.
    package static let rightArrow = KeyCode(rawValue: 0x4f)
    /// Left arrow.
    package static let leftArrow = KeyCode(rawValue: 0x50)
    /// Down arrow.
    package static let downArrow = KeyCode(rawValue: 0x51)
    /// Up arrow.
    package static let upArrow = KeyCode(rawValue: 0x52)
    /// Enter on the numeric pad.
    package static let keypadEnter = KeyCode(rawValue: 0x58)
    /// Left control.
    package static let leftControl = KeyCode(rawValue: 0xe0)
    /// Left shift.
    package static let leftShift = KeyCode(rawValue: 0xe1)
    /// Left alt.
    package static let leftAlt = KeyCode(rawValue: 0xe2)
    /// Left super.
    package static let leftGUI = KeyCode(rawValue: 0xe3)
    /// Right control.
    package static let rightControl = KeyCode(rawValue: 0xe4)
    /// Right shift.
    package static let rightShift = KeyCode(rawValue: 0xe5)
    /// Right alt.
    package static let rightAlt = KeyCode(rawValue: 0xe6)
    /// Right super.
    package static let rightGUI = KeyCode(rawValue: 0xe7)
}

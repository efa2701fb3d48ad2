// SPDX-License-Identifier: MIT

/// A key, by its usage number on the keyboard page of USB's HID usage tables.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The usage number; 0 is a key that has none.
    public let rawValue: Int

    /// Makes a usage from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The key where a US layout has A.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x4)
    /// The key where a US layout has B.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x5)
    /// The key where a US layout has C.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x6)
    /// The key where a US layout has D.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x7)
    /// The key where a US layout has E.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x8)
    /// The key where a US layout has F.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x9)
    /// The key where a US layout has G.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0xa)
    /// The key where a US layout has H.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0xb)
    /// The key where a US layout has I.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0xc)
    /// The key where a US layout has J.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0xd)
    /// The key where a US layout has K.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0xe)
    /// The key where a US layout has L.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0xf)
    /// The key where a US layout has M.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
    /// The key where a US layout has N.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
    /// The key where a US layout has O.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
    /// The key where a US layout has P.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
    /// The key where a US layout has Q.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
    /// The key where a US layout has R.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
    /// The key where a US layout has S.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
    /// The key where a US layout has T.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
    /// The key where a US layout has U.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
    /// The key where a US layout has V.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// The key where a US layout has W.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1a)
    /// The key where a US layout has X.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1b)
    /// The key where a US layout has Y.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1c)
    /// The key where a US layout has Z.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1d)
    /// The key where a US layout has 1.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1e)
    /// The key where a US layout has 2.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1f)
    /// The key where a US layout has 3.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
    /// The key where a US layout has 4.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
    /// The key where a US layout has 5.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
    /// The key where a US layout has 6.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
    /// The key where a US layout has 7.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
    /// The key where a US layout has 8.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
    /// The key where a US layout has 9.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
    /// The key where a US layout has 0.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    /// Return.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// Backspace.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2a)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2b)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2c)
    /// Hyphen.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2d)
    /// The equals sign.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2e)
    /// The opening bracket.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2f)
    /// The closing bracket.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
    /// Backslash.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
    /// Semicolon.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
    /// Quote.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
    /// Grave accent.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
    /// Comma.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
    /// Period.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
    /// Slash.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
    /// Caps lock.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
    /// Function key 1.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3a)
    /// Function key 2.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3b)
    /// Function key 3.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3c)
    /// Function key 4.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3d)
    /// Function key 5.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3e)
    /// Function key 6.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3f)
    /// Function key 7.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
    /// Function key 8.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
    /// Function key 9.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
    /// Function key 10.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
    /// Function key 11.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
    /// Function key 12.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
    /// Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// Home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4a)
    /// Page up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4b)
    /// Forward delete.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4c)
    /// End.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4d)
    /// Page down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4e)
    /// The right arrow.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4f)
    /// The left arrow.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The down arrow.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The up arrow.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// Enter on the numeric pad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
    /// Left control.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xe0)
    /// Left shift.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xe1)
    /// Left alt.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xe2)
    /// Left super.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xe3)
    /// Right control.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xe4)
    /// Right shift.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xe5)
    /// Right alt.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xe6)
    /// Right super.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xe7)
}

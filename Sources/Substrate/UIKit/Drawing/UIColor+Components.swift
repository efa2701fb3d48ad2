// SPDX-License-Identifier: MIT

extension UIColor {
    /// Writes hue, saturation, brightness and alpha under the current traits, each from 0 to 1.
    ///
    /// A gray has a hue and a saturation of 0.
    ///
    /// - Returns: true, since every colour has such components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        // The pointers are the caller's, valid for the call as Apple's signature demands.
        let color = cgColor
        let most = max(color.red, color.green, color.blue)
        let chroma = most - min(color.red, color.green, color.blue)
        hue?.pointee = UIColor.hue(of: color, most: most, chroma: chroma)
        saturation?.pointee = most > 0 ? chroma / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the shade of gray, from 0 (black) to 1 (white), and the alpha under the current traits.
    ///
    /// - Returns: false, with nothing written, if the colour is no gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        // The pointers are the caller's, valid for the call as Apple's signature demands.
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    private static func hue(of color: CGColor, most: CGFloat, chroma: CGFloat) -> CGFloat {
        guard chroma > 0 else { return 0 }
        let sixths: CGFloat
        if most == color.red {
            sixths = (color.green - color.blue) / chroma
        } else if most == color.green {
            sixths = (color.blue - color.red) / chroma + 2
        } else {
            sixths = (color.red - color.green) / chroma + 4
        }
        return sixths < 0 ? sixths / 6 + 1 : sixths / 6
    }
}

// SPDX-License-Identifier: MIT

/// A colour that text can hold in its attributes.
///
/// Shaped text keeps the object and asks for the colour when it draws, so that a dynamic colour
/// follows its traits without the text being shaped again.
package protocol TextColorProviding: AnyObject {
    /// The colour to draw with now.
    var textColor: CGColor { get }
}

extension CGColor: TextColorProviding {
    package var textColor: CGColor { self }
}

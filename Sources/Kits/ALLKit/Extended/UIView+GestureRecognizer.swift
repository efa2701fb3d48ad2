// SPDX-License-Identifier: MIT

extension UIView {
    /// Adds a gesture recogniser that runs a closure; its class is that of the closure's parameter.
    ///
    ///     view.all_addGestureRecognizer { (tap: UITapGestureRecognizer) in open() }
    ///
    /// The closure lives as long as the recogniser.
    ///
    /// - Returns: The recogniser, to be set up further.
    @discardableResult
    public func all_addGestureRecognizer<GestureType: UIGestureRecognizer>(
        _ action: @escaping (GestureType) -> Void
    ) -> GestureType {
        let recognizer = ClassConstruction.makeObject(GestureType.self)
        recognizer.addHandler { sender in
            guard let sender = sender as? GestureType else { return }
            action(sender)
        }
        addGestureRecognizer(recognizer)
        return recognizer
    }
}

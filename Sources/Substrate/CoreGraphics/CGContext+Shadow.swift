// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    func drawShadow(over bounds: CGRect, _ draw: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow else { return }
        _ = shadow
    }
}

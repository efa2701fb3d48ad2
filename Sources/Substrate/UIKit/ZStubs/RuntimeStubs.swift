// SPDX-License-Identifier: MIT

@MainActor enum ClassConstruction {
    static func makeLayer(_ t: CALayer.Type) -> CALayer { CALayer() }
    static func makeObject<T>(_ t: T.Type) -> T { fatalError() }
}
@MainActor enum MethodOverride {
    static func overridesDraw(_ t: UIView.Type) -> Bool { false };
    static func overridesDrawText(_ t: UILabel.Type) -> Bool { false }
}

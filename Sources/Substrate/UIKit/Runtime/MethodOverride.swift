// SPDX-License-Identifier: MIT

/// Tells whether a class overrides a method, so that the system need not call one that does
/// nothing.
///
/// A class that does not override a method has its superclass's address in the method's vtable
/// entry. Which entry that is shows a probe class that overrides this one method.
@MainActor enum MethodOverride {
    /// Whether a class draws by itself in `draw(_:)`.
    static func overridesDraw(_ type: UIView.Type) -> Bool {
        let entry = ClassDescriptor.entry(drawWord, of: type)
        return entry != ClassDescriptor.entry(drawWord, of: UIView.self)
            && entry != ClassDescriptor.entry(drawWord, of: UILabel.self)
    }

    /// Whether a class makes constraints in `updateConstraints()`.
    static func overridesUpdateConstraints(_ type: UIView.Type) -> Bool {
        ClassDescriptor.entry(updateConstraintsWord, of: type)
            != ClassDescriptor.entry(updateConstraintsWord, of: UIView.self)
    }

    /// Whether a label class draws by itself in `drawText(in:)`.
    static func overridesDrawText(_ type: UILabel.Type) -> Bool {
        ClassDescriptor.entry(drawTextWord, of: type)
            != ClassDescriptor.entry(drawTextWord, of: UILabel.self)
    }

    /// Whether a controller moves items in its data in `collectionView(_:moveItemAt:to:)`.
    static func overridesMoveItem(_ type: UICollectionViewController.Type) -> Bool {
        ClassDescriptor.entry(moveItemWord, of: type)
            != ClassDescriptor.entry(moveItemWord, of: UICollectionViewController.self)
    }

    private static let moveItemWord = word(
        of: UICollectionViewController.self, probe: MoveItemProbe.self)
    private static let drawWord = word(of: UIView.self, probe: DrawProbe.self)
    private static let updateConstraintsWord = word(
        of: UIView.self, probe: UpdateConstraintsProbe.self)
    private static let drawTextWord = word(of: UILabel.self, probe: DrawTextProbe.self)

    private static func word(of type: AnyClass, probe: AnyClass) -> Int {
        let changed = ClassDescriptor(of: type).words(of: .method).filter {
            ClassDescriptor.entry($0, of: probe) != ClassDescriptor.entry($0, of: type)
        }
        guard changed.count == 1 else {
            ClassDescriptor.fail(type, "overriding one method changes \(changed.count) entries")
        }
        return changed[0]
    }
}

private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
}

private final class UpdateConstraintsProbe: UIView {
    override func updateConstraints() {}
}

private final class DrawTextProbe: UILabel {
    override func drawText(in rect: CGRect) {}
}

private final class MoveItemProbe: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

// SPDX-License-Identifier: MIT
import ALLKit

/// All that a control file says of a package.
final class PackageDetailViewController: SpecScreen {
    init(path: String, store: PackageStore, record: Int) {
        let row = PackageRow(store, record)
        let fields: [PackageDetail.Field]
        do {
            fields = try PackageDetail.read(path: path, store: store, row: record).fields
        } catch {
            fields = [PackageDetail.Field(name: "Error", value: error.description)]
        }
        super.init(
            PackageDetailSpec(model: PackageDetailSpec.Model(row: row, fields: fields)),
            title: row.name, name: "details")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How a package's fields are laid out.
final class PackageDetailSpec: ModelLayoutSpec<PackageDetailSpec.Model> {
    struct Model: Equatable, Sendable {
        var row: PackageRow
        var fields: [PackageDetail.Field]
    }

    private static let nameFont = UIFont.boldSystemFont(ofSize: 22)
    private static let keyFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    private static let valueFont = UIFont.systemFont(ofSize: 15)

    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        LayoutNode(
            children: [header] + model.fields.map(field),
            { $0.padding(.horizontal(16), .top(16), .bottom(32)) })
    }

    private var header: LayoutNodeConvertible {
        let color = model.row.color
        let initial = model.row.initial
        let name = model.row.name
        return LayoutNodeBuilder().layout {
            $0.flexDirection(.row).alignItems(.center).margin(.bottom(12))
        }.body {
            LayoutNodeBuilder().layout {
                $0.width(56).height(56).margin(.right(14))
            }.view { (label: UILabel, isNew) in
                guard isNew else { return }
                label.textAlignment = .center
                label.textColor = .white
                label.font = .systemFont(ofSize: 26, weight: .semibold)
                label.layer.cornerRadius = 28
                label.backgroundColor = color
                label.text = initial
            }
            text(name, PackageDetailSpec.nameFont, .label) { $0.flex(1) }
        }
    }

    private func field(_ field: PackageDetail.Field) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout {
            $0.margin(.top(12))
        }.body {
            text(field.name, PackageDetailSpec.keyFont, .secondaryLabel) { $0 }
            // A folded field may begin on its second line.
            text(
                field.value.trimmingCharacters(in: .newlines), PackageDetailSpec.valueFont, .label
            ) { $0.margin(.top(2)) }
        }
    }

    private func text(
        _ text: String, _ font: UIFont, _ color: UIColor, _ setup: @escaping FlexBox.Setup
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout(
            sizeProvider: LabelSize(text: text, font: font, lines: 0), setup
        ).view { (label: UILabel, isNew) in
            if isNew {
                label.font = font
                label.textColor = color
                label.numberOfLines = 0
            }
            label.text = text
        }
    }
}

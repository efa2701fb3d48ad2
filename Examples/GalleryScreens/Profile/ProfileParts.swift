// SPDX-License-Identifier: MIT
internal import DeclarativeLayoutKit

/// What the profile screen is made of.
@MainActor enum ProfileParts {
    static func text(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor = .label
    ) -> UILabel {
        UILabel().text(text).font(.systemFont(ofSize: size, weight: weight)).textColor(color)
            .numberOfLines(0)
    }

    static func heading(_ title: String) -> UILabel { text(title, 17, .semibold) }

    /// A surface with something inside.
    static func card(_ content: UIView) -> UIView {
        UIView {
            content.edgesAnchors(UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))
        }
        .backgroundColor(.secondarySystemGroupedBackground)
        .cornerRadius(14)
    }

    /// A count above what is counted.
    static func number(_ count: Int, _ caption: String) -> UIView {
        var label = UILabel()
        return number(count, caption, assignTo: &label)
    }

    /// A count above what is counted; the count's label is put into a variable.
    static func number(_ count: Int, _ caption: String, assignTo label: inout UILabel) -> UIView {
        VerticalCenterStack {
            text(grouped(count), 20, .semibold)
                .accessibilityIdentifier(caption)
                .assign(to: &label)
            UIStackViewSpace(1)
            text(caption, 13, .regular, .secondaryLabel)
        }
    }

    /// A button that is filled with a colour.
    static func button(_ title: String, _ titleColor: UIColor, on color: UIColor) -> UIButton {
        let button = UIButton().title(title).titleColor(titleColor).backgroundColor(color)
            .cornerRadius(11)
            .contentEdgeInsets(UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
        button.titleLabel?.font(.systemFont(ofSize: 16, weight: .semibold))
        return button
    }

    /// An icon, what it stands for, and a value at the right.
    static func fact(_ icon: Icon, _ title: String, _ value: String) -> UIView {
        HorizontalCenterStack {
            UIImageView(image: icon.image).tintColor(.systemBlue).sizeAnchor(24)
            UIStackViewSpace(12)
            text(title, 16, .regular).hugging(x: .required).compression(x: .required)
            UIStackViewSpace(12)
            text(value, 16, .regular, .secondaryLabel).textAlignment(.right)
        }
    }

    static func grouped(_ count: Int) -> String {
        count.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}

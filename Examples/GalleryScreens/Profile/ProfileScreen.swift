// SPDX-License-Identifier: MIT
internal import DeclarativeLayoutKit
import UIKit

/// A person's profile, laid out by constraints that are chained to the views.
final class ProfileScreen: UIViewController {
    private let profile: Profile
    private(set) var isFollowing = false
    private var followersLabel = UILabel()
    private var moreLabel = UILabel()
    private var contradictionStack = UIStackView()

    init(_ profile: Profile = .sample) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let content = VerticalStack {
            header
            numbers
            buttons
            ProfileParts.card(about)
            ProfileParts.card(facts)
            pictures
            ProfileParts.card(contradiction)
        }
        .spacing(16)
        let page = UIView {
            content
                .verticalAnchor(20)
                .centerXAnchor()
                .widthAnchor(640.orLess.priority(.required))
                .leftAnchor(16.priority(998))
        }
        let scroll = UIScrollView().alwaysBounceVertical(true).accessibilityIdentifier("profile")
        scroll.add {
            page.edgesAnchors().widthAnchor(scroll.widthAnchor.priority(.required))
        }
        view.backgroundColor(.systemGroupedBackground).add { scroll.edgesAnchors() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    // MARK: Parts

    private var header: UIView {
        let picture = ArtworkView(frame: .zero).cornerRadius(48)
        picture.artwork = Artwork(.glow, seed: 17)
        let initials = ProfileParts.text(profile.initials, 36, .semibold, .white)
        return VerticalCenterStack {
            picture.sizeAnchor(96).add { initials.centerAnchor(0) }
            UIStackViewSpace(12)
            ProfileParts.text(profile.name, 24, .bold)
            UIStackViewSpace(2)
            ProfileParts.text(profile.handle, 15, .regular, .secondaryLabel)
        }
    }

    private var numbers: UIView {
        HorizontalStack {
            ProfileParts.number(profile.posts, "Posts")
            ProfileParts.number(followers, "Followers", assignTo: &followersLabel)
            ProfileParts.number(profile.following, "Following")
        }
        .distribution(.fillEqually)
    }

    private var buttons: UIView {
        let follow = ProfileParts.button("Follow", .white, on: .systemBlue)
            .title("Following", for: .selected)
            .titleColor(.label, for: .selected)
            .accessibilityIdentifier("follow")
        let message = ProfileParts.button("Message", .label, on: .systemGray5)
            .accessibilityIdentifier("message")
        return HorizontalStack {
            follow.onTap { [weak self, weak follow] in
                guard let self, let follow else { return }
                toggleFollowing(follow)
            }
            message.onTap { [weak self] in
                self?.navigationController?.pushViewController(ChatScreen(), animated: true)
            }
        }
        .distribution(.fillEqually)
        .spacing(10)
    }

    private var about: UIView {
        let more = UIButton(type: .system)
            .title("More")
            .title("Less", for: .selected)
            .contentHorizontalAlignment(.leading)
            .accessibilityIdentifier("more")
        let text = ProfileParts.text(profile.more, 16, .regular, .label)
            .isHidden(true)
            .assign(to: &moreLabel)
        return VerticalStack {
            ProfileParts.heading("About")
            UIStackViewSpace(6)
            ProfileParts.text(profile.about, 16, .regular, .label)
            UIStackViewSpace(8)
            text
            UIStackViewSpace(8, bindVisibilityTo: text)
            more.onTap { [weak self, weak more] in
                guard let self, let more else { return }
                toggleMore(more)
            }
        }
    }

    private var facts: UIView {
        let line = 1 / max(1, UITraitCollection.current.displayScale)
        return VerticalStack {
            for (index, fact) in profile.facts.enumerated() {
                if index > 0 {
                    UIView {
                        UIView().backgroundColor(.separator)
                            .edgesAnchors(UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 0))
                    }
                    .heightAnchor(line)
                }
                ProfileParts.fact(fact.icon, fact.title, fact.value)
            }
        }
        .spacing(11)
    }

    private var pictures: UIView {
        let rows = stride(from: 0, to: profile.pictures.count, by: 3).map { start in
            HorizontalStack(
                profile.pictures[start...].prefix(3).map { artwork in
                    let picture = ArtworkView(frame: .zero)
                    picture.artwork = artwork
                    return picture.layout { $0.heightAnchor($0.widthAnchor) }
                }
            )
            .distribution(.fillEqually)
            .spacing(3)
        }
        return VerticalStack(rows).spacing(3).cornerRadius(14).clipsToBounds(true)
    }

    /// A switch that shows a bar whose two widths contradict each other.
    private var contradiction: UIView {
        VerticalStack {
            HorizontalCenterStack {
                ProfileParts.text("Two widths at once", 16, .regular)
                UISwitch()
                    .accessibilityIdentifier("contradict")
                    .hugging(x: .required)
                    .onSwitch { [weak self] in self?.showContradiction($0) }
            }
            .spacing(12)
            ProfileParts.text(
                "Shows what the log says of constraints that cannot both hold.", 13, .regular,
                .secondaryLabel)
            LeftStack {}.assign(to: &contradictionStack)
        }
        .spacing(8)
    }

    // MARK: Acts

    private var followers: Int { profile.followers + (isFollowing ? 1 : 0) }

    private func toggleFollowing(_ button: UIButton) {
        isFollowing.toggle()
        followersLabel.text(ProfileParts.grouped(followers))
        button.isSelected(isFollowing)
        UIView.animate(withDuration: 0.25) { [isFollowing] in
            button.backgroundColor(isFollowing ? .systemGray5 : .systemBlue)
        }
    }

    private func toggleMore(_ button: UIButton) {
        button.isSelected.toggle()
        UIView.animate(withDuration: 0.3) { [self] in
            moreLabel.isHidden(!button.isSelected).alpha(button.isSelected ? 1 : 0)
            view.layoutIfNeeded()
        }
    }

    private func showContradiction(_ isShown: Bool) {
        if isShown {
            contradictionStack.append { ProfileContradiction.bar() }
        } else {
            contradictionStack.arrangedSubviews.last?.removeFromSuperview()
        }
    }
}

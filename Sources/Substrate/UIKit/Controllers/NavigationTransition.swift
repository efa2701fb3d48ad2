// SPDX-License-Identifier: MIT

/// The slide between two screens of a navigation controller.
///
/// The new screen comes from the trailing edge over the old one, which moves a third of the width
/// the other way and darkens; a pop runs it backward. A critically damped spring moves both.
@MainActor final class NavigationTransition {
    private let from: UIView
    private let to: UIView
    private let isPush: Bool
    private let isLeftToRight: Bool
    private let shade = UIView(frame: .zero)
    private var others: [(animations: () -> Void, completion: () -> Void)] = []
    private var completion: (() -> Void)?

    static let duration: TimeInterval = 0.5
    private static let parallax: CGFloat = 0.3
    private static let shadeAlpha: CGFloat = 0.1

    init(from: UIView, to: UIView, isPush: Bool, isLeftToRight: Bool) {
        self.from = from
        self.to = to
        self.isPush = isPush
        self.isLeftToRight = isLeftToRight
    }

    /// 1 if new content comes from the right, -1 if from the left.
    var direction: CGFloat { isPush == isLeftToRight ? 1 : -1 }

    /// Adds animations that run with the slide.
    func alongside(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
        others.append((animations, completion))
    }

    func run(completion: @escaping () -> Void) {
        self.completion = completion
        let width = to.superview?.bounds.width ?? to.bounds.width
        let near = direction * width
        let far = -direction * width * NavigationTransition.parallax
        let back: UIView = isPush ? from : to
        UIView.performWithoutAnimation {
            shade.backgroundColor = .black
            shade.isUserInteractionEnabled = false
            shade.frame = back.bounds
            shade.alpha = isPush ? 0 : NavigationTransition.shadeAlpha
            back.addSubview(shade)
            to.layoutIfNeeded()
            to.transform = CGAffineTransform(
                translationX: isPush ? near : -near * NavigationTransition.parallax, y: 0)
        }
        UIView.animate(
            withDuration: NavigationTransition.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) { [self] in
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: isPush ? far : -near, y: 0)
            shade.alpha = isPush ? NavigationTransition.shadeAlpha : 0
            for other in others { other.animations() }
        } completion: { [weak self] _ in
            self?.finish()
        }
    }

    /// Jumps to the end, as when another change comes before the slide is over.
    func finishNow() {
        for view in [from, to, shade] { view.layer.removeAllAnimations() }
        finish()
    }

    private func finish() {
        guard let completion else { return }
        self.completion = nil
        shade.removeFromSuperview()
        UIView.performWithoutAnimation {
            to.transform = .identity
            from.transform = .identity
        }
        for other in others { other.completion() }
        others = []
        completion()
    }
}

// SPDX-License-Identifier: MIT
import ALLKit

/// The screens of the gallery, in the menu's order.
public enum GalleryScreen: String, CaseIterable, Sendable {
    case packages, feed

    /// The screen's title.
    package var title: String {
        switch self {
        case .packages: "Packages"
        case .feed: "Feed"
        }
    }

    /// What the screen shows, in a line.
    package var summary: String {
        switch self {
        case .packages: "Everything installed on this machine"
        case .feed: "Posts with pictures and counters"
        }
    }

    /// Makes the screen.
    ///
    /// - Parameter path: the control file of the package list.
    @MainActor package func makeViewController(path: String) -> UIViewController {
        switch self {
        case .packages: PackageListViewController(path: path)
        case .feed: FeedScreen()
        }
    }
}

/// The gallery.
@MainActor public enum GalleryScreens {
    /// The whole gallery in a navigation controller.
    ///
    /// - Parameters:
    ///   - path: the control file of the package list.
    ///   - screen: the screen to open; nil for the menu.
    public static func makeRoot(
        path: String, screen: GalleryScreen? = nil
    ) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: MenuScreen(path: path))
        if let screen {
            navigation.pushViewController(
                screen.makeViewController(path: path), animated: false)
        }
        return navigation
    }
}

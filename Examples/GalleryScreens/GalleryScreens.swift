// SPDX-License-Identifier: MIT
import ALLKit

/// The screens of the gallery, in the menu's order.
public enum GalleryScreen: String, CaseIterable, Sendable {
    case packages, feed, chat, mail, movement, diff, sizes, waterfall
    case shelves, scroll, animation, rotation, settings, profile

    /// The screen's title.
    package var title: String {
        switch self {
        case .packages: "Packages"
        case .feed: "Feed"
        case .chat: "Chat"
        case .mail: "Mail"
        case .movement: "Movement"
        case .diff: "Diff"
        case .sizes: "Different sizes"
        case .waterfall: "Waterfall"
        case .shelves: "Lists in rows"
        case .scroll: "Combined layout"
        case .animation: "Layout animation"
        case .rotation: "Portrait and landscape"
        case .settings: "Settings"
        case .profile: "Profile"
        }
    }

    /// What the screen shows, in a line.
    package var summary: String {
        switch self {
        case .packages: "Everything installed on this machine"
        case .feed: "Posts with pictures and counters"
        case .chat: "Bubbles, the newest at the bottom"
        case .mail: "Swipe a letter to the left"
        case .movement: "Carry a row to another place"
        case .diff: "Tiles shuffled every half second"
        case .sizes: "Widgets with bounds of their own"
        case .waterfall: "A collection view layout made here"
        case .shelves: "Rows that scroll sideways"
        case .scroll: "An article of several specs, scrolled"
        case .animation: "Two layouts of the same views"
        case .rotation: "A layout that turns with the window"
        case .settings: "This machine, in rows that open"
        case .profile: "Nested stacks and chained anchors"
        }
    }

    /// Makes the screen.
    ///
    /// - Parameter path: the control file of the package list.
    @MainActor package func makeViewController(path: String) -> UIViewController {
        switch self {
        case .packages: PackageListViewController(path: path)
        case .feed: FeedScreen()
        case .chat: ChatScreen()
        case .mail: MailScreen()
        case .movement: MovementScreen()
        case .diff: ShuffleScreen()
        case .sizes: WidgetsScreen()
        case .waterfall: WaterfallScreen()
        case .shelves: ShelvesScreen()
        case .scroll: ArticleScreen(title: "City Guide")
        case .animation: PlayerScreen()
        case .rotation: RotationScreen()
        case .settings: SettingsScreen()
        case .profile: ProfileScreen()
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

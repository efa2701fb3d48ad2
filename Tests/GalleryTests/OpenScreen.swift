// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

@testable import GalleryScreens

/// A screen of the gallery in a window, with the menu below it.
@MainActor final class OpenScreen<Screen: UIViewController> {
    let window: OffscreenWindow
    let navigation: UINavigationController

    /// Opens a screen and waits until it shows its content and has come to rest.
    convenience init(
        _ screen: GalleryScreen?, size: CGSize = CGSize(width: 390, height: 844),
        style: UIUserInterfaceStyle = .light
    ) {
        self.init(
            screen,
            in: OffscreenWindow(size: size, traits: UITraitCollection(userInterfaceStyle: style)))
        window.settle()
    }

    /// Opens a screen that a test made, and waits until it has come to rest.
    convenience init(showing screen: Screen) {
        self.init(nil, in: OffscreenWindow())
        navigation.pushViewController(screen, animated: false)
        wait()
    }

    /// Opens a screen in a window and waits until it shows its content.
    init(_ screen: GalleryScreen?, in window: OffscreenWindow) {
        self.window = window
        navigation = GalleryScreens.makeRoot(path: "/nonexistent", screen: screen)
        window.window.rootViewController = navigation
        waitForContent()
    }

    /// The screen on top.
    var screen: Screen {
        guard let screen = navigation.topViewController as? Screen else {
            preconditionFailure("\(navigation.topViewController?.title ?? "nothing") is on top.")
        }
        return screen
    }

    /// Waits until the screen shows what it was asked for, and things have come to rest.
    func wait() {
        waitForContent()
        window.settle()
    }

    /// Waits until the screen shows what it was asked for.
    func waitForContent() {
        window.runFrame()
        window.wait(for: "the screen") {
            (self.navigation.topViewController as? any WaitableScreen)?.isBusy != true
        }
    }

    /// Where a text is drawn at this moment, in points of the window.
    func place(of text: String) -> CGRect? {
        window.drawnItems.first { $0.text == text }?.frame
    }

    /// The cells of a list on screen, from top to bottom.
    func cells(of list: UICollectionView) -> [UICollectionViewCell] {
        list.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
}

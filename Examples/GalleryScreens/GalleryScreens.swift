// SPDX-License-Identifier: MIT
import ALLKit

/// The gallery's screens.
@MainActor public enum GalleryScreens {
    /// The whole gallery: the package list of a file in a navigation controller.
    public static func makeRoot(path: String) -> UINavigationController {
        UINavigationController(rootViewController: PackageListViewController(path: path))
    }
}

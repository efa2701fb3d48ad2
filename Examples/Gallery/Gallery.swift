// SPDX-License-Identifier: MIT
import GalleryScreens
import UIKit

/// The program: a window with the gallery, or pictures of its screens.
@main @MainActor enum Gallery {
    static func main() {
        do {
            let arguments = try GalleryArguments(Array(CommandLine.arguments.dropFirst()))
            if arguments.wantsHelp {
                print(GalleryArguments.usage, terminator: "")
            } else if let folder = arguments.snapshotFolder {
                try GallerySnapshots(arguments, folder: folder).write()
            } else {
                AppDelegate.main()
            }
        } catch let failure as GalleryArguments.Failure {
            stop("\(failure)\n\n\(GalleryArguments.usage)")
        } catch {
            stop("\(error)\n")
        }
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("gallery: \(message)".utf8))
        exit(2)
    }
}

/// Opens the gallery's window.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The arguments were understood before.
        let arguments = try? GalleryArguments(Array(CommandLine.arguments.dropFirst()))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryScreens.makeRoot(
            path: arguments?.path ?? PackageSource.installed, screen: arguments?.firstScreen)
        window.makeKeyAndVisible()
        self.window = window
        noteFirstFrame()
        return true
    }

    /// Tells who watches the program when its window shows something.
    private func noteFirstFrame() {
        guard GalleryTrace.isOn else { return }
        // A display link is asked before a frame is drawn; what it puts on the main queue runs when
        // that frame is on screen.
        link = CADisplayLink { [weak self] _ in
            self?.link?.invalidate()
            self?.link = nil
            DispatchQueue.main.async { GalleryTrace.note("frame", "first") }
        }
        link?.add(to: .main, forMode: .common)
    }
}

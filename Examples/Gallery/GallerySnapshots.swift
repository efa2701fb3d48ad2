// SPDX-License-Identifier: MIT
import ALLKit
import GalleryScreens
import QuartzCore
import WindowSystem

/// Draws the gallery's screens into PNG files, without a display.
@MainActor struct GallerySnapshots {
    private let path: String
    private let only: GalleryScreen?
    private let folder: String

    private static let phone = CGSize(width: 390, height: 844)
    private static let wide = CGSize(width: 1024, height: 768)

    init(_ arguments: GalleryArguments, folder: String) {
        path = arguments.path
        only = arguments.screen
        self.folder = folder
    }

    /// Why a picture was not made.
    enum Failure: Error, CustomStringConvertible {
        case notWritten(String, reason: String)

        var description: String {
            switch self {
            case .notWritten(let path, let reason): "\(path) cannot be written: \(reason)"
            }
        }
    }

    /// Writes all pictures and prints their paths.
    func write() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.notWritten(folder, reason: error.localizedDescription)
        }
        if only == nil { try picture("menu", nil) }
        for screen in GalleryScreen.allCases where only == nil || only == screen {
            for (name, appearance) in [("light", WindowAppearance.light), ("dark", .dark)] {
                try picture("\(screen.rawValue)-\(name)", screen, appearance)
            }
            switch screen {
            case .packages: try writePackages()
            case .profile: try picture("profile-wide", .profile, size: Self.wide)
            default: break
            }
        }
    }

    private func writePackages() throws {
        try picture("packages-by-size", .packages) { screen in
            screen.packages?.show(order: .size)
        }
        try picture("packages-scrolled", .packages) { screen in
            guard let list = screen.packages?.collectionView else { return }
            let count = list.numberOfItems(inSection: 0)
            guard count > 0 else { return }
            list.scrollToItem(
                at: IndexPath(item: count / 2, section: 0), at: .top, animated: false)
        }
        try picture("package-detail", .packages) { screen in
            screen.packages?.open(row: 0, animated: false)
        }
        try picture("packages-wide", .packages, size: Self.wide)
    }

    private func picture(
        _ name: String, _ content: GalleryScreen?, _ appearance: WindowAppearance = .light,
        size: CGSize = GallerySnapshots.phone, _ prepare: (Screen) -> Void = { _ in }
    ) throws {
        let screen = Screen(path: path, content: content, size: size, appearance: appearance)
        defer { screen.close() }
        screen.wait()
        prepare(screen)
        screen.wait()
        let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
        do {
            try screen.connection.pngData().write(to: url)
        } catch {
            throw Failure.notWritten(url.path, reason: error.localizedDescription)
        }
        print(url.path)
    }
}

/// The gallery in a window that nobody sees.
@MainActor private final class Screen {
    let connection: WindowConnection
    private let navigation: UINavigationController
    private let window: UIWindow
    private let clock = SteppedClock(now: 0)

    init(path: String, content: GalleryScreen?, size: CGSize, appearance: WindowAppearance) {
        MediaClock.install(stepped: clock)
        connection = WindowConnection(
            host: OffscreenWindow(size: size, scale: 2, appearance: appearance))
        navigation = GalleryScreens.makeRoot(path: path, screen: content)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        connection.attach(window)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        run()
    }

    var packages: PackageListViewController? {
        navigation.topViewController as? PackageListViewController
    }

    func close() {
        connection.close()
        MediaClock.install(stepped: nil)
    }

    /// Runs until the screen shows what it was asked for and what moves has come to rest.
    func wait() {
        while (navigation.topViewController as? any WaitableScreen)?.isBusy == true {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            clock.advance(by: 1.0 / 60)
            connection.drawNow()
        }
        run()
    }

    private func run() {
        for _ in 0..<60 {
            clock.advance(by: 1.0 / 60)
            connection.drawNow()
        }
    }
}

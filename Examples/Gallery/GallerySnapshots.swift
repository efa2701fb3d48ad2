// SPDX-License-Identifier: MIT
import ALLKit
import GalleryScreens
import QuartzCore
import WindowSystem

/// Draws the gallery's screens into PNG files, without a display.
@MainActor struct GallerySnapshots {
    let path: String
    let folder: String

    private static let phone = CGSize(width: 390, height: 844)

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
        try picture("packages-light", .light)
        try picture("packages-dark", .dark)
        try picture("packages-by-size", .light) { screen in
            screen.list.show(order: .size)
            screen.waitForList()
        }
        try picture("packages-scrolled", .light) { screen in
            let count = screen.list.collectionView.numberOfItems(inSection: 0)
            guard count > 0 else { return }
            screen.list.collectionView.scrollToItem(
                at: IndexPath(item: count / 2, section: 0), at: .top, animated: false)
        }
        try picture("package-detail", .light) { screen in
            screen.list.open(row: 0, animated: false)
        }
        try picture("packages-wide", .light, size: CGSize(width: 1024, height: 768))
    }

    private func picture(
        _ name: String, _ appearance: WindowAppearance, size: CGSize = GallerySnapshots.phone,
        _ prepare: (Screen) -> Void = { _ in }
    ) throws {
        let screen = Screen(path: path, size: size, appearance: appearance)
        defer { screen.close() }
        screen.waitForList()
        prepare(screen)
        screen.run()
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
    let list: PackageListViewController
    private let window: UIWindow
    private let clock = SteppedClock(now: 0)
    private var isLoaded = false

    init(path: String, size: CGSize, appearance: WindowAppearance) {
        MediaClock.install(stepped: clock)
        connection = WindowConnection(
            host: OffscreenWindow(size: size, scale: 2, appearance: appearance))
        list = PackageListViewController(path: path)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        list.onLoaded = { [weak self] in self?.isLoaded = true }
        connection.attach(window)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        run()
    }

    func close() {
        connection.close()
        MediaClock.install(stepped: nil)
    }

    /// Runs until the packages are there and their first rows measured.
    func waitForList() {
        while !isLoaded || list.isBusy {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            clock.advance(by: 1.0 / 60)
            connection.drawNow()
        }
        run()
    }

    /// Lets a second pass, so that what moves has come to rest.
    func run() {
        for _ in 0..<60 {
            clock.advance(by: 1.0 / 60)
            connection.drawNow()
        }
    }
}

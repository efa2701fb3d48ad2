// SPDX-License-Identifier: MIT
import WindowSystem

extension UIApplication {
    /// The size of a new window, in points: a phone's.
    package static let defaultWindowSize = CGSize(width: 390, height: 844)

    /// Runs the program until its window is closed, then ends the process.
    func run(delegate: any UIApplicationDelegate, arguments: [String]) -> Never {
        if let index = arguments.firstIndex(of: "--snapshot") {
            let folder = index + 1 < arguments.count ? arguments[index + 1] : "."
            runSnapshot(delegate: delegate, folder: folder)
        }
        let name = (arguments.first as NSString?)?.lastPathComponent ?? "Application"
        do {
            runWindow(try SDLWindow(title: name, size: UIApplication.defaultWindowSize), delegate)
        } catch {
            let text =
                "\(name): \(error)\n"
                + "To draw pictures instead of opening a window, run: \(name) --snapshot DIR\n"
            FileHandle.standardError.write(Data(text.utf8))
            exit(1)
        }
    }

    private func runWindow(_ host: SDLWindow, _ delegate: any UIApplicationDelegate) -> Never {
        let connection = WindowConnection(host: host)
        connection.onClose = { MainLoop.stop() }
        defaultConnection = connection
        launch(delegate: delegate)
        if let title = keyWindow?.rootViewController?.title { host.title = title }
        FrameDriver.shared.setNeedsFrame()
        MainLoop.run()
        terminate()
        connection.close()
        exit(0)
    }

    private func runSnapshot(delegate: any UIApplicationDelegate, folder: String) -> Never {
        let host = OffscreenWindow(size: UIApplication.defaultWindowSize, scale: 2)
        let connection = WindowConnection(host: host)
        defaultConnection = connection
        launch(delegate: delegate)
        connection.drawNow()
        let url = URL(fileURLWithPath: folder).appendingPathComponent("launch.png")
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try connection.pngData().write(to: url)
            print(url.path)
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("Cannot write \(url.path): \(error)\n".utf8))
            exit(1)
        }
    }
}

extension WindowConnection {
    /// Lays out, draws and shows one frame at the clock's present time.
    package func drawNow() {
        FrameDriver.shared.runFrame(timestamp: MediaClock.now())
    }

    /// A copy of what is shown.
    package func snapshot() -> CGImage? {
        CGImage(copying: host.pixels)
    }

    /// What is shown, as PNG; empty if there is no memory for it.
    package func pngData() -> Data {
        snapshot()?.pngData() ?? Data()
    }
}

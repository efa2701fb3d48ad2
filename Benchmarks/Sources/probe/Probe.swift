// SPDX-License-Identifier: MIT
import GalleryScreens
import UIKit

/// Shows the gallery's list and says on standard output when it was drawn and what it costs.
///
///     probe START start|idle FILE
///
/// `START` is the time on the monotonic clock when the process was asked for, in seconds.
@main final class Probe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?
    private var lastCPU = 0.0
    private var seconds = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let arguments = CommandLine.arguments
        precondition(arguments.count == 4, "usage: probe START start|idle FILE")
        let window = UIWindow(frame: UIScreen.main.bounds)
        let list = PackageListViewController(path: arguments[3])
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        self.window = window
        // A display link is asked before a frame is drawn; what it puts on the main queue runs
        // when that frame is on screen. The first frame that counts is the first with packages.
        link = CADisplayLink { [weak self] _ in
            guard list.collectionView.numberOfItems(inSection: 0) > 0 else { return }
            self?.link?.invalidate()
            self?.link = nil
            DispatchQueue.main.async { self?.firstFrame() }
        }
        link?.add(to: .main, forMode: .common)
        return true
    }

    private func firstFrame() {
        let start = Double(CommandLine.arguments[1]) ?? 0
        report("wall", Cost.seconds(CLOCK_MONOTONIC) - start)
        report("cpu", Cost.seconds(CLOCK_PROCESS_CPUTIME_ID))
        report("memory", Cost.residentMegabytes)
        guard CommandLine.arguments[2] == "idle" else { exit(0) }
        waitForRest()
    }

    /// Waits until rows are no longer measured in the background, two minutes at most.
    private func waitForRest() {
        lastCPU = Cost.seconds(CLOCK_PROCESS_CPUTIME_ID)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
            seconds += 2
            let used = Cost.seconds(CLOCK_PROCESS_CPUTIME_ID) - lastCPU
            if used < 0.01 || seconds >= 120 { idle() } else { waitForRest() }
        }
    }

    private func idle() {
        let start = Cost.seconds(CLOCK_PROCESS_CPUTIME_ID)
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [self] in
            report("idle", (Cost.seconds(CLOCK_PROCESS_CPUTIME_ID) - start) / 10)
            report("settled-memory", Cost.residentMegabytes)
            exit(0)
        }
    }

    private func report(_ name: String, _ value: Double) {
        print(name, value)
    }
}

/// What this process has used.
enum Cost {
    static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Resident memory in millions of bytes.
    static var residentMegabytes: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(getpagesize()) / 1e6
    }
}

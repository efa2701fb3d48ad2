// SPDX-License-Identifier: MIT
import UIKit

/// Calls a closure after a time on the frames' clock, once or again and again; a test steps that
/// clock by hand. The call comes with the first frame after the time.
@MainActor final class FrameTimer {
    private var link: CADisplayLink?
    private var start: CFTimeInterval?

    /// - Parameters:
    ///   - interval: Seconds.
    ///   - isRepeated: Whether calls go on until ``stop()``.
    ///   - action: What is called.
    init(every interval: CFTimeInterval, isRepeated: Bool, _ action: @escaping () -> Void) {
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let begin = self.start ?? link.timestamp
            self.start = begin
            // Frames come at whole sixtieths of a second, but for the last digit.
            guard link.timestamp - begin > interval - 1e-6 else { return }
            self.start = link.timestamp
            if !isRepeated { self.stop() }
            action()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Ends the calls.
    func stop() {
        link?.invalidate()
        link = nil
    }

    isolated deinit { link?.invalidate() }
}

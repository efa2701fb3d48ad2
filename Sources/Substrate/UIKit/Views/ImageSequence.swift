// SPDX-License-Identifier: MIT

/// Images that follow each other in time, each shown equally long.
struct ImageSequence {
    /// What frame times may fall short by through rounding, in seconds.
    private static let timeTolerance: CFTimeInterval = 1e-6

    /// How many images there are; at least 1.
    let count: Int
    /// How long all of them are shown once, in seconds.
    let duration: CFTimeInterval
    /// How often they are shown; 0 is without end.
    let repeatCount: Int

    /// - Parameters:
    ///   - duration: 0 or less, or not a number, is 1/30 s an image.
    ///   - repeatCount: less than 0 counts as 0.
    init(count: Int, duration: CFTimeInterval, repeatCount: Int) {
        self.count = max(1, count)
        let isUsable = duration > 0 && duration.isFinite
        self.duration = isUsable ? duration : CFTimeInterval(self.count) / 30
        self.repeatCount = max(0, repeatCount)
    }

    /// Which image is shown at a time since the start; nil once all repetitions are over.
    func index(at time: CFTimeInterval) -> Int? {
        let rounds = max(0, time + ImageSequence.timeTolerance) / duration
        guard repeatCount == 0 || rounds < Double(repeatCount) else { return nil }
        let part = rounds - rounds.rounded(.down)
        return min(count - 1, Int(part * Double(count)))
    }
}

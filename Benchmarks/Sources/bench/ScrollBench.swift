// SPDX-License-Identifier: MIT
import CPeers
import GalleryScreens
import UIKit
import UIKitTesting

/// The gallery's package list at 390 x 844 points, scale 2: a scrolled frame and a full repaint,
/// against C that draws the same with raw Cairo and Pango from layouts made before.
@MainActor struct ScrollBench {
    private static let step: CGFloat = 12
    private static let steps = 300

    func run(_ report: inout Report) throws {
        let file = try PackageFile(count: 2_000)
        defer { file.remove() }
        let controller = PackageListViewController(path: file.path)
        let window = OffscreenWindow(
            rootViewController: UINavigationController(rootViewController: controller))
        let list = controller.collectionView
        window.becomeQuiet()

        let recorder = SceneRecorder(window: window.window, list: list)
        let top = list.contentOffset.y
        recorder.readVisibleRows()
        for step in 1...(Self.steps + 100) {
            list.contentOffset.y = top + Self.step * CGFloat(step)
            window.runFrame()
            recorder.readVisibleRows()
        }
        let scene = recorder.makeScene(scale: window.scale)
        defer { peer_scene_destroy(scene) }
        peer_scene_scroll(scene, top)
        peer_scene_repaint(scene)
        list.contentOffset.y = top
        window.becomeQuiet()
        try writePictures(window, scene)

        scroll(window, list, scene, top, &report)
        repaint(window, list, scene, top, &report)
    }

    private func scroll(
        _ window: OffscreenWindow, _ list: UICollectionView, _ scene: OpaquePointer,
        _ top: CGFloat, _ report: inout Report
    ) {
        func offset(_ round: Int) -> CGFloat {
            // Down for 300 frames, then up again.
            let phase = round % (2 * Self.steps)
            let step = phase < Self.steps ? phase : 2 * Self.steps - phase
            return top + Self.step * CGFloat(step + 1)
        }
        let result = Measurement.compare(rounds: 1_200, warmups: 600) { round in
            list.contentOffset.y = offset(round)
            window.runFrame()
        } peer: { round in
            peer_scene_scroll(scene, offset(round))
        }
        report.add(
            ReportRow(
                "(a) scrolled frame of the package list (peer: raw C)", ours: result.ours * 1e3,
                peer: result.peer * 1e3, unit: "ms"), limit: 2)
    }

    private func repaint(
        _ window: OffscreenWindow, _ list: UICollectionView, _ scene: OpaquePointer,
        _ top: CGFloat, _ report: inout Report
    ) {
        list.contentOffset.y = top
        window.becomeQuiet()
        peer_scene_scroll(scene, top)
        let result = Measurement.compare(rounds: 200, warmups: 20) { _ in
            window.expose()
            window.runFrame()
        } peer: { _ in
            peer_scene_repaint(scene)
        }
        report.add(
            ReportRow(
                "(b) full repaint of the package list (peer: raw C)", ours: result.ours * 1e3,
                peer: result.peer * 1e3, unit: "ms"), limit: 1.5)
    }

    /// For the eye: both pictures, when `BENCH_PICTURES` names a directory.
    private func writePictures(_ window: OffscreenWindow, _ scene: OpaquePointer) throws {
        guard let folder = ProcessInfo.processInfo.environment["BENCH_PICTURES"] else { return }
        var size: (width: Int32, height: Int32, stride: Int32) = (0, 0, 0)
        guard let pixels = peer_scene_pixels(scene, &size.width, &size.height, &size.stride) else {
            return
        }
        var data = Data(bytes: pixels, count: Int(size.stride * size.height))
        for offset in stride(from: 3, to: data.count, by: 4) { data[offset] = 0xFF }
        let peer = CGImage(
            width: Int(size.width), height: Int(size.height), bytesPerRow: Int(size.stride),
            premultipliedBGRA: data)
        let directory = URL(fileURLWithPath: folder)
        try peer?.pngData().write(to: directory.appendingPathComponent("peer.png"))
        try window.snapshot().pngData().write(to: directory.appendingPathComponent("ours.png"))
    }
}

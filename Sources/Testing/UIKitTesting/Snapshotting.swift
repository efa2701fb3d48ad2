// SPDX-License-Identifier: MIT
import UIKit

/// How a value becomes a picture or a text that can be put on record.
///
/// ```swift
/// assertSnapshot(of: badge, as: .image(size: CGSize(width: 44, height: 44)))
/// assertSnapshot(of: controller, as: .image(on: .iPhone13))
/// assertSnapshot(of: controller, as: .recursiveDescription)
/// ```
@preconcurrency @MainActor public struct Snapshotting<Value> {
    let snapshot: @MainActor (Value) -> SnapshotResult
}

/// What is compared with the record.
enum SnapshotResult {
    case picture(CGImage)
    case text(String)
}

/// A device that a controller is shown on: its size, its density and what its frame covers.
public struct ViewImageConfig: Sendable {
    /// The size in points.
    public var size: CGSize
    /// Device pixels per point.
    public var scale: CGFloat
    /// What the device's frame covers, in points.
    public var safeArea: UIEdgeInsets

    /// Makes a device.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: Device pixels per point.
    ///   - safeArea: What the device's frame covers, in points.
    public init(size: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    /// 320 by 568 points at 2, with a status bar.
    public static let iPhoneSe = ViewImageConfig(
        size: CGSize(width: 320, height: 568),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    /// 375 by 667 points at 2, with a status bar.
    public static let iPhone8 = ViewImageConfig(
        size: CGSize(width: 375, height: 667),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    /// 390 by 844 points at 3, with a notch and a home indicator.
    public static let iPhone13 = ViewImageConfig(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}

extension Snapshotting where Value == UIViewController {
    /// A picture of the controller's view in a phone's size, at scale 2.
    public static var image: Snapshotting { .image() }

    /// A picture of the controller's view on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - traits: What else the device is said to be, such as dark.
    public static func image(
        on config: ViewImageConfig, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { controller in
            .picture(
                OffscreenWindow(
                    rootViewController: controller, size: config.size, scale: config.scale,
                    traits: traits, safeArea: config.safeArea
                ).snapshot())
        }
    }

    /// A picture of the controller's view.
    ///
    /// - Parameters:
    ///   - size: The size in points; a phone's when `nil`.
    ///   - traits: What the device is said to be, such as dark; its display scale is 2 unless set.
    public static func image(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(
                size: size ?? CGSize(width: 390, height: 844), scale: SnapshotScale.of(traits)),
            traits: traits)
    }

    /// The controller's view and what is inside it, a line a view, in a phone's size.
    public static var recursiveDescription: Snapshotting {
        Snapshotting { controller in
            let window = OffscreenWindow(rootViewController: controller)
            return .text(ViewTree.description(of: controller.view, in: window))
        }
    }
}

extension Snapshotting where Value == UIView {
    /// A picture of the view in its own size, at scale 2.
    public static var image: Snapshotting { .image() }

    /// A picture of the view.
    ///
    /// - Parameters:
    ///   - size: The size in points; `nil` keeps the view's, or what fits it when that is empty.
    ///   - traits: What the device is said to be, such as dark; its display scale is 2 unless set.
    public static func image(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { view in
            .picture(
                OffscreenWindow(
                    view: view, size: size ?? naturalSize(of: view),
                    scale: SnapshotScale.of(traits), traits: traits
                ).snapshot())
        }
    }

    /// The view and what is inside it, a line a view.
    public static var recursiveDescription: Snapshotting {
        Snapshotting { view in
            let window = OffscreenWindow(view: view, size: naturalSize(of: view))
            return .text(ViewTree.description(of: view, in: window))
        }
    }

    private static func naturalSize(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let fitting = view.sizeThatFits(CGSize(width: 390, height: 844))
        precondition(
            fitting.width > 0 && fitting.height > 0,
            "\(type(of: view)) has no size and asks for none. Give it a frame, or the snapshot a "
                + "size: .image(size:).")
        return fitting
    }
}

extension Snapshotting where Value == UIImage {
    /// The picture itself.
    public static var image: Snapshotting {
        Snapshotting { image in
            guard let picture = image.cgImage else {
                preconditionFailure("The image holds no pixels.")
            }
            return .picture(picture)
        }
    }
}

extension Snapshotting where Value == String {
    /// The text itself.
    public static var lines: Snapshotting {
        Snapshotting { .text($0) }
    }
}

@MainActor enum SnapshotScale {
    static func of(_ traits: UITraitCollection) -> CGFloat {
        traits.displayScale > 0 ? traits.displayScale : 2
    }
}

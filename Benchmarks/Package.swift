// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Trellis", path: "..")],
    targets: [
        .systemLibrary(
            name: "CPangoCairo", path: "Sources/CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        // The raw limit: the same pictures drawn in C with nothing between it and Cairo.
        .target(
            name: "CPeers", dependencies: ["CPangoCairo"], path: "Sources/CPeers",
            linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CPeers", .product(name: "ALLKit", package: "Trellis"),
                .product(name: "ConstraintSolver", package: "Trellis"),
                .product(name: "Flexbox", package: "Trellis"),
                .product(name: "GalleryScreens", package: "Trellis"),
                .product(name: "ListDiff", package: "Trellis"),
                .product(name: "UIKitTesting", package: "Trellis"),
            ],
            path: "Sources/bench", swiftSettings: strict),
        // The gallery's list in a window, which says when it has drawn and what it costs.
        .executableTarget(
            name: "probe",
            dependencies: [.product(name: "GalleryScreens", package: "Trellis")],
            path: "Sources/probe", swiftSettings: strict),
    ]
)

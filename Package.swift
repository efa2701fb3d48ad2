// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// Every Swift target: Swift 6 language mode (from the tools version), warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Trellis",
    products: [
        .library(name: "Flexbox", targets: ["Flexbox"]),
        .library(name: "ListDiff", targets: ["ListDiff"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "ALLKit", targets: ["ALLKit"]),
        .library(name: "DeclarativeLayoutKit", targets: ["DeclarativeLayoutKit"]),
        .library(name: "AloeStackView", targets: ["AloeStackView"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
        .executable(name: "flexbox-check", targets: ["FlexboxCheck"]),
        .plugin(name: "ChainingSettersPlugin", targets: ["ChainingSettersPlugin"]),
        .executable(name: "gallery", targets: ["Gallery"]),
    ],
    targets: [
        // Platform: C libraries from Debian's packages, and one small C target.
        .systemLibrary(
            name: "CCairo", path: "Sources/Platform/CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", path: "Sources/Platform/CPango",
            pkgConfig: "pangocairo pangoft2 fontconfig",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CPixbuf", path: "Sources/Platform/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(
            // No pkg-config: SwiftPM warns of a flag that SDL's file has and nothing here needs.
            name: "CSDL2", path: "Sources/Platform/CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .target(name: "CRuntime", path: "Sources/Platform/CRuntime"),

        // Engines: pure Swift, no dependency.
        .target(name: "Flexbox", path: "Sources/Engines/Flexbox", swiftSettings: strict),
        .target(name: "ListDiff", path: "Sources/Engines/ListDiff", swiftSettings: strict),
        .target(
            name: "ConstraintSolver", path: "Sources/Engines/ConstraintSolver",
            swiftSettings: strict),

        // Substrate: from pixels up to views.
        .target(
            name: "CoreGraphics", dependencies: ["CCairo", "CPixbuf", "_Testing_CoreGraphics"],
            path: "Sources/Substrate/CoreGraphics", swiftSettings: strict),
        .target(
            name: "TextLayout", dependencies: ["CoreGraphics", "CCairo", "CPango"],
            path: "Sources/Substrate/TextLayout", swiftSettings: strict),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "TextLayout", "ListDiff", "CCairo"],
            path: "Sources/Substrate/QuartzCore", swiftSettings: strict),
        .target(
            name: "WindowSystem", dependencies: ["CoreGraphics", "QuartzCore", "CSDL2"],
            path: "Sources/Substrate/WindowSystem", swiftSettings: strict),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics", "TextLayout", "QuartzCore", "WindowSystem", "ListDiff",
                "ConstraintSolver", "CRuntime", "_Testing_UIKit",
            ],
            path: "Sources/Substrate/UIKit", swiftSettings: strict),

        // Kits
        .target(
            name: "ALLKit", dependencies: ["UIKit", "Flexbox", "ListDiff"],
            path: "Sources/Kits/ALLKit", swiftSettings: strict),
        .target(
            name: "DeclarativeLayoutKit", dependencies: ["UIKit"],
            path: "Sources/Kits/DeclarativeLayoutKit", swiftSettings: strict),

        .target(
            name: "AloeStackView", dependencies: ["UIKit"], path: "Sources/Kits/AloeStackView",
            swiftSettings: strict),

        // Testing product
        .target(
            name: "UIKitTesting", dependencies: ["UIKit", "QuartzCore", "WindowSystem"],
            path: "Sources/Testing/UIKitTesting", swiftSettings: strict),

        // Modules that the toolchain expects where Swift Testing meets modules of these names.
        .target(
            name: "_Testing_CoreGraphics", path: "Sources/Testing/Overlays/CoreGraphics",
            swiftSettings: strict),
        .target(
            name: "_Testing_UIKit", path: "Sources/Testing/Overlays/UIKit",
            swiftSettings: strict),

        // An X server without a screen, for the package's own tests of real windows.
        .target(
            name: "VirtualDisplay", path: "Sources/Testing/VirtualDisplay", swiftSettings: strict),

        // The cases of Tests/FlexboxTests/Fixtures, and the program that checks files of them.
        .target(
            name: "FlexboxCorpus", dependencies: ["Flexbox"],
            path: "Sources/Testing/FlexboxCorpus", swiftSettings: strict),
        .executableTarget(
            name: "FlexboxCheck", dependencies: ["Flexbox", "FlexboxCorpus"],
            path: "Sources/Tools/FlexboxCheck", swiftSettings: strict),

        // Makes the chaining setters of DeclarativeLayoutKit, and those of a user's own views.
        .executableTarget(
            name: "ChainingSetters", path: "Sources/Tools/ChainingSetters", swiftSettings: strict),
        .plugin(
            name: "ChainingSettersPlugin",
            capability: .command(
                intent: .custom(
                    verb: "chaining-setters",
                    description: "Writes a method that sets and chains for each property of views."),
                permissions: [
                    .writeToPackageDirectory(reason: "The setters are written as Swift files.")
                ]),
            dependencies: ["ChainingSetters"]),

        // Random numbers for the package's own property tests.
        .target(
            name: "SeededGenerator", path: "Sources/Testing/SeededGenerator",
            swiftSettings: strict),

        // The gallery: its screens as a library, so that tests can use them, and the program.
        .target(
            name: "GalleryScreens",
            dependencies: ["ALLKit", "AloeStackView", "DeclarativeLayoutKit"],
            path: "Examples/GalleryScreens", swiftSettings: strict),
        .executableTarget(
            name: "Gallery",
            dependencies: ["GalleryScreens", "UIKit", "QuartzCore", "WindowSystem"],
            path: "Examples/Gallery", swiftSettings: strict),

        // Tests mirror sources.
        .testTarget(
            name: "FlexboxTests", dependencies: ["Flexbox", "FlexboxCorpus", "SeededGenerator"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "ListDiffTests", dependencies: ["ListDiff", "SeededGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededGenerator"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "SeededGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: ["TextLayout", "CCairo", "CPango", "SeededGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "SeededGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "WindowSystemTests",
            dependencies: ["WindowSystem", "QuartzCore", "VirtualDisplay"],
            swiftSettings: strict),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting", "SeededGenerator"],
            exclude: ["Controls/__Snapshots__"], swiftSettings: strict),
        .testTarget(
            name: "AloeStackViewTests",
            dependencies: ["AloeStackView", "UIKitTesting", "SeededGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "DeclarativeLayoutKitTests",
            dependencies: ["DeclarativeLayoutKit", "UIKitTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "ALLKitTests", dependencies: ["ALLKit", "UIKitTesting", "SeededGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "GalleryScreens", "ALLKit", "AloeStackView", "TextLayout", "UIKit", "UIKitTesting",
                "VirtualDisplay",
            ],
            exclude: ["Fixtures", "__Snapshots__"], swiftSettings: strict),
    ]
)

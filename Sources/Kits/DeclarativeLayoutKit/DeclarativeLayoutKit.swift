// SPDX-License-Identifier: MIT

// Views that are set up, laid out and told what to do in one chain of calls.
//
// Setters for the views of another module are written by the package's command plugin, one file a
// class; run it again after a property was added, or with `--check` to learn whether they are
// current:
//
//     swift package --allow-writing-to-package-directory chaining-setters \
//         --target MyTarget --output Sources/MyTarget/Setters
//
// Only public classes get setters, unless `--internal` is said.
@_exported import UIKit

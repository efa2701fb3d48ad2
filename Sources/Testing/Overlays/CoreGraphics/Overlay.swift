// SPDX-License-Identifier: MIT

// Empty. Swift's toolchain announces an overlay, _Testing_CoreGraphics, for files that import both Testing
// and CoreGraphics, and compiles none of them without it. On Linux the toolchain has no such module.

// SPDX-License-Identifier: MIT
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import TextLayout
import WindowSystem
import CRuntime
import ListDiff

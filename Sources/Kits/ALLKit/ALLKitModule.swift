// SPDX-License-Identifier: MIT
@_exported import UIKit
import Flexbox
import ListDiff

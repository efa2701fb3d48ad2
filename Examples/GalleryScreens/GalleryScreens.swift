// SPDX-License-Identifier: MIT
import ALLKit

// SPDX-License-Identifier: MIT
import CSDL2
import QuartzCore

// SPDX-License-Identifier: MIT
import GalleryScreens
print("gallery")
